import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSkills } from '../../src/agent/catalog.js';
import type { Request } from '../../src/config/request.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const skill = (name: string, ...more: string[]) =>
  aSkill(`name: ${name}`, `description: Does ${name}.`, ...more);

async function run(args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const result = await cli([...args, '--json'], { cwd, env });
  expectValidReport(result.json());
  return { ...result, report: result.json() };
}

const said = (report: { diagnostics: readonly { kind?: string; severity: string; message: string }[] }) =>
  report.diagnostics.map(({ kind, severity, message }) => `${severity} ${kind}: ${message}`);

/** The end of every catalog. */

describe('pipeline', () => {
  const files = {
    'skills/SKILL.md': skill('root skill'),
    'skills/a/SKILL.md': skill('Same Name'),
    'skills/b/SKILL.md': skill('same-name'),
    'skills/c/SKILL.md': skill('SAME NAME'),
    'skills/broken/SKILL.md': aSkill('name: x'),
    'skills/odd/SKILL.md': skill('"!!!"'),
  };

  it('pipeline skips broken skills with a warning', async () => {
    const { exitCode, report } = await run(['validate', '--profile', 'pipeline'], aFolder(files));
    expect(exitCode).toBe(0);
    expect(report.success).toBe(true);
    expect(said(report).filter((line) => line.includes('skipping'))).toEqual([
      'warning VALIDATION_ERROR: [skills] skipping skills/broken/SKILL.md: missing required frontmatter fields "name" and/or "description"',
      'warning VALIDATION_ERROR: [skills] skipping skills/odd/SKILL.md: sanitized skill name is empty',
    ]);
  });

  it('pipeline uses the last of several skills with the same name, and reports each', async () => {
    const { report } = await run(['validate', '--profile', 'pipeline'], aFolder(files));
    expect(said(report).filter((line) => line.includes('duplicate'))).toEqual([
      'warning VALIDATION_ERROR: [skills] duplicate skill "same-name" detected; replacing previous definition with skills/b/SKILL.md',
      'warning VALIDATION_ERROR: [skills] duplicate skill "same-name" detected; replacing previous definition with skills/c/SKILL.md',
    ]);
    expect(
      report.skills
        .filter(({ name }) => name === 'same-name')
        .map(({ path: at, status }) => `${at} ${status}`),
    ).toEqual(
      ['skills/a skipped', 'skills/b skipped', 'skills/c registered'].map((line) =>
        line.replace('registered', 'unchanged'),
      ),
    );
  });

  it('pipeline lists names, descriptions and locations, never a body', async () => {
    const { stdout, exitCode } = await cli(
      ['catalog', '--profile', 'pipeline', '--format', 'text', '--quiet'],
      {
        cwd: aFolder(files),
      },
    );
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 0 });
    const { report } = await run(['catalog', '--profile', 'pipeline'], aFolder(files));
    expect(report.text).toBe(
      [
        '## Available Skills',
        '- root-skill: Does root skill. (location: skills)',
        '- same-name: Does SAME NAME. (location: skills/c)',
      ].join('\n'),
    );
  });

  it('pipeline prints nothing without skills', async () => {
    const cwd = aFolder({ 'skills/README.md': '' });
    const { stdout } = await cli(['catalog', '--profile', 'pipeline', '--format', 'text'], { cwd });
    expect(stdout).toBe('');
  });

  it('pipeline reads the demo skills with their references, scripts and other files', async () => {
    const cwd = aFolder({
      'skills/repo-survey/SKILL.md': skill('repo-survey'),
      'skills/repo-survey/references/checklist.md': '# List',
      'skills/safe-edit/SKILL.md': skill('safe-edit'),
      'skills/safe-edit/scripts/preflight.sh': 'exit 1',
      'skills/test-first-fix/SKILL.md': skill('test-first-fix'),
      'skills/test-first-fix/assets/logo.svg': '<svg/>',
    });
    const { report } = await run(['register', '--profile', 'pipeline'], cwd);
    expect(report.summary).toMatchObject({ registered: 3, invalid: 0 });
    const manifest = JSON.parse(fs.readFileSync(path.join(cwd, 'skills/manifest.json'), 'utf8'));
    expect(manifest.skills[0].references).toEqual(['skills/repo-survey/references/checklist.md']);
    expect(manifest.dispatch_matrix).toEqual({ by_task_type: {}, by_keyword: {} });
  });
});

