import { checkCommands } from '../rules/catalog/command-missing.js';
import type { Finding } from '../rules/finding.js';
import { checkOverrides } from '../rules/suppressions.js';
import type { SkillRecord } from '../skill/skill.js';
import type { FindingOf } from '../text/finding.js';
import { checkCatalog } from './check-catalog.js';
import { checkExpectedRoutes } from './check-expectations.js';
import { checkManifestShape } from './check-manifest.js';
import type { RunSetup } from './prepare-run.js';
import { checkPlaceholders } from './read-skills.js';
import type { Decisions } from './run-result.js';
import { checkNoSkills } from './scan-repository.js';
import { checkStaleEntries } from './stale-entries.js';

/** What the stages found, and what only shows when all of them are done. */
export async function collectFindings(run: Decisions): Promise<readonly FindingOf[]> {
  const { setup, skills, checked, plan, outputs, asked } = run;
  const { records, selection } = skills;
  const findings = [
    ...skills.findings,
    ...checkPlaceholders(setup),
    ...records.flatMap((record) => record.findings),
    ...selection.findings,
    ...checked.findings,
    ...checkCatalog(setup, selection.selected, plan),
    ...checkManifestShape(setup, plan),
    ...reportStaleEntries(setup, records),
    ...plan.findings,
    ...outputs.findings,
    ...lookForCommands(setup, selection.usable),
    ...checkNoSkills(setup, [...records, ...checked.others], plan),
    ...(await checkExpectedRoutes(setup, plan)),
    ...asked.findings,
  ];
  return [...findings, ...unusedOverrides(setup, findings)];
}

/** `register` removes stale entries, and `status` lists them, unless the config keeps them. */
function reportStaleEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly Finding[] {
  const { operation } = setup.request;
  const isKept = setup.settings.prune !== 'remove' && (operation === 'register' || operation === 'status');
  return operation === 'validate' || isKept ? checkStaleEntries(setup, records) : [];
}

/** Only a run over every skill can tell that an override has no effect. */
function unusedOverrides({ request, settings, judge }: RunSetup, findings: readonly FindingOf[]): Finding[] {
  const { operation, names = [] } = request;
  const isWhole = (operation === 'validate' && names.length === 0) || operation === 'register';
  if (!isWhole || settings.file === null) return [];
  const { file, requireReasons } = settings;
  return checkOverrides(judge.policy.overrides ?? [], findings, { file, requireReasons });
}

/** A missing command matters to a developer on this machine, not in CI. */
function lookForCommands(
  { request, chosen: { profile } }: RunSetup,
  usable: readonly SkillRecord[],
): Finding[] {
  const { commands, environment, operation } = request;
  const isRelevant = operation === 'validate' || operation === 'status';
  if (!isRelevant || commands === undefined || environment.isCi || profile.requires === 'off') return [];
  return checkCommands(usable, commands);
}
