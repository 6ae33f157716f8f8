import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SHELLS } from '../../src/cli/commands/completion.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { COMMON_OPTIONS } from '../../src/cli/common-options.js';
import { aFolder } from '../support/a-folder.js';
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

/** What fish offers for the end of a command line. */
function completeInFish(code: string, line: string): readonly string[] {
  const ask = `${code}\ncomplete -C '${line}'`;
  const offered = execFileSync('fish', ['--no-config', '-c', ask], { encoding: 'utf8' });
  return offered
    .trim()
    .split('\n')
    .map((entry) => entry.split('\t')[0]!);
}

/** What an interactive zsh shows once the tab key was pressed: it completes nothing without a terminal. */
function completeInZsh(code: string, line: string): string {
  const folder = aFolder({ completion: code });
  const ask = `zmodload zsh/zpty; zpty shell zsh -f -i
    zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -D; source completion; print REA""DY'
    zpty -r -m shell seen '*READY*'; zpty -w -n shell $'${line}\\t\\t'; sleep 1
    while zpty -r -t shell seen; do print -rn -- "$seen"; done`;
  const shown = execFileSync('zsh', ['-f', '-c', ask], { encoding: 'utf8', cwd: folder, timeout: 20_000 });
  return shown.replace(/\x1b\[[0-9;?]*[a-zA-Z]/g, '');
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
    for (const command of COMMANDS) {
      expect(text).toContain(command.name);
      for (const { name, isUnlisted } of [...command.options, ...COMMON_OPTIONS]) {
        if (isUnlisted) continue;
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

  it.runIf(has('zsh'))('completes in a real zsh', async () => {
    const code = await script('zsh');
    expect(completeInZsh(code, 'skill-registrar val')).toContain('skill-registrar validate ');
    expect(completeInZsh(code, 'skill-registrar register --dry')).toContain('register --dry-run ');
    expect(completeInZsh(code, 'skill-registrar validate --format git')).toMatch(/github\s+gitlab/);
    expect(completeInZsh(code, 'skill-registrar completion z')).toContain('completion zsh ');
  });

  it.runIf(has('fish'))('completes in a real fish', async () => {
    const code = await script('fish');
    expect(completeInFish(code, 'skill-registrar val')).toEqual(['validate']);
    expect(completeInFish(code, 'skill-registrar register --dry')).toEqual(['--dry-run']);
    expect(completeInFish(code, 'skill-registrar validate --format g')).toEqual(['github', 'gitlab']);
    expect(completeInFish(code, 'skill-registrar --quiet validate --sin')).toEqual(['--since']);
    expect(completeInFish(code, 'skill-registrar completion z')).toEqual(['zsh']);
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
