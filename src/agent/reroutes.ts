import { compareText } from '../report/diagnostic.js';
import { readSkillWords } from '../routing/skill-words.js';
import { Dispatcher } from './dispatch.js';
import { type DispatchSource, parseDispatchSource } from './dispatcher.js';

/** A phrase of a skill that goes elsewhere than before. */
export interface Reroute {
  readonly phrase: string;
  readonly from: string;
  /** `null` when it reaches no skill any more. */
  readonly to: string | null;
}

/**
 * The names, declared and quoted phrases of both manifests that reach another skill in the second one. Phrases of
 * skills that are gone are left out.
 */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const [asked, asks] = [new Dispatcher(old), new Dispatcher(now)];
  const isThere = new Set(now.skills.filter(({ isActive }) => isActive).map(({ name }) => name));
  const phrases = new Set([...phrasesIn(old), ...phrasesIn(now)]);
  return [...phrases].sort(compareText).flatMap((phrase) => {
    const from = asked.dispatch({ text: phrase }).skill;
    const to = asks.dispatch({ text: phrase }).skill;
    return from === null || from === to || !isThere.has(from) ? [] : [{ phrase, from, to }];
  });
}

function phrasesIn({ skills }: DispatchSource): readonly string[] {
  return readSkillWords(skills.filter(({ isActive }) => isActive)).flatMap(({ skill, quotes }) => [
    skill.name,
    ...skill.phrases,
    ...quotes,
  ]);
}
