import type { Span } from './diagnostic.js';
import { withoutMark } from './json/byte-order-mark.js';
import { findSyntaxError, MAX_DEPTH } from './json/find-syntax-error.js';
import { isArray, isContainer } from './json/json-value.js';
import type { Json, JsonObject } from './manifest.js';
import { TextPositions } from './text-position.js';

export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
export function readJson(text: string): JsonReading {
  const body = withoutMark(text);
  const value = parse(body);
  if (value !== undefined && !isDeeperThan(MAX_DEPTH, value)) return { ok: true, value };
  const { message, start, end } = findSyntaxError(body);
  return { ok: false, message, span: new TextPositions(body).span(start, end) };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The engine's own messages differ between versions and often lack the place.
    return undefined;
  }
}

function isDeeperThan(limit: number, value: Json): boolean {
  if (limit === 0) return true;
  if (isArray(value)) return value.some((child) => isContainer(child) && isDeeperThan(limit - 1, child));
  // Most values are leaves: they are passed over without a call or a list of them.
  for (const key in value as JsonObject) {
    const child = (value as JsonObject)[key]!;
    if (isContainer(child) && isDeeperThan(limit - 1, child)) return true;
  }
  return false;
}
