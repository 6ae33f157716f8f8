import semver from 'semver';
import { type JsonObject, type JsonPath, withValueAt } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { reconcileJson } from '../json/reconcile-json.js';
import { type Plugins, pluginName } from '../plugins/plugin.js';
import type { Finding } from '../rules/finding.js';
import { scalarRange } from '../skill/locate-exactly.js';
import { parseSkill } from '../skill/parse-skill.js';
import { isBelow } from '../text/paths.js';
import type { Place } from '../text/span.js';
import { joinWords } from '../text/suggest.js';

export const BUMP_LEVELS = ['patch', 'minor', 'major'] as const;
export type BumpLevel = (typeof BUMP_LEVELS)[number];

/** A place that carries the version of a skill or a plugin. */
export interface VersionPlace {
  readonly file: string;
  readonly at: Place;
  readonly version: string;
  /** The text of the file with another version in this place; every other byte stays. */
  write(text: string, version: string): string;
}

/** A skill or a plugin, and every place that carries its version. */
export interface Versioned {
  readonly kind: 'skill' | 'plugin';
  readonly name: string;
  readonly directory: string;
  readonly places: readonly VersionPlace[];
}

/** The plugins of a repository with their versions, by directory. */
export function pluginVersions({ marketplaces, manifests }: Plugins): readonly Versioned[] {
  const plugins = new Map<string, { name: string; places: VersionPlace[] }>();
  const add = (directory: string, name: string, place: VersionPlace | null) => {
    const plugin = plugins.get(directory) ?? { name, places: [] };
    plugins.set(directory, plugin);
    if (place !== null) plugin.places.push(place);
  };
  for (const manifest of manifests)
    add(
      manifest.directory,
      pluginName(manifest),
      jsonPlace({ file: manifest.file, path: ['version'] }, manifest.value),
    );
  for (const { file, plugins: listed } of marketplaces) {
    for (const { directory, index, name, entry } of listed) {
      const path = ['plugins', index, 'version'];
      if (directory !== null) add(directory, name, jsonPlace({ file, path }, entry));
    }
  }
  return [...plugins].map(([directory, plugin]) => ({ kind: 'plugin', directory, ...plugin }));
}

interface JsonVersion {
  readonly file: string;
  readonly path: JsonPath;
}

/** The `version` of an object at this path; `null` if it has none. */
export function jsonPlace({ file, path }: JsonVersion, { version }: JsonObject): VersionPlace | null {
  if (typeof version !== 'string') return null;
  return {
    file,
    at: { field: path, part: 'value' },
    version,
    write: (text, value) => writeVersion(text, path, value),
  };
}

function writeVersion(text: string, path: JsonPath, version: string): string {
  const document = JsonDocument.open(text);
  return document === null ? text : reconcileJson(text, withValueAt(document.value, path, version));
}

const FIELDS = [['version'], ['metadata', 'version']];

