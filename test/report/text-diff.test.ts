import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { renderDiff, unifiedDiff } from '../../src/report/text-diff.js';
import { aFolder } from '../support/a-folder.js';
import { cpuTime } from '../support/cpu-time.js';

const plain = { colors: picocolors.createColors(false), isVerbose: false };

describe('diff of a dry run', () => {
  it('shows the changed lines with three lines of context', () => {
    const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ''].join('\n');
    const after = before.replace('e\n', 'E\nE2\n');
    expect(unifiedDiff([{ path: 'skills/manifest.json', before, after }])).toBe(
      [
        '--- a/skills/manifest.json',
        '+++ b/skills/manifest.json',
        '@@ -2,7 +2,8 @@',
        ' b',
        ' c',
        ' d',
        '-e',
        '+E',
        '+E2',
        ' f',
        ' g',
        ' h',
        '',
      ].join('\n'),
    );
  });

  it('shows a new file as added, and omits an unchanged file', () => {
    expect(
      unifiedDiff([
        { path: 'same.json', before: '{}\n', after: '{}\n' },
        { path: 'new.json', before: null, after: '{\n}\n' },
      ]),
    ).toBe('--- /dev/null\n+++ b/new.json\n@@ -0,0 +1,2 @@\n+{\n+}\n');
  });

  it.each([
    ['a change in the middle', lines(50), lines(50).replace('line 25\n', '')],
    ['a new file', null, lines(3)],
    ['a file that was empty', '', lines(3)],
    ['a missing last newline that is added', 'a\nb', 'a\nb\n'],
    ['a missing last newline that stays missing', 'a\nb', 'a\nc'],
    ['CRLF line endings', 'a\r\nb\r\n', 'a\r\nc\r\n'],
    [
      'a file rewritten beyond the bound of the search',
      `head\n${lines(6000)}tail\n`,
      `head\n${lines(6000, 'new')}tail\n`,
    ],
    ['a long file of which one line is left, the first and the last', `x\n${lines(3000)}x\n`, 'x\n'],
    ['a rewritten file without a last newline', `${lines(6000)}end`, `${lines(6000, 'new')}END`],
  ])('git applies the diff as a patch: %s', (_title, before, after) => {
    const folder = aFolder({
      ...(before !== null && { 'manifest.json': before }),
      patch: unifiedDiff([{ path: 'manifest.json', before, after }]),
    });
    execFileSync('git', ['apply', '--whitespace=nowarn', 'patch'], { cwd: folder });
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(after);
  });

  it('shows what a rewritten file keeps at its start and its end as context', () => {
    const keeping = (middle: string) => `a\nb\nc\nd\n${middle}w\nx\ny\nz\n`;
    const before = keeping(lines(3000));
    const diff = unifiedDiff([{ path: 'm', before, after: keeping(lines(3000, 'new')) }]).split('\n');
    expect(diff.slice(2, 7)).toEqual(['@@ -2,3006 +2,3006 @@', ' b', ' c', ' d', '-line 0']);
    expect(diff.slice(-5)).toEqual(['+new 2999', ' w', ' x', ' y', '']);
  });

  it('is fast for two huge files without common lines', () => {
    const before = cpuTime();
    unifiedDiff([{ path: 'm', before: lines(100_000), after: lines(100_000, 'new') }]);
    // Without a limit it takes minutes.
    expect(cpuTime() - before).toBeLessThan(10_000);
  });

  it('is truncated for people, with the number of omitted lines', () => {
    const files = [{ path: 'm', before: null, after: lines(260) }];
    const text = renderDiff(files, plain);
    expect(text.split('\n').length - 1).toBe(61);
    expect(text).toContain('… 203 more lines of diff; --verbose shows all\n');
    const one = renderDiff([{ path: 'm', before: null, after: lines(58) }], plain);
    expect(one).toContain('… 1 more line of diff; --verbose shows all\n');
    expect(renderDiff(files, { ...plain, isVerbose: true })).toContain('+line 259\n');
  });

  it('is colored line by line', () => {
    const text = renderDiff([{ path: 'm', before: 'a\nb\n', after: 'a\nc\n' }], {
      colors: picocolors.createColors(true),
      isVerbose: false,
    });
    expect(text).toBe(
      '\u001b[1m--- a/m\u001b[22m\n\u001b[1m+++ b/m\u001b[22m\n\u001b[36m@@ -1,2 +1,2 @@\u001b[39m\n' +
        ' a\n\u001b[31m-b\u001b[39m\n\u001b[32m+c\u001b[39m\n',
    );
  });

  it('contains no escape sequence or workflow command from the files', () => {
    const before = 'x\n  ::error::context\n\tkeeps its tab\n';
    const after = `${before}::warning::added\u001b]0;title\u0007\n##[group]\r\n`;
    const text = renderDiff([{ path: 'AGENTS.md', before, after }], plain);
    expect(text.split('\n').slice(3)).toEqual([
      ' x',
      '   : :error::context',
      ' \tkeeps its tab',
      '+::warning::added\\u001b]0;title\\u0007',
      '+# #[group]',
      '',
    ]);
  });
});

function lines(count: number, word = 'line'): string {
  return Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');
}
