import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { cli } from '../support/run-cli.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const names = Object.keys(COMMANDS);

describe('--version', () => {
  it.each([['--version'], ['-V'], ['register', '--version']])(
    'prints the version of package.json: %s',
    async (...args) => {
      expect(await cli(args)).toMatchObject({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
    },
  );

  it('is a document where one is asked for in words', async () => {
    const { json } = await cli(['--version', '--json']);
    expectValidReport(json());
    expect(json()).toMatchObject({ text: version, _meta: { operation: 'version', version } });
  });
});

describe('--help', () => {
  it.each([['--help'], ['-h'], ['help']])('lists every command: %s', async (...args) => {
    const { exitCode, stdout, stderr } = await cli(args);
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    expect(stdout).toMatch(/Example:\n {2}skill-registrar /);
  });

  it.each(names)('of %s shows usage, options and an example that names it', async (name) => {
    const { exitCode, stdout } = await cli([name, '--help']);
    const command = COMMANDS[name]!;
    expect(exitCode).toBe(0);
    expect(command.name).toBe(name);
    expect(stdout).toContain(`Usage: skill-registrar ${name}`);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n  skill-registrar ${name}\\b`));
    expect(stdout).toContain('--manifest <file>');
    for (const option of command.options) expect(stdout).toContain(`--${option.name}`);
    expect(await cli(['help', name])).toEqual(expect.objectContaining({ stdout }));
  });

  it.each([['--help'], ...names.map((name) => [name, '--help'])])(
    'fits 80 columns: %s %s',
    async (...args) => {
      const { stdout } = await cli(args);
      expect(stdout.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    },
  );

  it('is printed without any arguments', async () => {
    expect(await cli([])).toMatchObject({ exitCode: 0, stdout: (await cli(['--help'])).stdout, stderr: '' });
  });

  it('is shown although another option is wrong', async () => {
    expect((await cli(['register', '--bogus', '--help'])).exitCode).toBe(0);
  });
});

describe('misuse', () => {
  it.each([
    ['--root', '.git'],
    ['--root', 'skills/../.GIT/x'],
    ['--manifest', '.git/skills/manifest.json'],
    ['--manifest', '.giT/manifest.json'],
  ])('is %s %s, which leads into what git keeps', async (option, value) => {
    const cwd = aFolder({ '.git/HEAD': '', 'skills/a/SKILL.md': '---\nname: a\ndescription: A.\n---\n' });
    const run = await cli(['register', option, value, '--format', 'text'], { cwd });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toBe(
      `error: ${option} ${value} leads into a git directory.\n  fix: Name a path outside of it.\n`,
    );
  });

  it('is not a root in a worktree that someone keeps in a git directory', async () => {
    const cwd = aFolder({ '.git/trees/a/skills/a/SKILL.md': '---\nname: a\ndescription: A.\n---\n' });
    const run = await cli(['register', '--root', '.', '--json'], { cwd: `${cwd}/.git/trees/a` });
    expect(run.json().manifest).toBe('skills/manifest.json');
  });

  it.each<[string, string[], string, string]>([
    ['an unknown command', ['regsiter'], 'Unknown command "regsiter".', 'Did you mean "register"?'],
    [
      'a command of Object.prototype',
      ['constructor'],
      'Unknown command "constructor".',
      'Use one of: register,',
    ],
    [
      'an unknown option',
      ['register', '--dry-rnu'],
      'Unknown option --dry-rnu for register.',
      'Did you mean --dry-run?',
    ],
    [
      'an option of another command',
      ['prune', '--dry-run'],
      'Unknown option --dry-run for prune.',
      'prune --help',
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
  ])('is an error with advice, exit 2, and a document in JSON: %s', async (_title, args, message, advice) => {
    const { exitCode, stdout, stderr } = await cli([...args], {});
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`error: ${message}\n`);
    expect(stderr).toContain(advice);
    if (args.includes('sarif')) return expectValidSarif(JSON.parse(stdout));
    const document = JSON.parse(stdout);
    expectValidReport(document);
    expect(document).toMatchObject({ success: false, error: { code: 'E_USAGE', message } });
    expect(document.error.fix).toContain(advice);
  });

  it('prints no document on a terminal', async () => {
    expect((await cli(['nonsense'], { isTty: true })).stdout).toBe('');
  });

  it('prints no document with --quiet, whose stdout belongs to the script that calls it (S0-49)', async () => {
    const { stdout, stderr } = await cli(['register', '--quiet', '--bogus']);
    expect(stdout).toBe('');
    expect(stderr).toContain('Unknown option --bogus');
  });

  it('is an annotation with --format github, and cannot be more than one command', async () => {
    const { stdout } = await cli(['register', '--format', 'github', 'x\n::error::owned']);
    expect(stdout).toBe(
      '::error title=E_USAGE::Unexpected argument "x%0A::error::owned" for register.%0AUsage: skill-registrar register [--dry-run] [--check] [--fix] [--force] [--since <ref>] [--auto]\n',
    );
  });

  it('shows control characters instead of sending them to the terminal', async () => {
    const { stderr } = await cli(['\u001b[2Jregister'], { isTty: true });
    expect(stderr).toContain('Unknown command "\\u001b[2Jregister".');
  });
});

describe('the default format on GitHub Actions', () => {
  const files = { 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills forms.\nfoo: 1\n---\nDo it.\n' };
  const env = { GITHUB_ACTIONS: 'true', CI: 'true' };

  it('is annotations for commands with findings', async () => {
    const { stdout } = await cli(['validate'], { cwd: aFolder(files), env });
    expect(stdout).toContain('::warning file=skills/pdf/SKILL.md,line=4,');
  });

  it('is a document for commands without findings, as in every pipe', async () => {
    const run = await cli(['search', 'pdf'], { cwd: aFolder(files), env });
    expect(run.exitCode).toBe(0);
    expect(run.json()).toMatchObject({ count: 1 });
  });
});

describe('the place of options', () => {
  it('may be before the command, also when a value is spelled like one', async () => {
    const { json } = await cli(['--profile', 'rules', '--json', 'rules', 'no-skills']);
    expect(json().rules).toHaveLength(1);
  });

  it('ends at --', async () => {
    const { json } = await cli(['rules', '--', '--json']);
    expect(json().error.message).toBe('Unknown rule "--json".');
  });
});

describe('rules', () => {
  it('lists every rule, one a line, on a terminal', async () => {
    const { stdout, exitCode } = await cli(['rules'], { isTty: true, env: { NO_COLOR: '1' } });
    const { RULES } = await import('../../src/rules/index.js');
    expect(exitCode).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ +/).slice(0, 2)),
    ).toEqual(RULES.map((rule) => [rule.id, rule.severity]));
  });

  it('explains one with its example, and says how to change its severity', async () => {
    const { stdout } = await cli(['rules', 'field-value'], { isTty: true, env: { NO_COLOR: '1' } });
    expect(stdout).toMatch(/^field-value {2}error {2}VALIDATION_ERROR\n/);
    expect(stdout).toContain('Instead of\n\n    tier: 7\n\nwrite\n\n    tier: 2\n');
    expect(stdout).toContain('"rules": { "field-value": "off" }');
  });

  it('says of a safety rule that nothing overrides it', async () => {
    const { stdout } = await cli(['rules', 'entry-path-unsafe', '--format', 'text']);
    expect(stdout).toContain('Neither --force nor a lower level nor a config file');
    expect(stdout).not.toContain('"rules"');
  });

  it('is a valid document in JSON', async () => {
    const { json } = await cli(['rules']);
    expectValidReport(json());
    expect(json().rules.map(({ id }) => id)).toContain('version-format');
  });

  it('prints nothing with --quiet', async () => {
    expect(await cli(['rules', '-q'])).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });
});

describe('colours', () => {
  const escapeSequence = '\u001b[';
  it.each<[string, Parameters<typeof cli>[1], string[], boolean]>([
    ['on a terminal', { isTty: true }, [], true],
    ['not in a pipe', {}, [], false],
    ['not with NO_COLOR', { isTty: true, env: { NO_COLOR: '1' } }, [], false],
    ['with an empty NO_COLOR, which counts as unset', { isTty: true, env: { NO_COLOR: '' } }, [], true],
    ['not with --no-color', { isTty: true }, ['--no-color'], false],
    ['not on a dumb terminal', { isTty: true, env: { TERM: 'dumb' } }, [], false],
    ['in a pipe with FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, [], true],
    ['not with FORCE_COLOR=0', { isTty: true, env: { FORCE_COLOR: '0' } }, [], false],
    ['not with both NO_COLOR and FORCE_COLOR', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, [], false],
  ])('are %s', async (_title, options, args, expected) => {
    const { stdout } = await cli(['rules', '--format', 'text', ...args], options);
    expect(stdout.includes(escapeSequence)).toBe(expected);
  });
});
