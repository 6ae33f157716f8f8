import { readAgentSettings } from '../config/agent-settings.js';
import type { Request } from '../config/request.js';
import type { BaseTree } from '../files/workspace.js';
import { isObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { type ExistingEntry, textsOf } from '../manifest/manifest-model.js';
import { isKnownField } from '../profiles/frontmatter-schema.js';
import { addDependencyFindings, withoutPackages } from '../rules/catalog/dependencies.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import type { Finding } from '../rules/finding.js';
import { ruleById } from '../rules/index.js';
import { type InspectionContext, inspectSkill } from '../rules/inspect-skill.js';
import { Judge } from '../rules/judge.js';
import { compileOverrides, type SuppressedText } from '../rules/suppressions.js';
import { collectTokens } from '../rules/unknown-token.js';
import { openaiValidator } from '../schema/validators.js';
import type { ScanResult } from '../skill/scan-skills.js';
import { directoryNameOf, type SkillRecord } from '../skill/skill.js';
import { contentText } from '../text/decode.js';
import { joinPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { selectionContext } from './compare-copies.js';
import { findManualEntries } from './manual-entries.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import { StageTimer } from './run-result.js';
import { type RepositoryScan, scanRepository } from './scan-repository.js';

/** The skills that the scan found, read. */
export interface ReadSkills extends Pick<RepositoryScan, 'nested' | 'findings' | 'excluded'> {
  readonly records: readonly SkillRecord[];
}

/** Skills with their verdicts. */
export interface JudgedSkills {
  readonly judge: Judge;
  /** With findings about their dependencies. */
  readonly records: readonly SkillRecord[];
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  /** With duplicate names resolved. */
  readonly selection: Selection;
}

/** The stages that every operation begins with, for callers that need only those: scan, read, judge. */
export async function collectSkills(setup: RunSetup): Promise<ReadSkills & JudgedSkills> {
  const read = await readSkills(setup, new StageTimer());
  return { ...read, ...judgeSkills(setup, read.records, read.nested) };
}

export async function readSkills(setup: RunSetup, timer: StageTimer): Promise<ReadSkills> {
  const scan = await timer.time('scan', () => scanRepository(setup));
  const read = await timer.time('inspect', () => inspectSkills(setup, scan));
  const records = await followVersion(namePlugins([...read, ...scan.refused], setup), setup);
  return { records, nested: scan.nested, findings: scan.findings, excluded: scan.excluded };
}

async function followVersion(
  records: readonly SkillRecord[],
  setup: RunSetup,
): Promise<readonly SkillRecord[]> {
  if (setup.settings.versionFrom === undefined || setup.request.operation !== 'register') return records;
  const { readVersionFrom, withVersion } = await import('./version-from.js');
  return withVersion(records, readVersionFrom(setup));
}

export function judgeSkills(
  setup: RunSetup,
  read: readonly SkillRecord[],
  nested: ScanResult['nested'],
): JudgedSkills {
  const judge = openJudge(setup);
  const { profile } = setup.chosen;
  const manual = () => findManualEntries(setup, read).map(({ name }) => name);
  const areSkills = profile.fields.includes('dependencies');
  const records = !isKnownField('dependencies', profile)
    ? read
    : addDependencyFindings(areSkills ? read : withoutPackages(read, manual), {
        isAccepted: (record) => judge.isAccepted(record),
        // The rest are skills, valid or not.
        others: () => (areSkills ? manual() : [...read.map(({ name }) => name), ...manual()]),
      });
  const { accepted, rejected } = sortByVerdict(records, judge);
  const selection = selectByName(accepted, selectionContext(setup, accepted, nested));
  return { judge, records, accepted, rejected, selection };
}

/** Judges by the profile, the config and the options of a run. */
export function openJudge({ request, settings, chosen: { profile } }: RunSetup): Judge {
  const policy = {
    profile,
    level: request.level ?? settings.level,
    isForced: request.force === true,
    isProtocol: request.protocol === true,
    overrides: compileOverrides(settings.ruleOverrides),
  };
  return new Judge(policy, ruleById);
}

/** Splits records into accepted and rejected ones. */
export function sortByVerdict(records: readonly SkillRecord[], judge: Judge) {
  const accepted: SkillRecord[] = [];
  const rejected: SkillRecord[] = [];
  for (const record of records) (judge.isAccepted(record) ? accepted : rejected).push(record);
  return { accepted, rejected };
}

/** A plugin has the name it was installed under, which may differ from its author's. */
function namePlugins(records: readonly SkillRecord[], { settings }: RunSetup): readonly SkillRecord[] {
  const names = new Set(readAgentSettings(settings).plugins.map(({ name }) => name));
  if (names.size === 0) return records;
  return records.map((record) => {
    const name = directoryNameOf(record.directory);
    if (record.source !== 'plugin' || !names.has(name)) return record;
    const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
    return { ...record, name, findings };
  });
}

/** Parses, infers and validates every candidate, in scan order. */
export function inspectSkills(setup: RunSetup, scan: Pick<ScanResult, 'candidates'>): readonly SkillRecord[] {
  const { candidates } = scan;
  const context = inspectionContext(setup);
  const onProgress = setup.request.onProgress;
  const records: SkillRecord[] = [];
  for (const [done, candidate] of candidates.entries()) {
    if (onProgress !== undefined && done % 100 === 0) onProgress({ done, total: candidates.length });
    records.push(inspectSkill(candidate, context));
  }
  return records;
}

/** What every skill of a run is checked against. */
export function inspectionContext(setup: RunSetup): InspectionContext {
  const { profile } = setup.chosen;
  const tokens = new Map<string, ReadonlySet<string> | null>();
  const inputs = inputsByName(setup);
  return {
    workspace: setup.request.workspace,
    profile,
    lexicon: setup.lexicon,
    limits: setup.settings.limits,
    requireReasons: setup.settings.requireReasons,
    listsReferences: setup.request.operation !== 'validate',
    validate: setup.validate,
    ...(profile.portability === true && { validateOpenai: openaiValidator() }),
    tokensFor: (root) => {
      if (!tokens.has(root)) tokens.set(root, readTokens(setup, root));
      return tokens.get(root) ?? null;
    },
    suppressions: setup.request.suppressions ?? 'honor',
    earlierText: earlierText(setup),
    inputsOf: (name) => inputs(name),
  };
}

/** A file other than a skill, with the comments in it that suppress rules. */
export function suppressedText(file: string, text: string, setup: RunSetup): SuppressedText {
  const { requireReasons = false, suppressions, earlierText } = inspectionContext(setup);
  const comments =
    suppressions === 'ignore' ? ('ignore' as const) : { earlierText: earlierText ?? (() => null) };
  return { file, text, body: text, bodyStart: 0, requireReasons, comments };
}

/** The tree that a change builds on, if the run knows it. */
export function guardTree({ guard, base }: Pick<Request, 'guard' | 'base'>): BaseTree | undefined {
  return guard ?? base;
}

function earlierText({ request }: RunSetup): InspectionContext['earlierText'] {
  const tree = guardTree(request);
  if (tree === undefined) return null;
  const limits = { maxBytes: MAX_PLACEHOLDER_BYTES, followLinks: false };
  return (file) => contentText(tree.workspace.read(file, limits)) ?? '';
}

const MAX_PLACEHOLDER_BYTES = 1_048_576;

function readTokens(setup: RunSetup, root: string): ReadonlySet<string> | null {
  const { placeholders } = setup.chosen.profile;
  if (placeholders === undefined) return null;
  const { content, parsed } = readPlaceholders(setup, joinPath(root, placeholders.file));
  if (parsed?.ok) return collectTokens(parsed.value);
  // An existing but unreadable file already has a finding.
  return placeholders.required && content.kind === 'missing' ? new Set() : null;
}

function readPlaceholders({ request }: RunSetup, file: string) {
  const content = request.workspace.read(file, { maxBytes: MAX_PLACEHOLDER_BYTES, followLinks: true });
  const text = contentText(content);
  return { content, parsed: text === null ? null : readJson(text) };
}

/** Placeholder files that are invalid. */
export function checkPlaceholders(setup: RunSetup): readonly Finding[] {
  const { placeholders } = setup.chosen.profile;
  if (placeholders === undefined) return [];
  return setup.roots.flatMap((root): Finding[] => {
    const file = joinPath(root.path, placeholders.file);
    const { content, parsed } = readPlaceholders(setup, file);
    if (content.kind === 'missing' || parsed?.ok) return [];
    const why = parsed?.message ?? (content.kind === 'refused' ? content.detail : 'it is not UTF-8 text');
    return [
      {
        rule: 'placeholders-invalid',
        file,
        at: parsed?.span ?? START_OF_FILE,
        message: `The placeholders cannot be read: ${why}`,
        fix: 'Fix the file: until then no token is checked.',
      },
    ];
  });
}

/** `capabilities.inputs` of the manifest's entries, read only if a token is not declared elsewhere. */
function inputsByName(setup: RunSetup): (name: string) => readonly string[] {
  let inputs: Map<string, readonly string[]> | null = null;
  return (name) => {
    inputs ??= collectInputs(existingEntries(setup));
    return inputs.get(name) ?? [];
  };
}

function collectInputs(entries: readonly ExistingEntry[]): Map<string, readonly string[]> {
  return new Map(
    entries.map(({ name, value }) => [
      name,
      isObject(value['capabilities']) ? textsOf(value['capabilities']['inputs']) : [],
    ]),
  );
}
