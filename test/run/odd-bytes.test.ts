import { chmodSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSkill } from '../../src/skill/parse-skill.js';
import { aFolder } from '../support/a-folder.js';
import { EPOCH } from '../support/golden-case.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';
import { canDropPrivileges, withoutPrivileges } from '../support/without-privileges.js';

const env = { SOURCE_DATE_EPOCH: EPOCH, CI: 'true' };
const plain = (name: string, description = 'Keeps the example small') => skillText({ name, description });

async function register(root: string, ...args: string[]) {
  const run = await cli(['register', ...args, '--json'], { cwd: root, env });
  const rules = (file: string) =>
    run
      .json()
      .diagnostics.filter((found) => found.file === file && found.rule !== 'skill-unreachable')
      .map(({ rule, line, column }) => `${rule} ${line}:${column}`);
  return { run, report: run.json(), rules };
}

describe('unusual bytes', () => {
  it('reads a BOM, CRLF and a closing fence at the end of the file', async () => {
    const text = '\ufeff---\r\nname: windows-skill\r\ndescription: Windows line endings\r\n---';
    const parsed = parseSkill(new TextEncoder().encode(text), 'strict');
    expect(parsed.problems).toEqual([]);
    expect(parsed.data).toEqual({ name: 'windows-skill', description: 'Windows line endings' });
    expect(parsed.text.slice(parsed.bodyStart)).toBe('');
  });

  it('reports lone carriage returns, UTF-16, Latin-1 and NUL at their line', async () => {
    const root = aFolder({ 'skills/lone-cr/SKILL.md': plain('lone-cr').replaceAll('\n', '\r') });
    const write = (name: string, bytes: Buffer) => {
      mkdirSync(join(root, 'skills', name));
      writeFileSync(join(root, 'skills', name, 'SKILL.md'), bytes);
    };
    write('wide', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(plain('wide'), 'utf16le')]));
    write(
      'wide-be',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(plain('wide-be'), 'utf16le').swap16()]),
    );
    write('latin', Buffer.from(plain('latin', 'Caf\xe9 au lait'), 'latin1'));
    write('nul', Buffer.from(plain('nul', 'Holds a\0 byte')));
    write('c1', Buffer.from(plain('c1', 'Holds a \u0080 control')));
    const { run, report, rules } = await register(root);
    expect(run.exitCode).toBe(1);
    expect(report.skills.filter(({ status }) => status === 'registered').map(({ name }) => name)).toEqual([
      'lone-cr',
    ]);
    expect(rules('skills/wide/SKILL.md')).toEqual(['file-encoding 1:1']);
    expect(rules('skills/wide-be/SKILL.md')).toEqual(['file-encoding 1:1']);
    expect(rules('skills/latin/SKILL.md')).toEqual(['file-encoding 3:1']);
    expect(rules('skills/nul/SKILL.md')).toEqual(['file-encoding 3:1']);
    expect(rules('skills/c1/SKILL.md')).toEqual(['yaml-syntax 3:22']);
  });

  it('keeps CRLF, tabs, a BOM and a missing final newline of a manifest', async () => {
    const lines = [
      '{',
      '\t"$schema": "x",',
      '\t"_meta": { "totalSkills": 1 },',
      '\t"dispatch_matrix": { "by_task_type": {}, "by_keyword": {} },',
      '\t"skills": [',
      '\t\t{',
      '\t\t\t"name": "one-tool",',
      '\t\t\t"version":"1.0.0",',
      '\t\t\t"path": "skills/one-tool", "description": "Keeps the example small", "tags": [],',
      '\t\t\t"status": "active", "tier": 2, "token_budget": 8000, "references": [],',
      '\t\t\t"capabilities": { "dispatch_triggers": [] }',
      '\t\t}',
      '\t]',
      '}',
    ];
    const before = `\ufeff${lines.join('\r\n')}`;
    const root = aFolder({
      'skills/one-tool/SKILL.md': skillText({
        name: 'one-tool',
        description: 'Keeps the example small',
        version: '1.0.1',
      }),
      'skills/manifest.json': before,
      'skill-registrar.json': '{ "infer": { "enabled": false } }',
    });
    const { run } = await register(root);
    expect(run.exitCode).toBe(0);
    const after = readFileSync(join(root, 'skills/manifest.json'), 'utf8');
    expect(after.startsWith('\ufeff{\r\n\t"$schema": "x",\r\n\t"_meta": { "totalSkills": 1, ')).toBe(true);
    expect(after.endsWith('\r\n\t]\r\n}')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    const changed = after.split('\r\n').filter((line, index) => line !== before.split('\r\n')[index]);
    expect(changed).toEqual([expect.stringContaining('"_meta"'), '\t\t\t"version":"1.0.1",']);
  });

  it('rejects a file of five megabytes and names the limit', async () => {
    const root = aFolder({
      'skills/huge/SKILL.md': `${plain('huge')}${'x'.repeat(5_000_000)}\n`,
      'skills/fine/SKILL.md': plain('fine'),
    });
    const { run, rules, report } = await register(root);
    expect(run.exitCode).toBe(1);
    expect(rules('skills/huge/SKILL.md')).toEqual(['file-size 1:1']);
    expect(report.summary).toMatchObject({ registered: 1, invalid: 1 });
  });
});

