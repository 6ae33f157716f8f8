import semver from 'semver';
import type { JsonPath } from '../json/json.js';
import type { Finding } from '../report/diagnostic.js';
import { asText, type JsonDocument } from './json-document.js';
import type { Marketplace, PluginManifest } from './plugins.js';

export const BUMP_LEVELS = ['patch', 'minor', 'major'] as const;
export type BumpLevel = (typeof BUMP_LEVELS)[number];

/** A place that carries the version of a plugin. */
export interface VersionPlace {
  readonly file: string;
  readonly document: JsonDocument;
  readonly at: JsonPath;
  readonly version: string;
}

/** A plugin and every place that carries its version. */
export interface VersionedPlugin {
  readonly name: string;
  readonly directory: string;
  readonly places: readonly VersionPlace[];
}

/** The plugins of this repository with their versions, by directory. */
export function collectVersions(
  marketplaces: readonly Marketplace[],
  manifests: readonly PluginManifest[],
): readonly VersionedPlugin[] {
  const byDirectory = new Map<string, { name: string; places: VersionPlace[] }>();
  const add = (directory: string, name: string, place: Omit<VersionPlace, 'version'>, version: unknown) => {
    const plugin = byDirectory.get(directory) ?? { name, places: [] };
    byDirectory.set(directory, plugin);
    if (typeof version === 'string') plugin.places.push({ ...place, version });
  };
  for (const { file, document, directory, value } of manifests)
    add(directory, asText(value['name']) ?? directory, { file, document, at: ['version'] }, value['version']);
  for (const { file, document, plugins } of marketplaces) {
    for (const { directory, index, name, entry } of plugins) {
      const at = ['plugins', index, 'version'];
      if (directory !== null) add(directory, name, { file, document, at }, entry['version']);
    }
  }
  return [...byDirectory].map(([directory, { name, places }]) => ({ name, directory, places }));
}

/** One plugin has one version, whichever manifest says it. Reports every place that is behind the highest. */
export function checkEqualVersions(plugins: readonly VersionedPlugin[]): readonly Finding[] {
  return plugins.flatMap(({ name, places }) => {
    const highest = highestVersion(places);
    if (highest === null) return [];
    return places
      .filter(({ version }) => version !== highest.version)
      .map(({ file, document, at, version }) => ({
        rule: 'versions-differ',
        file,
        at: document.locate(at),
        message: `The plugin "${name}" has version ${version} here and ${highest.version} in ${highest.file}.`,
        fix: `Set it to ${highest.version}, or run \`skill-registrar bump ${name}\`.`,
      }));
  });
}

function highestVersion(places: readonly VersionPlace[]): VersionPlace | null {
  let highest: VersionPlace | null = null;
  for (const place of places)
    if (highest === null || compareVersions(place.version, highest.version) > 0) highest = place;
  return highest;
}

/** Which of two versions is higher; 0 when they are equal or cannot be compared. */
export function compareVersions(a: string, b: string): number {
  const first = semver.coerce(a, { includePrerelease: true });
  const second = semver.coerce(b, { includePrerelease: true });
  return first === null || second === null ? 0 : semver.compare(first, second);
}

/**
 * The next version, with as many numbers as the old one has, unless the level needs more. `null` for what is not a
 * version.
 */
export function raiseVersion(version: string, level: BumpLevel): string | null {
  const short = /^(v?)(\d+)(?:\.(\d+))?$/.exec(version);
  if (short !== null) {
    const [, prefix = '', major = '', minor] = short;
    if (level === 'major') return `${prefix}${Number(major) + 1}${minor === undefined ? '' : '.0'}`;
    if (level === 'minor') return `${prefix}${major}.${Number(minor ?? 0) + 1}`;
    return `${prefix}${major}.${minor ?? 0}.1`;
  }
  const [, prefix = '', rest = ''] = /^(v?)(.*)$/s.exec(version) ?? [];
  const raised = semver.inc(rest, level);
  return raised === null ? null : prefix + raised;
}
