import { VERSION } from '../version.js';
import type { Report } from './report.js';

/** The report's fields for a command that has no findings; `manifest` is present only if the command uses one. */
export type Envelope = Omit<Report, 'manifest'> & { readonly manifest?: string };

export function emptyEnvelope(operation: string): Envelope {
  return {
    _meta: reportMeta(operation),
    success: true,
    summary: {
      discovered: 0,
      registered: 0,
      updated: 0,
      unchanged: 0,
      pruned: 0,
      invalid: 0,
      errors: 0,
      warnings: 0,
      notices: 0,
    },
    changed: false,
    skills: [],
    diagnostics: [],
    changes: [],
  };
}

/** The program, its version and command, and the profile if one was chosen. */
export function reportMeta(
  operation: string,
  chosen?: { readonly profile: { readonly id: string }; readonly reason: string },
): Report['_meta'] {
  return {
    command: 'skill',
    operation,
    version: VERSION,
    ...(chosen !== undefined && { profile: chosen.profile.id, profileReason: chosen.reason }),
  };
}

/** One JSON document. A runner reads `##[` anywhere in a log as a command, so it is escaped. */
export function renderJson(document: object): string {
  return `${JSON.stringify(document, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
