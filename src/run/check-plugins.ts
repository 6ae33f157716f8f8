import type { RepositoryFiles } from '../files/repository-files.js';
import { readJson } from '../json/read-json.js';
import { knownPlugins } from '../outputs/known-files.js';
import type { OutputSources } from '../outputs/output.js';
import { jsonFilesOf } from '../plugins/components.js';
import type { Plugins } from '../plugins/plugin.js';
import type { Finding } from '../rules/finding.js';
import { checkHooks } from '../rules/plugins/hooks.js';
import { checkManifests } from '../rules/plugins/manifests.js';
import { checkServers, MCP_FILES } from '../rules/plugins/mcp.js';
import { reportSecrets } from '../rules/secret.js';

/** Checks what plugins have beside skills: manifests, hooks and MCP servers. */
export function checkPlugins(sources: OutputSources): readonly Finding[] {
  const { files } = sources;
  const plugins = knownPlugins(sources);
  return [
    ...checkManifests(plugins, files),
    ...checkHooks(plugins, files),
    ...checkServers(plugins, files),
    ...checkTexts(plugins, files),
  ];
}

/** The files of hooks and servers must be JSON, and have no secrets. */
function checkTexts(plugins: Plugins, files: RepositoryFiles): readonly Finding[] {
  const named = jsonFilesOf(plugins);
  const manifests = plugins.manifests.map(({ file }) => file);
  const all = [...new Set([...named, ...MCP_FILES, ...manifests])];
  return all.flatMap((file): readonly Finding[] => {
    const text = files.text(file);
    if (text === null) return [];
    const secrets: Finding[] = [];
    reportSecrets(text, (problem) => secrets.push({ rule: 'secret', file, ...problem }));
    const reading = named.includes(file) ? readJson(text) : { ok: true as const };
    if (reading.ok) return secrets;
    const rule = file.endsWith('.mcp.json') || file.endsWith('mcp.json') ? 'mcp-server' : 'hooks-shape';
    const message = `${file} is not valid JSON: ${reading.message}`;
    return [...secrets, { rule, file, at: reading.span, message, fix: 'Fix the file at this position.' }];
  });
}
