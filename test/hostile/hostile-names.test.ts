import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../src/profiles/index.js';
import { aFolder } from '../support/a-folder.js';
import { expectHarmless } from '../support/expect-harmless.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

/** Names that some client's own rules allow. */
const RESERVED = ['.git', '.GIT', '.ssh', 'con', 'aux.md'];
/** Where one client or another looks for skills. */
const FOLDERS = [...new Set(PROFILES.flatMap(({ roots }) => roots.map((root) => root.path)))].filter(
  (folder) => !/[*~]/.test(folder),
);

const isUnix = process.platform !== 'win32';
const PROFILE_IDS = PROFILES.map(({ id }) => id);
const NAMES = [
  'a\nb',
  '\n::error::owned',
  '::set-output name=x::y',
  '::add-mask::x',
  '%0A::error::owned',
  'a\rb',
  '##[command]x',
  `it's "quoted"`,
  '`id`',
  '$(id)',
  'a|b',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '@octocat',
  'a\u001b[31mb',
  'a\u202eb',
  '-rf',
  '--help',
  'a,line=1,col=1::x',
  '\ud83d\ude00',
  'x'.repeat(200),
];

/** Skills whose directory, name and description are all hostile. */
function aRepository() {
  const root = aFolder();
  for (const name of NAMES) {
    const directory = path.join(root, 'skills', name);
    fs.mkdirSync(directory, { recursive: true });
    const text = JSON.stringify(name);
    fs.writeFileSync(
      path.join(directory, 'SKILL.md'),
      `---\nname: ${text}\ndescription: ${text}\n${text}: 1\n---\n${name}\n`,
    );
  }
  return root;
}

const run = (root: string, ...args: string[]) =>
  cli([...args, '--root', root], { env: { CI: '1' }, cwd: root });

const HOSTILE = 'evil\u001b[2J\n::error::owned ##[error]owned \u202e';

/** Valid skills with hostile text wherever their author may write it. */
function someUsableSkills() {
  const text = JSON.stringify(`::error::owned ${HOSTILE}`);
  const requires = JSON.stringify('\u001b[2J ##[error]owned');
  const root = aFolder({
    'skills/good/SKILL.md': `---\nname: good\ndescription: ${text}\n---\nBody.\n`,
    'skills/poor/SKILL.md': `---\nname: poor\ndescription: Poor.\nmetadata:\n  requires: ${requires}\n---\n`,
    [`skills/good/references/${HOSTILE}`]: '',
    'skill-registrar.json': JSON.stringify({
      skills: { plugins: [{ url: 'https://example.com/x', name: HOSTILE }] },
    }),
  });
  fs.symlinkSync('/etc/passwd', path.join(root, 'skills/good', HOSTILE));
  return root;
}

