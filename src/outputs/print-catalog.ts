import { disclosureLevel } from '../agent/catalog.js';
import { loadSkill } from '../agent/load.js';
import type { CatalogFormat } from '../profiles/profile.js';
import type { Request } from '../request.js';
import { type OpenedCatalog, openCatalog } from '../run/open-catalog.js';
import { type CatalogError, type ListedSkill, visibleSkills } from '../skill/list-skills.js';
import { isWithdrawn } from '../skill/skill.js';
import { type CatalogLimits, type CatalogText, type DisclosedSkills, renderCatalog } from './catalog-text.js';

export interface CatalogWishes extends CatalogLimits {
  /** The form; default: the first of the profile. */
  readonly as?: CatalogFormat | undefined;
  /** For `level`: what the user asked. */
  readonly query?: string | undefined;
}

export interface RepositoryCatalog extends CatalogText {
  readonly as: CatalogFormat;
  readonly opened: OpenedCatalog;
  /** Skills that are not in it because they are not valid. */
  readonly errors: readonly CatalogError[];
}

/** The catalog of a repository for a prompt on this machine. */
export async function catalogText(request: Request, wishes: CatalogWishes = {}): Promise<RepositoryCatalog> {
  const opened = await openCatalog(request);
  const { chosen, settings } = opened.setup;
  const as = wishes.as ?? chosen.profile.catalogs[0] ?? 'markdown';
  const runtime = settings.skills as RuntimeSettings;
  const visible = visibleSkills(opened.catalog.skills).filter(({ status }) => !isWithdrawn(status));
  const skills = runtime.enabled === false ? [] : visible;
  const text = renderCatalog(skills, {
    as,
    paths: 'machine',
    limits: { ...(as === 'skills-context' && runtime.initial), ...given(wishes) },
    ...(as === 'level' && { disclosed: disclose(skills, wishes.query ?? '', opened) }),
  });
  return { ...text, as, opened, errors: opened.catalog.errors };
}

/** The settings that concern the first prompt. */
interface RuntimeSettings {
  readonly enabled?: boolean;
  readonly initial?: CatalogLimits;
}

function given({ maxEntries, maxBytes }: CatalogLimits): CatalogLimits {
  return { ...(maxEntries !== undefined && { maxEntries }), ...(maxBytes !== undefined && { maxBytes }) };
}

type Visible = OpenedCatalog['catalog']['skills'] & readonly ListedSkill[];

function disclose(skills: Visible, query: string, { setup }: OpenedCatalog): DisclosedSkills {
  const disclosure = disclosureLevel(skills, query);
  if (disclosure.level !== 3) return disclosure;
  const { workspace } = setup.request;
  const form = setup.chosen.profile.load;
  const loaded = disclosure.matches.map(({ skill }) => loadSkill(skill, form, workspace));
  return { level: 3, texts: loaded.flatMap((result) => (result.ok ? [result.text] : [])) };
}
