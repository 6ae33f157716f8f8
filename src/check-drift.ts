import { countText } from './core/count-text.js';
import { START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { RunSetup } from './prepare-run.js';

/** A repository without skills, and a manifest that is not what it has to become. */
export function checkDrift(setup: RunSetup, plan: ManifestPlan, discovered: number): Finding[] {
  const { request, manifestFile, manifestText } = setup;
  const findings: Finding[] = [];
  if (discovered === 0) {
    findings.push({
      rule: 'no-skills',
      file: manifestFile,
      at: START_OF_FILE,
      message: `No skill was found below ${setup.roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
      fix: 'Add a skill, or correct --root or "roots" in the config.',
    });
  }
  if (request.operation === 'register' && request.check && plan.isChanged) {
    const what =
      manifestText === null
        ? 'does not exist yet'
        : `is not up to date (${countText(plan.changes.length, 'change')})`;
    findings.push({
      rule: 'manifest-drift',
      file: manifestFile,
      at: START_OF_FILE,
      message: `${manifestFile} ${what}.`,
      fix: 'Run `npx skill-registrar register` and commit the result.',
    });
  }
  return findings;
}
