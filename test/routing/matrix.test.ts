import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateMatrix, type MatrixOptions } from '../../src/routing/matrix.js';
import { type RoutedSkill, readSkillWords } from '../../src/routing/skill-words.js';

const SAMPLE = JSON.parse(fs.readFileSync(new URL('sample.json', import.meta.url), 'utf8')) as {
  readonly skills: readonly RoutedSkill[];
};
const OPTIONS: MatrixOptions = { keyStyle: 'joined', isPlain: false, taken: new Map() };

function generate(skills: readonly RoutedSkill[], options: Partial<MatrixOptions> = {}) {
  return generateMatrix(readSkillWords(skills), { ...OPTIONS, ...options });
}

/** Enough other skills for names and words to count. */
const OTHERS: readonly RoutedSkill[] = ['maple', 'birch', 'cedar', 'larch', 'aspen'].map((tree) => ({
  name: `${tree}-tree`,
  description: `Tells how old a ${tree} is.`,
  phrases: [],
}));

const skill = (name: string, description = '', ...phrases: readonly string[]): RoutedSkill => ({
  name,
  description,
  phrases,
});

function keysOf(name: string, skills: readonly RoutedSkill[], options: Partial<MatrixOptions> = {}) {
  return generate(skills, options)
    .routes.filter((route) => route.skill === name)
    .map(({ key }) => key);
}

/** What a consumer answers: the first key with a part that matches. */
function ask(skills: readonly RoutedSkill[], text: string): string | null {
  const { routes } = generate(skills);
  const matches = (key: string) => key.split('|').some((part) => new RegExp(part, 'i').test(text));
  return routes.find(({ key }) => matches(key))?.skill ?? null;
}

describe('keys of a skill', () => {
  it('are its declared phrases, name and quotes, strong words and declared words, in this order', () => {
    const own = skill(
      'pdf-forms',
      'Fills AcroForm fields. Use for "fill this form".',
      'fill a form',
      'acrofield',
    );
    expect(keysOf('pdf-forms', [own, ...OTHERS])).toEqual([
      'fill a form',
      'fill this form|\\bpdf.forms\\b',
      '\\bacrofields?\\b|\\bacroforms?\\b',
      'acrofield',
    ]);
  });

  it('are only declared and quoted phrases if there are few skills', () => {
    const own = skill(
      'pdf-forms',
      'Fills AcroForm fields. Use for "fill this form".',
      'fill a form',
      'error',
    );
    expect(keysOf('pdf-forms', [own])).toEqual(['fill a form', 'fill this form', 'error']);
  });

  it.each([
    ['c++', '\\bc\\+\\+'],
    ['.NET', '\\.net\\b'],
    ['ADR', '\\badr\\b'],
    ['vitest', 'vitest'],
    ['what (now)?', 'what \\(now\\)\\?'],
    ['a|b tests', 'a b tests'],
    ["don't-know_it", 'don.t.know.it'],
    ['日本語 資料', '日本語 資料'],
  ])('the declared phrase %j becomes %j', (phrase, part) => {
    expect(keysOf('own', [skill('own', '', phrase)])).toEqual([part]);
  });

  it.each(['', '  ', '+++', 'zero\u200bwidth', 'bell\u0007'])('omits the phrase %j', (phrase) => {
    expect(keysOf('own', [skill('own', '', phrase)])).toEqual([]);
  });

  it('match a broad phrase only as the whole request', () => {
    const skills = [skill('bug-finder', 'Finds bugs.', 'error', 'stack trace'), ...OTHERS];
    expect(ask(skills, 'Error?')).toBe('bug-finder');
    expect(ask(skills, 'there is an error in my tax form')).toBeNull();
    expect(ask(skills, 'read this stack trace')).toBe('bug-finder');
  });

  it('are single plain phrases on request', () => {
    const own = skill('pdf-forms', 'Fills forms. Use for "fill this form".', 'fill a form', 'c++');
    expect(keysOf('pdf-forms', [own, ...OTHERS], { keyStyle: 'single' })).toEqual([
      'fill a form',
      'fill this form',
      'pdf-forms',
    ]);
  });

  it('leave declared words to the rules of CLEO on request', () => {
    const own = skill('ct-pdf', 'Fills forms. Use for "fill this form".', 'fill a form', 'acrofield');
    expect(keysOf('ct-pdf', [own], { isPlain: true })).toEqual(['fill this form']);
    expect(keysOf('ct-pdf', [own, ...OTHERS], { isPlain: true })).not.toContain('acrofield');
  });
});

