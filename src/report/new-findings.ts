import { diffLines } from 'diff';
import type { GeneratedFile } from '../files/workspace.js';
import type { ManifestChange } from '../manifest/changes.js';
import type { FindingOf } from '../text/finding.js';
import { isSpan } from '../text/span.js';

/** A skill whose name or path differs from the base. */
export interface RenamedSkill {
  readonly from: { readonly name: string; readonly directory: string };
  readonly to: { readonly name: string; readonly directory: string };
}

/** Text of the base with the current names and paths. */
export type Translate = (text: string) => string;

/** Findings and a way to read the lines they are on. */
export interface FindingsOf {
  readonly findings: readonly FindingOf[];
  readonly lineAt: (file: string, line: number) => string;
}

/**
 * The findings that the base does not have. Two findings are the same if rule, file and subject are the same, at any
 * position in the file; a second one of the same kind is new. Each pass compares the remaining findings by less than
 * the one before: the message and its line, the message, the message with the current names, the message without
 * counts, the field.
 */
export function findNew(now: FindingsOf, base: FindingsOf, translate: Translate): ReadonlySet<FindingOf> {
  const moved = base.findings.map((finding) => ({
    ...finding,
    file: translate(finding.file),
    was: finding.file,
  }));
  const renamed = (finding: FindingOf) => ({ ...finding, message: translate(finding.message) });
  const ambiguous = ambiguousKeys(now.findings, moved);
  const passes: readonly (readonly [ofNow: KeyOf, ofBase: KeyOf<MovedFinding>])[] = [
    [
      (finding) => lineKey(finding, ambiguous, (line) => now.lineAt(finding.file, line)),
      (finding) => lineKey(finding, ambiguous, (line) => base.lineAt(finding.was, line)),
    ],
    [exactKey, exactKey],
    [exactKey, (finding) => exactKey(renamed(finding))],
    [countlessKey, (finding) => countlessKey(renamed(finding))],
    [fieldKey, fieldKey],
  ];
  let [left, before]: [readonly FindingOf[], readonly MovedFinding[]] = [now.findings, moved];
  for (const [ofNow, ofBase] of passes) {
    const counts = countBy(before, ofBase);
    const matched = new Map<string, number>();
    left = left.filter((finding) => {
      const key = ofNow(finding);
      if (!take(counts, key)) return true;
      matched.set(key!, (matched.get(key!) ?? 0) + 1);
      return false;
    });
    before = before.filter((finding) => !take(matched, ofBase(finding)));
  }
  const rest = before.map(renamed);
  return new Set(left.filter((finding) => !isPartOfOne(finding, rest)));
}

/** A finding that names several things is old as long as it names no new ones; one about several skills, in any file. */
function isPartOfOne(finding: FindingOf, base: readonly FindingOf[]): boolean {
  const words = wordsOf(finding.message);
  return base.some(({ rule, file, message }) => {
    if (rule !== finding.rule || (file !== finding.file && finding.skill !== undefined)) return false;
    const known = new Set(wordsOf(message));
    return words.every((word) => known.has(word));
  });
}

/** Quoted texts and words, without numbers and punctuation. */
function wordsOf(message: string): readonly string[] {
  const words = [...message.matchAll(/"[^"]*"|`[^`]*`|[^\s,;:()"`]+/g)];
  return words.map(([word]) => word.replace(/\.$/, '')).filter((word) => !/^\d*$/.test(word));
}

/** A finding of the base with the current path of its file. */
interface MovedFinding extends FindingOf {
  readonly was: string;
}

/** Of several findings of one kind in one file, those on the same words are old. */
function lineKey(
  finding: FindingOf,
  ambiguous: ReadonlySet<string>,
  textOf: (line: number) => string,
): string | null {
  const key = exactKey(finding);
  return isSpan(finding.at) && ambiguous.has(key) ? `${key} ${textOf(finding.at.line).trim()}` : null;
}

function ambiguousKeys(now: readonly FindingOf[], base: readonly FindingOf[]): ReadonlySet<string> {
  const [counts, before] = [countBy(now, exactKey), countBy(base, exactKey)];
  return new Set(
    [...counts].filter(([key, count]) => count !== (before.get(key) ?? count)).map(([key]) => key),
  );
}

type KeyOf<T extends FindingOf = FindingOf> = (finding: T) => string | null;

function countBy<T extends FindingOf>(findings: readonly T[], keyOf: KeyOf<T>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function take(counts: Map<string, number>, key: string | null): boolean {
  const count = key === null ? 0 : (counts.get(key) ?? 0);
  if (count > 0) counts.set(key!, count - 1);
  return count > 0;
}

function exactKey(finding: FindingOf): string {
  return JSON.stringify([finding.rule, finding.file, fieldOf(finding), finding.message]);
}

/** `512 lines` and `530 lines` are the same finding; `"step1.md"` and `"step2.md"` are not. */
function countlessKey(finding: FindingOf): string {
  const countless = finding.message
    .replace(/ There are \d+ more of these in this file\.$/, '')
    .replace(/(?<![\w"'`./-])\d[\d,.]*%?(?![\w"'`/-])/g, '#');
  return JSON.stringify([finding.rule, finding.file, fieldOf(finding), countless]);
}

/** A field that was wrong and is now wrong in another way is still the same field; a list element may differ. */
function fieldKey(finding: FindingOf): string | null {
  const field = fieldOf(finding);
  return field === '' || field.includes('*') ? null : JSON.stringify([finding.rule, finding.file, field]);
}

/** The path of the field, without list indexes, which move; empty for a position in a text. */
function fieldOf({ at, field }: FindingOf): string {
  const [path = [], item = ''] = isSpan(at) ? [field] : [at.field, at.item];
  const names = path.map((segment) => (typeof segment === 'number' ? '*' : segment));
  return [...names, ...(item === '' ? [] : [item])].join('.');
}

/** Replaces the old names and directories of renamed skills, as whole words and paths. */
export function translator(renamed: readonly RenamedSkill[]): Translate {
  const replacements = new Map<string, string>();
  for (const { from, to } of renamed) {
    if (from.directory !== to.directory) {
      replacements.set(lastSegment(from.directory), lastSegment(to.directory));
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

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
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
