import type { SkillRecord } from '../core/skill.js';
import { directoryNameOf } from '../core/skill-path.js';
import type { RunSetup } from '../prepare-run.js';
import { readRuntimeSettings } from './runtime-settings.js';

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
