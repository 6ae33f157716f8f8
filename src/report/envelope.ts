import type { Report } from '../core/report.js';
import { reportMeta } from './report-meta.js';

/** The report's fields for a command that has nothing to say in them; `manifest` is there when one was concerned. */
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
