import type { CatalogFormat } from '../profiles/profile.js';
import { compareText } from '../report/diagnostic.js';
import { oneLine } from '../report/visible-text.js';
import type { ListedSkill } from '../skill/list-skills.js';

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

/** Renders the skills, in the given order, in one of the four formats. */
export function renderCatalog(skills: readonly ListedSkill[], options: CatalogOptions): CatalogText {
  const catalog = renderForm(skills, options);
  // At level 3 the skills are already loaded.
  const isHinted = catalog.text && options.loadHint && options.disclosed?.level !== 3;
  return isHinted ? { ...catalog, text: `${catalog.text}\n\n${options.loadHint}` } : catalog;
}

function renderForm(skills: readonly ListedSkill[], options: CatalogOptions): CatalogText {
  const { as, limits = {}, paths } = options;
  const located = skills.map((skill) => ({
    ...skill,
    location: paths === 'machine' ? skill.path : skill.file,
  }));
  switch (as) {
    case 'markdown':
      return renderMarkdownCatalog(
        skills.map((skill) => ({ ...skill, location: skill.directory })),
        limits,
      );
    case 'available-skills':
      return renderAvailableSkills(located, limits);
    case 'skills-context':
      return renderSkillsContext(located, limits);
    case 'level':
      return renderDisclosureLevel(
        options.disclosed ?? { level: skills.length === 0 ? 0 : 2, skills },
        limits,
      );
  }
}

export interface MarkdownCatalogSkill {
  readonly name: string;
  readonly description: string;
  /** The location of its directory, for readers of the list. */
  readonly location: string;
}

/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
export function renderMarkdownCatalog(
  skills: readonly MarkdownCatalogSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const sorted = [...skills].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.location, b.location),
  );
  const { entries, truncated } = limitEntries(sorted.map(renderMarkdownLine), limits);
  const omitted = skills.length - entries.length;
  const lines = ['## Available Skills', ...entries, ...(truncated ? [`(${omitted} more not shown)`] : [])];
  return {
    text: skills.length === 0 ? '' : lines.join('\n'),
    shown: entries.length,
    total: skills.length,
    truncated,
  };
}

function renderMarkdownLine({ name, description, location }: MarkdownCatalogSkill): string {
  return `- ${inList(name)}: ${inList(description)} (location: ${inList(location)})`;
}

/** A description must neither end the list nor open or close a comment of its file. */
function inList(text: string): string {
  return oneLine(text).replaceAll('<!--', '&lt;!--').replaceAll('-->', '--&gt;');
}

export interface AvailableSkill {
  readonly name: string;
  readonly description: string;
  /** The location of its SKILL.md, for readers of the catalog. */
  readonly location: string;
}

/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
export function renderAvailableSkills(
  skills: readonly AvailableSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const { entries, truncated } = limitEntries(skills.map(renderAvailableSkill), limits);
  return {
    text: entries.length === 0 ? '' : ['<available_skills>', ...entries, '</available_skills>'].join('\n'),
    shown: entries.length,
    total: skills.length,
    truncated,
  };
}

function renderAvailableSkill({ name, description, location }: AvailableSkill): string {
  return [
    '<skill>',
    `<name>${escapeXml(name)}</name>`,
    `<description>${escapeXml(description)}</description>`,
    `<location>${escapeXml(location)}</location>`,
    '</skill>',
  ].join('\n');
}

export interface ContextSkill {
  readonly name: string;
  readonly description: string;
  /** The location of its SKILL.md, for readers of the catalog. */
  readonly location: string;
  readonly scope: 'repo' | 'user';
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
  skills: readonly ContextSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const maxEntries = limits.maxEntries ?? SKILLS_CONTEXT_LIMITS.maxEntries;
  const maxBytes = limits.maxBytes ?? SKILLS_CONTEXT_LIMITS.maxBytes;
  const { entries, truncated } = limitEntries(skills.map(renderContextSkill), { maxEntries, maxBytes });
  const lines = [
    '<skills_context>',
    ...USAGE,
    `<skills_catalog scope="initial" truncated="${truncated}">`,
    ...entries,
    ...(truncated ? [TRUNCATED] : []),
    '</skills_catalog>',
    '</skills_context>',
  ];
  return {
    text: skills.length === 0 ? null : lines.join('\n'),
    shown: entries.length,
    total: skills.length,
    truncated,
  };
}

function renderContextSkill({ name, description, location, scope }: ContextSkill): string {
  return [
    '  <skill>',
    `    <name>${escapeXml(name)}</name>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <path>${escapeXml(location)}</path>`,
    `    <scope>${scope}</scope>`,
    '  </skill>',
  ].join('\n');
}

export interface BrieflyDescribedSkill {
  readonly name: string;
  readonly briefDescription: string;
}

/** What a disclosure level shows: nothing, that there are skills, which ones, or their full text. */
export type DisclosedSkills =
  | { readonly level: 0 }
  | { readonly level: 1; readonly count: number }
  | { readonly level: 2; readonly skills: readonly BrieflyDescribedSkill[] }
  | { readonly level: 3; readonly texts: readonly string[] };

/** Turns a disclosure level into the text for the prompt. */
export function renderDisclosureLevel(disclosed: DisclosedSkills, limits: CatalogLimits = {}): CatalogText {
  switch (disclosed.level) {
    case 0:
      return { text: '', shown: 0, total: 0, truncated: false };
    case 1:
      return {
        text: `[${disclosed.count} skills available]`,
        shown: 0,
        total: disclosed.count,
        truncated: false,
      };
    case 2:
      return joinEntries(disclosed.skills.map(renderLevelLine), { limits, separator: '\n' });
    case 3:
      return joinEntries(
        disclosed.texts.map((text) => text.trim()),
        { limits, separator: '\n\n' },
      );
  }
}

function renderLevelLine({ name, briefDescription }: BrieflyDescribedSkill): string {
  return `- ${oneLine(name)}: ${oneLine(briefDescription)}`;
}

function joinEntries(
  all: readonly string[],
  { limits, separator }: { limits: CatalogLimits; separator: string },
): CatalogText {
  const { entries, truncated } = limitEntries(all, limits);
  return { text: entries.join(separator), shown: entries.length, total: all.length, truncated };
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

export interface LimitedEntries {
  readonly entries: readonly string[];
  readonly truncated: boolean;
}

/** Takes entries from the front until the next one would exceed a limit. */
export function limitEntries(entries: readonly string[], limits: CatalogLimits): LimitedEntries {
  const { maxEntries = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY } = limits;
  const encoder = new TextEncoder();
  let count = 0;
  let bytes = 0;
  for (const entry of entries) {
    bytes += encoder.encode(entry).length + 1;
    if (count === maxEntries || bytes > maxBytes) break;
    count += 1;
  }
  return { entries: entries.slice(0, count), truncated: count < entries.length };
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
