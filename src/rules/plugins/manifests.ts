import type { RepositoryFiles } from '../../files/repository-files.js';
import { asObject, asText, type JsonObject } from '../../json/json.js';
import {
  type ComponentPath,
  componentPaths,
  groupPlugins,
  type Plugin,
  type PluginEntry,
} from '../../plugins/components.js';
import type { ManifestFormat } from '../../plugins/places.js';
import { type Marketplace, type PluginManifest, type Plugins, pluginName } from '../../plugins/plugin.js';
import { CLAUDE_PLUGINS } from '../../profiles/claude-plugins.js';
import { valueOr } from '../../profiles/client.js';
import { codex } from '../../profiles/codex.js';
import type { FindingOf } from '../../text/finding.js';
import { adviseOn } from '../../text/suggest.js';
import { defineFamily, defineRule } from '../rule.js';

type Finding = FindingOf<
  | 'plugin-component'
  | 'plugin-unknown-key'
  | 'plugin-name-differs'
  | 'marketplace-reserved'
  | 'source-unpinned'
>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const plugin = (manifest: string, files: Readonly<Record<string, string>> = {}) => ({
  files: {
    'x/skills/pdf/SKILL.md': SKILL,
    'x/.claude-plugin/plugin.json': `${manifest}\n`,
    ...files,
  },
  shown: manifest.replace(/[«»]/g, ''),
});
const marketplace = (name: string, plugins: string, owner = 'Ann') =>
  `{ "name": ${name}, "owner": { "name": "${owner}" }, "plugins": [${plugins}] }\n`;
const listed = (text: string, files: Readonly<Record<string, string>> = {}) => ({
  files: { 'x/skills/pdf/SKILL.md': SKILL, '.claude-plugin/marketplace.json': text, ...files },
});
const LOCAL = '{ "name": "x", "source": "./x" }';
const PINNED = { 'skill-registrar.json': '{ "rules": { "source-unpinned": "warning" } }\n' };
const external = (source: string) => ({
  ...listed(marketplace('"tools"', `${LOCAL}, { "name": "y", "source": ${source} }`), PINNED),
  shown: `"source": ${source.replace(/[«»]/g, '')}`,
});
const AGENT = '---\nname: critic\ndescription: Reviews changes.\n---\nReview the change.\n';
const SHA = '3f2a9c41d07be85a6c1f0d9be27845aa61c3d9e0';

