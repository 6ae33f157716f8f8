import type { RepositoryFiles } from '../files/repository-files.js';
import { isSkillDirectory, isSkillFolder } from '../skill/skill-folders.js';
import { joinPath, withAncestors } from '../text/paths.js';
import type { MarketplacePlugin, SkillPath } from './plugin.js';
import { readPluginManifests, usualMarketplaces } from './read-plugins.js';

/**
 * Whether a plugin lists its skills one by one. Such a plugin has those skills; any other one has what is in its
 * `skills/` folder and in the folders that its manifests name.
 */
export function listsSkills(plugin: MarketplacePlugin, files: RepositoryFiles): boolean {
  const { skills } = plugin.entry;
  return Array.isArray(skills) && (skills.length === 0 || namesSkills(plugin.skills, files));
}

/** Whether one of the paths is a skill, not a folder of skills. */
export function namesSkills(paths: readonly SkillPath[], files: RepositoryFiles): boolean {
  return paths.some(({ directory }) => directory !== null && !isSkillFolder(directory, files));
}

/** Tells which skills plugins have, by their directories. */
export function skillsOf(
  plugins: readonly MarketplacePlugin[],
  files: RepositoryFiles,
): (directory: string) => boolean {
  const folders = new Set(plugins.flatMap((plugin) => skillFolders(plugin, files)));
  const single = new Set(plugins.flatMap((plugin) => singleSkill(plugin, files)));
  return (skill) => single.has(skill) || withAncestors(skill).some((path) => folders.has(path));
}

function skillFolders(plugin: MarketplacePlugin, files: RepositoryFiles): readonly string[] {
  const { directory } = plugin;
  if (directory === null) return [];
  const named = (paths: readonly SkillPath[]) => paths.flatMap((path) => path.directory ?? []);
  return [
    ...named(plugin.skills),
    ...readPluginManifests(directory, files).flatMap(({ skills }) => named(skills)),
    ...(listsSkills(plugin, files) ? [] : [joinPath(directory, 'skills')]),
  ];
}

/** A plugin may be a skill itself. */
function singleSkill(plugin: MarketplacePlugin, files: RepositoryFiles): readonly string[] {
  const { directory } = plugin;
  if (directory === null || listsSkills(plugin, files)) return [];
  return isSkillDirectory(directory, files) ? [directory] : [];
}

/** The directories of the skills that marketplaces and plugin manifests name, one by one or by their folder. */
export function findNamedSkills(files: RepositoryFiles): readonly string[] {
  const skillsIn = (directory: string) =>
    readPluginManifests(directory, files).flatMap((manifest) => manifest.skills);
  const paths = usualMarketplaces(files)
    .flatMap(({ plugins }) => plugins)
    .flatMap(({ directory, skills }) => (directory === null ? [] : [...skills, ...skillsIn(directory)]));
  const directories = [...paths, ...skillsIn('.')].flatMap(({ directory }) => directory ?? []);
  return [...new Set(directories)].flatMap((directory) =>
    isSkillDirectory(directory, files)
      ? [directory]
      : files
          .directories(directory)
          .map((name) => joinPath(directory, name))
          .filter((child) => isSkillDirectory(child, files)),
  );
}
