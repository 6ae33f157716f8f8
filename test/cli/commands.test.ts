import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const good = skillText({ name: 'pdf-tools', description: 'Fills and merges PDF files.' });
const broken = skillText({ name: 'ct-broken-skill', version: '1.x' });

function goodRepository(): string {
  return aFolder({ 'skills/pdf-tools/SKILL.md': good });
}

function cleoRepository(): string {
  return aFolder({
    '.cleo/config.json': '{}\n',
    'skills/ct-broken-skill/SKILL.md': broken,
    'skills/ct-good-skill/SKILL.md': skillText({
      name: 'ct-good-skill',
      description: 'Research and investigation agent',
      version: '1.0.0',
    }),
  });
}

describe('register', () => {
  it('register writes the manifest and prints one valid report', async () => {
    const cwd = goodRepository();
    const run = await cli(['register', '--json'], { cwd });
    expectValidReport(run.json());
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.json()).toMatchObject({
      _meta: { command: 'skill', operation: 'register', profile: 'agent-skills', profileReason: 'default' },
      success: true,
      changed: true,
      manifest: 'skills/manifest.json',
      summary: { discovered: 1, registered: 1 },
      skills: [{ name: 'pdf-tools', status: 'registered', path: 'skills/pdf-tools' }],
    });
    expect(run.json().skills[0]?.changes).toContain('added to manifest');
    const manifest = JSON.parse(readFileSync(join(cwd, 'skills/manifest.json'), 'utf8'));
    expect(manifest.skills.map(({ name }: { name: string }) => name)).toEqual(['pdf-tools']);
  });

  it('register --dry-run shows the changes and a diff, and writes nothing', async () => {
    const cwd = goodRepository();
    const { stdout, exitCode } = await cli(['register', '--dry-run'], {
      cwd,
      isTty: true,
      env: { NO_COLOR: '1' },
    });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('+ pdf-tools  skills/pdf-tools\n');
    expect(stdout).toContain('\n--- /dev/null\n+++ b/skills/manifest.json\n');
    expect(stdout).toContain('would change; nothing was written.');
    expect(existsSync(join(cwd, 'skills/manifest.json'))).toBe(false);
    const { json } = await cli(['register', '--dry-run', '--json'], { cwd });
    expectValidReport(json());
    expect(json().diff).toContain('+++ b/skills/manifest.json');
  });

  it('register --check fails until the manifest is up to date', async () => {
    const cwd = goodRepository();
    const drift = await cli(['register', '--check', '--json'], { cwd });
    expectValidReport(drift.json());
    expect(drift.exitCode).toBe(1);
    expect(drift.json()).toMatchObject({ success: false, changed: true });
    expect(existsSync(join(cwd, 'skills/manifest.json'))).toBe(false);
    await cli(['register'], { cwd });
    const settled = await cli(['register', '--check', '--json'], { cwd });
    expect(settled.exitCode).toBe(0);
    expect(settled.json()).toMatchObject({ success: true, changed: false });
  });

  it('register writes nothing the second time', async () => {
    const cwd = goodRepository();
    await cli(['register'], { cwd });
    const before = statSync(join(cwd, 'skills/manifest.json')).mtimeMs;
    const { json } = await cli(['register', '--json'], { cwd });
    expect(json()).toMatchObject({ changed: false, summary: { unchanged: 1, registered: 0 } });
    expect(statSync(join(cwd, 'skills/manifest.json')).mtimeMs).toBe(before);
  });

  it('register fails on a broken skill and still registers the valid ones', async () => {
    const cwd = cleoRepository();
    const { exitCode, json, stderr } = await cli(['register'], { cwd });
    expectValidReport(json());
    expect(exitCode).toBe(1);
    expect(json().error).toMatchObject({
      code: 'E_VALIDATION_ERROR',
      message: "Skill 'ct-broken-skill' failed validation",
      details: {
        skill: 'ct-broken-skill',
        path: 'skills/ct-broken-skill/SKILL.md',
        errors: ['Missing required field: description', "Invalid version format: '1.x' (expected semver)"],
      },
    });
    expect(json().summary).toMatchObject({ registered: 1, invalid: 1 });
    expect(stderr).toContain(
      "Skill 'ct-broken-skill' failed validation: Missing required field: description;",
    );
  });

  it('register --force registers a skill with errors', async () => {
    const cwd = cleoRepository();
    const { json } = await cli(['register', '--force'], { cwd });
    expectValidReport(json());
    expect(json().summary.registered).toBe(2);
  });

  it('register --quiet prints only errors', async () => {
    expect(await cli(['register', '--quiet'], { cwd: goodRepository() })).toMatchObject({
      exitCode: 0,
      stdout: '',
      stderr: '',
    });
    const { exitCode, stdout, stderr } = await cli(['register', '--quiet'], { cwd: cleoRepository() });
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Missing required field: description');
    expect(stderr).not.toContain('warning');
  });

  it('register --quiet still prints the document that --format asks for', async () => {
    const { json } = await cli(['register', '--quiet', '--json'], { cwd: goodRepository() });
    expectValidReport(json());
  });

  it('register finds the repository from the path of the manifest', async () => {
    const root = aFolder({
      'skills/ct-test-skill/SKILL.md': skillText({
        name: 'ct-test-skill',
        description: 'Test skill for integration tests',
        version: '1.0.0',
      }),
    });
    const manifest = join(root, 'manifest.json');
    const elsewhere = aFolder({});
    expect((await cli(['register', '--manifest', manifest], { cwd: elsewhere })).exitCode).toBe(0);
    const [entry] = JSON.parse(readFileSync(manifest, 'utf8')).skills;
    expect(entry.path).toBe('skills/ct-test-skill');
    rmSync(join(root, 'skills/ct-test-skill'), { recursive: true });
    expect((await cli(['prune', '--manifest', manifest], { cwd: elsewhere })).exitCode).toBe(0);
    const after = JSON.parse(readFileSync(manifest, 'utf8'));
    expect(after.skills).toEqual([]);
    expect(after._meta.totalSkills).toBe(0);
  });

  it('register applies --root, --profile, --level and --config', async () => {
    const root = aFolder({
      'skills/x/SKILL.md': skillText({ name: 'x', description: 'Some description of x.' }),
      'other.json': '{ "manifest": "out.json" }\n',
    });
    const cwd = aFolder({});
    const args = ['register', '--root', root, '--config', join(root, 'other.json')];
    const { json } = await cli([...args, '--profile', 'cleo', '--level', 'permissive'], { cwd });
    expectValidReport(json());
    expect(json()).toMatchObject({ _meta: { profile: 'cleo' }, manifest: 'out.json' });
    expect(existsSync(join(root, 'out.json'))).toBe(true);
  });

  it('register --timing prints how long each stage took', async () => {
    const { stderr, json } = await cli(['register', '--timing', '--json'], { cwd: goodRepository() });
    expectValidReport(json());
    expect(stderr).toMatch(/^( *\d+\.\d ms {2}\S.*\n)+$/);
  });
});