describe.runIf(isUnix)('hostile names', () => {
  it.each(['register', 'validate', 'discover', 'status', 'prune'])(
    'hostile names stay distinct in the JSON report of %s',
    async (command) => {
      const { stdout, exitCode } = await run(aRepository(), command, '--json');
      const report = JSON.parse(stdout);
      expectValidReport(report);
      expect(exitCode).toBeLessThan(2);
    },
  );

  it('hostile names cannot break out of an annotation', async () => {
    const { stdout, stderr } = await run(aRepository(), 'validate', '--format', 'github');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(NAMES.length);
    for (const line of lines) {
      expect(line).toMatch(
        /^::(error|warning|notice) file=[^:,]+,line=\d+,endLine=\d+(,col=\d+,endColumn=\d+)?,title=[a-z-]+::/,
      );
    }
    expectHarmless(stderr);
  });

  it('hostile names cannot run workflow commands or move the cursor in text', async () => {
    for (const args of [['register', '--dry-run'], ['validate'], ['discover'], ['status']]) {
      const { stdout, stderr } = await run(aRepository(), ...args, '--format', 'text');
      expectHarmless(stdout);
      expectHarmless(stderr);
    }
  });

  it.each([
    ['materialize', 'good', '--to', `${HOSTILE}/private`],
    ['plugins', 'list', '--all'],
    ['plugins', 'disable', HOSTILE],
    ['resources', 'good'],
    ['resources', 'good', '--get', HOSTILE.slice(1)],
    ['search', 'good'],
    ['search', '--list'],
    ['match', 'good'],
    ['catalog', '--write', `${HOSTILE.replace('\u001b[2J\n', '')}.md`],
    ['init'],
  ])('hostile names of a skill and its files are harmless in the text of %s %s', async (...args) => {
    const { stdout, stderr } = await run(someUsableSkills(), ...args, '--format', 'text');
    expect(stdout).not.toBe('');
    expectHarmless(stdout);
    expectHarmless(stderr);
  });

  it('hostile names are harmless in a stack trace', async () => {
    const root = aFolder({ 'skill-registrar.json': JSON.stringify({ [HOSTILE]: 1 }) });
    const { stderr } = await cli(['register', '--root', root, '--format', 'text'], { env: { DEBUG: '1' } });
    expect(stderr).toContain('    at ');
    expectHarmless(stderr);
  });

  it('hostile names are data in SARIF', async () => {
    const { stdout } = await run(aRepository(), 'validate', '--format', 'sarif');
    expectValidSarif(JSON.parse(stdout));
  });

  it('names that no profile accepts are never registered, at any level and even with --force', async () => {
    for (const wish of [['--level', 'permissive'], ['--force'], ['--level', 'warn', '--force']]) {
      const root = aRepository();
      const { stdout } = await run(root, 'register', '--json', ...wish);
      expect(
        JSON.parse(stdout).skills.filter(({ status }: { status: string }) => status === 'registered'),
      ).toEqual([]);
      const manifest = path.join(root, 'skills/manifest.json');
      if (fs.existsSync(manifest)) expect(JSON.parse(fs.readFileSync(manifest, 'utf8')).skills).toEqual([]);
    }
  });

  it.each(RESERVED)(
    'no profile accepts a skill named %j, and nothing makes a directory of it',
    async (name) => {
      for (const profile of PROFILE_IDS) {
        const root = aFolder();
        for (const folder of FOLDERS) {
          fs.mkdirSync(path.join(root, folder, 'harmless'), { recursive: true });
          const text = `---\nname: ${JSON.stringify(name)}\ndescription: A skill that does things.\n---\n# Steps\n`;
          fs.writeFileSync(path.join(root, folder, 'harmless/SKILL.md'), text);
          fs.writeFileSync(path.join(root, folder, 'harmless/HEAD'), 'ref: refs/heads/main\n');
        }
        const options = ['--profile', profile, '--level', 'permissive', '--json'];
        const report = JSON.parse((await run(root, 'validate', ...options)).stdout);
        expect(report.skills.length, profile).toBeGreaterThan(0);
        const registered = JSON.parse((await run(root, 'register', '--force', ...options)).stdout);
        for (const skill of [...report.skills, ...registered.skills]) {
          expect(skill.status, profile).toBe('invalid');
        }
        for (const command of ['materialize', 'activate']) {
          const args = [
            command,
            name,
            '--profile',
            profile,
            ...(command === 'activate' ? ['--consent'] : []),
          ];
          const { exitCode } = await run(root, ...args, '--to', path.join(root, 'private'));
          expect(exitCode, `${command} ${profile}`).not.toBe(0);
        }
        expect(fs.existsSync(path.join(root, 'private/.skills', name))).toBe(false);
      }
    },
  );

  it.each(['con', 'nul.md', '.git', '.hidden', 'a.', 'GIT~1'])(
    'new and install create no directory named %j',
    async (name) => {
      const root = aFolder({ 'skills/good/SKILL.md': smallSkill('good') });
      expect((await run(root, 'new', name, '--profile', 'goose')).exitCode).toBe(2);
      const wish = ['install', 'https://localhost/x', '--name', name];
      expect((await run(root, ...wish)).exitCode).toBe(2);
      expect(fs.readdirSync(path.join(root, 'skills'))).toEqual(['good']);
    },
  );

  it('folders that git would take for a repository are findings, at every place that is scanned', async () => {
    const planted = (folder: string) => ({
      [`${folder}/HEAD`]: 'ref: refs/heads/main\n',
      [`${folder}/config`]: '[core]\n\tfsmonitor = touch owned\n',
      [`${folder}/objects/.keep`]: '',
      [`${folder}/refs/.keep`]: '',
    });
    const places = ['skills', 'skills/pdf', 'skills/good/data', 'skills/group'];
    const root = aFolder({
      ...Object.assign({}, ...places.map(planted)),
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/good/SKILL.md': smallSkill('good'),
      'skills/worktree/SKILL.md': smallSkill('worktree'),
      'skills/worktree/Head': 'ref: refs/heads/main\n',
      'skills/worktree/commondir': '../../elsewhere\n',
      // Neither is one without the rest.
      'skills/fine/SKILL.md': smallSkill('fine'),
      'skills/fine/HEAD': '',
    });
    const report = JSON.parse((await run(root, 'validate', '--level', 'permissive', '--json')).stdout);
    const found = report.diagnostics.filter(({ rule }: { rule: string }) => rule === 'git-directory');
    expect(found.map(({ file }: { file: string }) => file).sort()).toEqual(
      [...places, 'skills/worktree'].sort(),
    );
    expect(report.success).toBe(false);
    const registered = JSON.parse((await run(root, 'register', '--force', '--json')).stdout);
    const names = registered.skills
      .filter(({ status }: { status: string }) => status === 'registered')
      .map(({ name }: { name: string }) => name);
    expect(names).toEqual(['fine', 'good']);
  });

  it('finds names that differ only in case, and rejects one of them', async () => {
    const text = (name: string) => `---\nname: ${name}\ndescription: A skill that does things.\n---\n`;
    const root = aFolder({
      'skills/pdf/SKILL.md': text('pdf'),
      'skills/PDF/SKILL.md': text('PDF'),
      'skills/Pdf/SKILL.md': text('pdf'),
    });
    const report = JSON.parse((await run(root, 'register', '--json')).stdout);
    expect(report.summary.discovered).toBe(3);
    expect(report.skills.filter(({ status }: { status: string }) => status === 'registered')).toHaveLength(1);
  });
});
