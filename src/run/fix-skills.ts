import { incompatibilitiesOf } from '../compatibility/judge-skill.js';
import { type Audience, checkSkillPortability } from '../compatibility/portability.js';
import { readText } from '../files/repository-files.js';
import type { GeneratedFile } from '../files/workspace.js';
import type { AppliedFix } from '../report/report.js';
import { applyEdits, type TextEdit } from '../rules/fix.js';
import { ruleById } from '../rules/index.js';
import { type InspectionContext, inspectText } from '../rules/inspect-skill.js';
import type { Judge } from '../rules/judge.js';
import { plainPlace } from '../skill/facts.js';
import { fieldLocator } from '../skill/locate-exactly.js';
import { parseSkill } from '../skill/parse-skill.js';
import { findNamed, type SkillCandidate, type SkillRecord } from '../skill/skill.js';
import type { FindingOf } from '../text/finding.js';
import { isBelow, joinPath, parentOf } from '../text/paths.js';
import { isRange, isSpan, type Place } from '../text/span.js';
import { audienceOf } from './check-compatibility.js';
import type { RunSetup } from './prepare-run.js';
import { inspectionContext } from './read-skills.js';
import { scanRepository } from './scan-repository.js';

export interface FixedSkills {
  readonly fixes: readonly AppliedFix[];
  /** The skills before and after, for a diff. */
  readonly files: readonly GeneratedFile[];
}

/** Applies automatic fixes, skill by skill; with `dryRun` nothing is written. */
export async function fixSkills(setup: RunSetup): Promise<FixedSkills> {
  const { request } = setup;
  const tools = openTools(setup);
  const isWriting = request.dryRun !== true && request.check !== true;
  const renamed = await renameFiles(setup, tools, isWriting);
  const fixes = [...renamed.fixes];
  const files = new Map<string, GeneratedFile>(
    renamed.files.map((file) => [isWriting ? file.path : file.from, file]),
  );
  for (const candidate of scanRepository(setup).candidates) {
    if (candidate.scope !== 'repo') continue;
    const before = readSkill(candidate.file, tools.context);
    if (before === null || !isAsked(candidate, before, setup)) continue;
    const fixed = fixText(before, candidate, tools);
    if (fixed.text === before) {
      // A killed run may have left its lock after the file was complete.
      if (isWriting) await request.store.update(candidate.file, () => null, { backup: false });
      continue;
    }
    fixes.push(...fixed.fixes);
    files.set(candidate.file, {
      path: candidate.file,
      ...files.get(candidate.file),
      before,
      after: fixed.text,
    });
    if (!isWriting) continue;
    const write = (current: string | null) => (current === before ? fixed.text : null);
    await request.store.update(candidate.file, write, { backup: false });
  }
  return { fixes, files: [...files.values()] };
}

function openTools(setup: RunSetup): Tools {
  const { profile } = setup.chosen;
  return {
    context: inspectionContext(setup),
    judge: setup.judge,
    ...(profile.portability && { audience: audienceOf(setup) }),
  };
}

/** Whether the request is about a skill: one that it names is fixed alone. */
function isAsked(candidate: SkillCandidate, text: string, setup: RunSetup): boolean {
  const { names = [] } = setup.request;
  if (!isAskedPath(candidate.directory, setup)) return false;
  if (names.length === 0) return true;
  const { name } = inspectText(candidate, new TextEncoder().encode(text), inspectionContext(setup));
  return names.some((wanted) => findNamed(wanted, [{ name }]).length > 0);
}

function isAskedPath(file: string, { request: { paths } }: RunSetup): boolean {
  return paths === undefined || paths.some((path) => isBelow(file, path));
}

interface RenamedFiles {
  readonly fixes: readonly AppliedFix[];
  readonly files: readonly (GeneratedFile & { readonly from: string })[];
}

/** Files first: a skill with a wrong file name has no other findings yet. */
async function renameFiles(setup: RunSetup, tools: Tools, isWriting: boolean): Promise<RenamedFiles> {
  const { candidates, findings } = scanRepository(setup);
  const fixes: AppliedFix[] = [];
  const files: (GeneratedFile & { from: string })[] = [];
  for (const finding of findings) {
    const { rule, file: from, message } = finding;
    const name = ruleById(rule)?.renamesTo;
    if (name === undefined || from.startsWith('~/') || tools.judge.levelOfFinding(finding) === 'off')
      continue;
    const text = readSkill(from, tools.context);
    const isRead = candidates.some(({ file }) => file === from);
    const candidate = candidateAt(from);
    if (text === null || !(isRead || isValidSkill(text, candidate, tools))) continue;
    if (!isAsked(candidate, text, setup)) continue;
    if (isWriting && !(await setup.request.store.rename?.(from, name))) continue;
    const path = joinPath(parentOf(from), name);
    fixes.push({ file: path, from, rule, message });
    files.push({ path, from, before: text, after: text });
  }
  return { fixes, files };
}

/** A file that no agent reads today must not become a failing skill. */
function isValidSkill(text: string, candidate: SkillCandidate, tools: Tools): boolean {
  return errorsIn(visibleFindings(text, candidate, tools), tools) === 0;
}

