import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const FILES = { 'skills/pdf/SKILL.md': smallSkill('pdf'), 'notes.txt': 'x' };

describe('command lines that cannot work', () => {
  it.each<[readonly string[], string, string]>([
    [['skills', 'enable'], 'skills enable needs a name.', 'Usage: skill-registrar skills enable <name>'],
    [['validate', '--root', 'notes.txt'], '--root notes.txt is not a folder.', 'Check the path.'],
    [
      ['skills', 'enable', 'zzzzzz'],
      'There is no skill "zzzzzz".',
      'List the skills with `skill-registrar skills list`.',
    ],
    [
      ['routes', 'zzzzzz'],
      'There is no skill "zzzzzz".',
      'List the skills with `skill-registrar skills list`.',
    ],
    [['status', 'zzzzzz'], 'There is no skill "zzzzzz".', 'List them with `skill-registrar status`.'],
  ])('%j says what is wrong and what to do', async (args, message, fix) => {
    const { exitCode, json } = await cli([...args, '--json'], { cwd: aFolder(FILES) });
    expect(exitCode).toBeGreaterThan(1);
    expect(json().error).toMatchObject({ message, fix });
  });

  it.each(['https://example.org/#skills', 'https://example.org/?a=1', 'ftp://example.org/', 'example.org'])(
    'site rejects the base URL %s',
    async (url) => {
      const { exitCode, json } = await cli(['site', '--out', 'public', '--base-url', url, '--json'], {
        cwd: aFolder(FILES),
      });
      expect(exitCode).toBe(2);
      expect(json().error.message).toContain(url);
    },
  );
});

describe('a repository without skills', () => {
  const WHERE =
    'No skill was found in skills, .claude/skills, .agents/skills, .github/skills and .codex/skills.';

  it.each([
    'validate',
    'validate --profile all',
    'register',
    'register --check',
    'status',
    'discover',
    'prune',
  ])('%s says where it looked, and fails', async (line) => {
    const run = await cli(line.split(' '), {
      cwd: aFolder({ 'skills/README.md': '' }),
      columns: 200,
      isTty: true,
    });
    expect(run).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(WHERE) });
    expect(run.stdout).not.toContain('up to date');
  });

  it.each(['site --out public', 'routes', 'catalog'])('%s says where it looked', async (line) => {
    const { stdout, stderr } = await cli(line.split(' '), { cwd: aFolder({ 'skills/README.md': '' }) });
    expect(stdout + stderr).toContain(WHERE);
  });
});

describe('skills that are switched off', () => {
  it('inspect says so, and load says where to switch them on', async () => {
    const cwd = aFolder({ ...FILES, 'skill-registrar.json': '{"skills":{"enabled":false}}' });
    expect((await cli(['inspect', '--format', 'text'], { cwd })).stdout).toMatch(/^skills +disabled\n/);
    const { json } = await cli(['load', 'pdf', '--json'], { cwd });
    expect(json().error.fix).toBe('Set "skills.enabled" to true in the config file.');
  });

  it('skills enable switches on a bundled skill that its own setting switched off', async () => {
    const cwd = aFolder({
      'src/_bundled_skills/gh/SKILL.md': smallSkill('gh'),
      'skill-registrar.json': '{"profile":"harness","skills":{"disabledBundled":["gh"]}}',
    });
    const { stdout } = await cli(['skills', 'enable', 'gh', '--format', 'text'], { cwd });
    expect(stdout).toBe('gh is now enabled.\n');
    const listed = await cli(['skills', 'list', '--json'], { cwd });
    expect(listed.stdout).not.toContain('"enabled": false');
  });
});

describe('output of a run', () => {
  it('has workflow commands in GitHub Actions', async () => {
    const cwd = aFolder({ 'skills/pdf/SKILL.md': smallSkill('other') });
    const { stdout } = await cli(['validate'], { cwd, env: { GITHUB_ACTIONS: 'true' } });
    expect(stdout).toContain('::error ');
    expect(stdout).toContain('file=skills/pdf/SKILL.md,line=2');
  });

  it('shows the place of a finding in the home directory', async () => {
    const cwd = aFolder({
      ...FILES,
      'skill-registrar.json': JSON.stringify({
        profile: 'mine',
        profiles: { mine: { extends: 'agent-skills', roots: ['skills', '~/.claude/skills'] } },
      }),
    });
    const home = aFolder({ '.claude/skills/mine/SKILL.md': smallSkill('other') });
    const { stdout, stderr } = await cli(['validate', '--home', '--format', 'text'], {
      cwd,
      env: { HOME: home },
    });
    expect(stdout + stderr).toContain('~/.claude/skills/mine/SKILL.md:2:7 error name-matches-directory');
  });

  it('validate checks the whole repository for its own directory', async () => {
    const cwd = aFolder({ 'SKILL.md': smallSkill('top') });
    const { json } = await cli(['validate', '.', '--json'], { cwd });
    expect(json().skills).toMatchObject([{ name: 'top', path: '.' }]);
  });
});
