import { claudeCode } from './claude-code.js';
import { type Fact, readIn, UNKNOWN, valueOr } from './client.js';
import { FLAG, MAP, TEXT, TEXT_OR_TEXTS } from './fields.js';
import type { JsonSchema } from './profile.js';

const documented = readIn({ source: 'documentation', seen: '2026-11' });
const inClaude = readIn({ source: 'code', version: '2.1.327', seen: '2026-11' });
const inOpencode = readIn({ source: 'code', version: '1.19.3', seen: '2026-11' });

/** What a client reads in the frontmatter of an agent, a command or a prompt. */
export interface ComponentForm {
  /** The client. */
  readonly title: string;
  readonly what: 'agent' | 'command' | 'prompt';
  /** Without these, it skips the file. */
  readonly required: Fact<readonly string[]>;
  /** Documented as required, but a file without them is loaded. */
  readonly expected: Fact<readonly string[]>;
  readonly fields: Fact<Readonly<Record<string, JsonSchema>>>;
  /** What becomes of fields that are not named there. */
  readonly otherFields: 'ignored' | 'passed to the model';
  /** Fields that it reads elsewhere, but not here, with where it reads them. */
  readonly ignored: Fact<{ readonly fields: readonly string[]; readonly place: string }>;
  /** A name that it refuses. */
  readonly badName: Fact<{ readonly pattern: string; readonly form: string }>;
  /** Names for `tools` and `allowed-tools`; those of MCP servers begin with `mcp__`. */
  readonly tools: Fact<readonly string[]>;
}

const CLAUDE_TOOLS = inClaude([
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

/** An agent of the repository itself, in `.claude/agents`. */
export const CLAUDE_AGENT: ComponentForm = {
  title: 'Claude Code',
  what: 'agent',
  required: inClaude(['name', 'description']),
  expected: inClaude([]),
  fields: inClaude({
    name: TEXT,
    description: TEXT,
    tools: TEXT_OR_TEXTS,
    disallowedTools: TEXT_OR_TEXTS,
    model: TEXT,
    permissionMode: TEXT,
    maxTurns: { type: 'integer' },
    autoCompactWindow: { type: 'integer' },
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
    observer: TEXT,
    observerMessage: TEXT,
    observeSubagents: FLAG,
    experimental: MAP,
  }),
  otherFields: 'ignored',
  ignored: UNKNOWN,
  badName: inClaude({
    pattern: '^-|:|^.{257}',
    form: 'has at most 256 characters, does not begin with "-" and has no ":"',
  }),
  tools: CLAUDE_TOOLS,
};

/** An agent of a plugin: the file gives it a name, and the plugin a description. */
export const CLAUDE_PLUGIN_AGENT: ComponentForm = {
  ...CLAUDE_AGENT,
  required: inClaude([]),
  expected: inClaude(['description']),
  ignored: inClaude({
    fields: [
      'permissionMode',
      'hooks',
      'mcpServers',
      'initialPrompt',
      'observer',
      'observerMessage',
      'observeSubagents',
    ],
    place: '.claude/agents',
  }),
  badName: UNKNOWN,
};

export const CLAUDE_COMMAND: ComponentForm = {
  title: 'Claude Code',
  what: 'command',
  required: inClaude([]),
  expected: inClaude([]),
  fields: inClaude({
    name: TEXT,
    description: TEXT,
    version: {},
    disallowedTools: TEXT_OR_TEXTS,
    'hide-from-slash-command-tool': {},
    ...valueOr(claudeCode.fields, {}),
  }),
  otherFields: 'ignored',
  ignored: UNKNOWN,
  badName: UNKNOWN,
  tools: CLAUDE_TOOLS,
};

/** Copilot and VS Code. */
export const COPILOT_AGENT: ComponentForm = {
  title: 'Copilot',
  what: 'agent',
  required: UNKNOWN,
  expected: documented(['description']),
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
  otherFields: 'ignored',
  ignored: UNKNOWN,
  badName: UNKNOWN,
  // It ignores names that it does not know.
  tools: UNKNOWN,
};

export const VSCODE_PROMPT: ComponentForm = {
  title: 'VS Code',
  what: 'prompt',
  required: documented([]),
  expected: documented([]),
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
  otherFields: 'ignored',
  ignored: UNKNOWN,
  badName: UNKNOWN,
  tools: UNKNOWN,
};

export const OPENCODE_AGENT: ComponentForm = {
  title: 'OpenCode',
  what: 'agent',
  required: UNKNOWN,
  expected: documented(['description']),
  fields: inOpencode({
    description: TEXT,
    mode: { enum: ['subagent', 'primary', 'all'] },
    model: TEXT,
    prompt: TEXT,
    temperature: { type: 'number' },
    top_p: { type: 'number' },
    tools: MAP,
    disable: FLAG,
    maxSteps: { type: 'integer' },
  }),
  otherFields: 'passed to the model',
  ignored: UNKNOWN,
  badName: UNKNOWN,
  tools: documented([
    'bash',
    'edit',
    'glob',
    'grep',
    'list',
    'lsp',
    'patch',
    'question',
    'read',
    'skill',
    'task',
    'todoread',
    'todowrite',
    'webfetch',
    'websearch',
    'write',
  ]),
};
