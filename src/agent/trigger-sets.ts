import type { Expectation } from '../config/settings.js';
import type { Json, JsonPath } from '../json/json.js';
import { isObject } from '../manifest/manifest-model.js';

/** One case of a trigger set, and where its text is in the file. */
export interface TriggerCase {
  readonly expectation: Expectation;
  readonly path: JsonPath;
}

/**
 * Reads a set of requests that should or should not reach a skill: a list of `query` and `should_trigger`, or an object
 * with `skill` and `cases`. Cases that need more than words (`lexical: false`) are left out. `null` for other files.
 */
export function readTriggerSet(value: Json, skill: string | null): readonly TriggerCase[] | null {
  const list = isObject(value) ? value['cases'] : value;
  if (!Array.isArray(list)) return null;
  const name = isObject(value) && typeof value['skill'] === 'string' ? value['skill'] : skill;
  if (name === null) return null;
  const prefix = isObject(value) ? ['cases'] : [];
  const cases = list.map((item: Json, index) => readCase(item, name, [...prefix, index]));
  return cases.includes(null)
    ? null
    : (cases.filter((item) => item !== null && item !== 'skipped') as TriggerCase[]);
}

function readCase(item: Json, skill: string, path: JsonPath): TriggerCase | 'skipped' | null {
  if (!isObject(item) || typeof item['should_trigger'] !== 'boolean') return null;
  const field = typeof item['query'] === 'string' ? 'query' : 'prompt';
  const text = item[field];
  if (typeof text !== 'string') return null;
  if (item['lexical'] === false) return 'skipped';
  return {
    expectation: { text, skill, ...(!item['should_trigger'] && { isAvoided: true }) },
    path: [...path, field],
  };
}
