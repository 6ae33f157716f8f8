import type { RepositoryFiles } from '../files/repository-files.js';
import { changedKeys, isObject, isSameJson, type JsonObject, newJsonText } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { MANIFEST_FILES, type ManifestFormat } from '../plugins/places.js';
import { directoriesAbove, neighborsOf, readManifests, usualMarketplaces } from '../plugins/read-plugins.js';
import { joinPath, normalizePath } from '../text/paths.js';
import { expandTargets, skillPlaces } from './copies.js';
import { openaiOutputs } from './derived-openai.js';
import { adapt, buildManifest, DERIVED_KEYS, type ManifestClient } from './manifest-forms.js';
import {
  created,
  edited,
  type Output,
  type OutputEdit,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';

export interface DerivedSettings {
  /** `openai-yaml` is `agents/openai.yaml` of each skill. */
  readonly clients: readonly (ManifestClient | 'openai-yaml')[];
  /** The manifest that the others follow, below each plugin's directory; or the values for a plugin at the top. */
  readonly from?: string | JsonObject;
  /** The plugins that one file describes, in directories of their own; `{client}` is the name of the client. */
  readonly to?: string | readonly string[];
  /** The keys that follow. */
  readonly keys?: readonly string[];
}

/** A plugin, and what describes it. */
interface DescribedPlugin {
  readonly directory: string;
  /** The file that describes it; `null` if the config does. */
  readonly file: string | null;
  readonly format: ManifestFormat | null;
  /** `null` if the file is gone. */
  readonly value: JsonObject | null;
}

/** The manifests of other clients for each plugin, from the one that its author keeps. */
export function derivedManifestOutputs(settings: DerivedSettings, sources: OutputSources): readonly Output[] {
  return settings.clients.flatMap((client) => {
    const plugins = findPlugins(settings, client, sources);
    return client === 'openai-yaml'
      ? openaiOutputs(
          plugins.map(({ directory }) => directory),
          sources,
        )
      : plugins.flatMap((plugin) => manifestOutputs(plugin, client, { settings, sources }));
  });
}

function findPlugins(
  { from, to }: DerivedSettings,
  client: string,
  sources: OutputSources,
): readonly DescribedPlugin[] {
  const { files } = sources;
  const targets = [to ?? []].flat().map((path) => path.replaceAll('{client}', client));
  const directories = targets.length === 0 ? ['.'] : expandTargets(targets, files);
  if (isObject(from))
    return directories.map((directory) => ({ directory, file: null, format: null, value: from }));
  if (targets.length === 0 || from === undefined) return findDescribed(from, sources);
  const file = normalizePath(from);
  const value = readObject(files.text(file));
  return directories.map((directory) => ({ directory, file, format: formatOf(file), value }));
}

function formatOf(file: string): ManifestFormat | null {
  return MANIFEST_FILES.find(({ place }) => `/${file}`.endsWith(`/${place}`))?.format ?? null;
}

/** In this order, a manifest describes the plugin. */
const SOURCE_FORMATS: readonly ManifestFormat[] = [
  'claude',
  'agent-plugins',
  'codex',
  'cursor',
  'copilot',
  'gemini',
];

/** The plugins around skills and in marketplaces, each with its manifest; and those next to them that lost it. */
function findDescribed(from: string | undefined, sources: OutputSources): readonly DescribedPlugin[] {
  const { files } = sources;
  const listed = usualMarketplaces(files).flatMap(({ plugins }) =>
    plugins.flatMap(({ directory }) => directory ?? []),
  );
  const directories = new Set([...directoriesAbove(skillPlaces(sources)), ...listed]);
  const described = [...directories].sort().flatMap((directory): readonly DescribedPlugin[] => {
    const manifests = readManifests(directory, files);
    const source =
      from === undefined
        ? SOURCE_FORMATS.map((format) => manifests.find((each) => each.format === format)).find(Boolean)
        : manifests.find(({ place }) => place === from);
    return source === undefined ? [] : [source];
  });
  const known = new Set(described.map(({ directory }) => directory));
  const isBare = (directory: string) =>
    !known.has(directory) && (from !== undefined || !directories.has(directory));
  const place = from ?? '.claude-plugin/plugin.json';
  const bare = neighborsOf([...known], files).filter(isBare);
  return [
    ...described,
    ...bare
      .filter((directory) => files.kindOf(joinPath(directory, place)) === 'missing')
      .map((directory) => ({
        directory,
        file: joinPath(directory, place),
        format: formatOf(place),
        value: null,
      })),
  ];
}

interface Derivation {
  readonly settings: DerivedSettings;
  readonly sources: OutputSources;
}

function manifestOutputs(
  plugin: DescribedPlugin,
  client: ManifestClient,
  { settings, sources }: Derivation,
): readonly Output[] {
  const { files } = sources;
  const places = MANIFEST_FILES.filter(({ format }) => format === client).map(({ place }) =>
    joinPath(plugin.directory, place),
  );
  const file = places.find((place) => files.kindOf(place) === 'file') ?? places[0]!;
  const isMissing = plugin.value === null && files.kindOf(file) !== 'file';
  if (file === plugin.file || isMissing) return [];
  const folder = joinPath(plugin.directory, 'skills');
  const hasFolder =
    files.kindOf(folder) === 'directory' || (sources.copies ?? []).some(({ to }) => to === folder);
  const build = (value: JsonObject) => buildManifest({ value, format: plugin.format, hasFolder }, client);
  return [
    {
      kind: 'plugin-manifests',
      file,
      edit(text) {
        if (text === null) return newManifest(plugin, build, file);
        const document = JsonDocument.open(text);
        if (document === null || !isObject(document.value)) return unchanged(text);
        const wanted = plugin.value === null ? null : build(plugin.value);
        if (wanted !== null && isSameJson(wanted, document.value)) return unchanged(text);
        const isWhole = settings.keys === undefined && isUnedited(document.value, plugin, { build, files });
        if (isWhole && wanted !== null) return followSource(document, wanted, plugin);
        if (plugin.value === null)
          return isUnedited(document.value, plugin, { build, files })
            ? { text: null, differences: [`${plugin.file} is gone`] }
            : unchanged(text);
        const keys = DERIVED_KEYS[client].filter((key) => settings.keys?.includes(key) ?? true);
        return followSource(document, adaptKeys(document.value, plugin.value, keys), plugin);
      },
    },
  ];
}

type Build = (value: JsonObject) => JsonObject | null;

function newManifest(plugin: DescribedPlugin, build: Build, target: string): OutputEdit {
  const { file, value } = plugin;
  if (value === null) return unchanged(null);
  const manifest = build(value);
  if (manifest !== null) return created(newJsonText(manifest));
  const { name } = value;
  const isNamed = typeof name === 'string';
  return refused(null, {
    file: target,
    message: isNamed
      ? `${target} cannot be derived: Agent Plugins does not allow the name "${name}".`
      : `${target} cannot be derived: ${file ?? 'The config'} has no name.`,
    fix: isNamed
      ? 'Use lowercase letters, digits, dots and hyphens, at most 64.'
      : `Add "name" to ${file ?? '"from" of the output'}.`,
  });
}

/** Whether a manifest is what an earlier version of its source gives: nobody edited it. */
function isUnedited(
  value: JsonObject,
  { file }: DescribedPlugin,
  { build, files }: { readonly build: Build; readonly files: RepositoryFiles },
): boolean {
  const earlier = file === null ? [] : files.earlierTexts(file);
  return earlier.some((text) => {
    const source = readObject(text);
    return source !== null && isSameJson(build(source), value);
  });
}

/** The derived keys that a manifest has, with the values of the source; other keys, and missing ones, stay. */
function adaptKeys(own: JsonObject, source: JsonObject, keys: readonly string[]): JsonObject {
  const followed = keys.flatMap((key) => {
    const [wanted, old] = [source[key], own[key]];
    return wanted === undefined || old === undefined ? [] : [[key, adapt(wanted, old)] as const];
  });
  return { ...own, ...Object.fromEntries(followed) };
}

function followSource(document: JsonDocument, wanted: JsonObject, { file }: DescribedPlugin): OutputEdit {
  const own = document.value as JsonObject;
  const changed = changedKeys(wanted, own).map(([key]) => key);
  const removed = Object.keys(own).filter((key) => wanted[key] === undefined);
  return edited(document, wanted, [
    `follows ${file ?? 'the config'} (${[...changed, ...removed].join(', ')})`,
  ]);
}

function readObject(text: string | null): JsonObject | null {
  const value = JsonDocument.open(text)?.value;
  return isObject(value) ? value : null;
}