describe('harness', () => {
  it('harness reports typed errors, never throws and still returns the valid skills', async () => {
    const cwd = aFolder({
      '.agent/skills/none/SKILL.md': '# No frontmatter',
      '.agent/skills/open/SKILL.md': '---\nname: open\n',
      '.agent/skills/yaml/SKILL.md': aSkill('name: yaml', 'description: [invalid yaml'),
      '.agent/skills/field/SKILL.md': skill('field', 'foo: 1', 'baz: 2', 'triggers: {}'),
      '.agent/skills/good/SKILL.md': skill('good'),
    });
    fs.symlinkSync('/etc', path.join(cwd, '.agent/skills/evil'));
    const { exitCode, report } = await run(['validate', '--profile', 'harness'], cwd);
    expect({ exitCode, success: report.success }).toEqual({ exitCode: 0, success: true });
    expect(said(report)).toEqual([
      expect.stringMatching(/^error SECURITY_ERROR: /),
      expect.stringMatching(/^error VALIDATION_ERROR: .*"foo", "baz", "triggers"/),
      'error PARSE_ERROR: SKILL.md must start with YAML frontmatter (---)',
      'error PARSE_ERROR: SKILL.md frontmatter is not properly closed with ---',
      expect.stringMatching(/^error PARSE_ERROR: YAML parse error: /),
    ]);
    expect(report.skills.filter(({ status }) => status !== 'invalid').map(({ name }) => name)).toEqual([
      'good',
    ]);
  });

  it('harness accepts that none of its directories exists', async () => {
    const { exitCode, report } = await run(['catalog', '--profile', 'harness'], aFolder());
    expect({ exitCode, text: report.text }).toEqual({ exitCode: 0, text: '' });
  });

  it('harness writes no manifest in a repository without skills, whatever is in the home directory', async () => {
    const home = aFolder({ '.agent/skills/y/SKILL.md': skill('y') });
    const cwd = aFolder();
    const { exitCode } = await run(['register', '--profile', 'harness', '--home'], cwd, { HOME: home });
    expect({ exitCode, files: fs.readdirSync(cwd) }).toEqual({ exitCode: 3, files: [] });
  });

  const sources = ['src/_bundled_skills', '.claude/skills', '.agent/skills'];

  it('harness lets later sources override earlier ones', async () => {
    const home = aFolder({ '.agent/skills/x/SKILL.md': skill('x'), '.agent/plugins/x/SKILL.md': skill('x') });
    const cwd = aFolder(Object.fromEntries(sources.map((source) => [`${source}/x/SKILL.md`, skill('x')])));
    const locations = async () => {
      const { report } = await run(['catalog', '--profile', 'harness', '--home'], cwd, { HOME: home });
      return report.text.match(/<location>(.*?)<\/location>/g);
    };
    expect(await locations()).toEqual([`<location>${home}/.agent/plugins/x/SKILL.md</location>`]);
    fs.rmSync(path.join(home, '.agent/plugins'), { recursive: true });
    expect(await locations()).toEqual([`<location>${cwd}/.agent/skills/x/SKILL.md</location>`]);
    fs.rmSync(path.join(cwd, '.agent'), { recursive: true });
    expect(await locations()).toEqual([`<location>${cwd}/.claude/skills/x/SKILL.md</location>`]);
    fs.rmSync(path.join(cwd, '.claude'), { recursive: true });
    expect(await locations()).toEqual([`<location>${home}/.agent/skills/x/SKILL.md</location>`]);
    fs.rmSync(path.join(home, '.agent'), { recursive: true });
    expect(await locations()).toEqual([`<location>${cwd}/src/_bundled_skills/x/SKILL.md</location>`]);
  });

  it('harness reports winner and loser of a name collision', async () => {
    const cwd = aFolder(Object.fromEntries(sources.map((source) => [`${source}/x/SKILL.md`, skill('x')])));
    const { report } = await run(['validate', '--profile', 'harness'], cwd);
    expect(said(report)).toEqual([
      [
        "notice VALIDATION_ERROR: Duplicate skill name 'x' found at:",
        '  - .agent/skills/x/SKILL.md (registered)',
        '  - src/_bundled_skills/x/SKILL.md (skipped)',
        '  - .claude/skills/x/SKILL.md (skipped)',
      ].join('\n'),
    ]);
  });

  it("harness looks for the user's own skills where the config says", async () => {
    const home = aFolder({
      'mine/x/SKILL.md': skill('x'),
      '.agent/skills/x/SKILL.md': skill('x'),
      '.agent/skills/y/SKILL.md': skill('y'),
    });
    const config = { profile: 'harness', skills: { userDir: '~/mine/' } };
    const cwd = aFolder({
      'src/_bundled_skills/x/SKILL.md': skill('x'),
      'skill-registrar.json': JSON.stringify(config),
    });
    const { report } = await run(['catalog', '--home'], cwd, { HOME: home });
    expect(report.text.match(/<location>(.*?)<\/location>/g)).toEqual([
      `<location>${home}/mine/x/SKILL.md</location>`,
    ]);
  });

  it('harness registers the skills of the repository, and reports those that the home directory overrides', async () => {
    const home = aFolder({ '.agent/plugins/x/SKILL.md': skill('x'), '.agent/skills/y/SKILL.md': skill('y') });
    const cwd = aFolder(Object.fromEntries(sources.map((source) => [`${source}/x/SKILL.md`, skill('x')])));
    const { report } = await run(['register', '--profile', 'harness', '--home'], cwd, { HOME: home });
    const told = report.skills.map(({ path: at, status, changes }) => [at, status, ...changes].join(' '));
    expect(told).toEqual([
      'src/_bundled_skills/x skipped',
      '~/.agent/skills/y unchanged',
      '.claude/skills/x skipped',
      '.agent/skills/x registered added to manifest',
      '~/.agent/plugins/x skipped',
    ]);
    expect(said(report).find((line) => line.includes('Duplicate'))).toContain(
      '.agent/skills/x/SKILL.md (registered)',
    );
    const manifest = JSON.parse(fs.readFileSync(path.join(cwd, report.manifest), 'utf8'));
    expect(manifest.skills.map((entry: { path: string }) => entry.path)).toEqual(['.agent/skills/x']);
  });

  it('harness resolves names before availability: an unavailable skill hides an available one', async () => {
    const home = aFolder({
      '.agent/skills/x/SKILL.md': skill('x', 'metadata:', '  requires: nonexistent-command-12345'),
    });
    const cwd = aFolder({ 'src/_bundled_skills/x/SKILL.md': skill('x') });
    const { report } = await run(['catalog', '--profile', 'harness', '--home'], cwd, {
      HOME: home,
      PATH: '/bin',
    });
    expect(report.text).toBe('');
    const { catalog } = await openSkills(aRequest(cwd, home, 'harness'));
    expect(catalog.skills).toMatchObject([
      { source: 'user', available: false, unavailableReason: 'missing commands: nonexistent-command-12345' },
    ]);
  });

  it('harness omits disabled and unavailable skills, and prints nothing without skills', async () => {
    const cwd = aFolder({
      'src/_bundled_skills/gh/SKILL.md': skill('gh'),
      '.agent/skills/needs/SKILL.md': skill('needs', 'metadata: { requires: nonexistent-command-12345 }'),
      '.agent/skills/fine/SKILL.md': aSkill('name: fine', `description: Handles <tags> & "quotes" it's`),
      'skill-registrar.json': JSON.stringify({ profile: 'harness', skills: { disabledBundled: ['gh'] } }),
    });
    const { report } = await run(['catalog'], cwd, { PATH: '/bin' });
    expect(report.text).toBe(
      `<available_skills>\n<skill>\n<name>fine</name>\n<description>Handles &lt;tags&gt; &amp; &quot;quotes&quot; it&apos;s</description>\n<location>${cwd}/.agent/skills/fine/SKILL.md</location>\n</skill>\n</available_skills>`,
    );
    fs.rmSync(path.join(cwd, '.agent/skills/fine'), { recursive: true });
    expect((await run(['catalog'], cwd, { PATH: '/bin' })).report.text).toBe('');
  });

  it.each([
    ['harness', {}, ['command-missing']],
    ['harness', { CI: 'true' }, []],
    ['agent-skills', {}, ['command-missing']],
    ['codelia', {}, []],
  ])('reports missing commands locally, never in CI: %s %j', async (profile, env, rules) => {
    const text = skill(
      'x',
      'metadata: { requires: "sh nonexistent-command-12345", version: "1.0.0" }',
      'license: MIT',
    );
    const cwd = aFolder({ '.agent/skills/x/SKILL.md': text, '.agents/skills/x/SKILL.md': text });
    const { report, exitCode } = await run(['validate', '--profile', profile], cwd, { PATH: '/bin', ...env });
    expect(exitCode).toBe(0);
    const unrelated = /^(?:skill-unreachable|duplicate-name|portability-.*)$/;
    const found = report.diagnostics.filter(({ rule }) => !unrelated.test(rule));
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    if (rules.length > 0) expect(found[0]).toMatchObject({ severity: 'notice', line: 4, kind: 'NOT_FOUND' });
  });

  it('does not run a command to check that it exists', async () => {
    const bin = aFolder();
    fs.writeFileSync(path.join(bin, 'trap'), `#!/bin/sh\ntouch ${bin}/ran\n`, { mode: 0o755 });
    const cwd = aFolder({ '.agent/skills/x/SKILL.md': skill('x', 'metadata: { requires: trap }') });
    const { report } = await run(['catalog', '--profile', 'harness'], cwd, { PATH: bin });
    expect(report.text).toContain('<name>x</name>');
    expect(fs.existsSync(path.join(bin, 'ran'))).toBe(false);
  });

  it('a catalog takes about 100 tokens per skill', async () => {
    const cwd = aFolder({
      '.agent/skills/pdf/SKILL.md': aSkill(
        'name: pdf',
        `description: ${'Fills PDF forms and merges files. '.repeat(6)}`,
      ),
    });
    const { report } = await run(['catalog', '--profile', 'harness'], cwd);
    expect(report.text.length / 4).toBeLessThan(130);
  });
});