function candidateAt(file: string): SkillCandidate {
  const directory = parentOf(file);
  return {
    file,
    directory,
    root: parentOf(directory),
    source: 'file',
    scope: 'repo',
    places: [plainPlace(directory)],
    plainDirectories: null,
    hasReferences: false,
  };
}

/** A link inside the repository: the file it points to is fixed. */
function readSkill(file: string, { workspace, limits, profile }: InspectionContext): string | null {
  const followLinks = profile.symlinks !== 'refuse';
  return readText(workspace, file, { maxBytes: limits.fileBytes, followLinks });
}

interface Tools {
  readonly context: InspectionContext;
  readonly judge: Pick<Judge, 'levelOfFinding'>;
  /** Absent if the profile does not check other clients. */
  readonly audience?: Audience;
}

/** Far more than any skill needs. */
const MAX_ROUNDS = 100;

/** One rule after the other: the result of a fix is inspected before it is kept. */
export function fixText(
  text: string,
  candidate: SkillCandidate,
  tools: Tools,
): { readonly text: string; readonly fixes: readonly AppliedFix[] } {
  const fixes: AppliedFix[] = [];
  const tried = new Set<string>();
  let current = text;
  let findings = visibleFindings(current, candidate, tools);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const rule = nextRule(findings, tried);
    if (rule === undefined) break;
    tried.add(rule);
    const own = findings.filter((finding) => finding.rule === rule);
    const edits = editsFor(own, current, candidate, tools);
    const fixed = applyEdits(
      current,
      edits.map(({ edit }) => edit),
    );
    const after = visibleFindings(fixed, candidate, tools);
    if (edits.length === 0 || !isBetter(rule, { before: findings, after, edits: edits.length }, tools))
      continue;
    // One fix can uncover, or leave behind, what another one fixes.
    tried.clear();
    fixes.push(...edits.map(({ message }) => ({ file: candidate.file, rule, message })));
    [current, findings] = [fixed, after];
  }
  return { text: current, fixes };
}

interface Attempt {
  readonly before: readonly FindingOf[];
  readonly after: readonly FindingOf[];
  readonly edits: number;
}

/** The findings are gone and the skill is no worse: what a broken frontmatter hid before does not count. */
function isBetter(rule: string, { before, after, edits }: Attempt, tools: Tools): boolean {
  const [old, left] = [before, after].map((findings) =>
    findings.filter((finding) => finding.rule === rule),
  ) as [FindingOf[], FindingOf[]];
  const wasInvalid = errorsIn(before, tools) > 0;
  const isNoWorse = errorsIn(after, tools) <= errorsIn(before, tools);
  if (!isParseError(rule)) return left.length <= old.length - edits && isNoWorse;
  return left.every(({ at }) => startOf(at) > startOf(old[0]!.at)) && (wasInvalid || isNoWorse);
}

function isParseError(rule: string): boolean {
  return ruleById(rule)?.kind === 'PARSE_ERROR';
}

function startOf(at: Place): number {
  return isRange(at) ? at.start : 0;
}

/** What is wrong with a text, without what the config switches off. */
export function visibleFindings(
  text: string,
  candidate: SkillCandidate,
  { context, judge, audience }: Tools,
): readonly FindingOf[] {
  const record = inspectText(candidate, new TextEncoder().encode(text), context);
  const portability =
    audience === undefined
      ? []
      : checkSkillPortability(
          { skill: record, incompatibilities: incompatibilitiesOf(record.facts) },
          audience,
        );
  return [...record.findings, ...portability].filter((finding) => judge.levelOfFinding(finding) !== 'off');
}

function nextRule(findings: readonly FindingOf[], tried: ReadonlySet<string>): string | undefined {
  return findings.find(({ rule }) => ruleById(rule)?.fix !== undefined && !tried.has(rule))?.rule;
}

function errorsIn(findings: readonly FindingOf[], { judge }: Tools): number {
  return findings.filter((finding) => judge.levelOfFinding(finding) === 'error').length;
}

/** How many findings of these skills `--fix` would fix; a fix is kept only if the skill is no worse for it. */
export function countFixable(setup: RunSetup, records: readonly SkillRecord[]): number {
  const context = inspectionContext(setup);
  return records.reduce((sum, record) => {
    const fixable = record.findings.filter(
      (finding) => ruleById(finding.rule)?.fix !== undefined && setup.judge.levelOfFinding(finding) !== 'off',
    );
    const text = fixable.length === 0 || record.scope !== 'repo' ? null : readSkill(record.file, context);
    return text === null ? sum : sum + editsFor(fixable, text, record, { context }).length;
  }, 0);
}

function editsFor(
  findings: readonly FindingOf[],
  text: string,
  { directory }: Pick<SkillCandidate, 'directory'>,
  { context }: Pick<Tools, 'context'>,
): { readonly edit: TextEdit; readonly message: string }[] {
  const parsed = parseSkill(new TextEncoder().encode(text), context.profile.frontmatter);
  const { yamlStart, yamlEnd } = parsed;
  return findings.flatMap(({ rule, at, message }) => {
    // What has only a line cannot be fixed.
    if (isSpan(at)) return [];
    const range = isRange(at) ? at : fieldLocator(parsed)(at);
    const place = { text, yamlStart, yamlEnd, directory, workspace: context.workspace };
    const edit = ruleById(rule)?.fix?.({ ...place, ...range });
    return edit ? [{ edit, message }] : [];
  });
}
