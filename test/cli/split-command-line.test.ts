import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../src/cli/command.js';
import { splitCommandLine, takeCommandName } from '../../src/cli/command-line.js';

const SPECS: readonly OptionSpec[] = [
  { name: 'root', value: 'dir', short: 'r', summary: '' },
  { name: 'quiet', short: 'q', summary: '' },
  { name: 'all', short: 'a', summary: '' },
];

describe('splitCommandLine', () => {
  it.each<[string[], [string, string | undefined][], string[]]>([
    [['a', '--root', 'x', 'b'], [['root', 'x']], ['a', 'b']],
    [['--root=a=b'], [['root', 'a=b']], []],
    [['--root='], [['root', '']], []],
    [['--root', '--quiet'], [['root', '--quiet']], []],
    [['--root'], [['root', undefined]], []],
    [['--other', 'x'], [['other', undefined]], ['x']],
    [['--other=x'], [['other', 'x']], []],
    [
      ['-qar', 'x'],
      [
        ['quiet', undefined],
        ['all', undefined],
        ['root', 'x'],
      ],
      [],
    ],
    [['-rx'], [['root', 'x']], []],
    [['-x', '-'], [['x', undefined]], ['-']],
    [['-V'], [['version', undefined]], []],
    [['--quiet', '--', '--root', 'x'], [['quiet', undefined]], ['--root', 'x']],
  ])('splits %j', (args, options, positionals) => {
    const line = splitCommandLine(args, SPECS);
    expect(line.options.map(({ name, value }) => [name, value])).toEqual(options);
    expect(line.positionals).toEqual(positionals);
  });

  it("a command's option takes the place of a common one", () => {
    const own = { name: 'root', summary: '' };
    expect(splitCommandLine(['--root', 'x'], [own, ...SPECS]).positionals).toEqual(['x']);
  });
});

describe('takeCommandName', () => {
  it.each([
    [['register', '--json'], 'register', ['--json']],
    [['--root', 'register', 'register'], 'register', ['--root', 'register']],
    [['--root=status', 'status', 'x'], 'status', ['--root=status', 'x']],
    [['--json'], undefined, ['--json']],
    [['--', 'status'], 'status', ['--']],
  ])('finds the command in %j', (args, name, rest) => {
    expect(takeCommandName(args)).toEqual({ name, rest });
  });
});
