import { type CatalogError, visibleSkills } from './core/catalog.js';
import type { ListedSkill } from './core/list-skills.js';
import type { CatalogFormat } from './core/profile.js';
import { isWithdrawn } from './core/withdrawn-status.js';
import { type OpenedCatalog, openCatalog } from './open-catalog.js';
import type { DisclosedSkills } from './report/catalog-level.js';
import type { CatalogLimits, CatalogText } from './report/catalog-text.js';
import { renderCatalog } from './report/render-catalog.js';
import type { Request } from './request.js';
import { disclosureLevel } from './runtime/disclosure-level.js';
import { loadSkill } from './runtime/load.js';

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
