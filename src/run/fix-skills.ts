import { type Finding, isSpan, type Span } from '../report/diagnostic.js';
import type { AppliedFix, GeneratedFile } from '../report/report.js';
import { applyEdits, type TextEdit } from '../rules/fix.js';
import { type RuleId, ruleById } from '../rules/index.js';
import type { Judge } from '../rules/judge.js';
import type { TextRange } from '../rules/rule.js';
import { type InspectionContext, inspectText } from '../skill/inspect-skill.js';
import { fieldLocator } from '../skill/locate-exactly.js';
import { type ParsedSkill, parseSkill } from '../skill/parse-skill.js';
import type { SkillCandidate } from '../skill/skill.js';
import { textOfContent } from '../skill/split-document.js';
import { openJudge } from './collect-skills.js';
import type { RunSetup } from './prepare-run.js';
import { inspectionContext, scanRepository } from './read-skills.js';

export interface FixedSkills {
  readonly fixes: readonly AppliedFix[];
  /** The skills before and after, for a diff. */
  readonly files: readonly GeneratedFile[];
}

/** Fixes what rules know how to fix, skill by skill; with `dryRun` nothing is written. */
export async function fixSkills(setup: RunSetup): Promise<FixedSkills> {
  const { request } = setup;
  const [context, judge] = [inspectionContext(setup), openJudge(setup)];
  const fixes: AppliedFix[] = [];
  const files: GeneratedFile[] = [];
  for (const candidate of scanRepository(setup).candidates) {
    if (candidate.scope !== 'repo') continue;
    const before = readText(candidate, context);
    if (before === null) continue;
    const fixed = fixText(before, candidate, { context, judge });
    if (fixed.text === before) continue;
    fixes.push(...fixed.fixes);
    files.push({ path: candidate.file, before, after: fixed.text });
    if (request.dryRun === true || request.check === true) continue;
    const write = (current: string | null) => (current === before ? fixed.text : null);
    await request.store.update(candidate.file, write, { backup: false });
  }
  return { fixes, files };
}

function readText({ file }: SkillCandidate, { workspace, limits }: InspectionContext): string | null {
  const content = workspace.read(file, { maxBytes: limits.fileBytes, followLinks: false });
  return textOfContent(content);
}

interface Tools {
  readonly context: InspectionContext;
  readonly judge: Pick<Judge, 'levelOfFinding'>;
}

/** One rule after the other: what a fix leads to is inspected before it is kept. */
export function fixText(
  text: string,
  candidate: SkillCandidate,
  tools: Tools,
): { readonly text: string; readonly fixes: readonly AppliedFix[] } {
  const fixes: AppliedFix[] = [];
  const tried = new Set<RuleId>();
  let current = text;
  let findings = visibleFindings(current, candidate, tools);
  // A broken frontmatter hides other findings: the list is read again after every fix.
  for (let rule = nextRule(findings, tried); rule !== undefined; rule = nextRule(findings, tried)) {
    tried.add(rule);
    const own = findings.filter((finding) => finding.rule === rule);
    const edits = editsFor(own, current, candidate, tools);
    const fixed = applyEdits(
      current,
      edits.map(({ edit }) => edit),
    );
    const after = visibleFindings(fixed, candidate, tools);
    const left = after.filter((finding) => finding.rule === rule).length;
    if (left > own.length - edits.length || errorsIn(after, tools) > errorsIn(findings, tools)) continue;
    fixes.push(...edits.map(({ message }) => ({ file: candidate.file, rule, message })));
    [current, findings] = [fixed, after];
  }
  return { text: current, fixes };
}

function visibleFindings(
  text: string,
  candidate: SkillCandidate,
  { context, judge }: Tools,
): readonly Finding[] {
  const { findings } = inspectText(candidate, new TextEncoder().encode(text), context);
  return findings.filter((finding) => judge.levelOfFinding(finding) !== 'off');
}

function nextRule(findings: readonly Finding[], tried: ReadonlySet<RuleId>): RuleId | undefined {
  return findings.find(({ rule }) => ruleById(rule)?.fix !== undefined && !tried.has(rule))?.rule;
}

function errorsIn(findings: readonly Finding[], { judge }: Tools): number {
  return findings.filter((finding) => judge.levelOfFinding(finding) === 'error').length;
}

function editsFor(
  findings: readonly Finding[],
  text: string,
  { directory }: SkillCandidate,
  { context }: Tools,
): { readonly edit: TextEdit; readonly message: string }[] {
  const parsed = parseSkill(new TextEncoder().encode(text), context.profile.frontmatter);
  const { yamlStart, yamlEnd } = parsed;
  return findings.flatMap(({ rule, at, message }) => {
    const span = isSpan(at) ? at : fieldLocator(parsed)(at);
    const place = { text, yamlStart, yamlEnd, directory, workspace: context.workspace };
    const edit = ruleById(rule)?.fix?.({ ...place, ...offsetsOf(span, parsed) });
    return edit ? [{ edit, message }] : [];
  });
}

function offsetsOf({ line, column, endLine, endColumn }: Span, { text }: ParsedSkill): TextRange {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return { start: starts[line - 1]! + column - 1, end: starts[endLine - 1]! + endColumn - 1 };
}