describe('failures', () => {
  it.each<[string, Record<string, string | null>, string[], number, string]>([
    ['an unknown profile', { 'skills/x/SKILL.md': good }, ['--profile', 'nope'], 2, 'E_USAGE'],
    ['a bad config', { 'skill-registrar.json': '{ "profil": "cleo" }' }, [], 2, 'E_CONFIG'],
    ['a config that is not JSON', { 'skill-registrar.json': '{' }, [], 2, 'E_CONFIG'],
    ['a corrupt manifest', { 'skills/x/SKILL.md': good, 'skills/manifest.json': '{' }, [], 3, 'E_MANIFEST'],
  ])('prints an error document with its code: %s', async (_title, files, args, exitCode, code) => {
    const cwd = aFolder(files);
    const run = await cli(['register', ...args, '--json'], { cwd });
    expect(run.exitCode).toBe(exitCode);
    expectValidReport(run.json());
    expect(run.json().error).toMatchObject({ code });
    expect(run.stderr).toMatch(/^error: .+\n {2}fix: .+\n$/);
  });

  it('exits with 3 when the root does not exist', async () => {
    const run = await cli(['register', '--root', 'nowhere', '--json'], { cwd: aFolder({}) });
    expect(run.exitCode).toBe(3);
    expectValidReport(run.json());
    expect(run.json().error.code).toBe('E_FILE');
  });

  it('exits with 3 on a bug of its own, with a short message and a stack trace only with DEBUG', async () => {
    const env = Object.freeze({
      get SOURCE_DATE_EPOCH(): string {
        throw new TypeError('out of order');
      },
    });
    const run = await cli(['register', '--json'], { cwd: goodRepository(), env });
    expect(run.exitCode).toBe(3);
    expectValidReport(run.json());
    expect(run.json().error).toMatchObject({
      code: 'E_INTERNAL',
      message: 'Unexpected error: out of order',
    });
    expect(run.stderr).not.toContain('    at ');
    const debugged = await cli(['register', '--root', 'nowhere'], {
      cwd: goodRepository(),
      env: { DEBUG: '1' },
    });
    expect(debugged.stderr).toContain('    at ');
  });

  it('exits with 2 on an unknown skill name', async () => {
    const run = await cli(['validate', 'pdf-tool', '--json'], { cwd: goodRepository() });
    expect(run.exitCode).toBe(2);
    expectValidReport(run.json());
    expect(run.json().error.code).toBe('E_USAGE');
  });
});

