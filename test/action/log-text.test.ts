import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logText } from '../../src/action/annotate.js';

/** How a runner finds commands: `::name` at the start of a line after whitespace, `##[name` anywhere. */
function isCommand(line: string): boolean {
  return /^\s*::/.test(line) || line.includes('##[');
}

describe('logText', () => {
  it.each([
    ['a command', '::error::x', '\\::error::x'],
    ['a command after whitespace', '  \t::set-output name=a::b', '   \\::set-output name=a::b'],
    ['a command on a second line', 'ok\n::add-mask::x', 'ok ::add-mask::x'],
    ['a command after a carriage return', 'ok\r::stop-commands::x', 'ok ::stop-commands::x'],
    ['the old syntax anywhere', 'a ##[error]b', 'a #\\#[error]b'],
    ['colors', '\u001b[31mred', '\\u001b[31mred'],
  ])('escapes %s', (_, text, expected) => {
    expect(logText(text)).toBe(expected);
  });

  it('leaves no text that a runner executes', () => {
    const piece = fc.constantFrom(
      '::',
      ':',
      '##[',
      '#',
      '[',
      '\n',
      '\r',
      '\u2028',
      ' ',
      '\t',
      '\ufeff',
      'error',
      ']',
      '%0A',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const lines = logText(pieces.join('')).split(/\r|\n|\u2028|\u2029|\u0085/);
        expect(lines).toHaveLength(1);
        expect(isCommand(lines[0] ?? '')).toBe(false);
      }),
    );
  });
});
