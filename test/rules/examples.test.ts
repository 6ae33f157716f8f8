import { readFileSync, writeFileSync } from 'node:fs';
import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { codeBlock, PRINTED } from '../../scripts/generate-rules-page.mjs';
import type { Diagnostic } from '../../src/report/diagnostic.js';
import { renderFindings } from '../../src/report/text-report.js';
import type { Example } from '../../src/rules/example.js';
import { RULES, ruleById } from '../../src/rules/index.js';
import { isFixable } from '../../src/rules/rule.js';
import { asObject, fixExample, markedPlaces, placeOf, runExample } from './run-example.js';

const titleOf = (example: Example) => {
  const { shown, body, frontmatter, skill, files } = asObject(example);
  return JSON.stringify(shown ?? body ?? frontmatter ?? skill ?? files).slice(0, 80);
};

describe.each(RULES.map((rule) => [rule.id, rule] as const))('examples of %s', (id, { bad, good }) => {
  it.each(bad.map((example) => [titleOf(example), example] as const))(
    'reports the bad example %s',
    async (_, example) => {
      const { also = [], message, testedIn } = asObject(example);
      if (testedIn !== undefined) return expect(readFileSync(testedIn, 'utf8')).toContain(id);
      const found = (await runExample(example)).filter(isAboutExample);
      const own = found.filter(({ rule }) => rule === id);
      expect(own.map(placeOf).sort(), describeAll(found)).toEqual(markedPlaces(example).sort());
      const others = found.filter(({ rule }) => rule !== id && !also.includes(rule));
      expect(describeAll(others)).toBe('');
      if (message !== undefined) expect(own[0]?.message).toBe(message);
      if (example === bad[0]) expectPrinted(id, own[0]!);
      for (const { fix } of own) expect(fix).not.toBe('');
    },
  );

  it.each(good.map((example) => [titleOf(example), example] as const))(
    'accepts the good example %s',
    async (_, example) => {
      const found = (await runExample(example)).filter(isAboutExample);
      expect(describeAll(found)).toBe('');
    },
  );

  /** An example need not have routes, or work on this machine and in every client. */
  function isAboutExample({ rule }: Diagnostic): boolean {
    const isIgnored =
      ['skill-unreachable', 'command-missing', 'body-empty'].includes(rule) ||
      rule.startsWith('portability-');
    return rule === id || !isIgnored;
  }
});

it('a finding never contains a secret', async () => {
  for (const example of ruleById('secret')!.bad) {
    const [, secret] = /«([^»]*)»/.exec(asObject(example).body!)!;
    const report = JSON.stringify(await runExample(example));
    expect(report).not.toContain(secret!.slice(-12));
  }
});

const FIXABLE = RULES.filter(isFixable);
const FIXED = FIXABLE.flatMap(({ id, bad }) =>
  bad
    .map(asObject)
    .filter(({ fixed, renamed }) => fixed !== undefined || renamed !== undefined)
    .map((example) => [id, titleOf(example), example] as const),
);

describe('--fix', () => {
  it('every fixable rule has an example for --fix', () => {
    expect([...new Set(FIXED.map(([id]) => id))]).toEqual(FIXABLE.map(({ id }) => id));
  });

  it.each(FIXED)('--fix removes a finding of %s: %s', async (id, _title, example) => {
    const { report, after, expected } = await fixExample(example);
    expect(after).toEqual(expected);
    expect(report.fixes?.map(({ rule }) => rule)).toContain(id);
    expect(report.diagnostics.map(({ rule }) => rule)).not.toContain(id);
  });
});

/** The page of the rule shows the finding as a terminal does; UPDATE_CASES=1 updates it. */
function expectPrinted(id: string, finding: Diagnostic): void {
  const page = `docs/rules/${id}.md`;
  const [open, close] = PRINTED as [string, string];
  const text = readFileSync(page, 'utf8');
  const [before = '', rest = ''] = text.split(open);
  const view = {
    colors: createColors(false),
    columns: 100,
    pathOf: (file: string) => file,
    lineOf: () => undefined,
  };
  const block = `${open}\n${codeBlock(renderFindings([finding], view))}\n${close}`;
  const expected = `${before}${block}${rest.split(close)[1]}`;
  if (process.env['UPDATE_CASES'] === '1') writeFileSync(page, expected);
  expect(readFileSync(page, 'utf8')).toBe(expected);
}

function describeAll(found: readonly Diagnostic[]): string {
  return found.map(describeOne).join('\n');
}

function describeOne(found: Diagnostic): string {
  return `${placeOf(found)} ${found.rule}: ${found.message}`;
}
