import type { RepositoryFiles } from '../files/repository-files.js';
import {
  asObject,
  asText,
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
  newJsonText,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { reconcileJson } from '../json/reconcile-json.js';
import { MANIFEST_FILES, type ManifestFormat } from '../plugins/places.js';
import { directoriesAbove, readManifests, usualMarketplaces } from '../plugins/read-plugins.js';
import { OPENAI_FILE } from '../rules/openai-yaml.js';
import { briefDescription } from '../skill/infer-metadata.js';
import { isBelow, joinPath } from '../text/paths.js';
import { oneLine } from '../text/visible-text.js';
import {
  created,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';

/** Whose manifests can be derived; `openai-yaml` is `agents/openai.yaml` of each skill. */
type DerivedClient = 'claude' | 'codex' | 'cursor' | 'copilot' | 'agent-plugins' | 'gemini' | 'openai-yaml';

export interface DerivedSettings {
  readonly clients: readonly DerivedClient[];
  /** The manifest that the others follow, below each plugin's directory; or the values for a plugin at the top. */
  readonly from?: string | JsonObject;
  /** The keys that follow. */
  readonly keys?: readonly string[];
}

const COMMON = ['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords'];
const COMPONENTS = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers'];

/** The keys of each client that are derived. Gemini CLI knows three. */
const KEYS: Readonly<Record<Exclude<DerivedClient, 'openai-yaml'>, readonly string[]>> = {
  claude: COMMON,
  codex: COMMON,
  cursor: COMMON,
  copilot: COMMON,
  'agent-plugins': COMMON,
  gemini: ['name', 'version', 'description'],
};

/** A plugin, and the manifest that describes it. */
interface SourcePlugin {
  readonly directory: string;
  /** `null` if the config describes it. */
  readonly file: string | null;
  readonly format: ManifestFormat | null;
  readonly value: JsonObject;
}

/** The manifests of other clients for each plugin, from the one that its author keeps. */
export function derivedManifestOutputs(settings: DerivedSettings, sources: OutputSources): readonly Output[] {
  const plugins = findSources(settings, sources);
  return settings.clients.flatMap((client) =>
    client === 'openai-yaml'
      ? skillsOfPlugins(plugins, sources).map((skill) => openaiOutput(skill))
      : plugins.flatMap((plugin) => manifestOutput(plugin, client, { settings, sources })),
  );
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

function findSources({ from }: DerivedSettings, sources: OutputSources): readonly SourcePlugin[] {
  const { skills, unlisted, files } = sources;
  if (from !== undefined && typeof from !== 'string')
    return [{ directory: '.', file: null, format: null, value: from }];
  const listed = usualMarketplaces(files).flatMap(({ plugins }) =>
    plugins.flatMap(({ directory }) => directory ?? []),
  );
  const directories = new Set([...directoriesAbove([...skills, ...unlisted]), ...listed]);
  return [...directories].sort().flatMap((directory): readonly SourcePlugin[] => {
    const manifests = readManifests(directory, files);
    const source =
      from === undefined
        ? SOURCE_FORMATS.map((format) => manifests.find((each) => each.format === format)).find(Boolean)
        : manifests.find(({ place }) => place === from);
    return source === undefined ? [] : [source];
  });
}

function skillsOfPlugins(
  plugins: readonly SourcePlugin[],
  { skills }: OutputSources,
): readonly OutputSkill[] {
  if (plugins.length === 0) return skills;
  return skills.filter(({ directory }) => plugins.some((plugin) => isBelow(directory, plugin.directory)));
}

interface Derivation {
  readonly settings: DerivedSettings;
  readonly sources: OutputSources;
}

function manifestOutput(
  plugin: SourcePlugin,
  client: Exclude<DerivedClient, 'openai-yaml'>,
  { settings, sources }: Derivation,
): readonly Output[] {
  const places = MANIFEST_FILES.filter(({ format }) => format === client).map(({ place }) =>
    joinPath(plugin.directory, place),
  );
  const file = places.find((place) => sources.files.kindOf(place) === 'file') ?? places[0]!;
  if (file === plugin.file) return [];
  const keys = KEYS[client].filter((key) => settings.keys?.includes(key) ?? true);
  return [
    {
      kind: 'plugin-manifests',
      file,
      edit: (text) =>
        text === null
          ? newManifest(plugin, client, { file, files: sources.files })
          : followSource(text, plugin, keys),
    },
  ];
}

/** The derived keys that a manifest has get the values of the source; other keys, and missing ones, stay. */
function followSource(text: string, { value, file }: SourcePlugin, keys: readonly string[]): OutputEdit {
  const document = JsonDocument.open(text);
  if (document === null || !isObject(document.value)) return unchanged(text);
  const own = document.value;
  const changed = keys.filter((key) => {
    const wanted = value[key];
    return wanted !== undefined && own[key] !== undefined && !isSameJson(own[key], adapt(wanted, own[key]));
  });
  if (changed.length === 0) return unchanged(text);
  const followed = Object.fromEntries(changed.map((key) => [key, adapt(value[key]!, own[key]!)]));
  const source = file ?? 'the config';
  const target = { ...own, ...followed };
  return { text: reconcileJson(text, target), differences: [`follows ${source} (${changed.join(', ')})`] };
}

/** The same in the form that the other manifest uses: an author may be a text, and a repository an object. */
function adapt(wanted: Json, own: Json): Json {
  if (typeof wanted === 'string' && isObject(own)) {
    const key = ['name', 'url'].find((each) => typeof own[each] === 'string');
    return key === undefined ? own : { ...own, [key]: wanted };
  }
  if (isObject(wanted) && typeof own === 'string')
    return asText(wanted['name']) ?? asText(wanted['url']) ?? own;
  // What a person added about the author stays.
  if (isObject(wanted) && isObject(own)) return { ...own, ...wanted };
  return wanted;
}

const AGENT_PLUGINS_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const AGENT_PLUGINS_NAME = /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]{0,62}[a-z0-9])?$/;

interface Target {
  readonly file: string;
  readonly files: RepositoryFiles;
}

/** A new manifest in the form that its client reads. */
function newManifest(
  plugin: SourcePlugin,
  client: Exclude<DerivedClient, 'openai-yaml'>,
  { file, files }: Target,
): OutputEdit {
  const common = pick(plugin.value, KEYS[client]);
  const name = asText(common['name']);
  if (name === undefined) return nameless(plugin, file);
  switch (client) {
    case 'agent-plugins':
      return AGENT_PLUGINS_NAME.test(name)
        ? created(newJsonText({ $schema: AGENT_PLUGINS_SCHEMA, ...common, ...authorOf(common) }))
        : badName(name, file);
    case 'gemini':
      return created(newJsonText({ name, version: asText(common['version']) ?? '0.0.0', ...common }));
    case 'codex':
      return created(
        newJsonText({ ...common, ...skillsOf(plugin, files), ...interfaceOf(plugin.value, name) }),
      );
    case 'cursor':
      return created(newJsonText({ ...common, ...componentsOf(plugin), ...skillsOf(plugin, files) }));
    default:
      return created(newJsonText({ ...common, ...componentsOf(plugin) }));
  }
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}

/** Agent Plugins knows an author by an object. */
function authorOf({ author }: JsonObject): JsonObject {
  return typeof author === 'string' ? { author: { name: author } } : {};
}

/** What Claude Code, Cursor and Copilot read alike. */
function componentsOf({ format, value }: SourcePlugin): JsonObject {
  return format === 'claude' || format === 'cursor' || format === 'copilot' ? pick(value, COMPONENTS) : {};
}

/** `skills` replaces the default folder in Codex and Cursor, and adds to it in Claude Code. */
function skillsOf({ directory, format, value }: SourcePlugin, files: RepositoryFiles): JsonObject {
  const hasFolder = files.kindOf(joinPath(directory, 'skills')) === 'directory';
  const named = [value['skills'] ?? []].flat().filter((path) => typeof path === 'string');
  if (named.length === 0) return hasFolder ? { skills: './skills/' } : {};
  const adds = format === 'claude' && hasFolder && !named.some((path) => /^(?:\.\/)?skills\/?$/.test(path));
  const all = adds ? ['./skills/', ...named] : named;
  return { skills: all.length === 1 ? all[0]! : all };
}

function interfaceOf(value: JsonObject, name: string): JsonObject {
  const known = asObject(value['interface']);
  const description = asText(value['description']);
  const shown = asText(value['displayName']) ?? asText(known['displayName']) ?? titleOf(name);
  return {
    interface: {
      displayName: shown,
      ...(description !== undefined && { shortDescription: shorten(description, MAX_SHORT) }),
      ...pick(known, ['category']),
    },
  };
}

/** `pdf-tools` as `Pdf Tools`. */
function titleOf(name: string): string {
  return name
    .split(/[-_.\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** What fits into a list of Codex. */
const MAX_SHORT = 64;

function shorten(text: string, length: number): string {
  const brief = oneLine(briefDescription(text));
  if (brief.length <= length) return brief;
  const cut = brief.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

function nameless({ file }: SourcePlugin, target: string): OutputEdit {
  const source = file ?? 'The config';
  return refused(null, {
    file: target,
    message: `${target} cannot be derived: ${source} has no name.`,
    fix: `Add "name" to ${file ?? '"from" of the output'}.`,
  });
}

function badName(name: string, file: string): OutputEdit {
  return refused(null, {
    file,
    message: `${file} cannot be derived: Agent Plugins does not allow the name "${name}".`,
    fix: 'Use lowercase letters, digits, dots and hyphens, at most 64.',
  });
}

/** `agents/openai.yaml` of a skill. In an existing one only the policy follows. */
function openaiOutput(skill: OutputSkill): Output {
  const isDisabled = skill.fields['disable-model-invocation'] === true;
  return {
    kind: 'plugin-manifests',
    file: joinPath(skill.directory, OPENAI_FILE),
    edit(text) {
      if (text === null) return created(newOpenaiYaml(skill, isDisabled));
      const edited = isDisabled ? withoutImplicitInvocation(text) : text;
      if (edited === text) return unchanged(text);
      return { text: edited, differences: ['sets policy.allow_implicit_invocation to false'] };
    },
  };
}

const MIN_SHORT = 25;

function newOpenaiYaml({ name, description }: OutputSkill, isDisabled: boolean): string {
  const short = shorten(description, MAX_SHORT);
  return [
    'interface:',
    `  display_name: ${JSON.stringify(titleOf(name))}`,
    ...(short.length >= MIN_SHORT ? [`  short_description: ${JSON.stringify(short)}`] : []),
    ...(isDisabled ? [POLICY] : []),
    '',
  ].join('\n');
}

const POLICY = 'policy:\n  allow_implicit_invocation: false';

function withoutImplicitInvocation(text: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (/^[ \t]+allow_implicit_invocation:/m.test(text))
    return text.replace(/^([ \t]+allow_implicit_invocation:[ \t]*)true\b/m, '$1false');
  if (/^policy:[ \t]*(?:#.*)?$/m.test(text))
    return text.replace(/^policy:[^\r\n]*/m, (line) => `${line}${newline}  allow_implicit_invocation: false`);
  if (/^policy:/m.test(text)) return text;
  const gap = text === '' || text.endsWith('\n') ? '' : newline;
  return `${text}${gap}${POLICY.replace('\n', newline)}${newline}`;
}
