import { decodeText } from '../text/decode.js';
import type { Place, TextRange } from '../text/span.js';
import { parseYaml } from './parse-yaml.js';
import type { ReadingRule } from './reading-rule.js';
import { type SplitText, splitFrontmatter } from './split-document.js';

interface ParseProblem {
  readonly rule: ReadingRule;
  readonly message: string;
  readonly fix: string;
  readonly at: Place;
}

export interface ParsedSkill {
  readonly text: string;
  /** The map between the fences; `null` if there is none that can be read. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly yamlStart: number;
  readonly yamlEnd: number;
  readonly bodyStart: number;
  /** Why YAML could not read it, even if the fields were then read line by line. */
  readonly failure: ParseProblem | null;
  readonly problems: readonly ParseProblem[];
}

/** A whole file of YAML, for its positions. */
export function yamlFile(text: string): ParsedSkill {
  const at = { yamlStart: 0, yamlEnd: text.length, bodyStart: text.length };
  return { text, data: null, ...at, failure: null, problems: [] };
}

/** Parses the bytes of a SKILL.md into frontmatter and body, or says why it cannot. */
export function parseSkill(bytes: Uint8Array, mode: 'strict' | 'fallback'): ParsedSkill {
  const decoded = decodeText(bytes);
  if (!decoded.ok) {
    const at = { line: decoded.line, column: 1, endLine: decoded.line, endColumn: 1 };
    const problem: ParseProblem = { rule: 'file-encoding', message: decoded.problem, fix: decoded.fix, at };
    return failed(withoutFrontmatter(''), problem);
  }
  return parseText(decoded.text, mode);
}

/** The same for decoded text. */
export function parseText(text: string, mode: 'strict' | 'fallback'): ParsedSkill {
  const split = splitFrontmatter(text);
  if (split.kind !== 'split') return failed(withoutFrontmatter(text), fenceProblem(split, text));
  return parseFenced(text, split, mode);
}

function parseFenced(
  text: string,
  split: Extract<SplitText, { kind: 'split' }>,
  mode: 'strict' | 'fallback',
): ParsedSkill {
  const { yamlStart, yamlEnd, bodyStart } = split;
  const source = text.slice(yamlStart, yamlEnd);
  const base = { text, yamlStart, yamlEnd, bodyStart };
  const parsed = parseYaml(source);
  if (!parsed.ok) {
    // Oversized frontmatter is not read line by line either.
    const isReadable = parsed.rule !== 'frontmatter-size';
    const fallback = mode === 'fallback' && isReadable ? readFieldsByLine(source) : null;
    const start = yamlStart + parsed.offset;
    const at = restOfLine(text, start);
    const problem = { rule: parsed.rule, message: parsed.message, fix: parsed.fix, at };
    if (fallback !== null) return { ...base, data: fallback, failure: problem, problems: [] };
    return failed({ ...base, data: null }, problem);
  }
  const data = parsed.data ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    const problem: ParseProblem = {
      rule: 'frontmatter-type',
      message: `The frontmatter is ${Array.isArray(data) ? 'a list' : 'plain text'}, not a mapping of fields.`,
      fix: 'Write `name: …` and `description: …` between the fences.',
      at: restOfLine(text, yamlStart),
    };
    return failed({ ...base, data: null }, problem);
  }
  // Written out: nearly every skill takes this path, and spreading is slow. The fields have no prototype: `constructor`
  // is a field like any other, and V8 reads them as fast for skills with different fields.
  return {
    text,
    data: Object.assign(Object.create(null), data),
    yamlStart,
    yamlEnd,
    bodyStart,
    failure: null,
    problems: NO_PROBLEMS,
  };
}

const NO_PROBLEMS: readonly ParseProblem[] = [];

type Unjudged = Omit<ParsedSkill, 'failure' | 'problems'>;

function failed(parsed: Unjudged, problem: ParseProblem): ParsedSkill {
  return { ...parsed, failure: problem, problems: [problem] };
}

function withoutFrontmatter(text: string): Unjudged {
  return { text, data: null, yamlStart: 0, yamlEnd: 0, bodyStart: 0 };
}

/** The whole file as a block of code, as a model answers. */
const FENCED = /^(?:```|~~~).*\r?\n---\s/;

function fenceProblem(split: Exclude<SplitText, { kind: 'split' }>, text: string): ParseProblem {
  switch (split.kind) {
    case 'empty':
      return {
        rule: 'frontmatter-missing',
        message: 'SKILL.md must start with YAML frontmatter (---), but the file is empty.',
        fix: 'Start it with `---`, `name: …`, `description: …`, `---`.',
        at: { start: 0, end: 0 },
      };
    case 'missing':
      return {
        rule: 'frontmatter-missing',
        message: 'SKILL.md must start with YAML frontmatter (---)',
        fix: FENCED.test(text.slice(split.start, split.start + 200))
          ? 'Remove the code fence before the `---`, and the one at the end.'
          : 'Put `---`, `name: …`, `description: …`, `---` before anything else in the file.',
        at: restOfLine(text, split.start),
      };
    case 'unclosed': {
      // Behind a blank line, dashes are a rule of the body.
      const [fields = ''] = text.slice(split.start + 3).split(/\r?\n[ \t]*\r?\n/, 1);
      const dashes = /^-{4,}[ \t]*$/m.exec(fields);
      if (dashes !== null) {
        const start = split.start + 3 + dashes.index;
        return {
          rule: 'frontmatter-unclosed',
          message: `SKILL.md frontmatter is not properly closed with ---: this line has ${dashes[0].trim().length} dashes`,
          fix: 'Write exactly three.',
          at: restOfLine(text, start),
        };
      }
      return {
        rule: 'frontmatter-unclosed',
        message: 'SKILL.md frontmatter is not properly closed with ---',
        fix: 'Add a line that is only `---` after the last field.',
        at: { start: split.start, end: split.start + 3 },
      };
    }
    case 'language':
      return {
        rule: 'frontmatter-language',
        message: `The frontmatter names another language ("${split.language.slice(0, 40)}"); only YAML is read and nothing is evaluated.`,
        fix: 'Make the first line `---` and write the fields as YAML.',
        at: { start: split.start, end: split.end },
      };
  }
}

/** The rest of the line, without trailing whitespace. */
function restOfLine(text: string, start: number): TextRange {
  const line = /[^\r\n]*/y;
  line.lastIndex = start;
  const length = line.exec(text)![0].trimEnd().length;
  return { start, end: start + length };
}

const FIELD = /^(name|description):[ \t]*(.*)$((?:\r?\n(?:[ \t]+.*|[ \t]*(?=\r?\n[ \t])))*)/gm;
const BLOCK = /^[>|][+-]?\d?[+-]?$/;

/** `name` and `description` of frontmatter that YAML rejects, each from its own line. */
export function readFieldsByLine(source: string): Readonly<Record<string, string>> | null {
  const fields: Record<string, string> = {};
  for (const [, key, rest = '', indented = ''] of source.matchAll(FIELD)) {
    const value = rest.trimEnd();
    fields[key!] ??= BLOCK.test(value) ? blockText(value, indented) : unquote(value);
  }
  return Object.keys(fields).length === 0 ? null : fields;
}

/** The indented lines below `>` or `|`: folded into one, or kept apart. */
function blockText(mark: string, indented: string): string {
  const lines = indented.split(/\r?\n/).map((line) => line.trim());
  return lines.join(mark.startsWith('>') ? ' ' : '\n').trim();
}

function unquote(value: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return quoted ? quoted[2]! : value;
}
