import { type CatalogLimits, type CatalogText, limitEntries } from './catalog-text.js';
import { escapeXml } from './escape-xml.js';

export interface AvailableSkill {
  readonly name: string;
  readonly description: string;
  /** Where its SKILL.md is, for whoever reads the catalog. */
  readonly location: string;
}

/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
export function renderAvailableSkills(
  skills: readonly AvailableSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const { entries, truncated } = limitEntries(skills.map(renderSkill), limits);
  return {
    text: entries.length === 0 ? '' : ['<available_skills>', ...entries, '</available_skills>'].join('\n'),
    shown: entries.length,
    total: skills.length,
    truncated,
  };
}

function renderSkill({ name, description, location }: AvailableSkill): string {
  return [
    '<skill>',
    `<name>${escapeXml(name)}</name>`,
    `<description>${escapeXml(description)}</description>`,
    `<location>${escapeXml(location)}</location>`,
    '</skill>',
  ].join('\n');
}
