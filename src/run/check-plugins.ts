import type { RepositoryFiles } from '../files/repository-files.js';
import { knownPlugins } from '../outputs/known-files.js';
import type { OutputSources } from '../outputs/output.js';
import { type ComponentFile, findComponentFiles } from '../plugins/component-files.js';
import { jsonFilesOf } from '../plugins/components.js';
import type { Plugins } from '../plugins/plugin.js';
import { SkillReporter, suppressIn } from '../rules/check-skill.js';
import { checkEvals } from '../rules/evals.js';
import type { Finding } from '../rules/finding.js';
import { checkComponent, findDuplicates } from '../rules/plugins/components.js';
import { checkHooks } from '../rules/plugins/hooks.js';
import { checkManifests } from '../rules/plugins/manifests.js';
import { checkServers, MCP_FILES, readServers } from '../rules/plugins/mcp.js';
import { reportSecrets } from '../rules/secret.js';
import { reportContents } from '../rules/skill-files.js';
import { evalFilesOf } from './eval-files.js';
import type { RunSetup } from './prepare-run.js';
import { suppressedText } from './read-skills.js';

/** Checks what plugins have beside skills: manifests, hooks, MCP servers, agents and commands. */
export function checkPlugins(sources: OutputSources, setup: RunSetup): readonly Finding[] {
  const { files } = sources;
  const plugins = knownPlugins(sources);
  return [
    ...checkComponents(findComponentFiles(plugins, files), files, setup),
    ...checkManifests(plugins, files),
    ...checkHooks(plugins, files),
    ...checkServers(plugins, files),
    ...checkTexts(plugins, files),
    ...[...sources.skills, ...sources.unlisted].flatMap(({ name, directory }) =>
      evalFilesOf(directory, files).flatMap(({ file, text }) => checkEvals(file, text, name)),
    ),
  ];
}

/** The files of hooks and servers must be JSON, and have no secrets. */
function checkTexts(plugins: Plugins, files: RepositoryFiles): readonly Finding[] {
  const rules = new Map<string, 'hooks-shape' | 'mcp-server' | null>([
    ...plugins.manifests.map(({ file }) => [file, null] as const),
    ...MCP_FILES.map(({ file, isOther }) => [file, isOther ? null : 'mcp-server'] as const),
    ...jsonFilesOf(plugins, 'mcpServers').map((file) => [file, 'mcp-server'] as const),
    ...jsonFilesOf(plugins, 'hooks').map((file) => [file, 'hooks-shape'] as const),
  ]);
  return [...rules].flatMap(([file, rule]): readonly Finding[] => {
    const text = files.text(file);
    if (text === null) return [];
    const secrets: Finding[] = [];
    reportSecrets(text, (problem) => secrets.push({ rule: 'secret', file, ...problem }));
    const reading = rule === null ? null : readServers(file, files);
    if (rule === null || reading === null || reading.ok) return secrets;
    const message = `${file} is not valid JSON: ${reading.message}`;
    return [...secrets, { rule, file, at: reading.span, message, fix: 'Fix the file at this position.' }];
  });
}

/** Agents, commands and prompts: their frontmatter and what they say, but for what their comments suppress. */
function checkComponents(
  components: readonly ComponentFile[],
  files: RepositoryFiles,
  setup: RunSetup,
): readonly Finding[] {
  const duplicates = findDuplicates(components, files);
  return components.flatMap((component) => {
    const { file } = component;
    const text = files.text(file);
    if (text === null) return [];
    const problems = [...checkComponent(component, text), ...[duplicates.get(component) ?? []].flat()];
    const reporter = new SkillReporter(file, setup.chosen.profile);
    suppressIn(suppressedText(file, text, setup), reporter, () => {
      reportContents(text, file, (rule, problem) => reporter.add(rule, problem));
    });
    return [...problems.map((problem) => ({ file, ...problem })), ...reporter.findings()];
  });
}
