import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from '../support/run-cli.js';

const pages = ['README.md', ...fs.readdirSync('docs').map((name) => `docs/${name}`)];
const read = (page: string) => fs.readFileSync(page, 'utf8');

/** Commands that run until they are stopped, use the network, or need another repository than the example. */
const NOT_RUN =
  /^(?:watch|serve|mcp|install|plugins (?:update|remove)|init|completion)\b|--since|--ref|\.\.\.|…/;

/** Runs without consent, to show the prompt. */
const REFUSED = /^activate (?!.*--yes)/;

/** Lines of shell blocks that start the program, as arguments. */
function commandsOf(page: string): string[] {
  const blocks = [...read(page).matchAll(/^```(?:sh|console|bash)\n([\s\S]*?)^```/gm)].map(
    ([, block]) => block!,
  );
  return blocks
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      const command =
        /^(?:\$ )?(?:npx (?:--yes )?skill-registrar|skill-registrar|node dist\/cli\/index\.js) ([^#|>]+)/.exec(
          line,
        );
      return command === null ? [] : [command[1]!.trim()];
    })
    .filter((command) => !NOT_RUN.test(command));
}

function split(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c!);
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
    async (_page, command) => {
      const folder = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', 'docs-'));
      const isAtTop = command.includes('examples/');
      fs.cpSync(
        isAtTop ? 'examples' : 'examples/repository',
        isAtTop ? path.join(folder, 'examples') : folder,
        {
          recursive: true,
        },
      );
      const args = split(command);
      const cwd = folder;
      const run = await cli(args, { cwd, env: { PATH: process.env['PATH'] ?? '', HOME: folder } });
      fs.rmSync(folder, { recursive: true, force: true });
      const exitCode = REFUSED.test(command) ? 1 : 0;
      expect({
        command,
        exitCode: run.exitCode,
        said: run.exitCode === exitCode ? '' : run.stdout + run.stderr,
      }).toEqual({ command, exitCode, said: '' });
      if (exitCode === 1) expect(run.stdout).toContain('needs consent');
    },
  );
});