describe('directories and links', () => {
  it('reports a directory called SKILL.md and registers the others', async () => {
    const root = aFolder({ 'skills/odd/SKILL.md/': null, 'skills/fine/SKILL.md': plain('fine') });
    const { run, rules } = await register(root);
    expect(run.exitCode).toBe(1);
    expect(rules('skills/odd/SKILL.md')).toEqual(['file-unreadable 1:1']);
  });

  it('follows links inside the repository and counts their targets once, in the default profile', async () => {
    const root = aFolder({ 'skills/fine/SKILL.md': plain('fine'), '.claude/skills/': null });
    symlinkSync('../../skills/fine', join(root, '.claude/skills/fine'));
    symlinkSync('../skills', join(root, '.agents'));
    symlinkSync('.', join(root, 'skills/loop'));
    const { run, report } = await register(root);
    expect(run.exitCode).toBe(0);
    expect(report.skills.map(({ path }) => path)).toEqual(['skills/fine']);
  });

  it('never follows a link out of the repository, whether to a file or to a directory', async () => {
    const outside = aFolder({ 'secret/SKILL.md': plain('secret') });
    const root = aFolder({
      'skills/file-link/': null,
      'skills/gone-link/': null,
      'skills/fine/SKILL.md': plain('fine'),
    });
    symlinkSync(join(outside, 'secret'), join(root, 'skills/escape'));
    symlinkSync(join(outside, 'secret/SKILL.md'), join(root, 'skills/file-link/SKILL.md'));
    symlinkSync('../nowhere/SKILL.md', join(root, 'skills/gone-link/SKILL.md'));
    const { run, report, rules } = await register(root);
    expect(run.exitCode).toBe(1);
    expect(report.skills.filter(({ status }) => status === 'registered')).toHaveLength(1);
    expect(rules('skills/escape')).toEqual(['link-refused 1:1']);
    expect(rules('skills/file-link/SKILL.md')).toEqual(['link-refused 1:1']);
    expect(rules('skills/gone-link/SKILL.md')).toEqual(['link-refused 1:1']);
    expect(run.stdout).not.toContain(outside);
  });

  it('does not list a root that is a link out of the repository', async () => {
    const outside = aFolder({ 'secret/SKILL.md': plain('secret') });
    const root = aFolder({ 'skills/fine/SKILL.md': plain('fine') });
    mkdirSync(join(root, '.claude'));
    symlinkSync(outside, join(root, '.claude/skills'));
    const { run, report, rules } = await register(root);
    expect(run.exitCode).toBe(1);
    expect(report.skills.map(({ name }) => name)).toEqual(['fine']);
    expect(rules('.claude/skills')).toEqual(['link-refused 1:1']);
  });

  it.runIf(canDropPrivileges)('reports a skill directory that cannot be read and continues', async () => {
    const root = aFolder({
      'skills/closed/SKILL.md': plain('closed'),
      'skills/fine/SKILL.md': plain('fine'),
    });
    await register(root, '--dry-run');
    for (const folder of [root, join(root, 'skills'), join(root, 'skills/fine')]) chmodSync(folder, 0o777);
    chmodSync(join(root, 'skills/closed'), 0o000);
    const { report, rules } = await withoutPrivileges(() => register(root));
    chmodSync(join(root, 'skills/closed'), 0o755);
    expect(rules('skills/closed')).toEqual(['file-unreadable 1:1']);
    expect(report.skills.map(({ name, status }) => [name, status])).toEqual([
      ['fine', 'registered'],
      ['closed', 'invalid'],
    ]);
  });

  it('rejects every linked skill in the profile cleo', async () => {
    const root = aFolder({ 'elsewhere/ct-one-tool/SKILL.md': plain('ct-one-tool'), 'skills/': null });
    symlinkSync('../elsewhere/ct-one-tool', join(root, 'skills/ct-one-tool'));
    const { run, report, rules } = await register(root, '--profile', 'cleo');
    expect(run.exitCode).toBe(1);
    expect(rules('skills/ct-one-tool')).toEqual(['link-refused 1:1']);
    const errors = ['The skill directory skills/ct-one-tool is a symbolic link and is not followed.'];
    expect(report.error).toMatchObject({ code: 'E_VALIDATION_ERROR', details: { errors } });
    expect(report.skills).toMatchObject([{ name: 'ct-one-tool', status: 'invalid', errors }]);
  });

  it('keeps the manifest when a skill has become a rejected link', async () => {
    const text = skillText({ name: 'ct-one-tool', version: '1.0.0', description: 'Keeps it small' });
    const root = aFolder({ 'skills/ct-one-tool/SKILL.md': text });
    expect((await register(root, '--profile', 'cleo')).report.summary.registered).toBe(1);
    const manifest = readFileSync(join(root, 'skills/manifest.json'), 'utf8');
    renameSync(join(root, 'skills/ct-one-tool'), join(root, 'elsewhere'));
    symlinkSync('../elsewhere', join(root, 'skills/ct-one-tool'));
    const { report } = await register(root, '--profile', 'cleo');
    expect(report.changed).toBe(false);
    expect(readFileSync(join(root, 'skills/manifest.json'), 'utf8')).toBe(manifest);
  });
});
