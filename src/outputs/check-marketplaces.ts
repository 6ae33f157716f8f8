import type { RepositoryFiles } from '../files/repository-files.js';
import type { MarketplaceClient } from '../plugins/places.js';
import type { Marketplace, MarketplacePlugin, SkillPath } from '../plugins/plugin.js';
import { listsSkills, skillsOf } from '../plugins/plugin-skills.js';
import { pluginDirectories, readPluginManifests } from '../plugins/read-plugins.js';
import type { Finding } from '../rules/finding.js';
import { isSkillPath } from '../skill/skill.js';
import { hasSkills } from '../skill/skill-folders.js';
import type { FieldPlace } from '../text/span.js';
import { checkShape, type ShapeName } from './check-shape.js';
import { findRenamedPlugins, missingSkills, planMarketplace, type RenamedPlugin } from './marketplace.js';
import type { OutputKind, OutputSkill, OutputSources } from './output.js';

/** If more skills than this are in no plugin, they are counted. */
const MAX_MISSING = 20;

const SHAPES: Readonly<Record<MarketplaceClient, ShapeName>> = {
  claude: 'claude-marketplace',
  cursor: 'claude-marketplace',
  copilot: 'copilot-marketplace',
  codex: 'codex-marketplace',
};

/** Checks one marketplace: its schema, its paths, its names, and that it has every skill. */
export function checkMarketplace(
  marketplace: Marketplace,
  sources: OutputSources,
  { isConfigured }: { readonly isConfigured: boolean },
): readonly Finding[] {
  const { client, file, document, plugins } = marketplace;
  const renamed = new Map(findRenamedPlugins(marketplace, sources).map((found) => [found.plugin, found]));
  return [
    ...checkShape(file, document, SHAPES[client]),
    ...checkNames(marketplace),
    ...plugins.flatMap((plugin) => checkPlugin(marketplace, plugin, { ...sources, renamed })),
    ...checkComplete(marketplace, sources, isConfigured),
  ];
}

function checkNames({ file, plugins }: Marketplace): readonly Finding[] {
  const first = new Map([...plugins].reverse().map((plugin) => [plugin.name, plugin]));
  return plugins
    .filter((plugin) => plugin.name !== '' && first.get(plugin.name) !== plugin)
    .map(({ name, index }) => ({
      rule: 'marketplace-duplicate',
      file,
      at: { field: ['plugins', index, 'name'], part: 'value' },
      about: [name],
      message: `Two plugins are named "${name}".`,
      fix: 'Rename one of them.',
    }));
}

/** The sources, with the plugins of the marketplace whose directories were renamed. */
interface PluginSources extends OutputSources {
  readonly renamed: ReadonlyMap<MarketplacePlugin, RenamedPlugin>;
}

function checkPlugin(
  marketplace: Marketplace,
  plugin: MarketplacePlugin,
  sources: PluginSources,
): readonly Finding[] {
  const { files } = sources;
  const source = checkSource(marketplace, plugin, sources);
  // Nothing else can be checked in a missing directory.
  if (source.length > 0) return source;
  const where = { file: marketplace.file, of: `plugin "${plugin.name}"` };
  return [
    ...checkSkillPaths(plugin.skills, where, files),
    ...checkEmpty(marketplace, plugin),
    ...checkStrict(marketplace, plugin, files),
  ];
}

function checkSource(
  marketplace: Marketplace,
  plugin: MarketplacePlugin,
  sources: PluginSources,
): readonly Finding[] {
  const { file } = marketplace;
  const { name, directory, source } = plugin;
  const why = source === null ? null : findSourceProblem(directory, sources.files);
  if (source === null || why === null) return [];
  const renamed = sources.renamed.get(plugin);
  const at: FieldPlace = { field: source.at, part: 'value' };
  const message = `The source "${source.path}" of plugin "${name}" ${why}.`;
  const fix =
    renamed === undefined
      ? 'Name the directory of the plugin, or remove the entry.'
      : `Set it to "${renamed.written}": that directory has the plugin.`;
  return [{ rule: 'marketplace-path', file, at, about: [name, source.path], message, fix }];
}

function findSourceProblem(directory: string | null, files: RepositoryFiles): string | null {
  if (directory === null) return 'points outside the repository';
  const kind = files.kindOf(directory);
  if (kind === 'missing') return 'does not exist';
  return kind === 'directory' ? null : 'is not a directory';
}