describe('discover', () => {
  it('discover lists skills that are not in the manifest and writes nothing', async () => {
    const cwd = goodRepository();
    const { stdout, exitCode } = await cli(['discover'], { cwd, isTty: true, env: { NO_COLOR: '1' } });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^pdf-tools {2}not registered {2}skills\/pdf-tools$/m);
    expect(existsSync(join(cwd, 'skills/manifest.json'))).toBe(false);
    await cli(['register'], { cwd });
    const { json } = await cli(['discover', '--json'], { cwd });
    expectValidReport(json());
    expect(json().skills).toEqual([]);
  });

  it('discover lists inactive skills only with --all', async () => {
    const cwd = aFolder({
      'skills/sleeper/SKILL.md': skillText({
        name: 'sleeper',
        description: 'Does nothing for now.',
        status: 'inactive',
      }),
    });
    expect((await cli(['discover', '--json'], { cwd })).json().skills).toEqual([]);
    expect((await cli(['discover', '--all', '--json'], { cwd })).json().skills).toHaveLength(1);
  });
});

describe('validate', () => {
  it('validate accepts a good skill, by name and with --all', async () => {
    const cwd = goodRepository();
    for (const args of [['pdf-tools'], ['--all'], []]) {
      const { exitCode, json } = await cli(['validate', ...args, '--json'], { cwd });
      expectValidReport(json());
      expect(exitCode).toBe(0);
    }
  });

  it('validate points at the offending value in every format', async () => {
    const cwd = cleoRepository();
    const text = await cli(['validate', 'ct-broken-skill', '--format', 'text'], { cwd });
    expect(text.exitCode).toBe(1);
    expect(text.stdout).toMatch(
      /^skills\/ct-broken-skill\/SKILL\.md:3:10 error version-format\n {2}Invalid version format: '1\.x' \(expected semver\)$/m,
    );
    const github = await cli(['validate', 'ct-broken-skill', '--format', 'github'], { cwd });
    expect(github.stdout).toContain(
      '::error file=skills/ct-broken-skill/SKILL.md,line=3,endLine=3,col=10,endColumn=12,title=version-format::',
    );
    const sarif = JSON.parse((await cli(['validate', '--all', '--format', 'sarif'], { cwd })).stdout);
    expectValidSarif(sarif);
    expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('version-format');
  });

  it('validate --protocol makes missing sections errors', async () => {
    const cwd = cleoRepository();
    const { exitCode, json } = await cli(['validate', '--protocol', 'ct-good-skill'], { cwd });
    expectValidReport(json());
    expect(exitCode).toBe(1);
    expect(json().error.details?.errors).toContain('Missing required section: Output Requirements');
  });
});

