import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/cli/command.js';
import { checkCommandLine, splitCommandLine } from '../../src/cli/command-line.js';
import { COMMON_OPTIONS } from '../../src/cli/common-options.js';

const command: Command = {
  name: 'fetch',
  summary: 'fetch a thing',
  usage: '<what> [where] [--limit n] [--label text]…',
  description: 'Fetches a thing.',
  examples: [{ line: 'skill-registrar fetch list', does: 'Fetches.' }],
  options: [
    { name: 'limit', value: 'n', range: { min: 1, max: 50 }, summary: 'how many' },
    { name: 'label', value: 'text', multiple: true, summary: 'a label' },
    { name: 'as', value: 'form', summary: 'the form' },
  ],
  positionals: [{ name: 'what', required: true, choices: ['list', 'remove'] }, { name: 'where' }],
  run: async () => ({ kind: 'served', exitCode: 0 }),
};

function check(...args: string[]) {
  return checkCommandLine(splitCommandLine(args, [...command.options, ...COMMON_OPTIONS]), command);
}

describe('checkCommandLine', () => {
  it('returns numbers, repeated options in order, and the last value of other options', async () => {
    const options = check('list', '--limit=8', '--label', 'a', '--label', 'b', '--as', 'x', '--as', 'y');
    expect(options.number('limit')).toBe(8);
    expect(options.texts('label')).toEqual(['a', 'b']);
    expect(options.text('as')).toBe('y');
    expect(options.isSet('quiet')).toBe(false);
  });

  it('omits options that were not given', async () => {
    const options = check('list');
    expect(options.number('limit')).toBeUndefined();
    expect(options.texts('label')).toEqual([]);
    expect(options.text('as')).toBeUndefined();
  });

  it('accepts a value that begins with a dash after =', async () => {
    expect(check('list', '--as=-x').text('as')).toBe('-x');
  });

  it.each([
    [['list', '--limit', '0']],
    [['list', '--limit', '51']],
    [['list', '--limit', '1.5']],
    [['list', '--limit', 'many']],
    [['list', '--limit=-3']],
  ])('rejects a value that is not a number or is out of range: %s', async (args) => {
    expect(() => check(...args)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('--limit cannot be'),
        fix: 'Use a whole number from 1 to 50.',
      }),
    );
  });

  it('rejects a missing argument, an extra one, and an unknown choice', async () => {
    expect(() => check()).toThrow('fetch needs <what>.');
    expect(() => check('list', 'a', 'b')).toThrow('Unexpected argument "b" for fetch.');
    expect(() => check('remvoe')).toThrow(
      expect.objectContaining({
        message: 'Unknown what "remvoe".',
        fix: 'Did you mean "remove"? Use one of: list, remove.',
      }),
    );
  });

  it('throws when a command reads an option that it does not declare', async () => {
    const options = check('list');
    expect(() => options.isSet('undeclared')).toThrow('No such option: --undeclared');
  });
});
