import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { openRepositoryFiles } from '../../src/files/repository-files.js';
import { findComponentFiles } from '../../src/plugins/component-files.js';
import { findPlugins } from '../../src/plugins/read-plugins.js';

it('finds the agents, commands and prompts of each client, and no documents or skills', () => {
  const files = openRepositoryFiles(
    new MemoryWorkspace({
      '.claude/agents/team/critic.md': '',
      '.claude/agents/README.md': '',
      '.github/agents/critic.agent.md': '',
      '.github/prompts/plan.prompt.md': '',
      '.github/prompts/notes.md': '',
      '.opencode/agent/critic.md': '',
      'p/.claude-plugin/plugin.json': '{ "name": "p", "commands": "./more/extra.md" }',
      'p/agents/a.md': '',
      'p/agents/skill/SKILL.md': '',
      'p/commands/git/ship.md': '',
      'p/more/extra.md': '',
      'p/skills/pdf/SKILL.md': '',
    }),
  );
  const plugins = findPlugins([], [{ directory: 'p/skills/pdf' }], files);
  const found = findComponentFiles(plugins, files);
  expect(found.map(({ file, form, plugin }) => [file, form.title, form.what, plugin])).toEqual([
    ['.claude/agents/team/critic.md', 'Claude Code', 'agent', null],
    ['.github/agents/critic.agent.md', 'Copilot', 'agent', null],
    ['.github/prompts/plan.prompt.md', 'VS Code', 'prompt', null],
    ['.opencode/agent/critic.md', 'OpenCode', 'agent', null],
    ['p/agents/a.md', 'Claude Code', 'agent', 'p'],
    ['p/commands/git/ship.md', 'Claude Code', 'command', 'p'],
    ['p/more/extra.md', 'Claude Code', 'command', 'p'],
  ]);
});
