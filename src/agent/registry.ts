import { compareText } from '../report/diagnostic.js';
import { neutralize, oneLine } from '../report/visible-text.js';
import type { Request } from '../request.js';
import { type OpenedCatalog, openCatalog } from '../run/open-catalog.js';
import type { RunSetup } from '../run/prepare-run.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { directoryNameOf, normalizePath, type SkillRecord, sanitizeSkillName } from '../skill/skill.js';
import { MAX_MATCHES } from './match.js';
import { readPluginList, type TrackedPlugin } from './plugins/plugin-list.js';
import { SEARCH_LIMITS, type SearchLimits } from './search.js';

export interface NamedSkill {
  readonly name: string;
}

/** Skills by sanitized name. */
export interface SkillRegistry<T extends NamedSkill> {
  registerOrReplace(skill: T): { readonly replaced: boolean };
  get(name: string): T | undefined;
  /** Ordered by name. */
  list(): readonly T[];
  /** In the order asked for, each once; unknown names are left out. */
  listByNames(names: readonly string[]): readonly T[];
}

/** The registry of one caller. */
export class DefaultSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #skills = new Map<string, T>();

  constructor(skills: Iterable<T> = []) {
    for (const skill of skills) this.registerOrReplace(skill);
  }

  registerOrReplace(skill: T): { readonly replaced: boolean } {
    const key = sanitizeSkillName(skill.name);
    if (key === '') throw new RangeError(`"${skill.name}" holds no character that a skill's name may have`);
    const replaced = this.#skills.has(key);
    this.#skills.set(key, skill);
    return { replaced };
  }

  get(name: string): T | undefined {
    return this.#skills.get(sanitizeSkillName(name));
  }

  list(): readonly T[] {
    return [...this.#skills].sort(([a], [b]) => compareText(a, b)).map(([, skill]) => skill);
  }

  listByNames(names: readonly string[]): readonly T[] {
    const keys = new Set(names.map(sanitizeSkillName));
    return [...keys].map((key) => this.#skills.get(key)).filter((skill) => skill !== undefined);
  }
}

/** Undefined lets everything through, `[]` nothing, `['*']` everything, names those skills. */
export type SkillAllowlist = readonly string[] | undefined;

export function isAllowed(allowlist: SkillAllowlist, name: string): boolean {
  if (allowlist === undefined || allowlist.includes('*')) return true;
  const key = sanitizeSkillName(name);
  return key !== '' && allowlist.some((allowed) => sanitizeSkillName(allowed) === key);
}

/** A view of a registry through an allowlist; it sees later registrations and makes none. */
export class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #source: SkillRegistry<T>;
  readonly #allowlist: SkillAllowlist;

  constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist) {
    this.#source = source;
    this.#allowlist = allowlist === undefined ? undefined : [...allowlist];
  }

  registerOrReplace(_skill: T): never {
    throw new Error('FilteredSkillRegistry is read-only');
  }

  get(name: string): T | undefined {
    return isAllowed(this.#allowlist, name) ? this.#source.get(name) : undefined;
  }

  list(): readonly T[] {
    return this.#source.list().filter((skill) => isAllowed(this.#allowlist, skill.name));
  }

  listByNames(names: readonly string[]): readonly T[] {
    return this.#source.listByNames(names.filter((name) => isAllowed(this.#allowlist, name)));
  }
}

/** The skills of a repository, and how its config wants an agent to use them. */
export interface OpenedSkills extends Pick<OpenedCatalog, 'catalog' | 'setup'> {
  readonly settings: RuntimeSettings;
}

/** Finds and checks the skills as the engine does. Writes nothing. */
export async function openSkills(request: Request): Promise<OpenedSkills> {
  const { catalog, setup } = await openCatalog(request);
  return { catalog, setup, settings: readRuntimeSettings(setup) };
}

/** Installed plugins are skills under every profile, whether or not it looks into their directory by itself. */
export function withPluginRoot(setup: RunSetup): RunSetup {
  const { plugins, pluginsDirectory: path } = readRuntimeSettings(setup);
  if (plugins.length === 0 || setup.roots.some((root) => root.path === path)) return setup;
  if (setup.request.workspace.kindOf(path) !== 'directory') return setup;
  return { ...setup, roots: [...setup.roots, { path, source: 'plugin', levels: ['children'] }] };
}

/** A plugin goes by the name it was installed under, which may be another than its author gave it. */
export function namePlugins(records: readonly SkillRecord[], setup: RunSetup): readonly SkillRecord[] {
  const names = new Set(readRuntimeSettings(setup).plugins.map((plugin) => plugin.name));
  if (names.size === 0) return records;
  return records.map((record) => {
    const name = directoryNameOf(record.directory);
    if (record.source !== 'plugin' || !names.has(name)) return record;
    const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
    return { ...record, name, findings };
  });
}

export type PolicyDecision = 'deny' | 'allow' | 'confirm';