/** Checks the paths to skills and folders of skills, in a marketplace or a plugin manifest. */
export function checkSkillPaths(
  skills: readonly SkillPath[],
  { file, of }: Pick<Marketplace, 'file'> & { readonly of: string },
  files: RepositoryFiles,
): readonly Finding[] {
  const seen = new Set<string>();
  return skills.flatMap(({ at, written, directory }): Finding[] => {
    const place = { file, at: { field: at, part: 'value' as const }, about: [of, written] };
    const problem = findPathProblem(written, directory, files);
    if (problem !== null) {
      const message = `The skill "${written}" of ${of} ${problem.message}.`;
      return [{ rule: 'marketplace-path', ...place, message, fix: problem.fix }];
    }
    if (directory === null || !seen.has(directory)) {
      seen.add(directory ?? '');
      return [];
    }
    const message = `The skill "${written}" of ${of} is listed twice.`;
    return [{ rule: 'marketplace-duplicate', ...place, message, fix: 'Remove one of the two.' }];
  });
}

function findPathProblem(written: string, directory: string | null, files: RepositoryFiles) {
  if (directory === null)
    return {
      message: 'points outside the repository',
      fix: 'Name a directory of the plugin, relative to it.',
    };
  const kind = files.kindOf(directory);
  if (kind === 'missing') return { message: 'does not exist', fix: 'Fix the path, or remove it.' };
  if (kind !== 'directory') {
    return {
      message: 'is not a directory',
      fix: isSkillPath(written)
        ? 'Name the directory that the file is in.'
        : 'Name the directory of a skill.',
    };
  }
  return hasSkills(directory, files)
    ? null
    : { message: 'has no SKILL.md', fix: 'Add one, or fix the path.' };
}

/** What to do when the last skill of a plugin was deleted. */
function checkEmpty({ file }: Marketplace, { index, name, entry }: MarketplacePlugin): readonly Finding[] {
  const { skills } = entry;
  if (!Array.isArray(skills) || skills.length > 0) return [];
  const at: FieldPlace = { field: ['plugins', index, 'skills'], part: 'value' };
  const message = `Plugin "${name}" lists no skills.`;
  const fix = 'List its skills, or remove the plugin.';
  return [{ rule: 'marketplace-incomplete', file, at, about: [name], message, fix }];
}

const COMPONENTS = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers'];

/** Claude Code refuses a plugin whose entry has `strict: false` and components if a plugin.json is there as well. */
function checkStrict(
  { client, file }: Marketplace,
  { index, name, entry, directory }: MarketplacePlugin,
  files: RepositoryFiles,
): readonly Finding[] {
  if (client !== 'claude' || entry['strict'] !== false || directory === null) return [];
  const component = COMPONENTS.find((key) => Object.hasOwn(entry, key));
  const manifest = readPluginManifests(directory, files).find((other) => other.format === 'claude');
  if (manifest === undefined || component === undefined) return [];
  const at: FieldPlace = { field: ['plugins', index, component], part: 'key' };
  const message = `Plugin "${name}" has "strict": false and "${component}" here, and ${manifest.file} exists: Claude Code does not load it.`;
  const fix = `Move "${component}" to ${manifest.file}, or remove "strict": false.`;
  return [{ rule: 'plugin-conflict', file, at, about: [name], message, fix }];
}

function checkComplete(
  marketplace: Marketplace,
  sources: OutputSources,
  isConfigured: boolean,
): readonly Finding[] {
  const missing = missingSkills(marketplace, sources);
  if (missing.length === 0 || (!isConfigured && !isMeantToBeComplete(marketplace, missing, sources)))
    return [];
  const { plugins, plan } = planMarketplace(marketplace, sources);
  const unplaced = new Map(plan.unplaced.map(({ key, fits }) => [key, fits]));
  const { file } = marketplace;
  const at: FieldPlace = { field: ['plugins'], part: 'key' };
  const findings = missing.slice(0, MAX_MISSING).map(({ name, directory }): Finding => {
    const fits = unplaced.get(directory);
    return {
      rule: 'marketplace-incomplete',
      file,
      at,
      skill: name,
      about: [directory],
      message: `No plugin in ${file} has the skill "${directory}".`,
      fix:
        fits === undefined
          ? adviseRegister(`${marketplace.client}-marketplace`, isConfigured)
          : adviseOn(
              fits.map((list) => plugins[list]!.name),
              pluginAround(directory, sources.files),
            ),
    };
  });
  if (missing.length === findings.length) return findings;
  const message = `In total, ${missing.length} skills are in no plugin of ${file}.`;
  const fix = 'Add them to plugins, or add plugins that have them.';
  return [...findings, { rule: 'marketplace-incomplete', file, at, message, fix }];
}

/**
 * A marketplace that has most skills lacks the others by mistake. One whose plugin is the repository has them all, and
 * one with a skill a plugin, or with copies, leaves out what it likes.
 */
function isMeantToBeComplete(
  { plugins }: Marketplace,
  missing: readonly OutputSkill[],
  { skills, files }: OutputSources,
): boolean {
  if (plugins.some((plugin) => plugin.directory === '.' && !listsSkills(plugin, files))) return false;
  const has = skillsOf(plugins, files);
  const present = skills.filter(({ directory }) => has(directory)).length;
  if (missing.length > present) return false;
  const local = plugins.filter(({ directory }) => directory !== null);
  return present > local.length || local.length < MIN_SINGLE_PLUGINS;
}

