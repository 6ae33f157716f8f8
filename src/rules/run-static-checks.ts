import { checkBodySize } from './check-body.js';
import { checkReferences, checkScripts, checkToolsets } from './check-declared-paths.js';
import { checkHiddenValues } from './check-hidden-values.js';
import { checkLinks } from './check-links.js';
import { checkPatterns } from './check-patterns.js';
import { checkRequires } from './check-requires.js';
import type { StaticCheck, StaticFinding, StaticInput } from './static-check.js';

const CHECKS: readonly StaticCheck[] = [
  checkBodySize,
  checkLinks,
  checkReferences,
  checkScripts,
  checkToolsets,
  checkPatterns,
  checkRequires,
  checkHiddenValues,
];

/** Everything that can be said of a skill by looking at it and at the files beside it, running nothing. */
export function runStaticChecks(input: StaticInput): StaticFinding[] {
  const findings: StaticFinding[] = [];
  for (const check of CHECKS) for (const finding of check(input)) findings.push(finding);
  return findings;
}
