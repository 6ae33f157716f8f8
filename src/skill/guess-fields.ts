import { codeBlockAt, codeBlocks } from '../text/markdown.js';
import { shorten } from '../text/visible-text.js';
import { briefDescription } from './infer-metadata.js';
import { type ParsedSkill, readFieldsByLine } from './parse-skill.js';

/** What a text says about a skill without readable frontmatter. */
export interface GuessedFields {
  readonly name?: string;
  readonly description?: string;
}

const NOTHING: GuessedFields = {};

/** Headings, lists, tables, quotes, rules, comments, and lines such as `**Version**: 1.0.0`. */
const NO_PROSE = /^(?:#|[-*+] |\d+[.)] |\||>|<|-{3}|={3}|\*{3}|\*\*[^*]+\*\*:|\*\*[^*]+:\*\*)/;

/**
 * The name and the description of a skill whose frontmatter cannot be read: each from its own line, else the first
 * sentence of the first paragraph. Nothing where the file is refused for what it contains.
 */
export function guessFields(
  { text, failure, data, yamlStart, yamlEnd, bodyStart }: ParsedSkill,
  max = 1024,
): GuessedFields {
  if (failure === null || data !== null || !READABLE.has(failure.rule)) return NOTHING;
  const isUnclosed = failure.rule === 'frontmatter-unclosed';
  const source = isUnclosed ? text.split(/\r?\n[ \t]*\r?\n/, 1)[0]! : text.slice(yamlStart, yamlEnd);
  const fields = readFieldsByLine(source) ?? {};
  const body = isUnclosed ? text.slice(source.length) : text.slice(bodyStart);
  const description = shorten((fields['description'] ?? firstSentenceOf(body)).trim(), max);
  return {
    ...(NAME.test(fields['name'] ?? '') && { name: fields['name']! }),
    ...(description !== '' && { description }),
  };
}

/** What is left of broken YAML may be anything. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

const READABLE: ReadonlySet<string> = new Set([
  'frontmatter-missing',
  'frontmatter-unclosed',
  'frontmatter-type',
  'frontmatter-duplicate-key',
  'frontmatter-unquoted-colon',
  'yaml-syntax',
]);

function firstSentenceOf(body: string): string {
  const blocks = codeBlocks(body);
  for (const { 0: paragraph, index } of body.matchAll(/\S[^\r\n]*(?:\r?\n[ \t]*\S[^\r\n]*)*/g)) {
    const lines = paragraph.split(/\r?\n/).map((line) => line.trim());
    const isProse = codeBlockAt(blocks, index) === null && !lines.some((line) => NO_PROSE.test(line));
    if (isProse) return briefDescription(lines.join(' ').replace(/(\*{1,3}|`{1,3})([^*`]+)\1/g, '$2'));
  }
  return '';
}
