import type { CatalogFormat } from '../profiles/profile.js';
import type { ListedSkill } from '../skill/list-skills.js';
import { compareText } from '../text/compare.js';
import { oneLine } from '../text/visible-text.js';

export interface CatalogOptions {
  readonly as: CatalogFormat;
  readonly limits?: CatalogLimits;
  /**
   * `machine`: absolute paths, for a prompt on this machine. `repository`: relative ones, for a file that is
   * committed and must be the same everywhere.
   */
  readonly paths: 'machine' | 'repository';
  /** For `level` only: what the query needs; without a query, the list of level 2. */
  readonly disclosed?: DisclosedSkills;
  /** The last line of the text: how to load a skill. */
  readonly loadHint?: string;
}

/** How much of a catalog may be shown. */
export interface CatalogLimits {
  readonly maxEntries?: number | undefined;
  /** UTF-8 bytes of the entries, each with its newline. */
  readonly maxBytes?: number | undefined;
}

/** A rendered catalog, without a newline at its end. */
export interface CatalogText {
  /** `null` if the system wants no catalog instead of an empty one. */
  readonly text: string | null;
  readonly shown: number;
  readonly total: number;
  readonly truncated: boolean;
}

/** Renders the skills, in the given order, in one of the four formats. */
export function renderCatalog(skills: readonly ListedSkill[], options: CatalogOptions): CatalogText {
  const catalog = renderFormat(skills, options);
  // At level 3 the skills are already loaded.
  const isHinted = catalog.text && options.loadHint && options.disclosed?.level !== 3;
  return isHinted ? { ...catalog, text: `${catalog.text}\n\n${options.loadHint}` } : catalog;
}

function renderFormat(
  skills: readonly ListedSkill[],
  { as, limits = {}, paths, disclosed }: CatalogOptions,
): CatalogText {
  const locate = (location: (skill: ListedSkill) => string) =>
    skills.map((skill) => ({ ...skill, location: location(skill) }));
  const pathOf = ({ path, file }: ListedSkill) => (paths === 'machine' ? path : file);
  switch (as) {
    case 'markdown':
      return renderMarkdownCatalog(
        locate(({ directory }) => directory),
        limits,
      );
    case 'available-skills':
      return renderAvailableSkills(locate(pathOf), limits);
    case 'skills-context':
      return renderSkillsContext(locate(pathOf), limits);
    case 'level':
      return renderDisclosureLevel(disclosed ?? { level: skills.length === 0 ? 0 : 2, skills }, limits);
  }
}

/** A skill in a catalog. */
export interface CatalogEntry {
  readonly name: string;
  readonly description: string;
  /** Where its readers find it: its directory in Markdown, its SKILL.md elsewhere. */
  readonly location: string;
}

/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
export function renderMarkdownCatalog(
  skills: readonly CatalogEntry[],
  limits: CatalogLimits = {},
): CatalogText {
  const lines = [...skills]
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.location, b.location))
    .map((skill) => {
      const [name, description, location] = [skill.name, skill.description, skill.location].map(inList);
      return `- ${name}: ${description} (location: ${location})`;
    });
  return limitEntries(lines, limits, (shown) => {
    const omitted = lines.length - shown.length;
    const more = omitted > 0 ? [`(${omitted} more not shown)`] : [];
    return lines.length === 0 ? '' : ['## Available Skills', ...shown, ...more].join('\n');
  });
}

/**
 * Text of a skill in a Markdown file that people and agents read: no HTML or comment, no image or link, and no mention,
 * which some clients take for a file to load.
 */
