import type { RepositoryFiles } from '../../files/repository-files.js';
import { asArray, asObject, asText, isObject, type JsonPath } from '../../json/json.js';
import { type JsonReading, readJson, withoutComments } from '../../json/read-json.js';
import {
  groupPlugins,
  isClaudePlugin,
  type JsonPart,
  jsonParts,
  type Plugin,
} from '../../plugins/components.js';
import type { Plugins } from '../../plugins/plugin.js';
import { CLAUDE_PLUGINS } from '../../profiles/claude-plugins.js';
import { valueOr } from '../../profiles/client.js';
import type { FindingOf } from '../../text/finding.js';
import { defineRule } from '../rule.js';
import { type CommandFinding, checkCommand } from './hooks.js';

type Finding = CommandFinding | FindingOf<'mcp-server'>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const server = (text: string, files: Readonly<Record<string, string>> = {}) => ({
  files: {
    'x/skills/pdf/SKILL.md': SKILL,
    'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
    'x/.mcp.json': `{ "mcpServers": { "docs": ${text} } }\n`,
    ...files,
  },
  shown: `.mcp.json: { "mcpServers": { "docs": ${text.replace(/[«»]/g, '')} } }`,
});

/** The MCP servers of plugins and of the repository. */
export default defineRule({
  id: 'mcp-server',
  severity: 'error',
  kind: 'VALIDATION_ERROR',
  summary: 'Every MCP server of a plugin or of the repository has a command or an address, and a known type.',
  why: 'The client does not start it, and the tools that skills rely on are missing.',
  bad: [
    {
      ...server('«{ "args": ["docs"] }»'),
      message: 'The MCP server "docs" has neither "command" nor "url".',
    },
    {
      ...server('{ "type": «"https"», "url": "https://example.com/mcp" }'),
      message: 'The MCP server "docs" has the unknown type "https".',
    },
    {
      ...server('{ "command": "npx", "args": «"docs"» }'),
      message: '"args" of the MCP server "docs" must be a list of strings.',
    },
    {
      ...server('«"npx docs"»'),
      message: 'The MCP server "docs" must be an object.',
    },
    {
      files: {
        'skills/pdf/SKILL.md': SKILL,
        '.mcp.json': '{ "mcpServers": «[]» }\n',
      },
      message: '"mcpServers" must be an object with a server for each key.',
    },
    {
      files: {
        'skills/pdf/SKILL.md': SKILL,
        '.vscode/mcp.json': '{\n  // Ours\n  "servers": { "docs": «{ "args": [] }» },\n}\n',
      },
      message: 'The MCP server "docs" has neither "command" nor "url".',
    },
    {
      files: { 'skills/pdf/SKILL.md': SKILL, '.mcp.json': '{ "mcpServers": { }\n«»' },
      shown: '.mcp.json: { "mcpServers": { }',
    },
    {
      files: {
        'x/skills/pdf/SKILL.md': SKILL,
        'x/.claude-plugin/plugin.json': '{ "name": "x", "mcpServers": "./servers.json" }\n',
        'x/servers.json': '{ "docs": «}»\n',
      },
      shown: 'servers.json: { "docs": }',
    },
  ],
  good: [
    server('{ "command": "npx", "args": ["-y", "docs-mcp@1.2.0"] }'),
    server(
      '{ "type": "http", "url": "https://example.com/mcp", "headers": { "Authorization": "Bearer $DOCS_TOKEN" } }',
    ),
    {
      files: {
        'x/skills/pdf/SKILL.md': SKILL,
        'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
        'x/.mcp.json': '{ "docs": { "command": "npx", "args": ["docs"] } }\n',
      },
    },
    { files: { 'skills/pdf/SKILL.md': SKILL, 'mcp.json': '{ "name": "something else" }\n' } },
  ],
});

/** Files of MCP servers at the top of a repository that some client reads, with the key of the servers. */
export const MCP_FILES: readonly { readonly file: string; readonly key: string; readonly isOther?: true }[] =
  [
    { file: '.mcp.json', key: 'mcpServers' },
    // A file of this name may be something else.
    { file: 'mcp.json', key: 'mcpServers', isOther: true },
    { file: '.cursor/mcp.json', key: 'mcpServers' },
    { file: '.vscode/mcp.json', key: 'servers' },
  ];

