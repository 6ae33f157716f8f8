import { compareText } from '../report/diagnostic.js';
import type { Reroute } from '../report/report.js';
import { readSkillWords } from '../routing/skill-words.js';
import { Dispatcher, type DispatchSource } from './dispatch.js';
import { parseDispatchSource } from './dispatch-source.js';

/**
 * The names, declared and quoted phrases of both manifests that reach another skill in the second one. Phrases of
 * skills that are gone are left out.
 */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const [asked, asks] = [new Dispatcher(old), new Dispatcher(now)];
  const isThere = new Set(now.skills.filter(({ isActive }) => isActive).map(({ name }) => name));
  const changed = dispatcherOfChanges(old, now);
  const isAffected = (phrase: string) => changed.dispatch({ text: phrase }).skill !== null;
  const phrases = [...new Set([...phrasesIn(old), ...phrasesIn(now)])].filter(isAffected);
  return phrases.sort(compareText).flatMap((phrase) => {
    const from = asked.dispatch({ text: phrase }).skill;
    const to = asks.dispatch({ text: phrase }).skill;
    return from === null || from === to || !isThere.has(from) ? [] : [{ phrase, from, to }];
  });
}

/** Answers what a key matches that only one of the two has: nothing else can be rerouted. */
function dispatcherOfChanges(old: DispatchSource, now: DispatchSource): Dispatcher {
  const routesOf = ({ byKeyword }: DispatchSource) =>
    new Map(byKeyword.map((route) => [JSON.stringify(route), route]));
  const [before, after] = [routesOf(old), routesOf(now)];
  const byKeyword = [
    ...[...before].filter(([route]) => !after.has(route)),
    ...[...after].filter(([route]) => !before.has(route)),
  ].map(([, route]) => route);
  return new Dispatcher({ byKeyword, byTaskType: [], skills: [], hasTriggers: false });
}

function phrasesIn({ skills }: DispatchSource): readonly string[] {
  return readSkillWords(skills.filter(({ isActive }) => isActive)).flatMap(({ skill, quotes }) => [
    skill.name,
    ...skill.phrases,
    ...quotes,
  ]);
}
