import yaml from 'js-yaml';
import type { ReadingRule } from './reading-rule.js';

/** Parses the text between the fences; offsets in a failure are into `source`. */
export function parseYaml(source: string): YamlResult {
  if (source.length > MAX_FRONTMATTER_LENGTH) return tooComplex(`has ${source.length} characters`);
  const strayFence = findFenceInside(source);
  if (strayFence !== -1) {
    return {
      ok: false,
      rule: 'yaml-syntax',
      message: 'YAML parse error: a line inside the frontmatter begins with `---`',
      fix: 'Indent or quote it, or close the frontmatter with a line that is only `---`.',
      offset: strayFence,
    };
  }
  return parseAnyYaml(source);
}

/** Where a line begins like a fence; -1 when none does. */
export function findFenceInside(source: string): number {
  return source.includes('---') ? source.search(/^---/m) : -1;
}

/** YAML 1.2 core types and merge keys: no dates, no binary, no functions. */
const SCHEMA = yaml.CORE_SCHEMA.extend({
  implicit: [(yaml as unknown as { types: { merge: yaml.Type } }).types.merge],
});

const LOAD_OPTIONS = { schema: SCHEMA };

/** Parses the text between the fences, and words the errors. */
export function parseAnyYaml(source: string): YamlResult {
  try {
    // The newline of the fence: a BOM at the very start would count for the whole stream.
    return withinLimits(loadYaml(`\n${source}`));
  } catch (error) {
    return describeFailure(error, source);
  }
}

/** One YAML document as a value; throws what js-yaml throws. */
export function loadYaml(source: string): unknown {
  return yaml.load(source, LOAD_OPTIONS);
}

/** The text of a scalar as written: `1.10`, not the number 1.1; `null` if there is no scalar at the path. */
export function scalarAsWritten(source: string, path: readonly (string | number)[]): string | null {
  let value = yaml.load(`\n${source}`, { schema: yaml.FAILSAFE_SCHEMA });
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Record<string | number, unknown>)[key];
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

function describeFailure(error: unknown, source: string): YamlResult {
  if (!(error instanceof yaml.YAMLException) || error.mark === undefined) {
    return syntaxError(String((error as Error).message ?? error), 0);
  }
  // The parser saw one more newline.
  const offset = Math.min(source.length, Math.max(0, error.mark.position - 1));
  if (error.reason.startsWith('nesting exceeded')) return tooComplex('is nested too deeply');
  if (error.reason === 'duplicated mapping key') return duplicateKey(source, offset);
  if (error.reason.startsWith('unknown tag')) return unknownTag(source, offset);
  if (error.reason.includes('non-printable')) return unprintable(source);
  return (
    reservedStart(source, offset, error.reason) ??
    unquotedColon(source, offset) ??
    halfQuoted(source, offset) ??
    unevenIndent(source, offset, error.reason) ??
    syntaxError(error.reason, offset)
  );
}

function syntaxError(reason: string, offset: number): YamlResult {
  return {
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: ${reason}`,
    fix: reason.startsWith('tab characters')
      ? 'Indent with spaces.'
      : 'Fix the YAML; quote values that contain `:`, `#`, `[`, `{` or quotes.',
    offset,
  };
}

function duplicateKey(source: string, offset: number): YamlResult {
  const key = /^[^\r\n:]*/.exec(source.slice(offset))![0].trim();
  return {
    ok: false,
    rule: 'frontmatter-duplicate-key',
    message: `YAML parse error: duplicate key "${key}"`,
    fix: 'Keep one of them.',
    offset,
  };
}

/** The parser reports where the tagged value ends; the tag is what has to be removed. */
function unknownTag(source: string, end: number): YamlResult {
  const tag = [...source.slice(0, end).matchAll(/(?<=^|[\s[{,])![^\s,\]}]*/gm)].at(-1);
  return {
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: unknown tag ${tag?.[0] ?? ''}`,
    fix: 'Remove the tag: fields are strings, numbers, lists and mappings.',
    offset: tag?.index ?? end,
  };
}

/** What YAML does not allow in a stream, apart from lone surrogates, which UTF-8 cannot encode. */
const UNPRINTABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

function unprintable(source: string): YamlResult {
  const offset = Math.max(0, source.search(UNPRINTABLE));
  const code = source.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return {
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: the invisible character U+${code} is not allowed in YAML`,
    fix: 'Remove the character.',
    offset,
  };
}

const UNQUOTED_COLON = /^([A-Za-z_][\w-]*):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?:(?=[ \t]|$)/gm;

/** The most common mistake: `description: Use when: …`, 38 of 48 broken files. */
function unquotedColon(source: string, errorOffset: number): YamlResult | null {
  for (const match of source.matchAll(UNQUOTED_COLON)) {
    if (match.index > errorOffset) break;
    return {
      ok: false,
      rule: 'frontmatter-unquoted-colon',
      message: `YAML parse error: the value of "${match[1]}" contains ": ", which YAML reads as the start of another mapping`,
      fix: `Put the whole value of "${match[1]}" in quotes.`,
      offset: match.index + match[0].length - 1,
    };
  }
  return null;
}

