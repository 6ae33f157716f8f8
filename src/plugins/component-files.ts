import type { RepositoryFiles } from '../files/repository-files.js';
import {
  CLAUDE_AGENT,
  CLAUDE_COMMAND,
  CLAUDE_PLUGIN_AGENT,
  COPILOT_AGENT,
  type ComponentForm,
  OPENCODE_AGENT,
  VSCODE_PROMPT,
} from '../profiles/component-forms.js';
import { isSkillPath } from '../skill/skill.js';
import { joinPath } from '../text/paths.js';
import { claudeDeclarations, componentPaths, groupPlugins, isClaudePlugin } from './components.js';
import type { Plugins } from './plugin.js';

/** The Markdown file of an agent, a command or a prompt. */
export interface ComponentFile {
  readonly file: string;
  readonly form: ComponentForm;
  /** The directory of its plugin; `null` if it is the repository's own. */
  readonly plugin: string | null;
}

/** Where clients look for agents, commands and prompts in a repository. */
export const COMPONENT_PLACES: readonly {
  readonly directory: string;
  readonly form: ComponentForm;
  readonly suffix: string;
  readonly isDeep?: true;
}[] = [
  { directory: '.claude/agents', form: CLAUDE_AGENT, suffix: '.md', isDeep: true },
  { directory: '.claude/commands', form: CLAUDE_COMMAND, suffix: '.md', isDeep: true },
  { directory: '.github/agents', form: COPILOT_AGENT, suffix: '.md' },
  { directory: 'agents', form: COPILOT_AGENT, suffix: '.agent.md' },
  { directory: '.github/prompts', form: VSCODE_PROMPT, suffix: '.prompt.md' },
  { directory: '.opencode/agent', form: OPENCODE_AGENT, suffix: '.md' },
  { directory: '.opencode/agents', form: OPENCODE_AGENT, suffix: '.md' },
];

const MAX_LEVELS = 5;

/** The agents, commands and prompts of a repository and its plugins, each file once. */
export function findComponentFiles(plugins: Plugins, files: RepositoryFiles): readonly ComponentFile[] {
  const own = COMPONENT_PLACES.flatMap(({ directory, form, suffix, isDeep }) =>
    markdownIn(directory, files, isDeep ? MAX_LEVELS : 1)
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file, form, plugin: null })),
  );
  const inPlugins = groupPlugins(plugins)
    .filter(isClaudePlugin)
    .flatMap((plugin) =>
      [CLAUDE_PLUGIN_AGENT, CLAUDE_COMMAND].flatMap((form) => {
        const key = `${form.what}s`;
        const named = claudeDeclarations(plugin)
          .flatMap((declaration) => componentPaths(declaration, key, plugin.directory))
          .flatMap(({ path }) => path ?? []);
        const paths = [joinPath(plugin.directory, key), ...named];
        return paths
          .flatMap((path) =>
            files.kindOf(path) === 'directory'
              ? markdownIn(path, files, MAX_LEVELS)
              : path.endsWith('.md')
                ? [path]
                : [],
          )
          .map((file) => ({
            file,
            form: file.endsWith('.agent.md') ? COPILOT_AGENT : form,
            plugin: plugin.directory,
          }));
      }),
    );
  const found = new Map<string, ComponentFile>();
  for (const component of [...own, ...inPlugins])
    if (!found.has(component.file) && files.kindOf(component.file) === 'file')
      found.set(component.file, component);
  return [...found.values()];
}

/** Documents about a folder are in it, too. */
const DOCUMENTS = /^(?:readme|agents|claude|contributing|changelog)\.md$/i;

function markdownIn(directory: string, files: RepositoryFiles, levels: number): readonly string[] {
  if (levels === 0 || files.kindOf(directory) !== 'directory') return [];
  const entries = files.entries(directory);
  // A skill that lies among agents is one.
  if (entries.some(({ name }) => isSkillPath(name))) return [];
  return entries.flatMap(({ name, kind }) => {
    const path = joinPath(directory, name);
    if (kind === 'directory') return markdownIn(path, files, levels - 1);
    return kind === 'file' && name.endsWith('.md') && !DOCUMENTS.test(name) ? [path] : [];
  });
}
