import type { ListedSkill } from '../core/list-skills.js';
import type { CatalogFormat } from '../core/profile.js';
import { renderAvailableSkills } from './catalog-available-skills.js';
import { type DisclosedSkills, renderDisclosureLevel } from './catalog-level.js';
import { renderMarkdownCatalog } from './catalog-markdown.js';
import { renderSkillsContext } from './catalog-skills-context.js';
import type { CatalogLimits, CatalogText } from './catalog-text.js';

export interface CatalogOptions {
  readonly as: CatalogFormat;
  readonly limits?: CatalogLimits;
  /**
   * `machine`: absolute paths, for a prompt on this machine. `repository`: relative ones, for a file that is
   * committed and must be the same everywhere.
   */
  readonly paths: 'machine' | 'repository';
  /** For `level` only: what the query calls for; without one, the list of level 2. */
  readonly disclosed?: DisclosedSkills;
}

/** Renders the skills, which are given in order, in one of the four forms. */
export function renderCatalog(skills: readonly ListedSkill[], options: CatalogOptions): CatalogText {
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
