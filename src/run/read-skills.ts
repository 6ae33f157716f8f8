import { readJson } from '../json/read-json.js';
import { type ExistingEntry, isObject, textsOf } from '../manifest/manifest-model.js';
import { type Finding, START_OF_FILE } from '../report/diagnostic.js';
import { collectTokens } from '../rules/unknown-token.js';
import { openaiValidator } from '../schema/validators.js';
import { type InspectionContext, inspectSkill } from '../skill/inspect-skill.js';
import type { ScanResult } from '../skill/scan-skills.js';
import { joinPath, type SkillRecord } from '../skill/skill.js';
import { contentText } from '../skill/split-document.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

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
    listsReferences: setup.request.operation !== 'validate',
    validate: setup.validate,
    ...(profile.portability === true && { validateOpenai: openaiValidator() }),
    tokensFor: (root) => {
      if (!tokens.has(root)) tokens.set(root, readTokens(setup, root));
      return tokens.get(root) ?? null;
    },
    inputsOf: (name) => inputs(name),
  };
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
