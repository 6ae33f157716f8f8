import { agentSkills } from './agent-skills.js';
import { claudeCode } from './claude-code.js';
import { cleo } from './cleo.js';
import type { Client } from './client.js';
import { clientProfile } from './client-profile.js';
import { codelia } from './codelia.js';
import { codex } from './codex.js';
import { copilot } from './copilot.js';
import { cursor } from './cursor.js';
import { geminiCli } from './gemini-cli.js';
import { goose } from './goose.js';
import { harness } from './harness.js';
import { opencode } from './opencode.js';
import { pipeline } from './pipeline.js';
import type { Profile } from './profile.js';
import { toolset } from './toolset.js';
import { vscode } from './vscode.js';

/** Popular clients, in the order of every table. */
export const CLIENTS: readonly Client[] = [
  claudeCode,
  codex,
  copilot,
  vscode,
  cursor,
  geminiCli,
  opencode,
  goose,
];

export function clientById(id: string): Client | undefined {
  return CLIENTS.find((client) => client.id === id);
}

/** The profiles that ship: the default one, the systems of the design documents, the clients people run. */
export const PROFILES: readonly Profile[] = [
  agentSkills,
  cleo,
  pipeline,
  harness,
  toolset,
  codelia,
  ...CLIENTS.map(clientProfile),
];

/** The profile that applies if nothing else is chosen or detected. */
export const DEFAULT_PROFILE: Profile = agentSkills;

/** The shipped profile of that name, if there is one. */
export function profileById(id: string): Profile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}
