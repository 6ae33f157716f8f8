import { type CatalogLimits, type CatalogText, limitEntries } from './catalog-text.js';
import { escapeXml } from './escape-xml.js';

export interface ContextSkill {
  readonly name: string;
  readonly description: string;
  /** Where its SKILL.md is, for whoever reads the catalog. */
  readonly location: string;
  readonly scope: 'repo' | 'user';
}

/** What Codelia puts into the first prompt at most. */
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

/** Codelia's `<skills_context>` block; no text at all where there are no skills. */
export function renderSkillsContext(
  skills: readonly ContextSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const maxEntries = limits.maxEntries ?? SKILLS_CONTEXT_LIMITS.maxEntries;
  const maxBytes = limits.maxBytes ?? SKILLS_CONTEXT_LIMITS.maxBytes;
  const { entries, truncated } = limitEntries(skills.map(renderSkill), { maxEntries, maxBytes });
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

function renderSkill({ name, description, location, scope }: ContextSkill): string {
  return [
    '  <skill>',
    `    <name>${escapeXml(name)}</name>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <path>${escapeXml(location)}</path>`,
    `    <scope>${scope}</scope>`,
    '  </skill>',
  ].join('\n');
}
