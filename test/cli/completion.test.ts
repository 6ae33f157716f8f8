import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands.js';
import { COMMON_OPTIONS } from '../../src/cli/common-options.js';
import { SHELLS } from '../../src/cli/completion.js';
import { cli } from '../support/run-cli.js';

async function script(shell: string): Promise<string> {
  const run = await cli(['completion', shell]);
  expect(run.exitCode).toBe(0);
  return run.stdout;
}

/** What bash completes for the last word of a command line. */
function completeInBash(code: string, line: readonly string[]): readonly string[] {
  const words = line.map((word) => `'${word}'`).join(' ');
  const ask = `${code}\nCOMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _skill_registrar; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', ask], { encoding: 'utf8' }).trim().split('\n');
}

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('completion', () => {
  it.each(SHELLS)('prints a script with every command and option for %s', async (shell) => {
    const text = await script(shell);
    for (const command of await loadCommands()) {
      expect(text).toContain(command.name);
      for (const { name } of [...command.options, ...COMMON_OPTIONS]) {
        expect(text).toContain(shell === 'fish' ? `-l ${name}` : `--${name}`);
      }
    }
  });

  it.runIf(has('bash'))('completes commands, options and values in bash', async () => {
    const code = await script('bash');
    expect(completeInBash(code, ['skill-registrar', 'val'])).toEqual(['validate']);
    expect(completeInBash(code, ['skill-registrar', 'register', '--dry'])).toEqual(['--dry-run']);
    expect(completeInBash(code, ['skill-registrar', 'validate', '--format', 'g'])).toEqual([
      'github',
      'gitlab',
    ]);
    expect(completeInBash(code, ['skill-registrar', '--quiet', 'validate', '--sin'])).toEqual(['--since']);
    expect(completeInBash(code, ['skill-registrar', 'completion', 'z'])).toEqual(['zsh']);
  });

  it.runIf(has('zsh'))('prints a script that zsh can parse', async () => {
    execFileSync('zsh', ['-n', '-c', await script('zsh')]);
  });

  it.runIf(has('fish'))('prints a script that fish can parse', async () => {
    execFileSync('fish', ['--no-execute', '-c', await script('fish')]);
  });

  it('prints the script in a pipe, and JSON only with --json', async () => {
    expect(await script('bash')).toMatch(/^# bash completion/);
    const run = await cli(['completion', 'bash', '--json']);
    expect(run.json()).toMatchObject({ success: true, text: expect.stringContaining('complete -o default') });
  });

  it('rejects an unknown shell', async () => {
    const run = await cli(['completion', 'bassh', '--json']);
    expect(run.exitCode).toBe(2);
    expect(run.json().error.fix).toContain('Did you mean "bash"?');
  });
});
