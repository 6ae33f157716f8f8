import type { Request } from '../config/request.js';
import { type CatalogLimits, type CatalogText, renderCatalog } from '../outputs/catalog-text.js';
import type { CatalogFormat } from '../profiles/profile.js';
import type { CatalogError } from '../skill/list-skills.js';
import { isWithdrawn } from '../skill/skill.js';
import { type OpenedSkills, openSkills } from './catalog.js';
import type { Disclosure } from './disclosure.js';
import { openSession } from './open-session.js';
import type { SkillAllowlist } from './permissions.js';
import type { SkillSession } from './session.js';

export interface CatalogOptions extends CatalogLimits {
  /** The form; default: `level` for a query, else the first of the profile. */
  readonly as?: CatalogFormat | undefined;
  /** For `level`: what the user asked. */
  readonly query?: string | undefined;
  /** For `level`: how many skills one query may load. */
  readonly max?: number | undefined;
  /** For `level`: names of recently used skills, the latest first. */
  readonly recent?: readonly string[] | undefined;
  /** Names that narrow what the config allows. */
  readonly allow?: SkillAllowlist;
  /** A last line that says how to load a skill; default: none. */
  readonly loadHint?: string | undefined;
}

export interface PromptCatalog extends CatalogText {
  readonly as: CatalogFormat;
  /** The disclosure level; `null` in other forms. */
  readonly level: Disclosure['level'] | null;
}

export interface RepositoryCatalog extends PromptCatalog {
  readonly opened: OpenedSkills;
  /** Why other skills are left out: they are not valid. */
  readonly errors: readonly CatalogError[];
}

/** The catalog of a repository for a prompt on this machine. */
export async function catalogText(
  request: Request,
  options: CatalogOptions = {},
): Promise<RepositoryCatalog> {
  const opened = await openSkills(request);
  const session = openSession(opened, { allow: options.allow });
  const { errors } = session.catalog();
  return { ...renderPromptCatalog(session, opened, options), opened, errors };
}

/** The text for a prompt about the skills that a session may see. */
export function renderPromptCatalog(
  session: SkillSession,
  { setup, settings }: OpenedSkills,
  options: CatalogOptions,
): PromptCatalog {
  const usual = options.query === undefined ? setup.chosen.profile.catalogs[0] : 'level';
  const as = options.as ?? usual ?? 'markdown';
  const skills = session.catalog().skills.filter(({ status }) => !isWithdrawn(status));
  const { max, recent, loadHint } = options;
  const disclosed = as === 'level' ? session.discloseSkills(options.query ?? '', { max, recent }) : undefined;
  const text = renderCatalog(skills, {
    as,
    paths: 'machine',
    ...(loadHint !== undefined && { loadHint }),
    limits: { ...(as === 'skills-context' && settings.initial), ...limitsOf(options) },
    ...(disclosed && { disclosed }),
  });
  return { ...text, as, level: disclosed?.level ?? null };
}

function limitsOf({ maxEntries, maxBytes }: CatalogLimits): CatalogLimits {
  return { ...(maxEntries !== undefined && { maxEntries }), ...(maxBytes !== undefined && { maxBytes }) };
}
