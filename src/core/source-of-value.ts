import { sourceOfField } from './locate-field.js';
import { scalarSource } from './locate-field-exactly.js';
import type { ParsedSkill } from './parse-skill.js';

/** The text of a number or a switch as it was written: `1.10`, not 1.1; `null` for what does not stand there. */
export function sourceOfValue(parsed: ParsedSkill, path: readonly (string | number)[]): string | null {
  return glance(parsed, path) ?? scalarSource(parsed, path);
}

function glance(parsed: ParsedSkill, path: readonly (string | number)[]): string | null {
  const [outer, inner, ...deeper] = path;
  if (inner === undefined) return sourceOfField(parsed, String(outer));
  if (typeof inner === 'number' || deeper.length > 0) return null;
  return sourceInBlock(parsed, String(outer), inner);
}

/** `metadata:`, and on indented lines below it `version: 1.10`. */
function sourceInBlock(parsed: ParsedSkill, outer: string, inner: string): string | null {
  const lines = parsed.text.slice(parsed.yamlStart, parsed.yamlEnd).split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => line.trimEnd() === `${outer}:`) + 1;
  const indent = start === 0 ? '' : /^ */.exec(lines[start] ?? '')![0];
  if (indent === '') return null;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(indent));
  const block = lines.slice(start, end === -1 ? undefined : end);
  const line = block.find((candidate) => candidate.startsWith(`${indent}${inner}: `));
  return line === undefined
    ? null
    : (PLAIN_WORD.exec(line.slice(indent.length + inner.length + 1))?.[1] ?? null);
}

const PLAIN_WORD = /^[ \t]+([\w.+-]+)[ \t]*(?:[ \t]#.*)?$/;