/** The manifests of plugins and marketplaces beyond their skills. */
export default defineFamily([
  defineRule({
    id: 'plugin-component',
    severity: 'error',
    kind: 'NOT_FOUND',
    summary:
      'Every component that a plugin manifest or a marketplace entry names exists inside the plugin and is of the right kind.',
    why: 'The client loads the plugin without the component, or not at all.',
    bad: [
      {
        ...plugin('{ "name": "x", "commands": «"./comands"» }', { 'x/commands/a.md': 'Do it.\n' }),
        message: '"commands" of plugin "x" names "./comands", which does not exist.',
      },
      {
        ...plugin('{ "name": "x", "agents": [«"../shared/a.md"»] }'),
        message: '"agents" of plugin "x" names "../shared/a.md", which is outside the plugin.',
      },
      {
        ...plugin('{ "name": "x", "hooks": «"./config"» }', { 'x/config/a.json': '{}\n' }),
        message: '"hooks" of plugin "x" names "./config", which is not a JSON file.',
      },
      {
        ...plugin('{ "name": "x", "agents": «"./agents"» }', { 'x/agents/critic.md': AGENT }),
        message:
          '"agents" of plugin "x" names "./agents", which is a directory: Claude Code refuses the plugin.',
      },
      {
        ...plugin('{ "name": "x", "mcpServers": «"mcp/servers.json"» }', {
          'x/mcp/servers.json': '{ "mcpServers": {} }\n',
        }),
        message: '"mcpServers" of plugin "x" names "mcp/servers.json", which does not begin with "./".',
      },
    ],
    good: [
      plugin('{ "name": "x", "commands": ["./commands"] }', { 'x/commands/a.md': 'Do it.\n' }),
      plugin('{ "name": "x", "agents": ["./agents/critic.md"] }', { 'x/agents/critic.md': AGENT }),
      plugin('{ "name": "x", "mcpServers": { "a": { "command": "npx", "args": ["a"] } } }'),
      plugin('{ "name": "x", "mcpServers": "https://example.com/a.mcpb" }'),
    ],
  }),
  defineRule({
    id: 'plugin-unknown-key',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A plugin.json for Claude Code has only keys that Claude Code reads.',
    why: 'Claude Code ignores any other key, so a misspelled one has no effect.',
    bad: [
      {
        ...plugin('{ "name": "x", «"mcpServer"»: {} }'),
        message: 'Claude Code does not read "mcpServer".',
      },
    ],
    good: [plugin('{ "name": "x", "mcpServers": {} }')],
  }),
  defineRule({
    id: 'plugin-name-differs',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary:
      'A plugin has the same name in its manifest and in marketplaces. An error in a marketplace for Codex.',
    why: 'Codex refuses the plugin; Claude Code installs it under one name and prefixes its skills with the other.',
    bad: [
      {
        ...listed(marketplace('"tools"', '{ "name": «"y"», "source": "./x" }'), {
          'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
        }),
        shown: '"name": "y", "source": "./x"   (and "name": "x" in x/.claude-plugin/plugin.json)',
        message: 'The plugin in x is named "y" here and "x" in x/.claude-plugin/plugin.json.',
      },
    ],
    good: [
      {
        ...listed(marketplace('"tools"', LOCAL), { 'x/.claude-plugin/plugin.json': '{ "name": "x" }\n' }),
        shown: '"name": "x", "source": "./x"   (and "name": "x" in x/.claude-plugin/plugin.json)',
      },
      listed(marketplace('"tools"', `${LOCAL}, { "name": "old-x", "source": "./x" }`), {
        'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
      }),
    ],
  }),
  defineRule({
    id: 'marketplace-reserved',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'A marketplace for Claude Code has no name that is reserved for Anthropic.',
    why: 'Claude Code refuses to add it.',
    bad: [{ ...listed(marketplace('«"agent-skills"»', LOCAL)), shown: '"name": "agent-skills"' }],
    good: [{ ...listed(marketplace('"ann-skills"', LOCAL)), shown: '"name": "ann-skills"' }],
  }),
  defineRule({
    id: 'source-unpinned',
    severity: 'warning',
    kind: 'SECURITY_ERROR',
    optIn: true,
    summary: 'A plugin from elsewhere is fetched over https and pinned to a commit or a digest.',
    why: 'Its owner, or whoever takes over its host, can change what users install.',
    unless: 'you control the other repository, and want its newest state',
    bad: [
      external(`«{ "source": "github", "repo": "ann/y" }»`),
      external(`«{ "source": "url", "url": "http://example.com/y.git", "sha": "${SHA}" }»`),
      external('«"http://example.com/y.git"»'),
      external(
        '«{ "source": "npm", "package": "y", "version": "1.2.3", "registry": "http://npm.example.com" }»',
      ),
    ],
    good: [
      external(`{ "source": "github", "repo": "ann/y", "sha": "${SHA}" }`),
      {
        ...listed(
          marketplace(
            '"tools"',
            `${LOCAL}, { "name": "y", "source": { "source": "github", "repo": "ann/y" } }`,
          ),
        ),
        shown: '(the rule is off unless the config turns it on)',
      },
    ],
  }),
]);

/** Checks the manifests of plugins and marketplaces, apart from their skills. */
export function checkManifests(plugins: Plugins, files: RepositoryFiles): readonly Finding[] {
  const { marketplaces, manifests } = plugins;
  return [
    ...groupPlugins(plugins).flatMap((plugin) => [...checkComponents(plugin, files), ...checkNames(plugin)]),
    ...manifests.flatMap(checkKeys),
    ...marketplaces.flatMap(checkReserved),
    ...marketplaces.flatMap(checkSources),
  ];
}

