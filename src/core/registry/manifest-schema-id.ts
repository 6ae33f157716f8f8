import type { HeldText } from '../held-text.js';
import { readManifest } from './manifest-model.js';

const SCHEMA_KEY = '"$schema"';
const LEADING_SCHEMA = /^\s*\{\s*"\$schema"\s*:\s*("[^"\\\p{Cc}]*")\s*,/u;
/** More than a `$schema` at the beginning takes. */
const HEAD = 1024;

/** The `$schema` of a manifest. It is parsed once in a run, and that is later: here a look at its text mostly does. */
export function schemaIdOf(text: HeldText, file: string): unknown {
  const { keys, head } = text.isLarge ? lookAtBytes(text.bytes) : lookAtText(text.read());
  if (keys === 0) return undefined;
  // Of several keys the last one counts.
  const leading = keys === 1 ? LEADING_SCHEMA.exec(head) : null;
  return leading === null ? readManifest(text, file).value['$schema'] : JSON.parse(leading[1]!);
}

interface Look {
  /** How often the key stands somewhere in the text. */
  readonly keys: number;
  readonly head: string;
}

function lookAtText(text: string): Look {
  let keys = 0;
  for (let at = text.indexOf(SCHEMA_KEY); at !== -1; at = text.indexOf(SCHEMA_KEY, at + 1)) keys++;
  return { keys, head: text.slice(0, HEAD) };
}

const KEY_BYTES = new TextEncoder().encode(SCHEMA_KEY);
const DOLLAR = 0x24;

function lookAtBytes(bytes: Uint8Array): Look {
  let keys = 0;
  for (let at = bytes.indexOf(DOLLAR); at !== -1; at = bytes.indexOf(DOLLAR, at + 1)) {
    if (KEY_BYTES.every((byte, index) => bytes[at - 1 + index] === byte)) keys++;
  }
  return { keys, head: new TextDecoder().decode(bytes.subarray(0, HEAD)) };
}
