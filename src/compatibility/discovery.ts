import type { PluginIndex, PluginListing } from '../plugins/listings.js';
import {
  type Client,
  type PluginSupport,
  type SearchDepth,
  type SkillDirectory,
  type Trait,
  valueOr,
} from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { RuleId } from '../rules/index.js';
import type { SkillFacts, SkillPlace } from '../skill/facts.js';
import { isBelow, joinPath, parentOf } from '../text/paths.js';
import { joinWords } from '../text/suggest.js';

/** What decides which skills a client finds, apart from the client. */
export interface Repository {
  readonly plugins: PluginIndex;
  /** Repository-relative; clients that search upwards begin here. */
  readonly workingDirectory: string;
}

/** `conditional`: only under a condition, or it is not documented. */
export type Discovery =
  | { readonly kind: 'found' }
  | {
      readonly kind: 'conditional' | 'missing';
      readonly rule: RuleId;
      readonly reason: string;
      /** What is known of the client that decides it. */
      readonly trait: Trait;
      /** In a folder that neither a client nor a manifest names: people install skills from there. */
      readonly isCollection?: true;
    };

const FOUND: Discovery = { kind: 'found' };
const ORDER: readonly Discovery['kind'][] = ['found', 'conditional', 'missing'];

/** Where clients look for skills; a collection keeps its skills elsewhere. */
export const CLIENT_DIRECTORIES: ReadonlySet<string> = new Set(
  CLIENTS.flatMap(({ directories }) => (directories.known ? directories.value.map(({ path }) => path) : [])),
);

export function isInClientDirectory(path: string): boolean {
  return [...CLIENT_DIRECTORIES].some((directory) => splitAt(path, directory) !== null);
}

/**
 * Whether each client finds a skill, by the best of the paths to it. Skills in the same folder give the same result,
 * unless a plugin names one of them.
 */
export function discoveryFinder(repository: Repository): (skill: SkillFacts) => readonly Discovery[] {
  const byFolder = new Map<string, readonly Discovery[]>();
  const isNamed = namedDirectories(repository);
  return (skill) => {
    const { directory, isLinked, isLinkedFile } = skill.places[0]!;
    const isOrdinary = skill.places.length === 1 && !isLinked && !isLinkedFile;
    if (!isOrdinary || SPECIAL_NAME.test(directory) || isNamed(directory))
      return discoveriesOf(skill, repository);
    const folder = parentOf(directory);
    const known = byFolder.get(folder);
    if (known !== undefined) return known;
    const discoveries = discoveriesOf(skill, repository);
    byFolder.set(folder, discoveries);
    return discoveries;
  };
}

/** Directory names that decide where a client looks: hidden ones, and the top of the repository. */
const SPECIAL_NAME = /(?:^|\/)(?:\.[^/]*|skills?)$/;

/** Directories that a plugin lists, or that are plugins. */
function namedDirectories({ plugins }: Repository): (directory: string) => boolean {
  const listings = [...plugins.listings.values()];
  return (directory) =>
    plugins.byDirectory.has(directory) || listings.some(({ paths }) => paths.has(directory));
}

function discoveriesOf(skill: SkillFacts, repository: Repository): readonly Discovery[] {
  return CLIENTS.map((client) => {
    const discoveries = skill.places.map((place) =>
      throughLinks(place, client, discoveryAt(place, client, repository)),
    );
    return discoveries.reduce((best, one) =>
      ORDER.indexOf(one.kind) < ORDER.indexOf(best.kind) ? one : best,
    );
  });
}

function discoveryAt({ directory }: SkillPlace, client: Client, repository: Repository): Discovery {
  const inProject = discoveryInProject(directory, client, repository);
  if (inProject.kind === 'found') return inProject;
  const plugin = valueOr(client.plugin, null);
  const inPlugin = plugin === null ? null : discoveryInPlugin(directory, { client, plugin }, repository);
  if (inPlugin === null || inProject.kind === 'conditional') return inProject;
  return inPlugin;
}

