import type { Profile } from '../profiles/profile.js';
import type { ParsedSkill } from '../skill/parse-skill.js';
import type { StaticCheck } from './static-check.js';

export interface BodyProblem {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly start: number;
  readonly end: number;
}

/** Sections are headings of any level and form, outside code fences and comments. */
export function checkSections(parsed: ParsedSkill, sections: Profile['sections']): readonly BodyProblem[] {
  if (sections.required.length === 0 && sections.recommended.length === 0) return [];
  const headings = headingsOf(parsed.text.slice(parsed.bodyStart));
  const at = { start: parsed.bodyStart, end: parsed.bodyStart };
  const absent = (names: readonly string[]) => names.filter((name) => !headings.has(name.toLowerCase()));
  return [
    ...absent(sections.required).map((name) => ({
      rule: 'section-missing',
      message: `Missing required section: ${name}`,
      fix: `Add a heading \`## ${name}\` with what the skill delivers.`,
      ...at,
    })),
    ...absent(sections.recommended).map((name) => ({
      rule: 'section-recommended',
      message: `Missing recommended section: ${name}`,
      fix: `Add a heading \`## ${name}\`.`,
      ...at,
    })),
  ];
}

const COMMENT = /^ {0,3}<!--/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

function headingsOf(body: string): ReadonlySet<string> {
  const headings = new Set<string>();
  const hasComments = body.includes('<!--');
  let fence: string | null = null;
  let isComment = false;
  let above = '';
  for (const line of body.split(/\r\n|\r|\n/)) {
    if (fence === null && (isComment || (hasComments && COMMENT.test(line)))) {
      isComment = !line.includes('-->');
      continue;
    }
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== undefined) fence = mark;
    const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    if (heading !== undefined) headings.add(titleOf(heading));
    else if (UNDERLINE.test(line)) headings.add(titleOf(above));
    above = line;
  }
  return headings;
}

/** The words of a heading, whatever emphasis they stand in. */
function titleOf(heading: string): string {
  const [, title] = /^(?:[*_]{1,3})?([^*_].*?)(?:[*_]{1,3})?$/.exec(heading.trim()) ?? [];
  return (title ?? heading).toLowerCase();
}

const TOKEN = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;

/** One warning for a token, where it stands first. */
export function checkTokens(text: string, known: (token: string) => boolean): readonly BodyProblem[] {
  if (!text.includes('{{')) return [];
  const problems: BodyProblem[] = [];
  const seen = new Set<string>();
  for (const match of text.matchAll(TOKEN)) {
    const token = match[1]!;
    if (seen.has(token) || known(token)) continue;
    seen.add(token);
    problems.push({
      rule: 'unknown-token',
      message: `Unknown token {{${token}}}: it is not declared in placeholders.json.`,
      fix: `Declare "${token}" in _shared/placeholders.json, or correct the spelling.`,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return problems;
}

/** Every object with a text `token`, at any depth: CLEO's file is nested irregularly. */
export function collectTokens(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const token = (value as { token?: unknown }).token;
  if (typeof token === 'string') found.add(token.replace(/^\{\{|\}\}$/g, ''));
  for (const child of Object.values(value)) collectTokens(child, found);
  return found;
}

/** A body is read whole whenever the skill is used: by default at most 500 lines and about 5,000 tokens. */
export const checkBodySize: StaticCheck = ({ size, limits, bodyOffset }) => {
  if (size.lines <= limits.bodyLines && size.tokens <= limits.bodyTokens) return [];
  const tooMuch = [
    size.lines > limits.bodyLines && `${size.lines} lines (at most ${limits.bodyLines})`,
    size.tokens > limits.bodyTokens && `about ${size.tokens} tokens (at most ${limits.bodyTokens})`,
  ].filter((part) => part !== false);
  return [
    {
      rule: 'body-size',
      at: { offset: [bodyOffset, bodyOffset] },
      message: `The body has ${tooMuch.join(' and ')}.`,
      fix: 'Move detail into files under `references/` and say when to read them.',
    },
  ];
};
