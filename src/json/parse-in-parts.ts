import type { Json, JsonObject } from '../manifest/manifest-model.js';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  MAX_DEPTH,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  withoutMark,
} from './read-json.js';

/** So many elements are parsed at once. */
const ELEMENTS_AT_ONCE = 250;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * What `JSON.parse` gives for an object that holds one long list under a key at its top. Only parts of the list are
 * ever text: as a whole it would be the largest thing in memory. `null` where that cannot be done; then the text may
 * be wrong, or just unusual.
 */
export function parseInParts(bytes: Uint8Array, listKey: string): JsonObject | null {
  const cuts = findElements(bytes, new TextEncoder().encode(JSON.stringify(listKey)));
  if (cuts === null) return null;
  try {
    const frame = `${decode(bytes, 0, cuts[0]!)}${decode(bytes, cuts.at(-1)!, bytes.length)}`;
    const document = JSON.parse(withoutMark(frame)) as JsonObject;
    const list = document[listKey] as Json[];
    for (let part = 1; part < cuts.length; part++) {
      const start = part === 1 ? cuts[0]! : cuts[part - 1]! + 1;
      const elements = JSON.parse(`[${decode(bytes, start, cuts[part]!)}]`) as Json[];
      // Nothing between two commas is not JSON, but an empty list is.
      if (elements.length === 0 && cuts.length > 2) return null;
      for (const element of elements) list.push(element);
    }
    return document;
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

/** Where the list begins, commas to cut it at, and where it ends; `null` unless it is there just once. */
function findElements(bytes: Uint8Array, key: Uint8Array): number[] | null {
  let cuts: number[] | null = null;
  let isInList = false;
  let elements = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      const end = endOfString(bytes, at);
      if (depth === 1 && isSame(bytes, at, key)) {
        const value = startOfValue(bytes, end);
        if (value !== null && (cuts !== null || bytes[value] !== OPEN_BRACKET)) return null;
        if (value !== null) {
          cuts = [value + 1];
          isInList = true;
        }
      } else if (depth === 1 && bytes.subarray(at, end).includes(BACKSLASH)) return null;
      at = end - 1;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > MAX_DEPTH) return null;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (isInList && depth === 2) {
        cuts!.push(at);
        isInList = false;
      }
      depth--;
    } else if (byte === COMMA && isInList && depth === 2 && ++elements % ELEMENTS_AT_ONCE === 0)
      cuts!.push(at);
  }
  return isInList ? null : cuts;
}

/** After the closing quote. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** `null` for a string that is no key. */
function startOfValue(bytes: Uint8Array, from: number): number | null {
  const colon = skipSpace(bytes, from);
  return bytes[colon] === COLON ? skipSpace(bytes, colon + 1) : null;
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++;
  return at;
}

function isSame(bytes: Uint8Array, start: number, wanted: Uint8Array): boolean {
  return wanted.every((byte, index) => bytes[start + index] === byte);
}
