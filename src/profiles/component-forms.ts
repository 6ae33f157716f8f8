import { claudeCode } from './claude-code.js';
import { type Fact, readIn, UNKNOWN, valueOr } from './client.js';
import { FLAG, MAP, TEXT, TEXT_OR_TEXTS } from './fields.js';
import type { JsonSchema } from './profile.js';

const documented = readIn({ source: 'documentation', seen: '2026-11' });
const inCode = readIn({ source: 'code', version: '1.18', seen: '2026-11' });

/** What a client reads in the frontmatter of an agent, a command or a prompt. */
export interface ComponentForm {
  /** The client. */
  readonly title: string;
  readonly what: 'agent' | 'command' | 'prompt';
  /** Whether a file without frontmatter is one, too. */
  readonly frontmatter: 'required' | 'optional';
  readonly required: Fact<readonly string[]>;
  readonly fields: Fact<Readonly<Record<string, JsonSchema>>>;
  /** Fields that it ignores in the agents of a plugin. */
  readonly ignoredInPlugins: Fact<readonly string[]>;
  /** Names for `tools` and `allowed-tools`; those of MCP servers begin with `mcp__`. */
  readonly tools: Fact<readonly string[]>;
}

const CLAUDE_TOOLS = documented([
  'Agent',
  'AskUserQuestion',
  'Bash',
  'BashOutput',
  'CronCreate',
  'CronDelete',
  'CronList',
  'Edit',
  'EnterPlanMode',
  'EnterWorktree',
  'ExitPlanMode',
  'ExitWorktree',
  'Glob',
  'Grep',
  'KillShell',
  'ListMcpResourcesTool',
  'LS',
  'LSP',
  'Monitor',
  'MultiEdit',
  'NotebookEdit',
  'NotebookRead',
  'PowerShell',
  'PushNotification',
  'Read',
  'ReadMcpResourceTool',
  'RemoteTrigger',
  'ScheduleWakeup',
  'SendMessage',
  'Skill',
  'SlashCommand',
  'Task',
  'TaskCreate',
  'TaskGet',
  'TaskList',
  'TaskOutput',
  'TaskStop',
  'TaskUpdate',
  'TeamCreate',
  'TeamDelete',
  'TodoRead',
  'TodoWrite',
  'ToolSearch',
  'WebFetch',
  'WebSearch',
  'Workflow',
  'Write',
]);

export const CLAUDE_AGENT: ComponentForm = {
  title: 'Claude Code',
  what: 'agent',
  frontmatter: 'required',
  required: documented(['name', 'description']),
  fields: documented({
    name: TEXT,
    description: TEXT,
    tools: TEXT_OR_TEXTS,
    disallowedTools: TEXT_OR_TEXTS,
    model: TEXT,
    permissionMode: TEXT,
    maxTurns: { type: 'integer' },
    skills: TEXT_OR_TEXTS,
    mcpServers: {},
    hooks: MAP,
    memory: { enum: ['user', 'project', 'local'] },
    background: FLAG,
    effort: {},
    isolation: { enum: ['worktree'] },
    color: TEXT,
    initialPrompt: TEXT,
    omitClaudeMd: FLAG,
  }),
  ignoredInPlugins: documented(['hooks', 'mcpServers', 'permissionMode']),
  tools: CLAUDE_TOOLS,
};

export const CLAUDE_COMMAND: ComponentForm = {
  title: 'Claude Code',
  what: 'command',
  frontmatter: 'optional',
  required: documented([]),
  fields: documented({
    name: TEXT,
    description: TEXT,
    'hide-from-slash-command-tool': {},
    ...valueOr(claudeCode.fields, {}),
  }),
  ignoredInPlugins: UNKNOWN,
  tools: CLAUDE_TOOLS,
};

/** Copilot and VS Code. */
export const COPILOT_AGENT: ComponentForm = {
  title: 'Copilot',
  what: 'agent',
  frontmatter: 'required',
  required: documented(['description']),
  fields: documented({
    name: TEXT,
    description: TEXT,
    target: TEXT,
    tools: TEXT_OR_TEXTS,
    model: TEXT_OR_TEXTS,
    'disable-model-invocation': FLAG,
    'user-invocable': FLAG,
    infer: {},
    'mcp-servers': {},
    metadata: MAP,
    'argument-hint': TEXT,
    handoffs: {},
    agents: TEXT_OR_TEXTS,
    hooks: {},
  }),
  ignoredInPlugins: UNKNOWN,
  // It ignores names that it does not know.
  tools: UNKNOWN,
};

export const VSCODE_PROMPT: ComponentForm = {
  title: 'VS Code',
  what: 'prompt',
  frontmatter: 'optional',
  required: documented([]),
  fields: documented({
    name: TEXT,
    description: TEXT,
    'argument-hint': TEXT,
    agent: TEXT,
    // The former name of `agent`.
    mode: TEXT,
    model: TEXT_OR_TEXTS,
    tools: TEXT_OR_TEXTS,
  }),
  ignoredInPlugins: UNKNOWN,
  tools: UNKNOWN,
};

export const OPENCODE_AGENT: ComponentForm = {
  title: 'OpenCode',
  what: 'agent',
  frontmatter: 'required',
  required: inCode(['description']),
  // It passes any other field to the model.
  fields: UNKNOWN,
  ignoredInPlugins: UNKNOWN,
  tools: UNKNOWN,
};
