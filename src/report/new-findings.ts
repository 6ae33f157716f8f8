import { diffArrays, diffLines } from 'diff';
import type { GeneratedFile } from '../files/workspace.js';
import type { ManifestChange } from '../manifest/changes.js';
import type { FindingOf } from '../text/finding.js';
import { baseName } from '../text/paths.js';
import { escapePattern } from '../text/suggest.js';
import { type Identity, identityKey } from './identity.js';

/** A skill whose name or path differs from the base. */
export interface RenamedSkill {
  readonly from: { readonly name: string; readonly directory: string };
  readonly to: { readonly name: string; readonly directory: string };
}

/** Text of the base with the current names and paths. */
export type Translate = (text: string) => string;

/** The findings of a run, and the lines of the files that they are in. */
export interface ComparedFindings {
  readonly findings: readonly ComparedFinding[];
  readonly linesOf: (file: string) => readonly string[];
}

interface ComparedFinding {
  readonly finding: FindingOf;
  readonly identity: Identity;
  /** Absent if it is about a field. */
  readonly line?: number;
}

/**
 * The findings that the base does not have. Two findings are the same if their identity is, on any line; if one run
 * has more of them than the other, those on the same line are the same, then those on a line with the same words, then
 * the first ones. What is left is compared with the current names of renamed skills.
 */
export function findNew(
  now: ComparedFindings,
  base: ComparedFindings,
  translate: Translate,
): ReadonlySet<FindingOf> {
  const moved = base.findings.map((found) => ({ ...found, identity: inFile(found.identity, translate) }));
  const isAmbiguous = ambiguousKeys(now.findings, moved);
  const lineNow = lineMapper(now, base);
  const on = (found: ComparedFinding, place: string | number | null | undefined) => {
    const key = identityKey(found.identity);
    return place == null || !isAmbiguous.has(key) ? null : `${key} ${place}`;
  };
  const identical = ({ identity }: ComparedFinding) => identityKey(identity);
  const passes: readonly (readonly [ofNow: KeyOf, ofBase: KeyOf])[] = [
    [(found) => on(found, found.line), (found) => on(found, lineNow(found))],
    [(found) => on(found, lineText(found, now)), (found) => on(found, lineText(found, base))],
    [identical, identical],
    [identical, ({ identity }) => identityKey(renamed(identity, translate))],
  ];
  let [left, before]: [readonly ComparedFinding[], readonly ComparedFinding[]] = [now.findings, moved];
  for (const [ofNow, ofBase] of passes) [left, before] = withoutPairs(left, before, ofNow, ofBase);
  const rest = bySubject(before.map(({ identity }) => renamed(identity, translate)));
  return new Set(left.filter(({ identity }) => !isPartOfOne(identity, rest)).map(({ finding }) => finding));
}

function inFile(identity: Identity, translate: Translate): Identity {
  return { ...identity, file: translate(identity.file) };
}

function renamed({ skill, subject, ...others }: Identity, translate: Translate): Identity {
  const name = skill === undefined ? {} : { skill: translate(skill) };
  return { ...others, ...name, subject: subject.map(translate) };
}

type KeyOf = (found: ComparedFinding) => string | null;

/** What remains of both lists when each finding of one takes one with the same key from the other. */
function withoutPairs(
  now: readonly ComparedFinding[],
  base: readonly ComparedFinding[],
  ofNow: KeyOf,
  ofBase: KeyOf,
): [readonly ComparedFinding[], readonly ComparedFinding[]] {
  const counts = countBy(base, ofBase);
  const matched = new Map<string, number>();
  const left = now.filter((found) => {
    const key = ofNow(found);
    if (!take(counts, key)) return true;
    matched.set(key!, (matched.get(key!) ?? 0) + 1);
    return false;
  });
  return [left, base.filter((found) => !take(matched, ofBase(found)))];
}

