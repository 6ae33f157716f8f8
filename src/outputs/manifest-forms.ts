import { asObject, asText, isObject, type Json, type JsonObject } from '../json/json.js';
import type { ManifestFormat } from '../plugins/places.js';
import { shorten, titleOf } from './display-text.js';

/** Whose manifests can be derived. */
export type ManifestClient = 'claude' | 'codex' | 'cursor' | 'copilot' | 'agent-plugins' | 'gemini';

const COMMON = ['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords'];
const COMPONENTS = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers'];

/** The keys of each client that are derived. Gemini CLI knows three. */
export const DERIVED_KEYS: Readonly<Record<ManifestClient, readonly string[]>> = {
  claude: COMMON,
  codex: COMMON,
  cursor: COMMON,
  copilot: COMMON,
  'agent-plugins': COMMON,
  gemini: ['name', 'version', 'description'],
};

/** What a manifest is made from. */
export interface ManifestSource {
  readonly value: JsonObject;
  /** `null` if it is not a manifest of a known form. */
  readonly format: ManifestFormat | null;
  /** The plugin has a `skills/` folder. */
  readonly hasFolder: boolean;
}

const AGENT_PLUGINS_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const AGENT_PLUGINS_NAME = /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]{0,62}[a-z0-9])?$/;

/** Whether a client's manifest may have this name. */
function isAllowedName(name: string, client: ManifestClient): boolean {
  return client !== 'agent-plugins' || AGENT_PLUGINS_NAME.test(name);
}

/** The manifest in the form that its client reads; `null` without a name that it allows. */
export function buildManifest(source: ManifestSource, client: ManifestClient): JsonObject | null {
  const common = pick(source.value, DERIVED_KEYS[client]);
  const name = asText(common['name']);
  if (name === undefined || !isAllowedName(name, client)) return null;
  switch (client) {
    case 'agent-plugins':
      return { $schema: AGENT_PLUGINS_SCHEMA, ...common, ...authorOf(common) };
    case 'gemini':
      return { name, version: asText(common['version']) ?? '0.0.0', ...common };
    case 'codex':
      return { ...common, ...skillsOf(source), ...interfaceOf(source.value, name) };
    case 'cursor':
      return { ...common, ...componentsOf(source), ...skillsOf(source) };
    default:
      return { ...common, ...componentsOf(source) };
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
function componentsOf({ format, value }: ManifestSource): JsonObject {
  return format === 'claude' || format === 'cursor' || format === 'copilot' ? pick(value, COMPONENTS) : {};
}

/** `skills` replaces the default folder in Codex and Cursor, and adds to it in Claude Code. */
function skillsOf({ format, value, hasFolder }: ManifestSource): JsonObject {
  const named = [value['skills'] ?? []].flat().filter((path) => typeof path === 'string');
  if (named.length === 0) return hasFolder ? { skills: './skills/' } : {};
  const adds = format === 'claude' && hasFolder && !named.some((path) => /^(?:\.\/)?skills\/?$/.test(path));
  const all = adds ? ['./skills/', ...named] : named;
  return { skills: all.length === 1 ? all[0]! : all };
}

function interfaceOf(value: JsonObject, name: string): JsonObject {
  const known = asObject(value['interface']);
  const description = asText(value['description']);
  return {
    interface: {
      displayName: asText(value['displayName']) ?? asText(known['displayName']) ?? titleOf(name),
      ...(description !== undefined && { shortDescription: shorten(description) }),
      ...pick(known, ['category']),
    },
  };
}

/** A value in the form, and with the keys, that another manifest has: an author may be a text, a repository an object. */
export function adapt(wanted: Json, own: Json): Json {
  if (typeof wanted === 'string' && isObject(own)) {
    const key = ['name', 'url'].find((each) => typeof own[each] === 'string');
    return key === undefined ? own : { ...own, [key]: wanted };
  }
  if (isObject(wanted) && typeof own === 'string')
    return asText(wanted['name']) ?? asText(wanted['url']) ?? own;
  if (isObject(wanted) && isObject(own)) return { ...own, ...pick(wanted, Object.keys(own)) };
  return wanted;
}
