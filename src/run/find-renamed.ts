import { readText } from '../files/repository-files.js';
import type { RenamedSkill } from '../report/new-findings.js';
import type { SkillRecord } from '../skill/skill.js';
import { splitFrontmatter } from '../skill/split-document.js';
import type { RunResult } from './run-result.js';

type Skills = Pick<RunResult, 'skills' | 'setup'>;

/**
 * Moved or renamed skills: the same directory; else, among skills in only one of the two trees, the same name; else
 * the same description; else a body that has most of its lines in common.
 */
export function findRenamed(now: Skills, base: Skills): readonly RenamedSkill[] {
  const pairs: RenamedSkill[] = [];
  let [come, gone] = [now.skills.records, base.skills.records];
  const pairUp = (find: (record: SkillRecord) => SkillRecord | undefined) => {
    const taken = new Set<SkillRecord>();
    come = come.filter((record) => {
      const old = find(record);
      if (old === undefined || taken.has(old)) return true;
      taken.add(old);
      if (old.name !== record.name || old.directory !== record.directory)
        pairs.push({ from: old, to: record });
      return false;
    });
    gone = gone.filter((record) => !taken.has(record));
  };
  for (const keyOf of [directoryOf, nameOf, descriptionOf]) {
    const byKey = new Map(gone.map((record) => [keyOf(record), record]));
    byKey.delete('');
    pairUp((record) => byKey.get(keyOf(record)));
  }
  const findByBody = lookForBody(gone, base);
  if (findByBody !== null) pairUp((record) => findByBody(bodyLines(record, now)));
  return pairs;
}

const directoryOf = ({ directory }: SkillRecord) => directory;
const nameOf = ({ name }: SkillRecord) => name;
const descriptionOf = ({ declared }: SkillRecord) => declared.description?.trim() ?? '';

/** The share of lines that git asks for in a renamed file, too. */
const MIN_SHARE = 0.5;
/** Fewer lines are a template, not a text. */
const MIN_LINES = 3;
/** A line that this many skills have says nothing about where one went. */
const MAX_SKILLS = 20;

type FindByLines = (lines: ReadonlySet<string>) => SkillRecord | undefined;

/** Finds the skill whose body is most similar; `null` if there is none to find. */
function lookForBody(gone: readonly SkillRecord[], base: Skills): FindByLines | null {
  if (gone.length === 0) return null;
  const sizes = new Map<SkillRecord, number>();
  const byLine = new Map<string, SkillRecord[]>();
  for (const record of gone) {
    const lines = bodyLines(record, base);
    sizes.set(record, lines.size);
    for (const line of lines) byLine.set(line, [...(byLine.get(line) ?? []), record].slice(0, MAX_SKILLS));
  }
  return (lines) => {
    const shared = new Map<SkillRecord, number>();
    for (const line of lines) {
      const records = byLine.get(line) ?? [];
      if (records.length === MAX_SKILLS) continue;
      for (const record of records) shared.set(record, (shared.get(record) ?? 0) + 1);
    }
    const shares = [...shared]
      .filter(([, count]) => count >= MIN_LINES)
      .map(([record, count]) => ({ record, share: count / Math.max(lines.size, sizes.get(record)!) }));
    const best = shares.sort((a, b) => b.share - a.share)[0];
    return best !== undefined && best.share >= MIN_SHARE ? best.record : undefined;
  };
}

function bodyLines({ file }: SkillRecord, { setup }: Skills): ReadonlySet<string> {
  const { workspace } = setup.request;
  const text = readText(workspace, file) ?? '';
  const split = splitFrontmatter(text);
  const body = split.kind === 'split' ? text.slice(split.bodyStart) : text;
  const lines = body.split(/\r\n|\n|\r/).map((line) => line.trim());
  return new Set(lines.filter((line) => line !== ''));
}