function aRequest(root: string, home: string | null, profile: string, workingDirectory = '.'): Request {
  return {
    operation: 'status',
    workspace: new DiskWorkspace({ root, home }),
    store: { read: () => null, update: async () => false, remove: async () => false },
    profile,
    workingDirectory,
    environment: { isCi: false, now: new Date(0), variables: {} },
    commands: { isInstalled: () => false },
  };
}

describe('toolset', () => {
  const triggered = (name: string, ...keywords: string[]) =>
    skill(name, 'triggers:', `  keywords: [${keywords.join(', ')}]`);

  it('toolset discloses as much as the query needs', async () => {
    const cwd = aFolder({
      '.agent/skills/hello/SKILL.md': aSkill(
        'name: hello',
        'description: Greets people warmly. Also in French.',
        'triggers: { keywords: [greet] }',
      ),
      '.agent/skills/wave/SKILL.md': aSkill(
        'name: wave',
        'description: Waves.',
        'brief_description: Waves a hand',
        'triggers: { verbs: [wave] }',
      ),
    });
    const at = async (query: string) =>
      (await run(['catalog', '--profile', 'toolset', '--query', query], cwd)).report.text;
    expect(await at('fix the build')).toBe(`[2 skills available]`);
    expect(await at('what can you do?')).toBe(`- hello: Greets people warmly.\n- wave: Waves a hand`);
    expect(await at('list skills')).toBe(`- hello: Greets people warmly.\n- wave: Waves a hand`);
    expect(await at('please greet Bob')).toBe('<skill name="hello">\n# Title\n</skill>');
    expect((await run(['catalog', '--profile', 'toolset'], cwd)).report.text).toBe(`[2 skills available]`);
  });

  it('toolset lists skills without triggers, and prints nothing without skills', async () => {
    const cwd = aFolder({ '.agent/skills/hello/SKILL.md': skill('hello') });
    expect((await run(['catalog', '--profile', 'toolset', '--query', 'x'], cwd)).report.text).toBe(
      `- hello: Does hello.`,
    );
    expect((await run(['catalog', '--profile', 'toolset', '--query', 'x'], aFolder())).report.text).toBe('');
  });

  it('toolset omits a bundled skill that is not enabled by default', async () => {
    const cwd = aFolder({
      '.agent/skills/on/SKILL.md': triggered('on', 'a1'),
      'src/_bundled_skills/off/SKILL.md': skill('off', 'default_enabled: false'),
    });
    const { report } = await run(['catalog', '--profile', 'toolset', '--query', 'list skills'], cwd);
    expect(report.text).toBe(`- on: Does on.`);
  });

  it('toolset rejects a pattern that is not a regular expression or can backtrack exponentially', async () => {
    const cwd = aFolder({
      '.agent/skills/broken/SKILL.md': skill('broken', 'triggers: { patterns: ["("] }'),
      '.agent/skills/slow/SKILL.md': skill('slow', 'triggers: { patterns: ["(a+)+$"] }'),
    });
    const { report } = await run(['validate', '--profile', 'toolset'], cwd);
    const rules = report.diagnostics.map(({ rule, skill: name }) => `${name} ${rule}`);
    expect(rules).toContain('broken pattern-syntax');
    expect(rules).toContain('slow pattern-backtracking');
  });
});

