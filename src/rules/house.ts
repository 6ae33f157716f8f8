import { asObject, type Json } from '../json/json.js';
import type { FindingOf, Severity } from '../text/finding.js';
import { headingsOf } from '../text/markdown.js';
import { type Place, START_OF_FILE, type TextRange } from '../text/span.js';
import { escapePattern } from '../text/suggest.js';
import { defineRule } from './rule.js';

type Finding = FindingOf<'house'>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const house = (rule: string, skill = SKILL, files: Readonly<Record<string, string>> = {}) => ({
  files: {
    'skills/pdf/SKILL.md': skill,
    'skill-registrar.json': `{ "house": [${rule}] }\n`,
    ...files,
  },
  shown: `"house": [${rule}]\n\n${skill.replace(/[«»]/g, '')}`,
});

export default defineRule({
  id: 'house',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary:
    'Skills, plugins and files follow the rules under `house` in the config, with their messages and severities.',
  why: 'Every repository has rules of its own; these are checked without a script.',
  bad: [
    {
      ...house('{ "files": "skills/**", "require": ["LICENSE"] }'),
      at: 'skills/pdf/SKILL.md',
      message: 'skills/pdf has no LICENSE.',
    },
    {
      ...house('{ "files": "skills/*", "forbid": ["*.zip"], "message": "No archives." }', SKILL, {
        'skills/pdf/assets/a.zip': 'PK',
      }),
      at: 'skills/pdf/assets/a.zip',
      message: 'No archives.',
    },
    {
      ...house('{ "files": "skills/*/SKILL.md", "name": "^acme-" }', SKILL.replace('pdf', '«pdf»')),
      message: 'The name "pdf" does not match ^acme-.',
    },
    {
      ...house('{ "files": "skills/*", "sections": ["When to use"] }', `${SKILL}«»# PDF\n`),
      message: 'There is no section "When to use".',
    },
    {
      ...house(
        '{ "files": "skills/*/SKILL.md", "text": { "must": ["docs.example.com"] } }',
        `${SKILL}«»# PDF\n`,
      ),
      message: 'The text does not contain "docs.example.com".',
    },
    {
      ...house(
        '{ "files": "**/*.md", "text": { "mustNot": ["gpt-4", "/TODO\\\\b/"] } }',
        `${SKILL}Ask «gpt-4». «TODO»\n`,
      ),
      message: 'The text contains "gpt-4".',
    },
    {
      ...house(
        '{ "files": "skills/*", "frontmatter": { "metadata.owner": "^@acme/" } }',
        SKILL.replace('---\nname', '---\n«»name'),
      ),
      message: '"metadata.owner" is missing.',
    },
    {
      files: {
        'plugins/x/skills/pdf/SKILL.md': SKILL,
        'plugins/x/.claude-plugin/plugin.json': '{ "name": "x", "metadata": { "owner": «"ann"» } }\n',
        'skill-registrar.json':
          '{ "house": [{ "files": "plugins/*", "frontmatter": { "metadata.owner": "^@acme/" }, "message": "Every plugin has an owner.", "severity": "error" }] }\n',
      },
      message: 'Every plugin has an owner.',
    },
  ],
  good: [
    house(
      '{ "files": "skills/**", "require": ["LICENSE*"], "forbid": ["*.zip"], "name": "^[a-z]+$" }',
      SKILL,
      {
        'skills/pdf/LICENSE.txt': 'MIT\n',
      },
    ),
    house('{ "files": "skills/*", "sections": ["When to use"] }', `${SKILL}## When to use it\n`),
    house('{ "files": "other/**", "require": ["LICENSE"] }'),
    house(
      '{ "files": "skills/*", "text": { "mustNot": ["gpt-4"] } }',
      `${SKILL}<!-- skill-registrar-disable-next-line house -->\nAsk gpt-4.\n`,
    ),
  ],
});

/** A rule of the repository or its organization, from the config. */
export interface HouseRule {
  /** Paths or patterns of skills, plugins, directories or files. */
  readonly files: string | readonly string[];
  /** Files that each skill, plugin or directory has. */
  readonly require?: readonly string[];
  /** Patterns of files that none has. */
  readonly forbid?: readonly string[];
  /** An expression for the name of the skill or plugin. */
  readonly name?: string;
  readonly sections?: readonly string[];
  /** Texts, or expressions between slashes. */
  readonly text?: { readonly must?: readonly string[]; readonly mustNot?: readonly string[] };
  /** Expressions for fields of the frontmatter, or of the manifest of a plugin. */
  readonly frontmatter?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly severity?: Severity;
}

/** What a rule says about one path. */
export interface HouseSubject {
  /** A directory, or a file that the pattern names. */
  readonly path: string;
  /** Its SKILL.md, manifest, or the file itself; `null` if there is none to point to. */
  readonly file: string | null;
  /** The paths below a directory; `null` for a file. */
  readonly tree: readonly string[] | null;
  /** Fields of the frontmatter or the manifest; `null` if it has none. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  /** Where the fields begin, for those that are missing. */
  readonly fieldsAt: Place;
  /** The text and where its body begins; `null` for a manifest. */
  readonly text: { readonly text: string; readonly bodyStart: number } | null;
}

interface HouseProblem {
  readonly file: string;
  readonly at: Place;
  readonly about: readonly string[];
  readonly message: string;
  readonly fix: string;
}

/** How patterns and expressions of a config are compared; both may be hostile. */
export interface HouseMatching {
  readonly matchesPath: (pattern: string, path: string) => boolean;
  /** Finds an expression in a text; `null` if that takes too long. */
  readonly finder: { find(source: string, text: string): readonly TextRange[] | null };
}