function countBy(findings: readonly ComparedFinding[], keyOf: KeyOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const found of findings) {
    const key = keyOf(found);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function take(counts: Map<string, number>, key: string | null): boolean {
  const count = key === null ? 0 : (counts.get(key) ?? 0);
  if (count > 0) counts.set(key!, count - 1);
  return count > 0;
}

/** Only where one run has more findings than the other does it matter which of them are the same. */
function ambiguousKeys(
  now: readonly ComparedFinding[],
  base: readonly ComparedFinding[],
): ReadonlySet<string> {
  const keyOf = ({ identity }: ComparedFinding) => identityKey(identity);
  const [counts, before] = [countBy(now, keyOf), countBy(base, keyOf)];
  return new Set(
    [...counts].filter(([key, count]) => count !== (before.get(key) ?? count)).map(([key]) => key),
  );
}

function lineText({ finding, line }: ComparedFinding, { linesOf }: ComparedFindings): string | null {
  return line === undefined ? null : (linesOf(finding.file)[line - 1]?.trim() ?? null);
}

/** Beyond this many different lines, two files are not compared line by line. */
const MAX_DIFFERENT_LINES = 2000;

/** The current line of a line of the base; `null` if it was changed or removed. */
function lineMapper(now: ComparedFindings, base: ComparedFindings) {
  const maps = new Map<string, ReadonlyMap<number, number>>();
  return ({ finding: { file: oldFile }, identity: { file }, line }: ComparedFinding): number | null => {
    if (line === undefined) return null;
    let map = maps.get(oldFile);
    if (map === undefined) {
      map = equalLines(base.linesOf(oldFile), now.linesOf(file));
      maps.set(oldFile, map);
    }
    return map.get(line) ?? null;
  };
}

function equalLines(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_DIFFERENT_LINES });
  let [old, current] = [1, 1];
  for (const { added, removed, count } of parts ?? []) {
    if (!added && !removed) for (let at = 0; at < count; at++) lines.set(old + at, current + at);
    if (!added) old += count;
    if (!removed) current += count;
  }
  return lines;
}

/** A finding about several things is old as long as it names no new one; one about several skills, in any file. */
function isPartOfOne(
  { rule, file, skill, subject }: Identity,
  base: ReadonlyMap<string, readonly Identity[]>,
): boolean {
  if (subject.length === 0) return false;
  return (base.get(subjectKey(rule, subject[0]!)) ?? []).some((old) => {
    if (old.file !== file && skill !== undefined) return false;
    return subject.every((part) => old.subject.includes(part));
  });
}

function bySubject(identities: readonly Identity[]): ReadonlyMap<string, readonly Identity[]> {
  const found = new Map<string, Identity[]>();
  for (const identity of identities)
    for (const part of new Set(identity.subject)) {
      const key = subjectKey(identity.rule, part);
      const others = found.get(key);
      if (others === undefined) found.set(key, [identity]);
      else others.push(identity);
    }
  return found;
}

function subjectKey(rule: string, part: string): string {
  return `${rule} ${part}`;
}

/** Replaces the old names and directories of renamed skills, as whole words and paths. */
export function translator(renamed: readonly RenamedSkill[]): Translate {
  const replacements = new Map<string, string>();
  for (const { from, to } of renamed) {
    if (from.directory !== to.directory) {
      replacements.set(baseName(from.directory), baseName(to.directory));
      replacements.set(from.directory, to.directory);
    }
    if (from.name !== to.name) replacements.set(from.name, to.name);
  }
  if (replacements.size === 0) return (text) => text;
  // The longest first: `skills/pdf-tools` before `skills/pdf`.
  const olds = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\w./-])(?:${olds.map(escapePattern).join('|')})(?![\\w-])`, 'g');
  return (text) => text.replace(pattern, (old) => replacements.get(old)!);
}

/** Whether a manifest needs changes that it did not need in the base; counts and times do not matter. */
export function hasNewChanges(
  now: readonly ManifestChange[],
  base: readonly ManifestChange[],
  translate: Translate,
): boolean {
  const before = new Set(base.flatMap(changeKeys).map(translate));
  return now.flatMap(changeKeys).some((key) => !before.has(key));
}

/** What has to change, and the new value, but not the old one. */
function changeKeys(change: ManifestChange): readonly string[] {
  switch (change.kind) {
    case 'skill-updated':
      return change.fields.map(({ field, after }) => keyOf(change.kind, change.skill, field, after));
    case 'skill-added':
    case 'skill-removed':
      return [keyOf(change.kind, change.skill)];
    case 'route-changed':
      return [keyOf(change.kind, change.table, change.newKey, change.newSkill)];
    case 'route-added':
    case 'route-removed':
      return [keyOf(change.kind, change.table, change.key, change.skill)];
    case 'meta-changed':
      return change.field === 'lastUpdated' ? [] : [keyOf(change.kind, change.field)];
    // Generated files are compared line by line.
    case 'file-changed':
      return [];
  }
}

function keyOf(...parts: readonly unknown[]): string {
  return parts.map((part) => JSON.stringify(part) ?? '').join(' ');
}

/** Whether a generated file has missing or extra lines that it did not have in the base. */
export function hasNewLines(
  now: GeneratedFile,
  base: GeneratedFile | undefined,
  translate: Translate,
): boolean {
  if (base === undefined) return true;
  const before = new Set(changedLines(base).map(translate));
  return changedLines(now).some((line) => !before.has(line));
}

function changedLines({ before, after }: GeneratedFile): readonly string[] {
  return diffLines(before ?? '', after ?? '')
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'}${line}`),
    );
}
