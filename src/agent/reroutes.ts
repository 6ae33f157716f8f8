import { compareText } from '../report/diagnostic.js';
import type { Reroute } from '../report/report.js';
import { readSkillWords } from '../routing/skill-words.js';
import { Dispatcher, type DispatchSource } from './dispatch.js';
import { parseDispatchSource } from './dispatch-source.js';

/**
 * The phrases of both manifests that reach another skill in the second one: names, declared and quoted phrases, and
 * the words of keys that changed. Phrases of skills that are gone are left out.
 */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const [asked, asks] = [new Dispatcher(old), new Dispatcher(now)];
  const isThere = new Set(now.skills.filter(({ isActive }) => isActive).map(({ name }) => name));
  const changed = changedRoutes(old, now);
  // Nothing else can be rerouted than what a key matches that only one of the two has.
  const byChanges = new Dispatcher({ byKeyword: changed, byTaskType: [], skills: [], hasTriggers: false });
  const isAffected = (phrase: string) => byChanges.dispatch({ text: phrase }).skill !== null;
  const phrases = [...new Set([...phrasesIn(old), ...phrasesIn(now), ...wordsOf(changed)])].filter(
    isAffected,
  );
  return phrases.sort(compareText).flatMap((phrase) => {
    const from = asked.dispatch({ text: phrase }).skill;
    const to = asks.dispatch({ text: phrase }).skill;
    return from === null || from === to || !isThere.has(from) ? [] : [{ phrase, from, to }];
  });
}

function changedRoutes(old: DispatchSource, now: DispatchSource): DispatchSource['byKeyword'] {
  const routesOf = ({ byKeyword }: DispatchSource) =>
    new Map(byKeyword.map((route) => [JSON.stringify(route), route]));
  const [before, after] = [routesOf(old), routesOf(now)];
  return [
    ...[...before].filter(([route]) => !after.has(route)),
    ...[...after].filter(([route]) => !before.has(route)),
  ].map(([, route]) => route);
}

/** The parts of keys that a person could have written in a request: stems and patterns are not among them. */
function wordsOf(routes: DispatchSource['byKeyword']): readonly string[] {
  return routes
    .flatMap(([key]) => key.split('|'))
    .filter((part) => /^[\p{L}\p{N}. ]+$/u.test(part))
    .map((part) => part.replaceAll('.', ' '));
}

function phrasesIn({ skills }: DispatchSource): readonly string[] {
  return readSkillWords(skills.filter(({ isActive }) => isActive)).flatMap(({ skill, quotes }) => [
    skill.name,
    ...skill.phrases,
    ...quotes,
  ]);
}
