import { type CatalogLimits, type CatalogText, limitEntries } from './catalog-text.js';
import { oneLine } from './one-line.js';

export interface BrieflyDescribedSkill {
  readonly name: string;
  readonly briefDescription: string;
}

/** What a disclosure level shows: nothing, that there are skills, which ones, or their whole text. */
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
      return joinEntries(disclosed.skills.map(renderLine), { limits, separator: '\n' });
    case 3:
      return joinEntries(
        disclosed.texts.map((text) => text.trim()),
        { limits, separator: '\n\n' },
      );
  }
}

function renderLine({ name, briefDescription }: BrieflyDescribedSkill): string {
  return `- ${oneLine(name)}: ${oneLine(briefDescription)}`;
}

function joinEntries(
  all: readonly string[],
  { limits, separator }: { limits: CatalogLimits; separator: string },
): CatalogText {
  const { entries, truncated } = limitEntries(all, limits);
  return { text: entries.join(separator), shown: entries.length, total: all.length, truncated };
}
