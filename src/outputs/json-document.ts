import { isSameJson, type Json, type JsonObject, type JsonPath } from '../json/json.js';
import { JsonLocator } from '../json/locate-in-json.js';
import { readJson } from '../json/read-json.js';
import { type Span, START_OF_FILE } from '../report/diagnostic.js';

/** A JSON file, its value and the places in it. */
export class JsonDocument {
  #locator: JsonLocator | undefined;

  private constructor(
    readonly text: string,
    readonly value: Json,
  ) {}

  /** Where the text is not JSON, the place and the reason. */
  static read(
    text: string,
  ):
    | { readonly ok: true; readonly document: JsonDocument }
    | { readonly ok: false; readonly message: string; readonly span: Span } {
    const reading = readJson(text);
    return reading.ok ? { ok: true, document: new JsonDocument(text, reading.value) } : reading;
  }

  /** `null` when the text is not JSON. */
  static open(text: string | null): JsonDocument | null {
    const reading = text === null ? null : JsonDocument.read(text);
    return reading?.ok === true ? reading.document : null;
  }

  /** The position of a value or a key, or of its nearest parent if it is missing. */
  locate(path: JsonPath, part: 'key' | 'value' = 'value'): Span {
    this.#locator ??= new JsonLocator(this.text);
    for (let length = path.length; length > 0; length -= 1) {
      const isWhole = length === path.length;
      // A missing member is reported at the key of its object, whose value may span many lines.
      const span =
        this.#locator.locate(path.slice(0, length), isWhole ? part : 'key') ??
        this.#locator.locate(path.slice(0, length), 'value');
      if (span !== null) return isWhole || span.line === span.endLine ? span : firstCharacter(span);
    }
    return START_OF_FILE;
  }
}

function firstCharacter({ line, column }: Span): Span {
  return { line, column, endLine: line, endColumn: column + 1 };
}

export function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function asArray(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** How an entry differs from what it should be. */
export function changedKeys(
  wanted: JsonObject,
  entry: JsonObject,
): readonly (readonly [key: string, value: Json])[] {
  return Object.entries(wanted).filter(([key, value]) => !isSameJson(entry[key], value));
}

/** A new file: two spaces, LF, a final newline. */
export function newJsonText(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