/** Checks one path against one rule. */
export function checkHouse(
  rule: HouseRule,
  subject: HouseSubject,
  { matchesPath, finder }: HouseMatching,
): readonly Finding[] {
  const problems = [
    ...checkTree(rule, subject, matchesPath),
    ...checkName(rule, subject, finder),
    ...checkFields(rule, subject, finder),
    ...checkText(rule, subject, finder),
  ];
  return problems.map((problem) => ({
    rule: 'house',
    ...problem,
    ...(rule.message !== undefined && { message: rule.message, fix: `${problem.message} ${problem.fix}` }),
    ...(rule.severity !== undefined && { severity: rule.severity }),
  }));
}

function checkTree(
  { require = [], forbid = [] }: HouseRule,
  { path, file, tree }: HouseSubject,
  matches: (pattern: string, path: string) => boolean,
): readonly HouseProblem[] {
  if (tree === null) return [];
  const missing = require.filter(
    (wanted) => !tree.some((each) => matches(`/${wanted.replace(/^\//, '')}`, each)),
  );
  const found = forbid.flatMap((pattern) =>
    tree.filter((each) => matches(pattern, each)).map((each) => ({ pattern, each })),
  );
  return [
    ...missing.map((wanted) => ({
      file: file ?? `${path}/${wanted}`,
      at: START_OF_FILE,
      about: [path, wanted],
      message: `${path} has no ${wanted}.`,
      fix: 'Add the file.',
    })),
    ...found.map(({ pattern, each }) => ({
      file: `${path}/${each}`,
      at: START_OF_FILE,
      about: [pattern],
      message: `Files that match ${pattern} are not allowed in ${path}.`,
      fix: 'Remove the file.',
    })),
  ];
}

type Finder = HouseMatching['finder'];

/** An expression that does not finish decides nothing, and so is a problem. */
function matchesSome(finder: Finder, pattern: string, text: string): boolean {
  return (finder.find(pattern, text) ?? []).length > 0;
}

function checkName(
  { name }: HouseRule,
  { file, fields, fieldsAt }: HouseSubject,
  finder: Finder,
): readonly HouseProblem[] {
  if (name === undefined || file === null || fields === null) return [];
  const found = fields['name'];
  if (typeof found === 'string' && matchesSome(finder, name, found)) return [];
  const at: Place = found === undefined ? fieldsAt : { field: ['name'], part: 'value' };
  const message = `The name "${String(found ?? '')}" does not match ${name}.`;
  return [{ file, at, about: ['name', name], message, fix: 'Rename it.' }];
}

function checkFields(
  { frontmatter = {} }: HouseRule,
  { file, fields, fieldsAt }: HouseSubject,
  finder: Finder,
): readonly HouseProblem[] {
  if (file === null || fields === null) return [];
  return Object.entries(frontmatter).flatMap(([key, pattern]): readonly HouseProblem[] => {
    const path = Object.hasOwn(fields, key) ? [key] : key.split('.');
    const value = path.reduce<unknown>((node, step) => asObject(node as Json)[step], fields);
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (each) => each !== undefined && each !== null,
    );
    const isGiven = texts.length > 0;
    if (isGiven && texts.every((each) => matchesSome(finder, pattern, String(each)))) return [];
    return [
      {
        file,
        at: isGiven ? { field: path, part: 'value' } : fieldsAt,
        about: [key],
        message: isGiven ? `"${key}" does not match ${pattern}.` : `"${key}" is missing.`,
        fix: isGiven ? 'Correct the value.' : `Add a value that matches ${pattern}.`,
      },
    ];
  });
}

function checkText(
  { sections = [], text = {} }: HouseRule,
  subject: HouseSubject,
  finder: Finder,
): readonly HouseProblem[] {
  const { file } = subject;
  if (file === null || subject.text === null) return [];
  const { text: whole, bodyStart } = subject.text;
  const start = { start: bodyStart, end: bodyStart };
  const headings =
    sections.length === 0 ? [] : headingsOf(whole.slice(bodyStart)).map((title) => title.toLowerCase());
  const { must = [], mustNot = [] } = text;
  return [
    ...sections
      .filter((name) => !headings.some((title) => title.includes(name.toLowerCase())))
      .map((name) => ({
        file,
        at: start,
        about: [name],
        message: `There is no section "${name}".`,
        fix: `Add a heading \`## ${name}\`.`,
      })),
    ...must
      .filter((wanted) => !matchesSome(finder, patternOf(wanted), whole))
      .map((wanted) => ({
        file,
        at: start,
        about: [wanted],
        message: `The text does not contain "${wanted}".`,
        fix: 'Add it.',
      })),
    ...mustNot.flatMap((unwanted) => {
      const about = [unwanted];
      const found = finder.find(patternOf(unwanted), whole);
      if (found === null)
        return [
          {
            file,
            at: start,
            about,
            message: `Looking for "${unwanted}" takes too long in this text.`,
            fix: 'Write a simpler expression, or a shorter text.',
          },
        ];
      const message = `The text contains "${unwanted}".`;
      return found.map((at) => ({ file, at, about, message, fix: 'Remove it.' }));
    }),
  ];
}

/** The source of an expression that is written between slashes; `null` for plain text. */
export function expressionSource(text: string): string | null {
  return text.length > 2 && text.startsWith('/') && text.endsWith('/') ? text.slice(1, -1) : null;
}

function patternOf(text: string): string {
  return expressionSource(text) ?? escapePattern(text);
}
