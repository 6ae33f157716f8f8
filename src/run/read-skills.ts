import { readAgentSettings } from '../config/agent-settings.js';
import type { Request } from '../config/request.js';
import type { BaseTree } from '../files/workspace.js';
import { isObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { type ExistingEntry, textsOf } from '../manifest/manifest-model.js';
import type { Finding } from '../rules/finding.js';
import { type InspectionContext, inspectSkill } from '../rules/inspect-skill.js';
import type { SuppressedText } from '../rules/suppressing-comments.js';
import { collectTokens } from '../rules/unknown-token.js';
import { openaiValidator } from '../schema/validators.js';
import type { NestedSkill } from '../skill/scan-skills.js';
import type { SkillCandidate, SkillRecord } from '../skill/skill.js';
import { contentText } from '../text/decode.js';
import type { FindingOf } from '../text/finding.js';
import { baseName, joinPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import { scanRepository } from './scan-repository.js';
import { nextTurn, type StageTimer } from './stage-timer.js';

/** The skills of a repository as they were read, before anything is decided about them. */
export interface ReadSkills {
  /** Every skill, valid or not, in scan order. */
  readonly records: readonly SkillRecord[];
  /** SKILL.md files that are too deep to be registered. */
  readonly nested: readonly NestedSkill[];
  /** Number of skills that the config excludes. */
  readonly excluded: number;
  /** What the scan found besides skills. */
  readonly findings: readonly FindingOf[];
}

export async function readSkills(setup: RunSetup, timer: StageTimer): Promise<ReadSkills> {
  const scan = await timer.time('scan', () => scanRepository(setup));
  const read = await timer.time('inspect', () => inspectInTurns(setup, scan.candidates));
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

/** A plugin has the name it was installed under, which may differ from its author's. */
function namePlugins(records: readonly SkillRecord[], { settings }: RunSetup): readonly SkillRecord[] {
  const names = new Set(readAgentSettings(settings).plugins.map(({ name }) => name));
  if (names.size === 0) return records;
  return records.map((record) => {
    const name = baseName(record.directory);
    if (record.source !== 'plugin' || !names.has(name)) return record;
    const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
    return { ...record, name, findings };
  });
}

/** Parses, infers and validates every candidate, in scan order. */
export function inspectSkills(
  setup: RunSetup,
  candidates: readonly SkillCandidate[],
): readonly SkillRecord[] {
  return [...inspectEach(setup, candidates)];
}

/** Like `inspectSkills`, with pauses. */
async function inspectInTurns(
  setup: RunSetup,
  candidates: readonly SkillCandidate[],
): Promise<readonly SkillRecord[]> {
  const records: SkillRecord[] = [];
  for (const record of inspectEach(setup, candidates)) {
    records.push(record);
    if (records.length % BATCH === 0) await nextTurn();
  }
  return records;
}

/** How many skills are read before the run says so and pauses. */
const BATCH = 20;

function* inspectEach(setup: RunSetup, candidates: readonly SkillCandidate[]): Generator<SkillRecord> {
  const context = inspectionContext(setup);
  const { onProgress } = setup.request;
  for (const [done, candidate] of candidates.entries()) {
    if (done % BATCH === 0) onProgress?.({ stage: 'Reading skills', done, total: candidates.length });
    yield inspectSkill(candidate, context);
  }
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
    comments: commentsOf(setup),
    inputsOf: (name) => inputs(name),
  };
}

/** A file other than a skill, with the comments in it that suppress rules. */
export function suppressedText(file: string, text: string, setup: RunSetup): SuppressedText {
  const { requireReasons } = setup.settings;
  return { file, text, body: text, bodyStart: 0, requireReasons, comments: commentsOf(setup) };
}

function commentsOf({ request }: RunSetup): InspectionContext['comments'] {
  return request.suppressions === 'ignore' ? 'ignore' : { base: guardTree(request)?.workspace ?? null };
}

/** The tree that a change builds on, if the run knows it. */
export function guardTree({ guard, base }: Pick<Request, 'guard' | 'base'>): BaseTree | undefined {
  return guard ?? base;
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
