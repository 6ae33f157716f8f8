import type { Json, JsonObject } from '../json/json.js';
import { compareText } from '../report/diagnostic.js';
import { isBelow } from '../skill/skill.js';
import { asObject, asText, newJsonText } from './json-document.js';
import { type OutputEdit, type OutputSources, type RepositoryFiles, refused } from './output.js';
import {
  CLIENTS,
  type Client,
  MARKETPLACE_FILES,
  type Marketplace,
  type PluginManifest,
  pluginDirectories,
  readMarketplace,
  readPluginManifests,
} from './plugins.js';

/** What the config must provide for a new marketplace. */
export interface NewMarketplace {
  readonly name?: string;
  readonly owner?: string;
}

/** A marketplace of every plugin in the repository; skills outside plugins become a separate plugin. */
export function newMarketplace(
  client: Client,
  { file, ...settings }: NewMarketplace & { readonly file: string },
  sources: OutputSources,
): OutputEdit {
  const model = findModel(client, sources.files);
  const name = settings.name ?? asText(asObject(model?.document.value)['name']);
  const owner =
    settings.owner === undefined ? asObject(model?.document.value)['owner'] : { name: settings.owner };
  if (name === undefined || (owner === undefined && client !== 'codex')) return unknownOwner(client, file);
  const plugins = listPlugins(client, name, sources);
  const value: JsonObject =
    client === 'codex'
      ? { name, interface: { displayName: name }, plugins }
      : { name, owner: owner as Json, plugins };
  return { text: newJsonText(value), differences: ['does not exist yet'] };
}

function unknownOwner(client: Client, file: string): OutputEdit {
  const keys = client === 'codex' ? '"name"' : '"name" and "owner"';
  return refused(null, {
    file,
    message: `${file} does not exist, and nothing says what to call the marketplace${client === 'codex' ? '' : ' and who owns it'}.`,
    fix: `Add ${keys} to the output in the config, or create the file yourself.`,
  });
}

/** A marketplace for another client that names the owner. */
function findModel(client: Client, files: RepositoryFiles): Marketplace | null {
  for (const other of CLIENTS.filter((known) => known !== client)) {
    for (const file of MARKETPLACE_FILES[other]) {
      const text = files.text(file);
      const marketplace = text === null ? null : readMarketplace({ client: other, file }, text, files);
      if (marketplace !== null) return marketplace;
    }
  }
  return null;
}

function listPlugins(client: Client, name: string, sources: OutputSources): readonly Json[] {
  const plugins = findPlugins(client, sources);
  const entries = plugins.map((plugin) => (client === 'codex' ? codexEntry(plugin) : claudeEntry(plugin)));
  const loose = sources.skills.filter(
    ({ directory }) =>
      (directory === '.' || !directory.startsWith('.')) &&
      !plugins.some((plugin) => isBelow(directory, plugin.directory)),
  );
  if (client === 'codex' || loose.length === 0) return entries;
  const skills = loose.map(({ directory }) => (directory === '.' ? './' : `./${directory}`));
  return [...entries, { name, source: './', strict: false, skills }];
}

/** The plugins of the repository that this client can load, by the manifests around its skills. */
function findPlugins(client: Client, { skills, files }: OutputSources): readonly PluginManifest[] {
  const found = pluginDirectories(skills, files).flatMap((directory) => {
    const manifests = readPluginManifests(directory, files);
    const own = manifests.find((manifest) => manifest.client === client);
    // Cursor and Copilot read what Claude Code reads; Codex has its own manifest.
    const other = client === 'codex' ? undefined : manifests.find((manifest) => manifest.client === 'claude');
    return own ?? other ?? [];
  });
  return found.sort((a, b) => compareText(nameOf(a), nameOf(b)) || compareText(a.directory, b.directory));
}

function nameOf({ value, directory }: PluginManifest): string {
  return asText(value['name']) ?? directory;
}

function claudeEntry(plugin: PluginManifest): JsonObject {
  const { description } = plugin.value;
  // No version: the one in plugin.json counts, and a second one could differ from it.
  return {
    name: nameOf(plugin),
    source: sourcePath(plugin),
    ...(typeof description === 'string' && { description }),
  };
}

function codexEntry(plugin: PluginManifest): JsonObject {
  const category = asText(asObject(plugin.value['interface'])['category']);
  return {
    name: nameOf(plugin),
    source: { source: 'local', path: sourcePath(plugin) },
    policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
    ...(category !== undefined && { category }),
  };
}

function sourcePath({ directory }: PluginManifest): string {
  return directory === '.' ? './' : `./${directory}`;
}
