import type { JsonObject, JsonPath } from '../json/json.js';
import { asText } from '../json/json.js';
import type { JsonDocument } from '../json/read-json.js';
import type { ManifestFormat, MarketplaceClient } from './places.js';

/** A marketplace, with the plugins that it lists. */
export interface Marketplace {
  readonly client: MarketplaceClient;
  readonly file: string;
  readonly document: JsonDocument;
  readonly plugins: readonly MarketplacePlugin[];
}

/** An entry of a marketplace. */
export interface MarketplacePlugin {
  readonly index: number;
  readonly name: string;
  readonly entry: JsonObject;
  /** Its directory in this repository; `null` if it comes from elsewhere, or its path points outside. */
  readonly directory: string | null;
  /** The path to it as written, and its position; `null` if it comes from elsewhere. */
  readonly source: { readonly path: string; readonly at: JsonPath } | null;
  /** What its `skills` names. */
  readonly skills: readonly SkillPath[];
}

/** A path to a skill, or to a folder of skills, as written. */
export interface SkillPath {
  readonly at: JsonPath;
  readonly written: string;
  /** The same from the top of the repository; `null` if it points outside. */
  readonly directory: string | null;
}

/** The manifest of a plugin. */
export interface PluginManifest {
  readonly format: ManifestFormat;
  /** The file below the plugin's directory. */
  readonly place: string;
  readonly file: string;
  /** The directory of the plugin. */
  readonly directory: string;
  readonly document: JsonDocument;
  readonly value: JsonObject;
  readonly skills: readonly SkillPath[];
}

/** The marketplaces of a repository, and the manifests of their plugins and of those around skills. */
export interface Plugins {
  readonly marketplaces: readonly Marketplace[];
  readonly manifests: readonly PluginManifest[];
  /** The files of manifests that are not JSON. */
  readonly unreadable: readonly string[];
}

/** The name of a plugin; its directory if it has none. */
export function pluginName({ value, directory }: Pick<PluginManifest, 'value' | 'directory'>): string {
  return asText(value['name']) ?? directory;
}
