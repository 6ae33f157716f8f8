import type { Request } from '../config/request.js';
import {
  type CatalogLimits,
  type CatalogText,
  type DisclosedSkills,
  renderCatalog,
} from '../outputs/catalog-text.js';
import type { CatalogFormat } from '../profiles/profile.js';
import { type CatalogError, type CatalogSkill, visibleSkills } from '../skill/list-skills.js';
import { isWithdrawn } from '../skill/skill.js';
import { type OpenedSkills, openSkills } from './catalog.js';
import { loadSkill } from './load.js';
import { type MatchQuery, matchSkills, type SkillMatch } from './match.js';
import type { SkillAllowlist } from './permissions.js';
import { openSession } from './session.js';

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
  /** The last line: how to load a skill. Default: the command. */
  readonly loadHint?: string;
  /** Whether the whole text of a skill may be shown; default: unless the policy denies it. */
  readonly mayRead?: (skill: CatalogSkill) => boolean;
}

const LOAD_HINT = 'Load a skill with `skill-registrar load <name>`.';

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
  const session = openSession(opened, { workingDirectory: request.workspace.root, allow: options.allow });
  const mayRead = ({ name }: CatalogSkill) => session.decision(name) !== 'deny';
  const { skills, errors } = session.catalog();
  return { ...renderPromptCatalog(skills, opened, { mayRead, ...options }), opened, errors };
}

/** The text for a prompt about skills that an agent may see. */
export function renderPromptCatalog(
  visible: readonly CatalogSkill[],
  { setup, settings }: OpenedSkills,
  options: CatalogOptions,
): PromptCatalog {
  const usual = options.query === undefined ? setup.chosen.profile.catalogs[0] : 'level';
  const as = options.as ?? usual ?? 'markdown';
  const skills = visible.filter(({ status }) => !isWithdrawn(status));
  const disclosed = as === 'level' ? disclose(skills, { setup, settings }, options) : undefined;
  const text = renderCatalog(skills, {
    as,
    paths: 'machine',
    loadHint: options.loadHint ?? LOAD_HINT,
    limits: { ...(as === 'skills-context' && settings.initial), ...limitsOf(options) },
    ...(disclosed && { disclosed }),
  });
  return { ...text, as, level: disclosed?.level ?? null };
}

function limitsOf({ maxEntries, maxBytes }: CatalogLimits): CatalogLimits {
  return { ...(maxEntries !== undefined && { maxEntries }), ...(maxBytes !== undefined && { maxBytes }) };
}

function disclose(
  skills: readonly CatalogSkill[],
  { setup, settings }: Pick<OpenedSkills, 'setup' | 'settings'>,
  { query = '', max = settings.maxSkills, recent, mayRead = () => true }: CatalogOptions,
): DisclosedSkills {
  const disclosure = disclosureLevel(skills, query, { max, recent });
  if (disclosure.level !== 3) return disclosure;
  const { workspace } = setup.request;
  const form = setup.chosen.profile.load;
  const texts = disclosure.matches.flatMap(({ skill }) => {
    if (!mayRead(skill)) return [`The skill "${skill.name}" matches. Load it before you use it.`];
    const loaded = loadSkill(skill, form, workspace);
    return loaded.ok ? [loaded.text] : [];
  });
  return { level: 3, texts };
}

/** How much a query needs to know about the skills. The catalog format `level` turns it into text. */
export type Disclosure =
  /** There are no skills. */
  | { readonly level: 0 }
  /** Only how many there are. */
  | { readonly level: 1; readonly count: number }
  /** Names and brief descriptions. */
  | { readonly level: 2; readonly skills: readonly CatalogSkill[] }
  /** The whole text of those that match. */
  | { readonly level: 3; readonly matches: readonly SkillMatch[] };

const ASKS_FOR_A_LIST =
  /\bwhat (?:can|could) you do\b|\b(?:list|show)(?: me)?(?: all| the| your| available)* skills\b|\b(?:what|which) skills\b/i;

/** Decides the disclosure level: a match shows the whole text, a question about skills the list. */
export function disclosureLevel(
  skills: readonly CatalogSkill[],
  query: string,
  options: Omit<MatchQuery, 'query'> = {},
): Disclosure {
  const visible = visibleSkills(skills);
  if (visible.length === 0) return { level: 0 };
  if (ASKS_FOR_A_LIST.test(query)) return { level: 2, skills: visible };
  const { matches } = matchSkills(visible, { ...options, query });
  if (matches.length > 0) return { level: 3, matches };
  return visible.some(hasTriggers) ? { level: 1, count: visible.length } : { level: 2, skills: visible };
}

function hasTriggers(skill: CatalogSkill): boolean {
  const { keywords = [], verbs = [], patterns = [] } = skill.triggers ?? {};
  return keywords.length + verbs.length + patterns.length > 0;
}
