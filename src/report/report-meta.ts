import type { Report } from '../core/report.js';
import { VERSION } from '../version.js';

/** Who made a report, at what, and under which profile where one was chosen. */
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
