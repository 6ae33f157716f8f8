import type { CatalogSkill } from '../../core/catalog.js';
import type { PluginHost } from './install-plugin.js';
import { findPlugin, togglePlugin } from './manage-plugins.js';
import { PluginError } from './plugin-error.js';
import { toggleBundled } from './plugin-list.js';

/** Switches a plugin or a bundled skill; other skills are always on. Returns whether anything changed. */
export async function toggleSkill(
  name: string,
  isEnabled: boolean,
  { host, skills }: { readonly host: PluginHost; readonly skills: readonly CatalogSkill[] },
): Promise<boolean> {
  if (host.plugins.some((plugin) => plugin.name === name)) return togglePlugin(name, isEnabled, host);
  const skill = skills.find((candidate) => candidate.name === name);
  if (skill === undefined) findPlugin(name, host);
  if (skill?.source === 'bundled') {
    const compute = (config: string | null) => toggleBundled(config, name, isEnabled);
    return host.store.update(host.config, compute, { backup: false });
  }
  const state = isEnabled ? 'on' : 'off';
  if (skill?.source === 'plugin') {
    throw new PluginError(
      `"${name}" was not installed by \`install\` and is not tracked under \`skills.plugins\`: it cannot be switched ${state}.`,
      'Install it from its repository, or remove its directory to be rid of it.',
      'request',
    );
  }
  throw new PluginError(
    `"${name}" is a ${skill?.source} skill, which cannot be switched ${state}.`,
    'Only plugins and bundled skills can. Remove its directory to be rid of it.',
    'request',
  );
}