/** A permission; without `skill_name` it is about every skill. */
export interface PolicyRule {
  readonly tool: string;
  readonly skill_name?: string;
}

export interface PolicyRules {
  readonly allow?: readonly PolicyRule[];
  readonly deny?: readonly PolicyRule[];
}

const LOAD_TOOL = 'skill_load';

/** Whether a skill may be loaded: deny goes before allow, and without a rule somebody has to confirm. */
export function evaluateSkillPolicy(
  rules: PolicyRules,
  skillName: string,
  tool: string = LOAD_TOOL,
): PolicyDecision {
  const applies = (rule: PolicyRule) =>
    rule.tool === tool && (rule.skill_name === undefined || rule.skill_name === skillName);
  if (rules.deny?.some(applies)) return 'deny';
  return rules.allow?.some(applies) ? 'allow' : 'confirm';
}

/** The rules after somebody confirmed a skill and asked to remember it. */
export function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules {
  if (evaluateSkillPolicy(rules, skillName) !== 'confirm') return rules;
  return { ...rules, allow: [...(rules.allow ?? []), { tool: LOAD_TOOL, skill_name: skillName }] };
}

const GROUPS: readonly (readonly [string, string])[] = [
  ['bundled', 'Bundled'],
  ['repo', 'Repository'],
  ['user', 'User'],
  ['claude', 'Claude'],
  ['project', 'Project'],
  ['plugin', 'Plugin'],
];

const MAX_DESCRIPTION = 60;

/** Every skill by source, with what keeps it from being used. */
export function renderSkillStatus(skills: readonly CatalogSkill[]): string {
  const sources = [...new Set([...GROUPS.map(([source]) => source), ...skills.map((skill) => skill.source)])];
  return sources
    .map((source) => ({ source, group: skills.filter((skill) => skill.source === source) }))
    .filter(({ group }) => group.length > 0)
    .map(({ source, group }) => `[${titleOf(source)} Skills]\n${group.map(renderSkill).join('')}`)
    .join('\n');
}

function titleOf(source: string): string {
  const known = GROUPS.find(([name]) => name === source)?.[1];
  return known ?? harmless(source.charAt(0).toUpperCase() + source.slice(1));
}

function renderSkill(skill: CatalogSkill): string {
  const [symbol, word] = statusOf(skill);
  const reason = skill.unavailableReason === undefined ? '' : `      ${harmless(skill.unavailableReason)}\n`;
  return `  ${symbol} ${harmless(skill.name)}\n      ${shorten(skill.description)} (${word})\n${reason}`;
}

function statusOf({ enabled, available }: CatalogSkill): readonly [string, string] {
  if (!available) return ['✗', 'unavailable'];
  return enabled ? ['✓', 'enabled'] : ['○', 'disabled'];
}

/** Counted in characters as people see them, so that no emoji is cut in two. */
function shorten(description: string): string {
  const characters = [...harmless(description)];
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION - 3).join('')}...`;
}

/** The list is printed: a description that began a line of it could be a command to a runner. */
function harmless(text: string): string {
  return neutralize(oneLine(text));
}

/** The `skills` object of the config, with defaults. */
export interface RuntimeSettings {
  readonly isEnabled: boolean;
  readonly search: SearchLimits;
  /** Skills that one query may load by its triggers. */
  readonly maxSkills: number;
  readonly allowlist: SkillAllowlist;
  readonly plugins: readonly TrackedPlugin[];
  /** Workspace path: in the home directory where that was allowed, else in the repository. */
  readonly pluginsDirectory: string;
}

/** The config has been checked against its schema: what is there has the right type. */
export function readRuntimeSettings({
  request,
  settings,
}: Pick<RunSetup, 'request' | 'settings'>): RuntimeSettings {
  const { skills } = settings;
  const hasHome = request.workspace.home !== null;
  const search = (skills['search'] ?? {}) as Partial<SearchLimits>;
  return {
    isEnabled: skills['enabled'] !== false,
    search: {
      defaultLimit: search.defaultLimit ?? SEARCH_LIMITS.defaultLimit,
      maxLimit: search.maxLimit ?? SEARCH_LIMITS.maxLimit,
    },
    maxSkills: (skills['maxSkills'] as number | undefined) ?? MAX_MATCHES,
    allowlist: skills['allow'] as SkillAllowlist,
    plugins: readPluginList(skills),
    pluginsDirectory: pluginsDirectoryOf(skills['pluginsDir'] as string | undefined, hasHome),
  };
}

/** A directory of the repository stands in for one in the home directory where that may not be reached. */
function pluginsDirectoryOf(given: string | undefined, hasHome: boolean): string {
  const directory = given ?? '~/.agent/plugins';
  if (!directory.startsWith('~/')) return normalizePath(directory);
  return hasHome ? `~/${normalizePath(directory.slice(2))}` : '.agent/plugins';
}