function discoveryInProject(directory: string, client: Client, { workingDirectory }: Repository): Discovery {
  let tooDeep: Discovery | null = null;
  for (const { path, reach } of valueOr(client.directories, [])) {
    const split = splitAt(directory, path);
    if (split === null) continue;
    const { base, rest } = split;
    const isTop = base === '.' || base === '~';
    if (reach === 'top' && !isTop) continue;
    if (!isWithin(rest, valueOr(client.depth, null))) tooDeep ??= outOfDepth(client, path, rest);
    else if (reach === 'upwards' && !isTop && !isBelow(workingDirectory, base))
      return {
        kind: 'conditional',
        rule: 'portability-directory',
        reason: `${client.title} finds it only when it works in ${base}.`,
        trait: 'directories',
      };
    else return FOUND;
  }
  return tooDeep ?? elsewhere(directory, client);
}

/** `packages/a/.agents/skills/group/x` at `.agents/skills`: the parts before and below it. */
function splitAt(
  directory: string,
  root: string,
): { readonly base: string; readonly rest: readonly string[] } | null {
  const at = `/${directory}/`.indexOf(`/${root}/`);
  if (at === -1) return null;
  const rest = directory.slice(at + root.length + 1);
  return { base: directory.slice(0, Math.max(0, at - 1)) || '.', rest: rest === '' ? [] : rest.split('/') };
}

function isWithin(rest: readonly string[], depth: SearchDepth | null): boolean {
  if (depth === null) return true;
  if (rest.length === 0) return depth.self;
  return (
    rest.length <= depth.levels && (depth.hidden !== false || !rest.some((name) => name.startsWith('.')))
  );
}

function outOfDepth(
  { title, depth }: Client,
  path: string,
  rest: readonly string[],
): Exclude<Discovery, { kind: 'found' }> {
  const levels = depth.known ? depth.value.levels : 1;
  if (rest.length > 0 && rest.length <= levels)
    return {
      kind: 'missing',
      trait: 'depth',
      rule: 'portability-depth',
      reason: `${title} skips hidden directories.`,
    };
  const how = levels === 1 ? 'directly below' : `up to ${levels} levels below`;
  return {
    kind: 'missing',
    trait: 'depth',
    rule: 'portability-depth',
    reason: `${title} looks only ${how} ${path}.`,
  };
}

function elsewhere(directory: string, { title, directories, plugin }: Client): Discovery {
  const known = valueOr<readonly SkillDirectory[], readonly SkillDirectory[]>(directories, []);
  const rule = 'portability-directory';
  const nested = known.find(({ path }) => splitAt(directory, path) !== null);
  if (nested !== undefined)
    return {
      kind: 'missing',
      trait: 'directories',
      rule,
      reason: `${title} reads ${nested.path} only at the top of the repository.`,
    };
  const places = known.map(({ path }) => path);
  if (valueOr(plugin, null) !== null) places.push('the skills/ of a plugin');
  return {
    kind: 'missing',
    trait: 'directories',
    rule,
    reason: `${title} does not look there, only in ${joinWords(places)}.`,
  };
}

interface PluginSearch {
  readonly client: Client;
  readonly plugin: PluginSupport;
}

/** `null` if the skill is not in a plugin that this client reads. */
function discoveryInPlugin(
  directory: string,
  search: PluginSearch,
  repository: Repository,
): Discovery | null {
  const { client, plugin } = search;
  const depth = valueOr(client.depth, null);
  const listing = repository.plugins.listings.get(plugin)!;
  if (isListed(directory, listing, depth)) return FOUND;
  if (plugin.rootSkill && isRootSkill(directory, plugin, repository)) return FOUND;
  const home = pluginHome(directory, repository.plugins);
  if (home === null) return null;
  const replacing = plugin.skillsKey === 'replaces' ? listing.byPlugin.get(home.plugin) : undefined;
  if (replacing !== undefined) {
    const file = replacing.directory === '.' ? replacing.file : joinPath(replacing.directory, replacing.file);
    const reason = `${client.title} reads only the directories that ${file} lists in "skills".`;
    return { kind: 'missing', rule: 'portability-manifest-skills', reason, trait: 'plugin' };
  }
  if (isWithin(home.rest, depth)) return FOUND;
  const missing = outOfDepth(client, joinPath(home.plugin, 'skills'), home.rest);
  return repository.plugins.byDirectory.has(home.plugin) ? missing : { ...missing, isCollection: true };
}