describe('phrase that several skills claim', () => {
  it('belongs to the skill with that name, then to the one that declares it, then to the one that quotes it', () => {
    const named = skill('code-review');
    const declaring = skill('bugs', '', 'code review', 'find bugs');
    const quoting = skill('quality', 'Use for "code review" and "find bugs".');
    expect(ask([quoting, declaring, named, ...OTHERS], 'a code review')).toBe('code-review');
    expect(ask([quoting, declaring, named, ...OTHERS], 'find bugs here')).toBe('bugs');
  });

  it('belongs to the first of two that declare it, unless the name of the other is closer', () => {
    const [a, b] = [skill('alpha', '', 'draw a map'), skill('beta', '', 'draw a map')];
    expect(ask([a, b], 'draw a map')).toBe('alpha');
    expect(ask([a, { ...b, name: 'map-maker' }], 'draw a map')).toBe('map-maker');
  });

  it('belongs to neither of two that quote it, and is reported', () => {
    const skills = [skill('alpha', 'Use for "draw a map".'), skill('beta', 'Use for "draw a map".')];
    expect(ask(skills, 'draw a map')).toBeNull();
    expect(generate(skills).phrases).toMatchObject([{ id: 'draw a map', owner: null, takenBy: null }]);
  });

  it('belongs to the skill that a manual key names', () => {
    const taken = new Map([['draw a map', 'beta']]);
    expect(keysOf('alpha', [skill('alpha', '', 'draw a map', 'draw a plan')], { taken })).toEqual([
      'draw a plan',
    ]);
  });

  it('follows the longer phrase of another skill that contains it', () => {
    const skills = [skill('alpha', '', 'draw a map'), skill('omega', 'Use for "draw a map of stars".')];
    expect(ask(skills, 'draw a map of stars')).toBe('omega');
    expect(ask(skills, 'draw a map of mars')).toBe('alpha');
  });
});

const text = fc.oneof(
  fc.constantFrom(...SAMPLE.skills.map(({ description }) => description)),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);
const phrase = fc.oneof(
  fc.constantFrom(...SAMPLE.skills.flatMap(({ phrases }) => phrases)),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const anySkills = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/),
    description: text,
    phrases: fc.array(phrase, { maxLength: 4 }),
  }),
  { maxLength: 12, selector: ({ name }) => name },
);

describe('keys of any skills', () => {
  it('keys are unique, and no part of a key matches everything', () => {
    fc.assert(
      fc.property(anySkills, (skills) => {
        const { routes } = generate(skills);
        expect(new Set(routes.map(({ key }) => key)).size).toBe(routes.length);
        for (const part of routes.flatMap(({ key }) => key.split('|'))) {
          expect(part).not.toBe('');
          expect(new RegExp(part, 'i').test('')).toBe(false);
          expect(new RegExp(part, 'i').test('§')).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keys match a long text in linear time', () => {
    const hostile = ['a-'.repeat(30), ' '.repeat(20), '('.repeat(60), "'x'".repeat(20), '.*'.repeat(30)];
    const skills = [
      ...hostile.map((own, index) => skill(`s-${index}`, `Use for "${own}x".`, `${own}y`)),
      ...OTHERS,
    ];
    const texts = ['a-', ' ', '(', "'x'", '.', 'a'].map((own) => own.repeat(50_000));
    for (const { key } of generate(skills).routes) {
      for (const part of key.split('|')) for (const long of texts) new RegExp(part, 'i').test(long);
    }
  }, 5000);
});

describe('keys of other skills', () => {
  it('at most two in a hundred keys change when a skill is added', () => {
    const without = (index: number) => SAMPLE.skills.filter((_, other) => other !== index);
    let changed = 0;
    let total = 0;
    for (const [index, added] of SAMPLE.skills.entries()) {
      const before = new Set(generate(without(index)).routes.map(({ key, skill: own }) => `${own} ${key}`));
      const after = generate(SAMPLE.skills).routes.filter((route) => route.skill !== added.name);
      total += after.length;
      changed += after.filter(({ key, skill: own }) => !before.has(`${own} ${key}`)).length;
    }
    expect(changed / total).toBeLessThan(0.02);
  });
});

it('takes linear time for phrases of any length', () => {
  const phrases = ['say all of this now ', 'and all of that then '].map((text) => text.repeat(3000));
  const long = [
    ...OTHERS,
    { name: 'long-talk', description: 'Talks.', phrases: [...phrases, 'all of this'] },
  ];
  expect(generate(long).routes.some(({ skill }) => skill === 'long-talk')).toBe(true);
}, 5000);