const FLOW = { '[': ['a list', ']'], '{': ['a mapping', '}'] } as const;

/** A value that begins with `[`, `{` or `*`, and is meant as text. */
function reservedStart(source: string, offset: number, reason: string): YamlResult | null {
  const before = source.slice(0, offset);
  const match = [...before.matchAll(/^([\w-]+):[ \t]+([[{*])/gm)].at(-1);
  if (match === undefined) return null;
  const [field, key, first] = match;
  const at = match.index + field.length - 1;
  const value = /[^\r\n]*/.exec(source.slice(at))![0];
  const failed = (what: string, fix = `Put the whole value of "${key}" in quotes.`): YamlResult => ({
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: the value of "${key}" begins with \`${first}\`, ${what}`,
    fix,
    offset: at,
  });
  if (first === '*')
    return reason.startsWith('unidentified alias') ? failed('which YAML reads as a reference') : null;
  const [what, close] = FLOW[first as keyof typeof FLOW];
  const isText = new RegExp(`^[^\\]}]*\\${close}[ \\t]*[^\\s#]`).test(value);
  if (isText) return offset <= at + value.length ? failed(`so YAML reads ${what}`) : null;
  if (value.includes(close)) return null;
  return failed(
    `so YAML reads ${what}, which does not end`,
    `Close it with \`${close}\`, or put the whole value of "${key}" in quotes.`,
  );
}

/** A value that does not begin like plain text: with a reserved character, or with quotes around its first words. */
function halfQuoted(source: string, offset: number): YamlResult | null {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [before, key, first] = /^([\w-]+):[ \t]+([@`%"']|-(?=[ \t]))/.exec(source.slice(start)) ?? [];
  if (before === undefined) return null;
  const isAtStart = offset === start + before.length - 1;
  if (isAtStart === /["']/.test(first!)) return null;
  const line = /[^\r\n]*/.exec(source.slice(start))![0].trimEnd();
  const failed = (message: string, fix: string): YamlResult => ({
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: the value of "${key}" ${message}`,
    fix,
    offset,
  });
  const quoteAll = `Put the whole value of "${key}" in quotes.`;
  if (first === '-') return failed('begins with `- `, so YAML reads an item of a list', quoteAll);
  if (isAtStart) return failed(`begins with ${first}, which YAML reserves`, quoteAll);
  if (!line.endsWith(first!)) return failed('continues after its closing quote', quoteAll);
  return first === '"'
    ? failed(
        'has quotes inside quotes',
        'Write `\\"` for the inner ones, or use single quotes around the value.',
      )
    : failed(
        'has quotes inside quotes',
        "Write `''` for the inner ones, or use double quotes around the value.",
      );
}

/** A field that does not begin in the column of the field above it. */
function unevenIndent(source: string, offset: number, reason: string): YamlResult | null {
  if (!/^(?:bad indentation|end of the stream)/.test(reason)) return null;
  const lines = source.slice(0, offset).split(/\r?\n/);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [field, indent, key] = /^([ \t]*)([\w-]+):(?=\s|$)/.exec(source.slice(start)) ?? [];
  const above = lines.slice(0, -1).findLast((line) => line.trim() !== '');
  const [, indentAbove, keyAbove] = /^([ \t]*)([\w-]+):/.exec(above ?? '') ?? [];
  if (field === undefined || keyAbove === undefined || indent === indentAbove) return null;
  return {
    ok: false,
    rule: 'yaml-syntax',
    message: `YAML parse error: "${key}" is indented differently from "${keyAbove}" in the line above`,
    fix: 'Begin both in the same column.',
    offset: start + indent!.length,
  };
}

export type YamlResult =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly rule: ReadingRule;
      readonly message: string;
      readonly fix: string;
      readonly offset: number;
    };

/** Far above the longest real frontmatter, far below what could be harmful. */
export const MAX_FRONTMATTER_LENGTH = 65_536;
const MAX_NODES = 10_000;
const MAX_DEPTH = 64;

/** The error for frontmatter beyond the limits. */
function tooComplex(how: string): YamlResult {
  return {
    ok: false,
    rule: 'frontmatter-size',
    message: `The frontmatter ${how} (limit: ${MAX_FRONTMATTER_LENGTH} characters, ${MAX_NODES} values, ${MAX_DEPTH} levels).`,
    fix: 'Move data into a file next to SKILL.md.',
    offset: 0,
  };
}

/** Aliases can expand a small text enormously: count the expanded values before anything copies them. */
function withinLimits(data: unknown): YamlResult {
  let nodes = 0;
  const visit = (value: unknown, depth: number): boolean => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return false;
    if (typeof value !== 'object' || value === null) return true;
    for (const key in value) {
      if (!visit((value as Record<string, unknown>)[key], depth + 1)) return false;
    }
    return true;
  };
  return visit(data, 0) ? { ok: true, data } : tooComplex('expands to too many values');
}
