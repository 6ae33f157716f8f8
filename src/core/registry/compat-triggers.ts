import type { JsonObject } from '../manifest.js';
import { isObject } from './manifest-model.js';

/**
 * The form that `triggersShape: "compat"` asks for of an entry that was made before: the object moves to the
 * top, and its keywords stay where consumers look for a list. Nothing in it is lost.
 */
export function withCompatTriggers(entry: JsonObject): JsonObject {
  const capabilities = entry['capabilities'];
  if (!isObject(capabilities) || entry['dispatch_triggers'] !== undefined) return entry;
  const triggers = capabilities['dispatch_triggers'];
  if (!isObject(triggers) || !isAsWeWriteIt(triggers)) return entry;
  return {
    ...entry,
    dispatch_triggers: triggers,
    capabilities: { ...capabilities, dispatch_triggers: triggers['keywords']! },
  };
}

function isAsWeWriteIt(triggers: JsonObject): boolean {
  return Object.keys(triggers).join() === 'labels,keywords,types' && Array.isArray(triggers['keywords']);
}