/** Whether the skill or a parent directory is listed, close enough for the client to look that deep. */
function isListed(directory: string, { paths }: PluginListing, depth: SearchDepth | null): boolean {
  if (paths.size === 0) return false;
  for (let path = directory; path !== '.' && path !== '/'; path = parentOf(path))
    if (paths.has(path) && isWithinListed(directory.slice(path.length + 1), depth)) return true;
  return paths.has('.') && isWithinListed(directory, depth);
}

/** A listed path is a skill itself, or a directory of skills. */
function isWithinListed(rest: string, depth: SearchDepth | null): boolean {
  return rest === '' || isWithin(rest.split('/'), depth);
}

function isRootSkill(directory: string, plugin: PluginSupport, { plugins }: Repository): boolean {
  const own = (plugins.byDirectory.get(directory) ?? []).filter(
    ({ file }) => plugin.manifests.includes(file) || plugin.marketplaces.includes(file),
  );
  const isPlugin = directory === '.' || own.length > 0;
  return isPlugin && !own.some(({ skills }) => skills !== undefined);
}

/** The plugin whose `skills/` a skill is in. Without a manifest, no directory of its path may be hidden. */
function pluginHome(
  directory: string,
  { byDirectory }: PluginIndex,
): { readonly plugin: string; readonly rest: readonly string[] } | null {
  const segments = directory.split('/');
  for (let at = segments.indexOf('skills'); at !== -1; at = segments.indexOf('skills', at + 1)) {
    const plugin = at === 0 ? '.' : segments.slice(0, at).join('/');
    const isDeclared = byDirectory.has(plugin);
    const isHidden = segments.slice(0, at).some((name) => name.startsWith('.') || name === '~');
    if (isDeclared || !isHidden) return { plugin, rest: segments.slice(at + 1) };
  }
  return null;
}

/** The plugin of a skill, for sums; `.` is the repository itself. */
export function pluginFinder({ plugins }: Repository): (directory: string) => string {
  const byFolder = new Map<string, string>();
  return (directory) => {
    const folder = SPECIAL_NAME.test(directory) ? directory : parentOf(directory);
    const known = byFolder.get(folder);
    if (known !== undefined) return known;
    const plugin = pluginHome(directory, plugins)?.plugin ?? '.';
    byFolder.set(folder, plugin);
    return plugin;
  };
}

/** The effect of a link on the path to a skill. */
function throughLinks(place: SkillPlace, client: Client, discovery: Discovery): Discovery {
  if (discovery.kind === 'missing') return discovery;
  if (place.isLinkedFile) {
    const found = discoveryByLink(client, 'linkedFile', 'a SKILL.md that is a symbolic link');
    if (found.kind !== 'found') return { ...found, rule: 'portability-linked-file' };
  }
  if (!place.isLinked) return discovery;
  const found = discoveryByLink(client, 'linkedDirectory', 'a directory that is a symbolic link');
  return found.kind === 'found' ? discovery : found;
}

function discoveryByLink(client: Client, trait: 'linkedFile' | 'linkedDirectory', what: string): Discovery {
  const { title, [trait]: fact } = client;
  const of = { rule: 'portability-directory', trait } as const;
  if (!fact.known)
    return { ...of, kind: 'conditional', reason: `${title} does not document whether it follows ${what}.` };
  return fact.value === 'followed' ? FOUND : { ...of, kind: 'missing', reason: `${title} ignores ${what}.` };
}