/** As many plugins of one skill each are no accident. */
const MIN_SINGLE_PLUGINS = 3;

/** What to do about a skill that `register` can add. */
export function adviseRegister(kind: OutputKind, isConfigured: boolean): string {
  return isConfigured
    ? 'Run `skill-registrar register` and commit the result.'
    : `Add { "kind": "${kind}" } to "outputs" in the config, then run \`skill-registrar register\` and commit the result.`;
}

/** The plugin of a skill, by its manifest. */
function pluginAround(skill: string, files: RepositoryFiles): string | null {
  const directory = pluginDirectories([{ directory: skill }], files).at(-1);
  return directory === undefined || directory === '.' ? null : directory;
}

function adviseOn(fits: readonly string[], around: string | null = null): string {
  if (fits.length === 0)
    return around === null
      ? 'Add it to a plugin, or add a plugin that has it.'
      : `Add the plugin in "./${around}" to the marketplace.`;
  return `Add it to one of the plugins that have skills of the same folder: ${fits.map((name) => `"${name}"`).join(', ')}.`;
}

/** How marketplaces differ: in the plugins that they have, and in what they say about one. */
export function checkAgreement(
  marketplaces: readonly Marketplace[],
  files: RepositoryFiles,
): readonly Finding[] {
  return [...findMissing(marketplaces, files), ...findContradictions(marketplaces, files)];
}

/** What a marketplace says about a plugin that holds for every client. */
const SHARED_KEYS = ['description', 'license'];

/** Plugins of the same name that lie elsewhere, or are described differently, in a later marketplace. */
function findContradictions(
  marketplaces: readonly Marketplace[],
  files: RepositoryFiles,
): readonly Finding[] {
  const first = new Map<string, { readonly file: string; readonly plugin: MarketplacePlugin }>();
  return marketplaces.flatMap(({ client, file, plugins }) =>
    plugins.flatMap((plugin): readonly Finding[] => {
      const { name, index, directory, entry } = plugin;
      const other = first.get(name);
      if (other === undefined) first.set(name, { file, plugin });
      if (other === undefined || other.file === file || name === '') return [];
      const differing = (key: string) =>
        typeof entry[key] === 'string' &&
        typeof other.plugin.entry[key] === 'string' &&
        entry[key] !== other.plugin.entry[key];
      const isThere = (path: string | null) => path !== null && files.kindOf(path) === 'directory';
      // A directory for each client: only one of them has this client's manifest.
      const isForClient = (path: string | null) =>
        path !== null && readPluginManifests(path, files).some(({ format }) => format === client);
      const isElsewhere =
        directory !== other.plugin.directory &&
        isThere(directory) &&
        isThere(other.plugin.directory) &&
        isForClient(directory) === isForClient(other.plugin.directory);
      return [...(isElsewhere ? ['source'] : []), ...SHARED_KEYS.filter(differing)].map((key) => ({
        rule: 'marketplaces-differ',
        file,
        at: { field: ['plugins', index, key], part: 'value' as const },
        about: [name, key],
        message: `The plugin "${name}" has another ${key} in ${other.file}.`,
        fix: 'Write the same in both.',
      }));
    }),
  );
}

/** Plugins that one marketplace has and another is missing, although its client could load them. */
function findMissing(marketplaces: readonly Marketplace[], files: RepositoryFiles): readonly Finding[] {
  return marketplaces.flatMap((marketplace) => {
    const { file } = marketplace;
    const own = new Set(marketplace.plugins.map(({ directory }) => directory));
    const names = new Set(marketplace.plugins.map(({ name }) => name));
    const seen = new Set<string>();
    const hasManifest = (directory: string) =>
      readPluginManifests(directory, files).some(({ format }) => format === marketplace.client);
    // Some clients read the manifests of another one: their marketplaces have plugins without their own manifest.
    const needsNone = [...own].some((directory) => directory !== null && !hasManifest(directory));
    const canLoad = (directory: string) => needsNone || hasManifest(directory);
    return marketplaces.flatMap((other) =>
      other.plugins.flatMap(({ name, directory }): readonly Finding[] => {
        if (directory === null || own.has(directory) || names.has(name) || seen.has(directory)) return [];
        if (files.kindOf(directory) !== 'directory' || !canLoad(directory)) return [];
        seen.add(directory);
        const at: FieldPlace = { field: ['plugins'], part: 'key' };
        const message = `The plugin "${name}" (${directory}) is in ${other.file}, but not in ${file}.`;
        const fix = `Add it to ${file}, or remove it from ${other.file}.`;
        return [{ rule: 'marketplaces-differ', file, at, about: [name, directory], message, fix }];
      }),
    );
  });
}