function inList(text: string): string {
  return oneLine(text)
    .replaceAll('<', '&lt;')
    .replaceAll('-->', '--&gt;')
    .replace(/!(?=\[)/g, '&#33;')
    .replace(/\](?=[([])/g, '&#93;')
    .replace(/(?<![\w.])@(?=[\w./~-])/g, '&#64;');
}

/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
export function renderAvailableSkills(
  skills: readonly CatalogEntry[],
  limits: CatalogLimits = {},
): CatalogText {
  const entries = skills.map(({ name, description, location }) =>
    [
      '<skill>',
      `<name>${inElement(name)}</name>`,
      `<description>${inElement(description)}</description>`,
      `<location>${inElement(location)}</location>`,
      '</skill>',
    ].join('\n'),
  );
  return limitEntries(entries, limits, (shown) =>
    shown.length === 0 ? '' : ['<available_skills>', ...shown, '</available_skills>'].join('\n'),
  );
}

/** The limits of Codelia's first prompt. */
export const SKILLS_CONTEXT_LIMITS = { maxEntries: 200, maxBytes: 32 * 1024 } as const;

const USAGE = [
  '<skills_usage>',
  '  <rule>This is a list of skills, not their text. Load a skill with `skill_load` when a task fits its description.</rule>',
  '  <rule>Find skills that are not listed with `skill_search`. It looks at local skills only.</rule>',
  '  <rule>When a message names a skill as `$skill-name`, load that skill before answering.</rule>',
  '  <rule>Relative paths in a skill start at the directory of its SKILL.md.</rule>',
  '</skills_usage>',
];

const TRUNCATED = '  <note>The list is not complete: use skill_search to find more skills.</note>';

/** Codelia's `<skills_context>` block; no text without skills. */
export function renderSkillsContext(
  skills: readonly (CatalogEntry & { readonly scope: 'repo' | 'user' })[],
  limits: CatalogLimits = {},
): CatalogText {
  const entries = skills.map(({ name, description, location, scope }) =>
    [
      '  <skill>',
      `    <name>${inElement(name)}</name>`,
      `    <description>${inElement(description)}</description>`,
      `    <path>${inElement(location)}</path>`,
      `    <scope>${scope}</scope>`,
      '  </skill>',
    ].join('\n'),
  );
  const maxEntries = limits.maxEntries ?? SKILLS_CONTEXT_LIMITS.maxEntries;
  const maxBytes = limits.maxBytes ?? SKILLS_CONTEXT_LIMITS.maxBytes;
  return limitEntries(entries, { maxEntries, maxBytes }, (shown) => {
    const truncated = shown.length < entries.length;
    const lines = [
      '<skills_context>',
      ...USAGE,
      `<skills_catalog scope="initial" truncated="${truncated}">`,
      ...shown,
      ...(truncated ? [TRUNCATED] : []),
      '</skills_catalog>',
      '</skills_context>',
    ];
    return entries.length === 0 ? null : lines.join('\n');
  });
}

/** What a disclosure level shows: nothing, that there are skills, which ones, or their full text. */
export type DisclosedSkills =
  | { readonly level: 0 }
  | { readonly level: 1; readonly count: number }
  | {
      readonly level: 2;
      readonly skills: readonly { readonly name: string; readonly briefDescription: string }[];
    }
  /** `total` counts the skills that match, those without a text here included. */
  | { readonly level: 3; readonly texts: readonly string[]; readonly total?: number };

/** Turns a disclosure level into the text for the prompt. */
export function renderDisclosureLevel(disclosed: DisclosedSkills, limits: CatalogLimits = {}): CatalogText {
  switch (disclosed.level) {
    case 0:
      return { text: '', shown: 0, total: 0, truncated: false };
    case 1: {
      const { count } = disclosed;
      return { text: `[${count} skills available]`, shown: 0, total: count, truncated: false };
    }
    case 2: {
      const lines = disclosed.skills.map(
        ({ name, briefDescription }) => `- ${inList(name)}: ${inList(briefDescription)}`,
      );
      return limitEntries(lines, limits, (shown) => shown.join('\n'));
    }
    case 3: {
      const texts = disclosed.texts.map((text) => text.trim());
      const catalog = limitEntries(texts, limits, (shown) => shown.join('\n\n'));
      const total = disclosed.total ?? texts.length;
      return { ...catalog, total, truncated: catalog.shown < total };
    }
  }
}

/** Takes entries from the front until the next one would exceed a limit, and makes a text of them. */
function limitEntries(
  entries: readonly string[],
  { maxEntries = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY }: CatalogLimits,
  render: (shown: readonly string[]) => string | null,
): CatalogText {
  const encoder = new TextEncoder();
  let count = 0;
  let bytes = 0;
  for (const entry of entries) {
    bytes += encoder.encode(entry).length + 1;
    if (count === maxEntries || bytes > maxBytes) break;
    count += 1;
  }
  const text = render(entries.slice(0, count));
  return { text, shown: count, total: entries.length, truncated: count < entries.length };
}

/** Text of a skill between two tags, on one line. */
function inElement(text: string): string {
  return escapeXml(oneLine(text));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain in any form, including lone surrogates. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text that is safe between tags and in attributes; what XML cannot contain becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
