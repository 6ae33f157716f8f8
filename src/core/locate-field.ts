import type { Span } from './diagnostic.js';
import type { FieldPlace } from './finding.js';
import type { ParsedSkill } from './parse-skill.js';

type Located = { readonly key: readonly [number, number]; readonly value: readonly [number, number] };

/**
 * Where a top-level field with a value on its own line stands. Enough for most findings, without a YAML parser that
 * keeps positions; `null` leaves it to `fieldLocator`.
 */
export function locateSimpleField(parsed: ParsedSkill, place: FieldPlace): Span | null {
  const [name] = place.field;
  if (place.field.length !== 1 || typeof name !== 'string') return null;
  const located = findSimpleField(parsed, name);
  return located === null ? null : parsed.positions.span(...located[place.part]);
}

/** The text of a plain scalar as it was written: `1.10`, not the number 1.1. */
export function sourceOfField(parsed: ParsedSkill, name: string): string | null {
  const located = findSimpleField(parsed, name);
  return located === null ? null : parsed.text.slice(...located.value);
}

/** The opening fence: where a missing field is reported. */
export function openingFence(parsed: ParsedSkill): Span {
  const start = parsed.text.lastIndexOf('---', Math.max(0, parsed.yamlStart - 1));
  return parsed.positions.span(Math.max(0, start), Math.max(0, start) + 3);
}

const SIMPLE_VALUE =
  /[ \t]+("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'|>[{&*!#%@`][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r|\n|$)/y;

function findSimpleField(parsed: ParsedSkill, name: string): Located | null {
  const keyStart = findKey(parsed, name);
  if (keyStart === null) return null;
  const keyEnd = keyStart + name.length;
  SIMPLE_VALUE.lastIndex = keyEnd + 1;
  const match = SIMPLE_VALUE.exec(parsed.text);
  if (match === null || SIMPLE_VALUE.lastIndex > parsed.yamlEnd) return null;
  const after = /(?:\r\n|\r|\n)(?=[ \t]+\S)/y;
  after.lastIndex = SIMPLE_VALUE.lastIndex;
  // An indented next line continues a plain scalar.
  if (after.test(parsed.text) && after.lastIndex < parsed.yamlEnd) return null;
  const valueStart = match.index + match[0].indexOf(match[1]!);
  const value = match[1]!;
  const comment = /^["']/.test(value) ? -1 : value.search(/[ \t]#/);
  const length = comment === -1 ? value.length : value.slice(0, comment).trimEnd().length;
  return { key: [keyStart, keyEnd], value: [valueStart, valueStart + length] };
}

/** The offset of a key that begins a line of the frontmatter. */
function findKey(parsed: ParsedSkill, name: string): number | null {
  let from = parsed.yamlStart;
  for (;;) {
    const start = parsed.text.indexOf(`${name}:`, from);
    if (start === -1 || start >= parsed.yamlEnd) return null;
    const before = parsed.text[start - 1];
    if (before === '\n' || before === '\r') return start;
    from = start + 1;
  }
}
