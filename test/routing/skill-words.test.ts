import { describe, expect, it } from 'vitest';
import {
  phrasesOf,
  type RoutedSkill,
  readSkillWords,
  type SkillVocabulary,
} from '../../src/routing/skill-words.js';

const skill = (name: string, description: string): RoutedSkill => ({ name, description, phrases: [] });
const FORMS = skill('form-filler', 'Fills in forms. For scans use scan-reader instead.');
const SCANS = skill('scan-reader', 'Reads scanned pages, page after page.');
const CHANGED = skill('scan-reader', 'Reads scanned letters.');
const NOTES = skill('note-taker', 'Takes notes.');

const weightsOf = ({ skills }: SkillVocabulary) =>
  skills.map(({ stems, weights }) =>
    Object.fromEntries(stems.map(({ text }, place) => [text, weights[place]])),
  );

describe('readSkillWords', () => {
  it('adds up the weights of a stem: three for a name, two for a declared phrase, one for a description', () => {
    const declaring = { ...SCANS, phrases: ['scan a page', 'read it'] };
    expect(weightsOf(readSkillWords([declaring, NOTES]))).toEqual([
      { read: 1 + 2, scan: 1 + 3 + 2, page: 3 + 2, reader: 3 },
      { note: 1 + 3, taker: 3 },
    ]);
  });

  it('has the sum of the weights', () => {
    expect(readSkillWords([{ ...NOTES, phrases: ['jot it down'] }]).skills[0]!.length).toBe(1 + 2 * 3 + 2);
  });

  it('knows names in any case, and does not take a skill for another one', () => {
    const tools = skill('PDF-Tools', 'Use pdf-tools for forms.');
    const notes = skill('notes', 'For forms use pdf-tools. Takes notes.');
    const [ofTools, ofNotes] = weightsOf(readSkillWords([tools, notes]));
    expect(ofTools).toMatchObject({ form: 1 });
    expect(ofNotes).toEqual({ note: 1 + 3 });
  });

  it('reads only the skills that changed', () => {
    const known = readSkillWords([FORMS, SCANS]);
    const now = readSkillWords([FORMS, CHANGED], known);
    expect(weightsOf(now)).toEqual(weightsOf(readSkillWords([FORMS, CHANGED])));
    expect(now.skills[0]).toBe(known.skills[0]);
    expect(now.skills[1]).not.toBe(known.skills[1]);
  });

  it.each([
    [
      [FORMS, SCANS],
      [FORMS, NOTES],
    ],
    [[FORMS, SCANS], [FORMS]],
    [
      [FORMS, SCANS],
      [FORMS, SCANS, NOTES],
    ],
    [
      [FORMS, SCANS],
      [SCANS, FORMS],
    ],
    [
      [FORMS, FORMS],
      [FORMS, SCANS],
    ],
    [[], [FORMS, SCANS]],
    [[{ ...SCANS, phrases: ['one'] }], [{ ...SCANS, phrases: ['two'] }]],
    [[{ ...SCANS, phrases: ['one'] }], [{ ...SCANS, phrases: ['one', 'two'] }]],
    [[{ ...SCANS, phrases: ['one', 'two'] }], [{ ...SCANS, phrases: ['one'] }]],
    [
      [skill('a', 'Reads.'), skill('b', 'Reads.')],
      [skill('b', 'Reads.'), skill('a', 'Reads.')],
    ],
  ])('reads %j again if the names are others in %j', (before, now) => {
    expect(weightsOf(readSkillWords(now, readSkillWords(before)))).toEqual(weightsOf(readSkillWords(now)));
  });
});

describe('phrasesOf', () => {
  const quoting = { ...skill('scan-reader', 'Use for "read this scan".'), phrases: ['ocr'] };

  it('are names, declared and quoted phrases', () => {
    expect(phrasesOf([quoting, NOTES])).toEqual(['scan-reader', 'ocr', 'read this scan', 'note-taker']);
  });

  it('leaves out those of skills that did not change', () => {
    expect(phrasesOf([quoting, NOTES], [quoting, { ...NOTES, phrases: ['jot'] }])).toEqual(['note-taker']);
    expect(phrasesOf([quoting, NOTES], [quoting])).toContain('scan-reader');
  });
});