describe('codelia', () => {
  const files = {
    '.git/HEAD': '',
    '.agents/skills/repo-review/SKILL.md': skill('repo-review', 'version: 1.0.0'),
    'packages/runtime/.agents/skills/deep/nested/x/SKILL.md': skill('x', 'version: 1.0.0'),
    'packages/runtime/.agents/skills/wrong/SKILL.md': skill('right', 'version: 1.0.0'),
    '.claude/skills/no/SKILL.md': skill('no'),
  };
  const user = { '.agents/skills/user-helper/SKILL.md': skill('user-helper', 'version: 1.0.0') };

  it('codelia finds skills between the top and the working directory, and those of the user', async () => {
    const top = aFolder(files);
    const home = aFolder(user);
    const cwd = path.join(top, 'packages/runtime');
    const { report, exitCode } = await run(['catalog', '--profile', 'codelia', '--home'], cwd, {
      HOME: home,
    });
    expect(exitCode).toBe(0);
    expect(report.text.match(/<name>.*?<\/name>/g)).toEqual([
      '<name>repo-review</name>',
      '<name>user-helper</name>',
      '<name>x</name>',
    ]);
    expect(report.text.match(/<scope>.*?<\/scope>/g)).toEqual(
      ['repo', 'user', 'repo'].map((s) => `<scope>${s}</scope>`),
    );
    expect(report).toMatchObject({
      errors: [
        {
          path: `${top}/packages/runtime/.agents/skills/wrong/SKILL.md`,
          message: 'name must match skill directory name',
        },
      ],
    });
  });

  it('codelia gives each skill the hash of its path as id', async () => {
    const top = aFolder(files);
    const { catalog } = await openSkills(aRequest(top, null, 'codelia'));
    const file = `${top}/.agents/skills/repo-review/SKILL.md`;
    expect(catalog.skills[0]).toMatchObject({
      id: createHash('sha256').update(file).digest('hex').slice(0, 24),
      path: file,
      dir: path.dirname(file),
      scope: 'repo',
      mtimeMs: Math.trunc(fs.statSync(file).mtimeMs),
    });
    const published = createHash('sha256').update('/repo/.agents/skills/repo-review/SKILL.md').digest('hex');
    expect(published.slice(0, 24)).toBe('5527b3fff47c6a6b22ab0550');
  });

  it('codelia keeps skills with the same name', async () => {
    const top = aFolder({
      '.git/HEAD': '',
      '.agents/skills/dup/SKILL.md': skill(
        'dup',
        'version: 1.0.0',
        'license: MIT',
        'metadata: { author: Ann }',
      ),
    });
    const home = aFolder({
      '.agents/skills/dup/SKILL.md': skill(
        'dup',
        'version: 1.0.0',
        'license: MIT',
        'metadata: { author: Ann }',
      ),
    });
    const { report } = await run(['catalog', '--profile', 'codelia', '--home'], top, { HOME: home });
    expect(report.text.match(/<path>.*?<\/path>/g)).toEqual([
      `<path>${top}/.agents/skills/dup/SKILL.md</path>`,
      `<path>${home}/.agents/skills/dup/SKILL.md</path>`,
    ]);
    const validated = await run(['validate', '--profile', 'codelia', '--home'], top, { HOME: home });
    expect(said(validated.report)).toEqual([
      'notice VALIDATION_ERROR: ambiguous skill name: dup (.agents/skills/dup/SKILL.md, ~/.agents/skills/dup/SKILL.md)',
    ]);
  });

  it('codelia reports failures and exits with 0', async () => {
    const { exitCode, report } = await run(
      ['validate', '--profile', 'codelia', '--root', '.'],
      aFolder({ '.agents/skills/a/SKILL.md': '# x' }),
    );
    expect({ exitCode, success: report.success }).toEqual({ exitCode: 0, success: true });
    expect(said(report)).toEqual(['error PARSE_ERROR: missing YAML frontmatter']);
  });

  it('codelia begins at CODELIA_AGENTS_ROOT', async () => {
    const top = aFolder(files);
    const cwd = path.join(top, 'packages/runtime');
    const shown = async (env: Record<string, string>) =>
      (await run(['catalog', '--profile', 'codelia'], cwd, env)).report.text.match(/<name>.*?<\/name>/g)
        ?.length;
    expect(await shown({})).toBe(2);
    expect(await shown({ CODELIA_AGENTS_ROOT: cwd })).toBe(1);
    expect(await shown({ CODELIA_AGENTS_MARKERS: '.agents' })).toBe(1);
  });

  it('codelia applies the limits of the config, and the command line overrides them', async () => {
    const names = ['a', 'b', 'c'];
    const cwd = aFolder({
      ...Object.fromEntries(names.map((name) => [`.agents/skills/${name}/SKILL.md`, skill(name)])),
      'skill-registrar.json': JSON.stringify({ profile: 'codelia', skills: { initial: { maxEntries: 2 } } }),
    });
    const limited = await run(['catalog'], cwd);
    expect(limited.report).toMatchObject({ shown: 2, total: 3, truncated: true });
    expect(limited.report.text).toContain('truncated="true"');
    expect(limited.report.text).toContain('skill_search');
    expect(limited.stderr).toBe('Only 2 of 3 skills are shown because of the limits.\n');
    expect((await run(['catalog', '--max-entries', '3'], cwd)).report).toMatchObject({
      shown: 3,
      truncated: false,
    });
  });

  it('codelia prints no text if skills are disabled', async () => {
    const cwd = aFolder({
      '.agents/skills/a/SKILL.md': skill('a'),
      'skill-registrar.json': JSON.stringify({ profile: 'codelia', skills: { enabled: false } }),
    });
    expect((await run(['catalog'], cwd)).report).toMatchObject({ text: null, shown: 0 });
  });
});
