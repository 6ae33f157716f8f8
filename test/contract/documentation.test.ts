import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { aClient } from '../support/a-client.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, type GitRepository, gitVariables } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const pages = [
  'README.md',
  'examples/repository/README.md',
  'examples/broken/README.md',
  ...fs
    .readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (page: string) => fs.readFileSync(page, 'utf8');

/** They run until they are stopped; `test/packed` starts them. */
const SERVING = /^(?:watch|serve|mcp)\b/;

/** Without consent, or with broken skills, to show what is said then. */
const FAILING = /^activate (?!.*--yes)|examples\/broken/;

interface Shown {
  readonly page: string;
  readonly command: string;
  /** What the page says it prints; `…` stands for what is left out. */
  readonly output: readonly string[];
}

/** What follows `skill-registrar` in a line of a shell, up to a comment, a pipe or a redirection. */
function commandIn(line: string): string | undefined {
  const started =
    /^(?:\$ )?(?:eval "\$\()?(?:npx (?:--yes )?skill-registrar|skill-registrar|node dist\/cli\/index\.js) ([^#|>)]+)/;
  return started.exec(line)?.[1]?.trim();
}

/** Commands in the shell blocks of a page; in a block of a console, with their output. */
function commandsOf(page: string): Shown[] {
  return [...read(page).matchAll(/^```(?:sh|console|bash|text(?=\n\$ ))\n([\s\S]*?)^```/gm)].flatMap(
    ([, block]) => {
      const steps = block!.startsWith('$ ') ? block!.split(/^(?=\$ )/m) : block!.split('\n');
      return steps.flatMap((step) => {
        const [line = '', ...output] = step.trimEnd().split('\n');
        const command = commandIn(line);
        return command === undefined || SERVING.test(command) ? [] : [{ page, command, output }];
      });
    },
  );
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
  const clients = command.includes('--with') ? { PATH: aClient().folder } : {};
  return { cwd, env: { ...env, ...clients, SKILL_REGISTRAR_ALLOW_FILE_URLS: '1', NO_COLOR: '1' } };
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

async function expectToWork({ command, output }: Pick<Shown, 'command' | 'output'>): Promise<void> {
  const copy = aCopyFor(command);
  if (command === 'plugins update my-skill') await cli(['install', 'user/my-skill', '--json'], copy);
  const { exitCode, stdout, stderr } = await cli(split(command), {
    ...copy,
    isTty: true,
    columns: 80,
    stdin: 'n\n',
  });
  const expected = FAILING.test(command) ? 1 : 0;
  expect({ exitCode, said: exitCode === expected ? '' : stdout + stderr }).toEqual({
    exitCode: expected,
    said: '',
  });
  // A terminal erases the progress line and shows what is typed.
  const said = stderr.replaceAll(/.*\r\u001b\[K/g, '').replace(/\[y\/N\] $/, '$&n');
  const printed = `${said}\n${stdout}`;
  expectInOrder(output, printed.split('\n'));
}

function expectInOrder(wanted: readonly string[], printed: readonly string[]): void {
  let at = -1;
  for (const line of wanted.filter((each) => !/^…?$/.test(each))) {
    const parts = line.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.*')}$`);
    const next = printed.findIndex((each, index) => index > at && pattern.test(each));
    expect(next, `${line}\n\nin\n\n${printed.join('\n')}`).toBeGreaterThan(at);
    at = next;
  }
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
    expect(missing).toEqual([]);
  });

  it.each(pages)('%s pins the actions of others by commit, with the version in a comment', (page) => {
    const uses = read(page).match(/^ *(?:- )?uses: .*$/gm) ?? [];
    const others = uses.filter((line) => !/uses: (?:skill-registrar\/|acme\/|\.\/)/.test(line));
    expect(others.filter((line) => !/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  const shown = pages.flatMap(commandsOf);
  it.each(shown)('$page: `skill-registrar $command` works as documented', (each) => expectToWork(each));
});

const examples = COMMANDS.flatMap((command) => command.examples.flatMap(({ line }) => commandIn(line) ?? []));

describe('examples in the help', () => {
  it.each(examples.filter((command) => !SERVING.test(command)))('skill-registrar %s works', (command) =>
    expectToWork({ command, output: [] }),
  );
});
