import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import type { RenamedSkill } from '../report/new-findings.js';
import type { SkillRecord } from '../skill/skill.js';
import { splitFrontmatter } from '../skill/split-document.js';
import type { RunResult } from './run-result.js';

/** A skill, and the tree that has its file. */
export interface TracedSkill {
  readonly name: string;
  readonly directory: string;
  readonly description: string;
  readonly file: string;
  readonly workspace: Workspace;
}

/** A skill of a run. */
export function traceRecord(
  { name, directory, file, declared }: SkillRecord,
  workspace: Workspace,
): TracedSkill {
  return { name, directory, file, description: declared.description ?? '', workspace };
}

/** Skills that the change moved or renamed. */
export function findRenamed(now: RunResult, base: RunResult): readonly RenamedSkill[] {
  const trace = ({ skills, setup }: RunResult) =>
    skills.records.map((record) => traceRecord(record, setup.request.workspace));
  return pairRenamed(trace(now), trace(base));
}

interface RenamedPair<Old> extends RenamedSkill {
  readonly from: Old & RenamedSkill['from'];
}

/**
 * Moved or renamed skills: the same directory; else, among skills that only one side has, the same name; else the same
 * description; else a body that has most of its lines in common.
 */
export function pairRenamed<Old extends TracedSkill>(
  now: readonly TracedSkill[],
  before: readonly Old[],
): readonly RenamedPair<Old>[] {
  const pairs: RenamedPair<Old>[] = [];
  let [come, gone] = [now, before];
  const pairUp = (find: (skill: TracedSkill) => Old | undefined) => {
    const taken = new Set<Old>();
    come = come.filter((skill) => {
      const old = find(skill);
      if (old === undefined || taken.has(old)) return true;
      taken.add(old);
      if (old.name !== skill.name || old.directory !== skill.directory) pairs.push({ from: old, to: skill });
      return false;
    });
    gone = gone.filter((old) => !taken.has(old));
  };
  for (const keyOf of [directoryOf, nameOf, descriptionOf]) {
    const byKey = new Map(gone.map((old) => [keyOf(old), old]));
    byKey.delete('');
    pairUp((skill) => byKey.get(keyOf(skill)));
  }
  const findByBody = lookForBody(gone);
  if (findByBody !== null) pairUp((skill) => findByBody(bodyLines(skill)));
  return pairs;
}

const directoryOf = ({ directory }: TracedSkill) => directory;
const nameOf = ({ name }: TracedSkill) => name;
const descriptionOf = ({ description }: TracedSkill) => description.trim();

/** The share of lines that git asks for in a renamed file, too. */
const MIN_SHARE = 0.5;
/** Fewer lines are a template, not a text. */
const MIN_LINES = 3;
/** A line that this many skills have says nothing about where one went. */
const MAX_SKILLS = 20;

type FindByLines<Old> = (lines: ReadonlySet<string>) => Old | undefined;

/** Finds the skill whose body is most similar; `null` if there is none to find. */
function lookForBody<Old extends TracedSkill>(gone: readonly Old[]): FindByLines<Old> | null {
  if (gone.length === 0) return null;
  const sizes = new Map<Old, number>();
  const byLine = new Map<string, Old[]>();
  for (const old of gone) {
    const lines = bodyLines(old);
    sizes.set(old, lines.size);
    for (const line of lines) byLine.set(line, [...(byLine.get(line) ?? []), old].slice(0, MAX_SKILLS));
  }
  return (lines) => {
    const shared = new Map<Old, number>();
    for (const line of lines) {
      const skills = byLine.get(line) ?? [];
      if (skills.length === MAX_SKILLS) continue;
      for (const old of skills) shared.set(old, (shared.get(old) ?? 0) + 1);
    }
    const shares = [...shared]
      .filter(([, count]) => count >= MIN_LINES)
      .map(([old, count]) => ({ old, share: count / Math.max(lines.size, sizes.get(old)!) }));
    const best = shares.sort((a, b) => b.share - a.share)[0];
    return best !== undefined && best.share >= MIN_SHARE ? best.old : undefined;
  };
}

function bodyLines({ file, workspace }: TracedSkill): ReadonlySet<string> {
  const text = readText(workspace, file) ?? '';
  const split = splitFrontmatter(text);
  const body = split.kind === 'split' ? text.slice(split.bodyStart) : text;
  const lines = body.split(/\r\n|\n|\r/).map((line) => line.trim());
  return new Set(lines.filter((line) => line !== ''));
}