/** The keys that hold paths, and what they lead to. */
const KINDS: Readonly<Record<string, 'markdown' | 'json'>> = {
  commands: 'markdown',
  agents: 'markdown',
  outputStyles: 'markdown',
  hooks: 'json',
  mcpServers: 'json',
  lspServers: 'json',
};

const FILES_ONLY: readonly string[] = valueOr(CLAUDE_PLUGINS.filesOnly, []);

function checkComponents(plugin: Plugin, files: RepositoryFiles): readonly Finding[] {
  const declarations = [
    ...plugin.manifests.map(({ format, file, value }) => ({ format, file, at: [], value })),
    ...plugin.entries.map(({ client, ...entry }) => ({ format: client, ...entry })),
  ];
  const { directory } = plugin;
  // A missing directory has a finding already.
  if (files.kindOf(directory) !== 'directory') return [];
  return declarations.flatMap((declaration) =>
    Object.keys(KINDS)
      .flatMap((key) => componentPaths(declaration, key, directory))
      .flatMap((component) => checkComponent(component, { format: declaration.format, plugin, files })),
  );
}

interface ComponentContext {
  readonly format: ManifestFormat;
  readonly plugin: Plugin;
  readonly files: RepositoryFiles;
}

function checkComponent(
  { file, at, key, written, path }: ComponentPath,
  { format, plugin, files }: ComponentContext,
): readonly Finding[] {
  const problem = findProblem({ written, path, key }, format, files);
  if (problem === null) return [];
  return [
    {
      rule: 'plugin-component',
      file,
      at: { field: at, part: 'value' },
      about: [key, written],
      message: `"${key}" of plugin "${nameOf(plugin)}" names "${written}", which ${problem.what}.`,
      fix: problem.fix,
    },
  ];
}

function findProblem(
  { written, path, key }: Pick<ComponentPath, 'written' | 'path' | 'key'>,
  format: ManifestFormat,
  files: RepositoryFiles,
): { readonly what: string; readonly fix: string } | null {
  if (path === null)
    return {
      what: 'is outside the plugin',
      fix: 'Move it into the plugin: only its directory is installed.',
    };
  const kind = KINDS[key]!;
  const found = files.kindOf(path);
  if (found === 'missing' || found === 'outside')
    return { what: 'does not exist', fix: 'Fix the path, or remove it.' };
  if (kind === 'json' && !(found === 'file' && /\.(?:json|mcpb|dxt)$/.test(path)))
    return { what: 'is not a JSON file', fix: 'Name a JSON file.' };
  if (kind === 'markdown' && found === 'file' && !path.endsWith('.md'))
    return {
      what: 'is neither a directory nor a Markdown file',
      fix: 'Name a directory or a Markdown file.',
    };
  if (format === 'claude' && found === 'directory' && FILES_ONLY.includes(key))
    return {
      what: 'is a directory: Claude Code refuses the plugin',
      fix: `List the Markdown files, or remove "${key}": the files in ${key}/ are loaded without it.`,
    };
  if (format === 'claude' && !written.startsWith('./'))
    return {
      what: 'does not begin with "./"',
      fix: `Write "./${written}": Claude Code accepts no other path.`,
    };
  return null;
}

function nameOf({ manifests, entries, directory }: Plugin): string {
  const [manifest] = manifests;
  return manifest === undefined ? (asText(entries[0]?.value['name']) ?? directory) : pluginName(manifest);
}

function checkKeys({ format, file, value }: PluginManifest): readonly Finding[] {
  const known: readonly string[] = valueOr(CLAUDE_PLUGINS.manifestKeys, []);
  if (format !== 'claude' || known.length === 0) return [];
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      rule: 'plugin-unknown-key',
      file,
      at: { field: [key], part: 'key' },
      message: `Claude Code does not read "${key}".`,
      fix: adviseOn(key, known, 'Remove it, or move it below "metadata".'),
    }));
}

