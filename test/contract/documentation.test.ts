import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, type GitRepository, gitVariables } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const pages = ['README.md', ...fs.readdirSync('docs').map((name) => `docs/${name}`)];
const read = (page: string) => fs.readFileSync(page, 'utf8');

/** They run until they are stopped; `test/packed` starts them. */
const SERVING = /^(?:watch|serve|mcp)\b/;

/** Without consent, to show how it is asked for. */
const REFUSED = /^activate (?!.*--yes)/;

/** What follows `skill-registrar` in a line of a shell, up to a comment, a pipe or a redirection. */
function commandIn(line: string): string[] {
  const started =
    /^(?:\$ )?(?:eval "\$\()?(?:npx (?:--yes )?skill-registrar|skill-registrar|node dist\/cli\/index\.js) ([^#|>)]+)/;
  const command = started.exec(line)?.[1]?.trim();
  return command === undefined || SERVING.test(command) ? [] : [command];
}

/** Commands in the shell blocks of a page. */
function commandsOf(page: string): string[] {
  const blocks = [...read(page).matchAll(/^```(?:sh|console|bash)\n([\s\S]*?)^```/gm)];
  return blocks.flatMap(([, block]) => block!.split('\n')).flatMap(commandIn);
}

function split(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c!);
}

/** A copy of the examples; a checkout where the command needs git. */
function aCopyFor(command: string): { cwd: string; env: Record<string, string> } {
  const from = command.includes('examples/') ? 'examples' : 'examples/repository';
  const cwd = aFolder();
  fs.cpSync(from, path.join(cwd, from === 'examples' ? from : '.'), { recursive: true });
  const home = aFolder();
  const env = gitVariables(home);
  const git = (...args: string[]) => execFileSync('git', args, { cwd, env });
  if (command.includes('--since')) {
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  }
  if (/^install|my-skill/.test(command)) mirrorGitHub(home);
  return { cwd, env: { ...env, SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' } };
}

/** Makes `https://github.com/` a folder on this machine: `my-skill` is one skill, `repo` has two. */
function mirrorGitHub(home: string): void {
  const one = aGitRepository({ 'SKILL.md': smallSkill('my-skill') });
  const two = aGitRepository({
    'skills/pdf/SKILL.md': smallSkill('pdf'),
    'skills/docx/SKILL.md': smallSkill('docx'),
  });
  const copy = ({ root, git }: GitRepository, name: string) => {
    git('tag', '--force', 'v1.0.0');
    fs.cpSync(root, path.join(home, 'github', name), { recursive: true });
  };
  copy(one, 'user/my-skill');
  copy(one, 'owner/my-skill');
  copy(two, 'owner/repo');
  const replaced = `[url "file://${home}/github/"]\n\tinsteadOf = https://github.com/\n`;
  fs.writeFileSync(path.join(home, '.gitconfig'), replaced);
}

async function expectToWork(command: string): Promise<void> {
  const copy = aCopyFor(command);
  if (command === 'plugins update my-skill') await cli(['install', 'user/my-skill', '--json'], copy);
  const { exitCode, stdout, stderr } = await cli(split(command), copy);
  const expected = REFUSED.test(command) ? 1 : 0;
  expect({ command, exitCode, said: exitCode === expected ? '' : stdout + stderr }).toEqual({
    command,
    exitCode: expected,
    said: '',
  });
  if (expected === 1) expect(stdout).toContain('needs consent');
}

describe('documentation', () => {
  it('README.md has at most 250 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(250);
  });

  it.each(pages)('%s links to pages that exist', (page) => {
    const links = [
      ...read(page)
        .replace(/^```[\s\S]*?^```/gm, '')
        .matchAll(/\]\((?!https?:|#|mailto:)([^)\s]+)\)/g),
    ].map(([, target]) => target!);
    const missing = links
      .map((target) => path.join(path.dirname(page), target.split('#')[0]!))
      .filter((target) => !fs.existsSync(target));
    // Bad examples of the rules link to missing files on purpose.
    if (page !== 'docs/rules.md') expect(missing).toEqual([]);
  });

  it.each(pages.flatMap((page) => commandsOf(page).map((command): [string, string] => [page, command])))(
    '%s: skill-registrar %s works as documented',
    (_page, command) => expectToWork(command),
  );

  it('README.md shows what the example of broken skills prints, in order', async () => {
    const [, command, shown] = /^```text\n\$ npx skill-registrar (.*)\n([\s\S]*?)^```/m.exec(
      read('README.md'),
    )!;
    const { stdout } = await cli([...split(command!), '--format', 'text'], aCopyFor(command!));
    const unwrapped = (text: string) => text.replaceAll(/\n +/g, ' ').trimEnd().split('\n');
    const lines = unwrapped(stdout);
    let at = -1;
    for (const line of unwrapped(shown!)) {
      if (line === '' || line === '…') continue;
      const next = lines.indexOf(line, at + 1);
      expect(next, line).toBeGreaterThan(at);
      at = next;
    }
  });
});

const examples = (await loadCommands()).flatMap((command) =>
  command.examples.flatMap(({ line }) => commandIn(line)),
);

describe('examples in the help', () => {
  it.each(examples)('skill-registrar %s works', (command) => expectToWork(command));
});
