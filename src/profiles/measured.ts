import type { Evidence } from './client.js';

/** The clients that were asked themselves, which version, and when; written by `npm run clients`. */
export const MEASURED = {
  'claude-code': { source: 'measured', version: '2.1.326', seen: '2026-11-18' },
  codex: { source: 'measured', version: '0.169.0', seen: '2026-11-18' },
  copilot: { source: 'measured', version: '1.0.102', seen: '2026-11-18' },
  'gemini-cli': { source: 'measured', version: '0.61.0', seen: '2026-11-18' },
  opencode: { source: 'measured', version: '1.18.33', seen: '2026-11-18' },
} as const satisfies Readonly<Record<string, Evidence>>;
