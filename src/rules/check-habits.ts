import type { ParsedSkill } from '../skill/parse-skill.js';
import type { FieldProblem } from './validate-fields.js';

type Fields = Readonly<Record<string, unknown>>;

/** Slips that are valid YAML and valid fields, and still not what the author meant. */
export function checkHabits(data: Fields, parsed: ParsedSkill): readonly FieldProblem[] {
  const problems = keysInTwoCases(data);
  problems.push(...cutByComment(data, parsed), ...toolsForm(data));
  return problems;
}

function keysInTwoCases(data: Fields): FieldProblem[] {
  if (!hasUpperCase(data)) return [];
  const seen = new Map<string, string>();
  const problems: FieldProblem[] = [];
  for (const key of Object.keys(data)) {
    const lower = key.toLowerCase();
    const first = seen.get(lower);
    if (first === undefined) seen.set(lower, key);
    else {
      const unread = key === lower ? first : key;
      problems.push({
        rule: 'frontmatter-key-case',
        message: `The keys "${first}" and "${key}" differ only in case; "${unread}" is not read.`,
        fix: `Keep one of them, as \`${lower}\`.`,
        place: { field: [unread], part: 'key' },
        params: { field: unread },
      });
    }
  }
  return problems;
}

function hasUpperCase(data: Fields): boolean {
  for (const key in data) if (key.toLowerCase() !== key) return true;
  return false;
}

const CUT_VALUE = /^(name|description):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?[ \t](#[^\r\n]*)/gm;

function cutByComment(data: Fields, parsed: ParsedSkill): FieldProblem[] {
  const { text, yamlStart, yamlEnd } = parsed;
  const hash = text.indexOf('#', yamlStart);
  if (hash === -1 || hash >= yamlEnd) return [];
  const source = text.slice(yamlStart, yamlEnd);
  return [...source.matchAll(CUT_VALUE)]
    .filter(([, field]) => typeof data[field!] === 'string')
    .map(([, field, comment]) => ({
      rule: 'frontmatter-comment-in-value',
      message: `YAML takes ${JSON.stringify(comment!.slice(0, 40))} for a comment: the ${field} ends before it.`,
      fix: `Put the whole value of "${field}" in quotes.`,
      place: { field: [field!], part: 'value' as const },
      params: { field: field! },
    }));
}

/** The form of the standard is one text with blanks; lists and commas are read all the same. */
function toolsForm(data: Fields): FieldProblem[] {
  const tools = data['allowed-tools'];
  const hasCommas = typeof tools === 'string' && tools.replace(/\([^)]*\)/g, '').includes(',');
  if (!Array.isArray(tools) && !hasCommas) return [];
  return [
    {
      rule: 'allowed-tools-form',
      message: `"allowed-tools" is a ${hasCommas ? 'text with commas' : 'list'}; the standard separates tools by spaces.`,
      fix: 'Write `allowed-tools: Read Grep`; the manifest gets that form anyway.',
      place: { field: ['allowed-tools'], part: 'value' },
      params: { field: 'allowed-tools' },
    },
  ];
}
