import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import { textsOf } from './manifest-model.js';

/** What routes a task to a skill, as an entry has it. */
export interface Triggers {
  readonly labels: Json;
  readonly keywords: readonly string[];
  readonly types: Json;
}

/** Where the triggers of an entry are: consumers differ about the place, and about whether it is an object or a list. */
function triggersOf(entry: JsonObject): {
  readonly top: Json | undefined;
  readonly nested: Json | undefined;
} {
  const { capabilities } = entry;
  return {
    top: entry['dispatch_triggers'],
    nested: isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined,
  };
}

/** The object with the triggers of an entry, if it has one. */
export function triggersIn(entry: JsonObject): JsonObject | null {
  const { top, nested } = triggersOf(entry);
  if (isObject(top)) return top;
  return isObject(nested) ? nested : null;
}

/** The phrases of which the key of an entry is made; `null` if it has no place for them. */
export function phrasesOfEntry(entry: JsonObject): readonly string[] | null {
  const triggers = triggersIn(entry);
  if (triggers !== null) return textsOf(triggers['keywords']);
  const { nested } = triggersOf(entry);
  return Array.isArray(nested) ? textsOf(nested) : null;
}

/** All phrases of an entry, wherever they are. */
export function allPhrasesOf(entry: JsonObject): readonly string[] {
  const { top, nested } = triggersOf(entry);
  const texts = [top, nested].flatMap((value) => textsOf(isObject(value) ? value['keywords'] : value));
  return [...new Set(texts)];
}

/** New triggers in an entry: in `capabilities`, or for older consumers at the top, with the phrases as a list below. */
export function addTriggers(entry: JsonObject, triggers: Triggers, shape: 'nested' | 'compat'): JsonObject {
  const { capabilities = {} } = entry;
  const object = { labels: triggers.labels, keywords: triggers.keywords, types: triggers.types };
  if (!isObject(capabilities)) return { ...entry, dispatch_triggers: object };
  if (shape === 'nested') return { ...entry, capabilities: { ...capabilities, dispatch_triggers: object } };
  // A list that is there was written by a person.
  const list = { ...capabilities, dispatch_triggers: capabilities['dispatch_triggers'] ?? triggers.keywords };
  return { ...entry, dispatch_triggers: object, capabilities: list };
}

/** Changes the triggers of an entry at the top, and below as far as they are the same there; else where they are. */
export function changeTriggers(entry: JsonObject, wanted: Partial<Triggers>): JsonObject {
  const { top, nested } = triggersOf(entry);
  let result = entry;
  if (isObject(top)) result = { ...result, dispatch_triggers: { ...top, ...wanted } };
  const isRepeated = isObject(top) && Array.isArray(nested) && isSameJson(nested, top['keywords']);
  const isOurs = ([key]: readonly [string, unknown]) =>
    !isObject(top) || isSameJson((nested as JsonObject)[key], top[key]);
  const below = isObject(nested)
    ? { ...nested, ...Object.fromEntries(Object.entries(wanted).filter(isOurs)) }
    : isRepeated
      ? wanted.keywords
      : undefined;
  if (below !== undefined)
    result = {
      ...result,
      capabilities: { ...(entry['capabilities'] as JsonObject), dispatch_triggers: below },
    };
  return result;
}

/** Moves triggers to where older consumers read them; nothing is lost. */
export function withCompatTriggers(entry: JsonObject): JsonObject {
  const { top, nested } = triggersOf(entry);
  if (top !== undefined || !isObject(nested) || !isAsWeWriteIt(nested)) return entry;
  const capabilities = { ...(entry['capabilities'] as JsonObject), dispatch_triggers: nested['keywords']! };
  return { ...entry, dispatch_triggers: nested, capabilities };
}

function isAsWeWriteIt(triggers: JsonObject): boolean {
  return Object.keys(triggers).join() === 'labels,keywords,types' && Array.isArray(triggers['keywords']);
}
