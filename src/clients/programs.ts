import type { ClientProgram } from './client-program.js';

/** Environment of every client: no color, no questions, no telemetry. */
export const COMMON_ENVIRONMENT: Readonly<Record<string, string>> = {
  CI: '1',
  DO_NOT_TRACK: '1',
  LANG: 'C.UTF-8',
  NO_COLOR: '1',
  TERM: 'dumb',
};

const codex: ClientProgram = {
  id: 'codex',
  command: 'codex',
  minVersion: '0.150.0',
  env: {},
  home: {
    '.codex/config.toml': 'check_for_update_on_startup = false\n\n[analytics]\nenabled = false\n',
  },
  skillsDirectory: '.agents/skills',
  list: {
    args: ['app-server'],
    input: [
      '{"id":1,"method":"initialize","params":{"clientInfo":{"name":"skill-registrar","title":"skill-registrar","version":"2"}}}',
      '{"method":"initialized"}',
      '{"id":2,"method":"skills/list","params":{"cwds":["{cwd}"],"forceReload":true}}',
    ],
    until: '"id":2,',
  },
};

const geminiCli: ClientProgram = {
  id: 'gemini-cli',
  command: 'gemini',
  minVersion: '0.50.0',
  env: { GEMINI_TELEMETRY_ENABLED: 'false' },
  home: {
    '.gemini/settings.json': JSON.stringify({
      general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
      privacy: { usageStatisticsEnabled: false },
      security: { folderTrust: { enabled: false } },
      telemetry: { enabled: false },
    }),
  },
  skillsDirectory: '.agents/skills',
  list: { args: ['skills', 'list', '--all'] },
};

const opencode: ClientProgram = {
  id: 'opencode',
  command: 'opencode',
  minVersion: '1.10.0',
  env: {
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    OPENCODE_PURE: '1',
  },
  home: { '.config/opencode/opencode.json': '{"autoupdate":false,"share":"disabled"}' },
  skillsDirectory: '.agents/skills',
  list: { args: ['--print-logs', '--log-level', 'WARN', 'debug', 'skill'] },
};

const claudeCode: ClientProgram = {
  id: 'claude-code',
  command: 'claude',
  minVersion: '2.1.200',
  env: {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
  },
  home: {},
  skillsDirectory: '.claude/skills',
  unlistedFields: ['user-invocable', 'paths'],
  list: {
    args: ['--print', '--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose'],
    input: ['{"type":"control_request","request_id":"skills","request":{"subtype":"initialize"}}'],
    until: '"type":"control_response"',
  },
  check: { args: ['plugin', 'validate', '--json', '.'] },
};

const copilot: ClientProgram = {
  id: 'copilot',
  command: 'copilot',
  minVersion: '1.0.90',
  env: { COPILOT_AUTO_UPDATE: 'false', COPILOT_OFFLINE: 'true' },
  home: {},
  skillsDirectory: '.agents/skills',
  list: { args: ['skill', 'list', '--json'] },
};

/** The clients that can be asked, in the order of every table. */
export const PROGRAMS: readonly ClientProgram[] = [claudeCode, codex, copilot, geminiCli, opencode];

export function programOf(client: string): ClientProgram | undefined {
  return PROGRAMS.find(({ id }) => id === client);
}
