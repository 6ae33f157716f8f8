import { describe, expect, it } from 'vitest';
import { type RoutedSkill, readSkillWords, type SkillVocabulary } from '../../src/routing/skill-words.js';

const skill = (name: string, description: string): RoutedSkill => ({ name, description, phrases: [] });
const SCANS = skill('scan-reader', 'Reads scanned pages, page after page.');
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
});