describe('prune', () => {
  it('prune --preview shows what prune then removes', async () => {
    const cwd = aFolder({
      'skills/pdf-tools/SKILL.md': good,
      'skills/gone/SKILL.md': skillText({ name: 'gone', description: 'Will be deleted soon.' }),
    });
    await cli(['register'], { cwd });
    rmSync(join(cwd, 'skills/gone'), { recursive: true });
    const file = join(cwd, 'skills/manifest.json');
    const before = readFileSync(file, 'utf8');
    const preview = await cli(['prune', '--preview', '--json'], { cwd });
    expectValidReport(preview.json());
    expect(preview.json().skills).toMatchObject([{ name: 'gone', status: 'pruned', path: 'skills/gone' }]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const { json } = await cli(['prune', '--json'], { cwd });
    expectValidReport(json());
    expect(json().summary.pruned).toBe(1);
    expect(readFileSync(file, 'utf8')).not.toContain('gone');
  });
});

describe('status', () => {
  it('status compares all skills, or one, with the manifest', async () => {
    const cwd = goodRepository();
    await cli(['register'], { cwd });
    writeFileSync(join(cwd, 'skills/pdf-tools/SKILL.md'), good.replace('merges', 'splits'));
    const { json } = await cli(['status', '--json'], { cwd });
    expectValidReport(json());
    expect(json().skills).toMatchObject([{ name: 'pdf-tools', status: 'updated' }]);
    const one = await cli(['status', 'pdf-tools'], { cwd, isTty: true, env: { NO_COLOR: '1' } });
    expect(one.stdout).toMatch(/^pdf-tools {2}changed {2}skills\/pdf-tools {2}description updated/m);
    expect(one.stdout.replace(/\s+/g, ' ')).toContain('is not up to date.');
  });
});

describe('hostile names and texts', () => {
  const name = '"x\\u001b[2J\\n::error::owned ##[group]"';

  it.each(['text', 'github', 'json', 'sarif'])(
    'prints hostile names and texts without commands and escape sequences in %s',
    async (format) => {
      const cwd = aFolder({
        'skills/a\n::warning::b\u001b[31m/SKILL.md': skillText({ name, description: name, version: name }),
        'skills/::error::c/SKILL.md': skillText({ name: 'd', description: 'Some text.', [name]: name }),
      });
      const { stdout, stderr } = await cli(['validate', '--format', format], { cwd });
      const output = `${stdout}${stderr}`;
      expect(output).not.toContain('\u001b');
      expect(output).not.toContain('##[');
      const commands = output.split('\n').filter((line) => line.trimStart().startsWith('::'));
      const foreign = commands.filter(
        (line) => !/^::(error|warning|notice) file=[^:]*,title=[a-z-]+::/.test(line),
      );
      expect(foreign).toEqual([]);
      expect(commands.length > 0).toBe(format === 'github');
    },
  );
});

describe('--fail-on', () => {
  const warned = skillText({ name: 'pdf-tools', description: 'Fills PDF files.', version: '1.x' });
  const wrong = skillText({ name: 'PDF_Tools', description: 'Fills PDF files.' });

  it.each([
    ['validate', warned, [0, 0, 1, 0]],
    ['validate', wrong, [1, 1, 1, 0]],
    ['status', warned, [0, 0, 1, 0]],
    ['status', wrong, [0, 1, 1, 0]],
  ])(
    '%s: the exit code and success are equal by default and for every severity',
    async (command, text, codes) => {
      const cwd = aFolder({ 'skills/pdf-tools/SKILL.md': text });
      for (const [index, given] of [[], ['error'], ['warning'], ['never']].entries()) {
        const run = await cli([command, '--json', ...given.flatMap((one) => ['--fail-on', one])], { cwd });
        expect(run.exitCode).toBe(codes[index]);
        expect(run.json().success).toBe(run.exitCode === 0);
      }
    },
  );

  it('register --check passes a stale manifest only with never', async () => {
    const cwd = goodRepository();
    for (const [severity, exitCode] of [
      ['error', 1],
      ['warning', 1],
      ['never', 0],
    ] as const) {
      const run = await cli(['register', '--check', '--json', '--fail-on', severity], { cwd });
      expect(run.exitCode).toBe(exitCode);
      expect(run.json()).toMatchObject({ success: exitCode === 0, changed: true });
    }
    expect((await cli(['register', '--check', '--fail-on', 'nothing'], { cwd })).exitCode).toBe(2);
  });
});

describe('--dry-run', () => {
  it.each([
    ['register'],
    ['prune'],
    ['validate', '--fix'],
    ['bump', 'pdf'],
    ['catalog', '--write', 'AGENTS.md'],
    ['init'],
  ])('%s writes nothing, and says what it would write', async (...args) => {
    const cwd = aFolder({
      'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills in forms.\nversion: 1.0.0\n---\nDo it. \n',
      'skills/manifest.json': '{"skills":[{"name":"gone","path":"skills/gone"}]}\n',
    });
    const files = () => readdirSync(cwd, { recursive: true }).sort();
    const bytes = () => readFileSync(join(cwd, 'skills/pdf/SKILL.md'), 'utf8');
    const before = [files(), bytes()];
    const env = { SOURCE_DATE_EPOCH: '0' };
    const { stdout } = await cli([...args, '--dry-run', '--format', 'text'], { cwd, env });
    expect([files(), bytes()]).toEqual(before);
    expect(stdout).not.toBe('');
    expect((await cli([...args, '--preview', '--format', 'text'], { cwd, env })).stdout).toBe(stdout);
  });
});

describe('unlisted names', () => {
  const cwd = () =>
    aFolder({ 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills in forms.\n---\nDo it.\n' });

  it.each([
    [
      ['mentions', 'use $pdf'],
      ['search', '--by', 'mentions', 'use $pdf'],
    ],
    [
      ['match', 'use pdf now'],
      ['search', '--by', 'triggers', 'use pdf now'],
    ],
    [
      ['prune', '--preview'],
      ['prune', '--dry-run'],
    ],
    [
      ['register', '--preview'],
      ['register', '--dry-run'],
    ],
    [
      ['match', 'use pdf now', '--max', '1'],
      ['search', '--by', 'triggers', 'use pdf now', '--limit', '1'],
    ],
    [
      ['catalog', '--max-entries', '1'],
      ['catalog', '--limit', '1'],
    ],
  ])('%j answers as %j', async (old, listed) => {
    const answer = async (args: readonly string[]) =>
      (await cli([...args, '--format', 'text'], { cwd: cwd(), env: { SOURCE_DATE_EPOCH: '0' } })).stdout;
    expect(await answer(old)).toBe(await answer(listed));
    expect(await answer(old)).not.toBe('');
  });

  it('are not in the help, and not suggested', async () => {
    for (const command of ['register', 'prune', 'bump', 'catalog', 'match']) {
      const { stdout } = await cli([command, '--help']);
      for (const name of ['--preview', '--max ', '--max-entries', '--no-cache', '--auto'])
        expect(stdout, command).not.toContain(name);
    }
    expect((await cli(['bump', '--help'])).stdout).not.toContain('--level');
    expect((await cli(['register', '--no-cach'], { cwd: cwd() })).stderr).not.toContain('--no-cache');
  });

  it('skills list --json has what inspect shows', async () => {
    const root = cwd();
    const { session } = (await cli(['skills', 'list', '--json'], { cwd: root })).json() as unknown as {
      session: object;
    };
    expect(session).toEqual(
      ((await cli(['inspect', '--json'], { cwd: root })).json() as unknown as { session: object }).session,
    );
  });
});
