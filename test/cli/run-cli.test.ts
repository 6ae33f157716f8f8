import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, findCommand, UNLISTED_COMMANDS } from '../../src/cli/commands.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { cli } from '../support/run-cli.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const names = [...COMMANDS, ...UNLISTED_COMMANDS].map(({ name }) => name);

describe('--version', () => {
  it.each([['--version'], ['-V'], ['register', '--version']])('prints the version: %s', async (...args) => {
    expect(await cli(args)).toMatchObject({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('--version --json prints a document', async () => {
    const { json } = await cli(['--version', '--json']);
    expectValidReport(json());
    expect(json()).toMatchObject({ text: version, _meta: { operation: 'version', version } });
  });
});

describe('--help', () => {
  it.each([['--help'], ['-h'], ['help']])('help lists every command: %s', async (...args) => {
    const { exitCode, stdout, stderr } = await cli(args);
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    for (const { name } of UNLISTED_COMMANDS) expect(stdout).not.toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).toMatch(/Example:\n {2}skill-registrar /);
  });

  it.each(names)('help of %s shows its usage, options and an example', async (name) => {
    const { exitCode, stdout } = await cli([name, '--help']);
    const command = findCommand(name)!;
    expect(exitCode).toBe(0);
    expect(command.name).toBe(name);
    expect(stdout).toContain(`Usage: skill-registrar ${name}`);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n  skill-registrar ${name}\\b`));
    expect(stdout).toContain('--manifest <file>');
    const listed = command.options.filter(({ isUnlisted }) => !isUnlisted);
    for (const option of listed) expect(stdout).toContain(`--${option.name}`);
    expect(stdout).not.toMatch(/--no-cache|--auto\b/);
    expect(await cli(['help', name])).toEqual(expect.objectContaining({ stdout }));
  });

  it.each([['--help'], ...names.map((name) => [name, '--help'])])(
    'help fits 80 columns: %s %s',
    async (...args) => {
      const { stdout } = await cli(args);
      expect(stdout.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    },
  );

  it('help is printed without any arguments', async () => {
    expect(await cli([])).toMatchObject({ exitCode: 0, stdout: (await cli(['--help'])).stdout, stderr: '' });
  });

  it('--help works even if another option is wrong', async () => {
    expect((await cli(['register', '--bogus', '--help'])).exitCode).toBe(0);
  });
});

describe('misuse', () => {
  it.each([
    ['--root', '.git'],
    ['--root', 'skills/../.GIT/x'],
    ['--manifest', '.git/skills/manifest.json'],
    ['--manifest', '.giT/manifest.json'],
  ])('rejects %s %s, which points into the git directory', async (option, value) => {
    const cwd = aFolder({ '.git/HEAD': '', 'skills/a/SKILL.md': '---\nname: a\ndescription: A.\n---\n' });
    const run = await cli(['register', option, value, '--format', 'text'], { cwd });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toBe(
      `error: ${option} ${value} points into a git directory.\n  fix: Name a path outside of it.\n`,
    );
  });

  it('accepts a root in a worktree that is inside a git directory', async () => {
    const cwd = aFolder({ '.git/trees/a/skills/a/SKILL.md': '---\nname: a\ndescription: A.\n---\n' });
    const run = await cli(['register', '--root', '.', '--json'], { cwd: `${cwd}/.git/trees/a` });
    expect(run.json().manifest).toBe('skills/manifest.json');
  });

  it.each<[string, string[], string, string]>([
    ['an unknown option without a command', ['--bogus'], 'Unknown option --bogus.', '--help'],
    ['options without a command', ['--profile', 'cleo'], 'No command given.', '--help'],
    ['an unknown command', ['regsiter'], 'Unknown command "regsiter".', 'Did you mean "register"?'],
    [
      'a command of Object.prototype',
      ['constructor'],
      'Unknown command "constructor".',
      'List the commands with',
    ],
    [
      'an unknown option',
      ['register', '--dry-rnu'],
      'Unknown option --dry-rnu for register.',
      'Did you mean --dry-run?',
    ],
    [
      'an option of another command',
      ['status', '--dry-run'],
      'Unknown option --dry-run for status.',
      'status --help',
    ],
    ['an unknown short option', ['register', '-x'], 'Unknown option -x for register.', 'register --help'],
    [
      'an unknown level',
      ['register', '--level', 'strcit'],
      'Unknown level "strcit" for --level.',
      'Did you mean "strict"?',
    ],
    [
      'an unknown format',
      ['register', '--format=jsn'],
      'Unknown format "jsn" for --format.',
      'Did you mean "json"?',
    ],
    ['an unknown option without a command', ['--hlep'], 'Unknown option --hlep.', 'Did you mean --help?'],
    ['a missing value', ['register', '--root'], 'Option --root needs a value.', '--root <dir>'],
    [
      'an option in place of a value',
      ['register', '--root', '--json'],
      'Option --root needs a value.',
      '--root <dir>',
    ],
    ['an empty value', ['register', '--root='], 'Option --root needs a value.', '--root <dir>'],
    [
      'a value for a switch',
      ['register', '--check=yes'],
      'Option --check takes no value.',
      'Write --check alone.',
    ],
    [
      'too many arguments',
      ['register', 'pdf'],
      'Unexpected argument "pdf" for register.',
      'Usage: skill-registrar register',
    ],
    ['help on an unknown command', ['help', 'staus'], 'Unknown command "staus".', 'Did you mean "status"?'],
    [
      'an unknown rule',
      ['rules', 'version-fromat'],
      'Unknown rule "version-fromat".',
      'Did you mean "version-format"?',
    ],
    [
      'a format without findings',
      ['rules', '--format', 'sarif'],
      'rules has no findings to show as sarif.',
      'text or json',
    ],
  ])(
    'reports misuse with advice, exit code 2 and an error document in JSON: %s',
    async (_title, args, message, advice) => {
      const { exitCode, stdout, stderr } = await cli(args.includes('sarif') ? args : ['--json', ...args]);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`error: ${message}\n`);
      expect(stderr).toContain(advice);
      if (args.includes('sarif')) return expectValidSarif(JSON.parse(stdout));
      const document = JSON.parse(stdout);
      expectValidReport(document);
      expect(document).toMatchObject({ success: false, error: { code: 'E_USAGE', message } });
      expect(document.error.fix).toContain(advice);
    },
  );

  it('reports misuse on a terminal without a JSON document', async () => {
    expect((await cli(['nonsense'], { isTty: true })).stdout).toBe('');
  });

  it('reports misuse with --quiet without a JSON document on stdout', async () => {
    const { stdout, stderr } = await cli(['register', '--quiet', '--bogus']);
    expect(stdout).toBe('');
    expect(stderr).toContain('Unknown option --bogus');
  });

  it('reports misuse as exactly one annotation with --format github', async () => {
    const { stdout } = await cli(['register', '--format', 'github', 'x\n::error::owned']);
    expect(stdout).toBe(
      '::error title=E_USAGE::Unexpected argument "x ::error::owned" for register.%0AUsage: skill-registrar register [--dry-run] [--check] [--fix] [--force] [--since <ref>] [--fail-on <severity>]\n',
    );
  });

  it('escapes control characters in the message about misuse', async () => {
    const { stderr } = await cli(['\u001b[2Jregister'], { isTty: true });
    expect(stderr).toContain('Unknown command "\\u001b[2Jregister".');
  });
});

describe('the default format on GitHub Actions', () => {
  const files = { 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills forms.\nfoo: 1\n---\nDo it.\n' };
  const env = { GITHUB_ACTIONS: 'true', CI: 'true' };

  it('commands with findings print annotations on GitHub Actions', async () => {
    const { stdout } = await cli(['validate'], { cwd: aFolder(files), env });
    expect(stdout).toContain('::warning file=skills/pdf/SKILL.md,line=4,');
  });

  it('commands without findings print text on GitHub Actions, as in every pipe', async () => {
    const run = await cli(['search', 'pdf'], { cwd: aFolder(files), env });
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toMatch(/ pdf {2}Fills forms\.\n$/);
  });
});

describe('the default format in a pipe', () => {
  const files = {
    'skills/pdf/SKILL.md': '---\nname: pdf\nversion: 1.0.0\ndescription: Fills in forms.\n---\nDo it.\n',
  };
  const skill = files['skills/pdf/SKILL.md'];

  it.each([
    [['validate'], /^✔ 1 skill: 1 valid; /m],
    [['register', '--dry-run'], /^✔ 1 skill: 1 to register; /m],
    [['status'], /^pdf {2}not registered {2}skills\/pdf\n/],
    [['catalog'], /pdf/],
    [['rules', 'secret'], /^secret {2}/],
    [['search', 'pdf'], / pdf {2}Fills in forms\.\n$/],
  ])('%j prints text', async (args, expected) => {
    const run = await cli(args, { cwd: aFolder(files) });
    expect(run.stdout).toMatch(expected);
  });

  it('a text that is asked for is printed as it is, also for systems whose scripts read JSON', async () => {
    for (const profile of ['agent-skills', 'cleo']) {
      const run = await cli(['load', 'pdf', '--full', '--profile', profile], { cwd: aFolder(files) });
      expect(run).toMatchObject({ exitCode: 0, stdout: skill });
    }
  });

  it('is JSON with the profile cleo, chosen or detected, also for failures', async () => {
    const cwd = aFolder({ ...files, '.cleo/x': '' });
    expect((await cli(['validate'], { cwd })).json()._meta.profile).toBe('cleo');
    const chosen = await cli(['status', '--profile', 'cleo'], { cwd: aFolder(files) });
    expect(chosen.json()._meta.profile).toBe('cleo');
    expect((await cli(['validate', 'nothing', '--profile', 'cleo'], { cwd })).json().error.code).toBe(
      'E_USAGE',
    );
    expect((await cli(['validate', '--no-color'], { cwd, isTty: true })).stdout).toMatch(/^[✖!✔] 1 skill/m);
    expect((await cli(['validate', '--format', 'text'], { cwd })).stdout).toMatch(/^[✖!✔] 1 skill/m);
  });
});

describe('order of options', () => {
  it('accepts options before the command, even with values that look like commands', async () => {
    const { json } = await cli(['--profile', 'rules', '--json', 'rules', 'no-skills']);
    expect(json().rules).toHaveLength(1);
  });

  it('stops reading options at --', async () => {
    const { stderr } = await cli(['rules', '--', '--json']);
    expect(stderr).toContain('error: Unknown rule "--json".\n');
  });
});

describe('rules', () => {
  it('rules lists every rule, wrapped to the width of the terminal', async () => {
    const { stdout, exitCode } = await cli(['rules'], { isTty: true, env: { NO_COLOR: '1' } });
    const { RULES } = await import('../../src/rules/index.js');
    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    const listed = lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(' ')[0]);
    expect(listed).toEqual(RULES.map(({ id }) => id));
  });

  it('rules <id> shows an example and how to change the severity', async () => {
    const { stdout } = await cli(['rules', 'field-value'], { isTty: true, env: { NO_COLOR: '1' } });
    expect(stdout).toMatch(/^field-value {2}error {2}VALIDATION_ERROR\n/);
    expect(stdout).toContain('Instead of\n\n    tier: 7\n\nwrite\n\n    tier: 2\n');
    expect(stdout).toContain('"rules": { "field-value": "off" }');
  });

  it('rules <id> says that a safety rule cannot be overridden', async () => {
    const { stdout } = await cli(['rules', 'entry-path-unsafe', '--format', 'text']);
    expect(stdout).toContain('Neither --force nor a lower level nor a config file');
    expect(stdout).not.toContain('"rules"');
  });

  it('rules --json prints a valid document', async () => {
    const { json } = await cli(['rules', '--json']);
    expectValidReport(json());
    expect(json().rules.map(({ id }) => id)).toContain('version-format');
  });

  it('rules --quiet prints nothing', async () => {
    expect(await cli(['rules', '-q'])).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });
});

describe('colors', () => {
  const escapeSequence = '\u001b[';
  it.each<[string, Parameters<typeof cli>[1], string[], boolean]>([
    ['on a terminal', { isTty: true }, [], true],
    ['except in a pipe', {}, [], false],
    ['except with NO_COLOR', { isTty: true, env: { NO_COLOR: '1' } }, [], false],
    ['with an empty NO_COLOR, which counts as unset', { isTty: true, env: { NO_COLOR: '' } }, [], true],
    ['except with --no-color', { isTty: true }, ['--no-color'], false],
    ['except on a dumb terminal', { isTty: true, env: { TERM: 'dumb' } }, [], false],
    ['in a pipe with FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, [], true],
    ['except with FORCE_COLOR=0', { isTty: true, env: { FORCE_COLOR: '0' } }, [], false],
    ['except with both NO_COLOR and FORCE_COLOR', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, [], false],
  ])('uses colors %s', async (_title, options, args, expected) => {
    const { stdout } = await cli(['rules', '--format', 'text', ...args], options);
    expect(stdout.includes(escapeSequence)).toBe(expected);
  });
});
