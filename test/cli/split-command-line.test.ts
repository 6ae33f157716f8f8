import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionSpec } from '../../src/cli/command.js';
import { splitCommandLine } from '../../src/cli/command-line.js';

const SPECS: readonly OptionSpec[] = [
  { name: 'root', value: 'dir', short: 'r', summary: '' },
  { name: 'quiet', short: 'q', summary: '' },
  { name: 'all', short: 'a', summary: '' },
  { name: 'format', value: 'format', summary: '' },
];

/** What Node.js makes of the same arguments. */
function splitByNode(args: readonly string[]) {
  const options = Object.fromEntries(
    SPECS.map(({ name, value, short }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return {
    options: tokens.flatMap((token) =>
      token.kind === 'option'
        ? [
            {
              name: token.name,
              rawName: token.rawName,
              value: token.value,
              isInline: token.inlineValue === true,
            },
          ]
        : [],
    ),
    positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
  };
}

test('splits command lines as Node.js does', () => {
  const known = fc.constantFrom(
    ...['--root', '--root=', '--root=a=b', '--quiet', '--quiet=no', '--format', '--other', '--other=x'],
    ...[
      '-r',
      '-rx',
      '-q',
      '-qa',
      '-qar',
      '-qrx',
      '-x',
      '-xy',
      '-',
      '--',
      '---',
      '--=',
      '--=a',
      '-=',
      'a',
      '',
    ],
  );
  const word = fc.oneof(
    { weight: 4, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom('-', '=', 'r', 'q', 'a', ' '), maxLength: 5 }),
    },
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (args) => {
      expect(splitCommandLine(args, SPECS)).toEqual(splitByNode(args));
    }),
    { numRuns: 20_000 },
  );
});
