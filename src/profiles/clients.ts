import { claudeCode } from './claude-code.js';
import type { Client } from './client.js';
import { codex } from './codex.js';
import { copilot } from './copilot.js';
import { cursor } from './cursor.js';
import { geminiCli } from './gemini-cli.js';
import { goose } from './goose.js';
import { opencode } from './opencode.js';
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
