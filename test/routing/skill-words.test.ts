import { describe, expect, it } from 'vitest';
import { type RoutedSkill, readSkillWords } from '../../src/routing/skill-words.js';
import { StemReader } from '../../src/routing/words.js';

const skill = (name: string, description: string): RoutedSkill => ({ name, description, phrases: [] });
const FORMS = skill('form-filler', 'Fills in forms. For scans use scan-reader instead.');
const SCANS = skill('scan-reader', 'Reads scanned pages.');
const CHANGED = skill('scan-reader', 'Reads scanned letters.');
const NOTES = skill('note-taker', 'Takes notes.');

const reading = (before: readonly RoutedSkill[], now: readonly RoutedSkill[]) => {
  const reader = new StemReader();
  const known = readSkillWords(before, reader);
  return { known, words: readSkillWords(now, reader, known) };
};

describe('readSkillWords', () => {
  it('reads only the skills that changed', () => {
    const { known, words } = reading([FORMS, SCANS], [FORMS, CHANGED]);
    expect(words).toEqual(readSkillWords([FORMS, CHANGED]));
    expect(words[0]).toBe(known[0]);
    expect(words[1]).not.toBe(known[1]);
  });

  it('reads every skill again if another name may make a sentence count', () => {
    for (const now of [
      [FORMS, NOTES],
      [FORMS],
      [FORMS, SCANS, NOTES],
      [SCANS, FORMS],
      [FORMS, skill('form-filler', 'Reads scanned pages.')],
    ])
      expect(reading([FORMS, SCANS], now).words).toEqual(readSkillWords(now));
    expect(reading([FORMS, FORMS], [FORMS, SCANS]).words).toEqual(readSkillWords([FORMS, SCANS]));
  });
});
