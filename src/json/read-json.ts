import type { Span } from '../report/diagnostic.js';
import { TextPositions } from '../skill/split-document.js';
import { isArray, isContainer, type Json, type JsonObject } from './json.js';
import { JsonSyntaxError, MAX_DEPTH, parseJsonTree } from './json-tree.js';

export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/** Reads strict JSON: no comments, no trailing commas, at most a byte order mark. */
export function readJson(text: string): JsonReading {
  const body = withoutMark(text);
  try {
    const value = JSON.parse(body) as Json;
    if (!isDeeperThan(MAX_DEPTH, value)) return { ok: true, value };
  } catch {
    // The engine's own messages differ between versions and often have no position.
  }
  return explainSyntax(body);
}

function explainSyntax(body: string): JsonReading {
  try {
    parseJsonTree(body);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { message, start, end } = error;
    return { ok: false, message, span: new TextPositions(body).span(start, end) };
  }
  throw new Error('JSON.parse rejects a text that our parser accepts.');
}

function isDeeperThan(limit: number, value: Json): boolean {
  if (!isContainer(value)) return false;
  if (limit === 0) return true;
  if (isArray(value)) return value.some((child) => isDeeperThan(limit - 1, child));
  for (const key in value as JsonObject) {
    if (isDeeperThan(limit - 1, (value as JsonObject)[key]!)) return true;
  }
  return false;
}

/** The text without its byte order mark, which takes no column in an editor. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