/** Checks the MCP servers of the repository and of the plugins that Claude Code loads. */
export function checkServers(plugins: Plugins, files: RepositoryFiles): readonly Finding[] {
  const groups = groupPlugins(plugins).filter(isClaudePlugin);
  const seen = new Set<string>();
  const inPlugins = groups.flatMap((plugin) =>
    jsonParts(plugin, { key: 'mcpServers', usual: valueOr(CLAUDE_PLUGINS.mcpFile, '') }, files).flatMap(
      (part) => {
        seen.add(part.file);
        return checkPart(part, plugin, files);
      },
    ),
  );
  const top: Plugin = { directory: '.', manifests: [], entries: [] };
  const others = MCP_FILES.filter(({ file }) => !seen.has(file)).flatMap(({ file, key, isOther }) => {
    const reading = readServers(file, files);
    if (reading === null || !reading.ok) return [];
    if (isOther && !Object.hasOwn(asObject(reading.value), key)) return [];
    return checkPart({ file, at: [], value: reading.value }, top, files, key);
  });
  return [...inPlugins, ...others];
}

/** VS Code accepts comments in its files. */
export function readServers(file: string, files: RepositoryFiles): JsonReading | null {
  const text = files.text(file);
  if (text === null) return null;
  return readJson(file.startsWith('.vscode/') ? withoutComments(text) : text);
}

function checkPart(
  { file, at, value }: JsonPart,
  plugin: Plugin,
  files: RepositoryFiles,
  key = 'mcpServers',
): readonly Finding[] {
  const isWrapped = isObject(value) && Object.hasOwn(value, key);
  const servers = isWrapped ? value[key] : value;
  const place = isWrapped ? [...at, key] : at;
  const found = (field: JsonPath, message: string, fix: string): Finding => ({
    rule: 'mcp-server',
    file,
    at: { field, part: 'value' },
    about: [message],
    message,
    fix,
  });
  if (!isObject(servers)) {
    const message = `"${key}" must be an object with a server for each key.`;
    return [found(place, message, 'Write { "name": { "command": "…" } }.')];
  }
  return Object.entries(servers).flatMap(([name, server]) => {
    const field = [...place, name];
    // `$schema` and descriptions beside the servers of a file without "mcpServers".
    if (!isWrapped && typeof server === 'string') return [];
    if (!isObject(server))
      return [found(field, `The MCP server "${name}" must be an object.`, 'Write { "command": "…" }.')];
    const problem = findProblem(name, server);
    if (problem !== null) return [found([...field, ...problem.at], problem.message, problem.fix)];
    const texts = [server['command'], ...asArray(server['args'])];
    return texts.flatMap((text, index) =>
      typeof text !== 'string'
        ? []
        : checkCommand(text, [...field, ...(index === 0 ? ['command'] : ['args', index - 1])], {
            file,
            plugin,
            files,
            what: 'server',
            severity: 'warning',
          }),
    );
  });
}

function findProblem(name: string, server: Readonly<Record<string, unknown>>) {
  const types: readonly string[] = valueOr(CLAUDE_PLUGINS.mcpTypes, []);
  const type = asText(server['type']);
  // Copilot's name for a server that it starts.
  if (type !== undefined && type !== 'local' && types.length > 0 && !types.includes(type))
    return {
      at: ['type'],
      message: `The MCP server "${name}" has the unknown type "${type}".`,
      fix: `Write one of ${types.join(', ')}.`,
    };
  if (asText(server['command']) === undefined && asText(server['url']) === undefined)
    return {
      at: [],
      message: `The MCP server "${name}" has neither "command" nor "url".`,
      fix: 'Add "command" for a program, or "type": "http" and "url" for an address.',
    };
  const { args } = server;
  if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string')))
    return {
      at: ['args'],
      message: `"args" of the MCP server "${name}" must be a list of strings.`,
      fix: 'Write a list with one string for each argument.',
    };
  return null;
}
