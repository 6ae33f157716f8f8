import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Git } from '../../src/files/git.js';
import { aFolder } from '../support/a-folder.js';

/** A `git` on the PATH that writes down its environment and arguments before it becomes the real one. */
function aRecorder(): { readonly directory: string; readonly recorded: () => string } {
  const directory = aFolder();
  const log = path.join(directory, 'log');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  fs.writeFileSync(
    path.join(directory, 'git'),
    `#!/bin/sh\nenv >> '${log}'\nprintf '%s\\n' "$@" >> '${log}'\nexec '${real}' "$@"\n`,
    { mode: 0o755 },
  );
  return { directory, recorded: () => fs.readFileSync(log, 'utf8') };
}

function aCheckout(): string {
  const top = aFolder();
  execFileSync('git', ['init', '--quiet', top]);
  fs.mkdirSync(path.join(top, 'skills'));
  return top;
}

describe.skipIf(process.platform === 'win32')('the environment of git', () => {
  it('has no inputs, no tokens and no other repository, whatever the step has', () => {
    const { directory, recorded } = aRecorder();
    const top = aCheckout();
    const git = Git.open(path.join(top, 'skills'), {
      PATH: `${directory}${path.delimiter}${process.env['PATH']}`,
      HOME: top,
      INPUT_TOKEN: 'secret-input',
      GITHUB_TOKEN: 'secret-token',
      ACTIONS_RUNTIME_TOKEN: 'secret-runtime',
      GIT_DIR: '/secret-repository',
      GIT_EXTERNAL_DIFF: '/secret-program',
    });
    expect(git?.run(['status', '--porcelain']).status).toBe(0);
    expect(recorded()).toContain(`--git-dir=${path.join(fs.realpathSync(top), '.git')}`);
    expect(recorded()).toContain('safe.bareRepository=explicit');
    expect(recorded()).not.toContain('secret');
  });

  it.each(['', '.', 'LINK', 'CHECKOUT/node_modules/.bin'])(
    'leads to no git of the checkout, even with %j first on the PATH',
    (entry) => {
      const top = aCheckout();
      const [link, trace] = [path.join(aFolder(), 'bin'), path.join(aFolder(), 'trace')];
      const bin = path.join(top, 'node_modules/.bin');
      fs.mkdirSync(bin, { recursive: true });
      fs.symlinkSync(bin, link);
      for (const folder of [top, bin, path.join(top, 'skills')])
        fs.writeFileSync(path.join(folder, 'git'), `#!/bin/sh\necho ran > '${trace}'\n`, { mode: 0o755 });
      const first = entry.replace('CHECKOUT', top).replace('LINK', link);
      const git = Git.open(path.join(top, 'skills'), { PATH: `${first}:${process.env['PATH']}` });
      expect(git?.run(['rev-parse', '--show-prefix']).stdout.toString()).toBe('skills/\n');
      expect(fs.existsSync(trace)).toBe(false);
    },
  );

  it('takes the name of a file for nothing else', () => {
    const top = aCheckout();
    fs.writeFileSync(path.join(top, ':(top)*'), '');
    fs.writeFileSync(path.join(top, 'other'), '');
    const answer = Git.open(top, process.env)?.run(['ls-files', '--others', '--', ':(top)*']);
    expect(answer?.stdout.toString()).toBe(':(top)*\n');
  });

  it('has the Authorization header for a request to one server, and not in the arguments', async () => {
    const { directory, recorded } = aRecorder();
    const git = Git.open(aCheckout(), { PATH: `${directory}${path.delimiter}${process.env['PATH']}` });
    git?.run(['status', '--porcelain']);
    expect(recorded()).not.toContain('AUTHORIZATION');
    const header = { serverUrl: 'https://localhost:1', text: 'AUTHORIZATION: basic eA==' };
    await git?.runRemote(['ls-remote', 'https://localhost:1/a/b'], {
      protocols: ['https'],
      timeoutMs: 10_000,
      header,
    });
    const withHeader = recorded()
      .split('\n')
      .filter((line) => line.includes('AUTHORIZATION'));
    expect(withHeader).toEqual([expect.stringMatching(/^GIT_CONFIG_VALUE_\d+=AUTHORIZATION: basic eA==$/)]);
  });
});
