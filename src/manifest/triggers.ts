import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import { textsOf } from './manifest-model.js';

/** What routes a task to a skill, as an entry has it. */
export interface Triggers {
  readonly labels: Json;
  readonly keywords: readonly string[];
  readonly types: Json;
}

/** Where the triggers of an entry are: consumers differ about the place, and about whether it is an object or a list. */
function placesOf(entry: JsonObject) {
  const { capabilities } = entry;
  return {
    top: entry['dispatch_triggers'],
    nested: isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined,
  };
}

/** The object with the triggers of an entry, if it has one. */
export function triggersIn(entry: JsonObject): JsonObject | null {
  const { top, nested } = placesOf(entry);
  return [top, nested].find(isObject) ?? null;
}

/** The phrases of which the key of an entry is made; `null` if it has no place for them. */
export function phrasesOfEntry(entry: JsonObject): readonly string[] | null {
  const triggers = triggersIn(entry);
  if (triggers !== null) return textsOf(triggers['keywords']);
  const { nested } = placesOf(entry);
  return Array.isArray(nested) ? textsOf(nested) : null;
}

/** All phrases of an entry, wherever they are. */
export function allPhrasesOf(entry: JsonObject): readonly string[] {
  const { top, nested } = placesOf(entry);
  const texts = [top, nested].flatMap((value) => textsOf(isObject(value) ? value['keywords'] : value));
  return [...new Set(texts)];
}

/**
 * The entry with other triggers: in `capabilities`, or in the shape `compat`, which older consumers read, at the top with
 * the phrases as a list below. A list that a person wrote stays.
 */
export function withTriggers(
  entry: JsonObject,
  wanted: Partial<Triggers>,
  shape: 'nested' | 'compat',
): JsonObject {
  const { capabilities = {} } = entry;
  const { top, nested } = placesOf(entry);
  const hasList = Array.isArray(nested);
  const isOdd = top !== undefined && !isObject(top);
  if (isOdd && (hasList || !isObject(capabilities))) return entry;
  const before = triggersIn(entry) ?? { labels: [], keywords: [], types: [] };
  const after = { ...before, ...wanted };
  if (!isObject(capabilities)) return { ...entry, dispatch_triggers: after };
  const isNested = !hasList && top === undefined && (shape === 'nested' || hasOtherKeys(nested));
  if (isOdd || isNested) return { ...entry, capabilities: { ...capabilities, dispatch_triggers: after } };
  const isOurs = hasList ? isSameJson(nested, before['keywords']) : !isObject(top);
  return {
    ...entry,
    dispatch_triggers: after,
    ...(isOurs && { capabilities: { ...capabilities, dispatch_triggers: textsOf(after['keywords']) } }),
  };
}

/** Whether a person added to the triggers: then they stay where they are. */
function hasOtherKeys(triggers: Json | undefined): boolean {
  return isObject(triggers) && Object.keys(triggers).join() !== 'labels,keywords,types';
}
