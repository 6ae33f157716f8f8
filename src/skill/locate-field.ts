import type { FieldPlace, TextRange } from '../text/span.js';
import type { ParsedSkill } from './parse-skill.js';

/**
 * The position of a top-level key, or of its value on the same line. Enough for most findings, without a YAML parser
 * with positions; `null` leaves it to `fieldLocator`.
 */
export function locateSimpleField(parsed: ParsedSkill, place: FieldPlace): TextRange | null {
  const [name] = place.field;
  if (place.field.length !== 1 || typeof name !== 'string') return null;
  return place.part === 'key' ? findKey(parsed, name) : findSimpleValue(parsed, name);
}

/** The opening fence: where a missing field is reported. */
export function openingFence({ text, yamlStart }: Pick<ParsedSkill, 'text' | 'yamlStart'>): TextRange {
  const start = Math.max(0, text.lastIndexOf('---', Math.max(0, yamlStart - 1)));
  return { start, end: start + 3 };
}

const SIMPLE_VALUE =
  /[ \t]+("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'|>[{&*!#%@`][^ \t\r\n]*(?:[ \t]+[^# \t\r\n][^ \t\r\n]*)*)[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r|\n|$)/y;

function findSimpleValue(parsed: ParsedSkill, name: string): TextRange | null {
  const key = findKey(parsed, name);
  if (key === null) return null;
  SIMPLE_VALUE.lastIndex = key.end + 1;
  const match = SIMPLE_VALUE.exec(parsed.text);
  if (match === null || SIMPLE_VALUE.lastIndex > parsed.yamlEnd) return null;
  const after = /(?:\r\n|\r|\n)(?=[ \t]+\S)/y;
  after.lastIndex = SIMPLE_VALUE.lastIndex;
  // An indented next line continues a plain scalar.
  if (after.test(parsed.text) && after.lastIndex < parsed.yamlEnd) return null;
  const start = match.index + match[0].indexOf(match[1]!);
  const value = match[1]!;
  const comment = /^["']/.test(value) ? -1 : value.search(/[ \t]#/);
  const length = comment === -1 ? value.length : value.slice(0, comment).trimEnd().length;
  return { start, end: start + length };
}

/** A key that begins a line of the frontmatter. */
function findKey(parsed: ParsedSkill, name: string): TextRange | null {
  let from = parsed.yamlStart;
  for (;;) {
    const start = parsed.text.indexOf(`${name}:`, from);
    if (start === -1 || start >= parsed.yamlEnd) return null;
    const before = parsed.text[start - 1];
    if (before === '\n' || before === '\r') return { start, end: start + name.length };
    from = start + 1;
  }
}
