import { orderedKeys } from '../core/locate-in-json.js';
import type { JsonObject } from '../core/manifest.js';
import { ManifestError } from '../core/manifest-error.js';
import { readJson } from '../core/read-json.js';
import { Dispatcher } from './dispatch.js';
import { readDispatchSource } from './dispatch-source.js';

/** Compiles the text of a manifest. Throws `ManifestError` when it is no JSON. */
export function compileDispatcher(text: string, file = 'manifest.json'): Dispatcher {
  const reading = readJson(text);
  if (!reading.ok) {
    throw new ManifestError(`${file} is no JSON: ${reading.message}`, 'Mend it, or restore it from git.', {
      file,
      span: reading.span,
    });
  }
  const entries = (path: readonly string[], parsed: JsonObject) => {
    const keys = Object.keys(parsed);
    const ordered = keys.some(looksLikeInteger) ? orderedKeys(text, path) : keys;
    return ordered.map((key) => [key, parsed[key]!] as const);
  };
  return new Dispatcher(readDispatchSource(reading.value, entries));
}

/** JavaScript puts such keys first, whatever the file says. */
function looksLikeInteger(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key);
}