/** The version in the frontmatter of a skill, as written; `null` if it has none. */
export function frontmatterVersion(text: string): Omit<VersionPlace, 'file'> | null {
  const parsed = parseSkill(new TextEncoder().encode(text), 'strict');
  if (parsed.data === null) return null;
  for (const field of FIELDS) {
    const range = scalarRange(parsed, field);
    if (range === null || range[0] === range[1]) continue;
    const [start, end] = range;
    const [, quote = '', version = ''] = /^(["']?)(.*)\1$/s.exec(parsed.text.slice(start, end))!;
    return {
      at: { start, end },
      version,
      write: (whole, value) => `${whole.slice(0, start)}${quote}${value}${quote}${whole.slice(end)}`,
    };
  }
  return null;
}

/** A plugin has one version in all manifests. Reports every place that is behind the highest. */
export function checkEqualVersions(plugins: readonly Versioned[]): readonly Finding[] {
  return plugins.flatMap(({ name, places }) => {
    const highest = highestVersion(places);
    if (highest === null) return [];
    return places
      .filter(({ version }) => version !== highest.version)
      .map(
        ({ file, at, version }): Finding => ({
          rule: 'versions-differ',
          file,
          at,
          about: [name],
          message: `The plugin "${name}" has version ${version} here and ${describeOthers(places, file, version)}.`,
          fix: `Set it to ${highest.version}, or run \`skill-registrar bump ${name}\`.`,
        }),
      );
  });
}

/** The other places by version, the highest first: `1.2.0 in a and b, 1.1.0 in c`. */
function describeOthers(places: readonly VersionPlace[], file: string, version: string): string {
  const byVersion = new Map<string, string[]>();
  for (const place of places)
    if (place.file !== file || place.version !== version)
      byVersion.set(place.version, [...(byVersion.get(place.version) ?? []), place.file]);
  return [...byVersion]
    .sort(([a], [b]) => compareVersions(b, a))
    .map(([other, files]) => `${other} in ${joinWords([...new Set(files)])}`)
    .join(', ');
}

/** A finding for every place where a version should have been raised. */
export function describeNotRaised(items: readonly Versioned[]): readonly Finding[] {
  return items.flatMap(({ kind, name, places }) =>
    places.map(({ file, at, version }) => ({
      rule: 'version-not-raised',
      file,
      at,
      about: [name],
      ...(kind === 'skill' && { skill: name }),
      message: `Files of the ${kind} "${name}" changed, but its version ${version} did not rise.`,
      fix: `Run \`skill-registrar bump ${name}\`, or set a higher version.`,
    })),
  );
}

/**
 * The skills and plugins whose files changed, each with the places where its version is not higher than before. What
 * is new has no earlier version.
 */
export function notRaised(
  after: readonly Versioned[],
  before: readonly Versioned[],
  changed: readonly string[],
): readonly Versioned[] {
  return after.flatMap((versioned) => {
    const { kind, directory } = versioned;
    const old = before.find((other) => other.kind === kind && other.directory === directory);
    if (old === undefined || !changed.some((path) => belongsTo(path, versioned))) return [];
    const places = versioned.places.filter(({ file, version }) => {
      const earlier = highestVersion(old.places.filter((place) => place.file === file));
      return earlier !== null && !isHigher(version, earlier.version);
    });
    return places.length === 0 ? [] : [{ ...versioned, places }];
  });
}

/** A plugin at the top of the repository is what a client installs of it, not every file. */
const PLUGIN_PARTS = /^(?:\.(?:claude|cursor|codex)-plugin|skills|commands|agents|hooks)\/|^\.mcp\.json$/;

function belongsTo(path: string, { kind, directory }: Versioned): boolean {
  if (directory !== '.') return isBelow(path, directory);
  return kind === 'skill' ? !path.includes('/') : PLUGIN_PARTS.test(path);
}

/** A version that cannot be compared counts as higher if its text differs. */
function isHigher(version: string, earlier: string): boolean {
  const order = compareVersions(version, earlier);
  return order > 0 || (order === 0 && version !== earlier && semver.coerce(version) === null);
}

/** The place with the highest version; the first of equal ones. */
export function highestVersion(places: readonly VersionPlace[]): VersionPlace | null {
  let highest: VersionPlace | null = null;
  for (const place of places)
    if (highest === null || compareVersions(place.version, highest.version) > 0) highest = place;
  return highest;
}

/** Which of two versions is higher; 0 if they are equal or cannot be compared. */
function compareVersions(a: string, b: string): number {
  const first = semver.coerce(a, { includePrerelease: true });
  const second = semver.coerce(b, { includePrerelease: true });
  return first === null || second === null ? 0 : semver.compare(first, second);
}

/**
 * The next version, with as many numbers as the old one has, unless the level needs more. `null` if it is not
 * a version.
 */
export function raiseVersion(version: string, level: BumpLevel): string | null {
  const short = /^(v?)(\d+)(?:\.(\d+))?$/.exec(version);
  if (short !== null) {
    const [, prefix = '', major = '', minor] = short;
    if (level === 'major') return `${prefix}${Number(major) + 1}${minor === undefined ? '' : '.0'}`;
    if (level === 'minor') return `${prefix}${major}.${Number(minor ?? 0) + 1}`;
    return `${prefix}${major}.${minor ?? 0}.1`;
  }
  const [, prefix = '', rest = ''] = /^(v?)(.*)$/s.exec(version)!;
  const raised = semver.inc(rest, level);
  return raised === null ? null : prefix + raised;
}