function checkNames(plugin: Plugin): readonly Finding[] {
  return plugin.entries.flatMap((entry): readonly Finding[] => {
    const manifest = manifestFor(entry, plugin.manifests);
    const [listed, own] = [asText(entry.value['name']), asText(manifest?.value['name'])];
    if (manifest === undefined || listed === undefined || own === undefined || listed === own) return [];
    // Further entries for the same plugin keep its former names alive.
    const isAlias = plugin.entries.some(({ file, value }) => file === entry.file && value['name'] === own);
    if (isAlias && entry.client !== 'codex') return [];
    return [
      {
        rule: 'plugin-name-differs',
        file: entry.file,
        at: { field: [...entry.at, 'name'], part: 'value' },
        about: [listed, own],
        message: `The plugin in ${plugin.directory} is named "${listed}" here and "${own}" in ${manifest.file}.`,
        fix: `Change one of them: "name": "${own}" here, or "name": "${listed}" there.`,
        ...(entry.client === 'codex' && { severity: 'error' }),
      },
    ];
  });
}

/** The manifest that the client of a marketplace reads. */
function manifestFor(
  { client }: PluginEntry,
  manifests: readonly PluginManifest[],
): PluginManifest | undefined {
  if (client !== 'codex') return manifests.find(({ format }) => format === client);
  const places = valueOr(codex.plugin, null)?.manifests ?? [];
  return places.flatMap((place) => manifests.filter((manifest) => manifest.place === place))[0];
}

function checkReserved({ client, file, document }: Marketplace): readonly Finding[] {
  const value = asObject(document.value);
  const name = asText(value['name']);
  const reserved: readonly string[] = valueOr(CLAUDE_PLUGINS.reservedMarketplaces, []);
  if (client !== 'claude' || name === undefined || !reserved.includes(name) || isAnthropic(value)) return [];
  const message = `The marketplace name "${name}" is reserved for Anthropic: Claude Code refuses it.`;
  const at = { field: ['name'], part: 'value' } as const;
  return [{ rule: 'marketplace-reserved', file, at, message, fix: 'Choose another name.' }];
}

/** Claude Code looks at the host of the repository, which files do not tell. */
function isAnthropic({ owner }: JsonObject): boolean {
  const { name, email } = asObject(owner);
  return /^anthropic\b/i.test(asText(name) ?? '') || /@anthropic\.com$/i.test(asText(email) ?? '');
}

function checkSources({ file, plugins }: Marketplace): readonly Finding[] {
  return plugins.flatMap(({ name, index, entry, source }): readonly Finding[] => {
    const problem = source === null ? findSourceProblem(entry['source']) : null;
    if (problem === null) return [];
    return [
      {
        rule: 'source-unpinned',
        file,
        at: { field: ['plugins', index, 'source'], part: 'value' },
        about: [name],
        message: `The source of plugin "${name}" ${problem.what}.`,
        fix: problem.fix,
      },
    ];
  });
}

function findSourceProblem(source: unknown): { readonly what: string; readonly fix: string } | null {
  const { url, registry, sha, sha256, version, source: type } = asObject(source);
  const addresses = [source, url, registry].flatMap((address) => asText(address) ?? []);
  if (addresses.some((address) => /^(?!https:\/\/)(?:[a-z][\w+.-]*:|git@)/i.test(address)))
    return { what: 'is not fetched over https', fix: 'Write an https address.' };
  const isExact = (text: unknown, form: RegExp) => typeof text === 'string' && form.test(text);
  const isPinned =
    isExact(sha, /^[0-9a-f]{40}$/) ||
    isExact(sha256, /^[0-9a-f]{64}$/) ||
    (type === 'npm' && isExact(version, /^\d+\.\d+\.\d+/));
  return isPinned ? null : { what: 'is not pinned', fix: 'Add "sha" with the commit that you reviewed.' };
}
