import { readPluginManifests, skillsOf, usualMarketplaces } from '../outputs/plugins.js';
import type { RepositoryFiles } from '../outputs/repository-files.js';
import { parentOf } from '../skill/skill.js';

/** Tells which plugin a skill belongs to: by the marketplaces, else by the plugin manifest above it. */
export function pluginNames(files: RepositoryFiles): (directory: string) => string | null {
  const plugins = usualMarketplaces(files)
    .flatMap((marketplace) => marketplace.plugins)
    .filter(({ name }) => name !== '')
    .map((plugin) => ({ name: plugin.name, hasSkill: skillsOf([plugin], files) }));
  const manifests = new Map<string, string | null>();
  const nameIn = (directory: string): string | null => {
    const known = manifests.get(directory);
    if (known !== undefined) return known;
    const own = readPluginManifests(directory, files).map(({ value }) => value['name']);
    const name = own.find((each) => typeof each === 'string' && each !== '') as string | undefined;
    const found = name ?? (directory === '.' ? null : nameIn(parentOf(directory)));
    manifests.set(directory, found);
    return found;
  };
  return (directory) => plugins.find(({ hasSkill }) => hasSkill(directory))?.name ?? nameIn(directory);
}
