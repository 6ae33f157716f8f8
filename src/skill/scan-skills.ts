import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import type { Profile, ScanRoot } from '../profiles/profile.js';
import { compareText } from '../text/compare.js';
import type { FindingOf } from '../text/finding.js';
import { isAbsolutePath, isBelow, joinPath, normalizePath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import type { SkillPlace } from './facts.js';
import type { ReadingRule } from './reading-rule.js';
import {
  isSkillFile,
  RESOURCE_TYPES,
  SKILL_FILE,
  type SkillCandidate,
  type SkillRecord,
  type SkillScope,
} from './skill.js';
import { unreadRecord } from './unread-record.js';

export interface ScanPlan {
  readonly workspace: Workspace;
  readonly profile: Profile;
  /** Roots in order of preference, with globs, ancestors and home resolved. */
  readonly roots: readonly ScanRoot[];
  /** Paths from the config that are never scanned. */
  readonly excludePaths: readonly string[];
  /** Directories that git ignores; absent if the profile does not check this. */
  readonly isIgnored?: (directory: string) => boolean;
}

export interface ScanResult {
  readonly candidates: readonly SkillCandidate[];
  /** Directories that may contain a skill and were not scanned, each with what was found. */
  readonly refused: readonly SkillRecord[];
  /** The roots that exist, in order. */
  readonly roots: readonly ScanRoot[];
  readonly missingRoots: readonly string[];
  /** SKILL.md files that are too deep to be registered, as far as one deeper pass finds them. */
  readonly nested: readonly NestedSkill[];
  readonly findings: readonly FindingOf[];
}

export interface NestedSkill {
  readonly file: string;
  readonly directory: string;
  readonly isInSkill: boolean;
}

const MAX_DEPTH = 64;
const NESTED_DEPTH = 6;

/** Lists the files that may be skills, in a fixed order: roots as configured, then depth, then path. */
export function scanSkills(plan: ScanPlan): ScanResult {
  const scan = new Scan(plan);
  const roots: ScanRoot[] = [];
  const missingRoots: string[] = [];
  for (const root of plan.roots) {
    if (scan.enterRoot(root)) roots.push(root);
    else missingRoots.push(root.path);
  }
  const { nested, findings } = scan;
  const refused = scan.refused.sort((a, b) => compareText(a.directory, b.directory));
  return { candidates: scan.candidatesWithPlaces(), refused, roots, missingRoots, nested, findings };
}

class Scan {
  readonly candidates = new Set<SkillCandidate>();
  readonly refused: SkillRecord[] = [];
  readonly findings: FindingOf<ReadingRule>[] = [];
  readonly nested: NestedSkill[] = [];
  /** By canonical path. */
  readonly #seenFiles = new Map<string, SkillCandidate>();
  /** The path by which each was first reached, by canonical path. */
  readonly #seenRoots = new Map<string, string>();
  readonly #rootLinks: { readonly path: string; readonly of: string }[] = [];

  constructor(readonly plan: ScanPlan) {}

  enterRoot(root: ScanRoot): boolean {
    const canonical = this.plan.workspace.canonical(root.path);
    if (canonical === null) {
      if (this.plan.workspace.kindOf(root.path) !== 'outside') return false;
      const message = 'The scan root is a link that points outside the repository.';
      const why = { rule: 'link-refused' as const, message, fix: WITHOUT_LINK };
      this.findings.push({ ...why, file: root.path, at: START_OF_FILE });
      return true;
    }
    const entries = this.plan.workspace.list(root.path);
    if (entries === null) return false;
    const seen = this.#seenRoots.get(canonical);
    if (seen !== undefined && !this.#mayReplaceLinks(root.path, canonical)) {
      if (seen !== root.path) this.#rootLinks.push({ path: root.path, of: seen });
      return true;
    }
    this.#seenRoots.set(canonical, root.path);
    if (looksLikeGit(entries)) this.#noticeGit(root.path);
    if (canonical !== root.path) this.#isLinked = true;
    const found = new Set<SkillCandidate>();
    if (root.levels.includes('self')) this.#takeIfSkill(root.path, entries, root, found);
    const depth = depthOf(root);
    if (depth > 0) this.#enterChildren(root.path, entries, { root, found, depth, level: 1 });
    const byDepth = (a: SkillCandidate, b: SkillCandidate) =>
      depthOfPath(a.file) - depthOfPath(b.file) || compareCodePoints(a.file, b.file);
    for (const candidate of [...found].sort(byDepth)) this.candidates.add(candidate);
    return true;
  }

  /** The candidates in order, those that a second root links to with both paths. */
  candidatesWithPlaces(): readonly SkillCandidate[] {
    if (this.#rootLinks.length === 0) return [...this.candidates];
    return [...this.candidates].map((candidate) => {
      const more = this.#rootLinks
        .filter(({ of }) => isBelow(candidate.directory, of))
        .map(({ path, of }) => {
          const directory = joinPath(path, candidate.directory.slice(of.length + 1));
          return { ...candidate.places[0]!, directory: normalizePath(directory), isLinked: true };
        });
      return more.length === 0 ? candidate : { ...candidate, places: [...candidate.places, ...more] };
    });
  }

  /** The directory itself, after a link to it: what was found through the link moves to its real path. */
  #mayReplaceLinks(path: string, canonical: string): boolean {
    return this.#isLinked && path === canonical;
  }

  #enterChildren(directory: string, entries: readonly DirectoryEntry[], visit: Visit): void {
    const directories = entries.filter(({ kind }) => kind === 'directory');
    const links = entries.filter(({ kind }) => kind === 'link');
    // Of several links to one place the first by name counts, whatever order the disk lists them in.
    for (const entry of [...directories, ...links.sort((a, b) => compareText(a.name, b.name))]) {
      const path = joinPath(directory, entry.name);
      if (this.#isExcluded(entry.name, path) || !this.#mayEnter(entry, path, visit.root)) continue;
      this.#enterDirectory(path, visit);
    }
  }

  #enterDirectory(path: string, visit: Visit): void {
    const entries = this.#list(path, visit.root);
    if (entries === null) return;
    if (looksLikeGit(entries)) {
      if (skillEntryOf(entries) === undefined) this.#noticeGit(path);
      else this.#refuse(path, visit.root, describeGit(path));
      return;
    }
    const isSkill = this.#takeIfSkill(path, entries, visit.root, visit.found);
    const goesDeeper = visit.level < visit.depth && (!isSkill || this.plan.profile.nested === 'register');
    if (goesDeeper) this.#enterChildren(path, entries, { ...visit, level: visit.level + 1 });
    else this.#noticeNested(path, entries, { isInSkill: isSkill, depth: isSkill ? NESTED_DEPTH : 1 });
  }

  /** Finds ignored SKILL.md files deeper than the profile registers: below a skill at any depth, else one pass. */
  #noticeNested(
    directory: string,
    entries: readonly DirectoryEntry[],
    { isInSkill, depth }: { readonly isInSkill: boolean; readonly depth: number },
  ): void {
    for (const entry of entries) {
      if (entry.kind !== 'directory' || WITHOUT_SKILLS.has(entry.name)) continue;
      const path = joinPath(directory, entry.name);
      if (this.#isExcluded(entry.name, path)) continue;
      const below = this.#list(path, null) ?? [];
      if (looksLikeGit(below)) this.#noticeGit(path);
      if (below.some(({ name }) => name === SKILL_FILE))
        this.nested.push({ file: joinPath(path, SKILL_FILE), directory: path, isInSkill });
      if (depth > 1) this.#noticeNested(path, below, { isInSkill, depth: depth - 1 });
    }
  }

  #takeIfSkill(
    directory: string,
    entries: readonly DirectoryEntry[],
    root: ScanRoot,
    found: Set<SkillCandidate>,
  ): boolean {
    const entry = skillEntryOf(entries);
    if (entry === undefined) return false;
    const file = joinPath(directory, entry.name);
    if (entry.name !== SKILL_FILE) {
      this.#noticeCase(file);
      if (this.plan.profile.fileName === 'exact') return false;
    }
    if (entry.kind === 'directory' || entry.kind === 'other') {
      this.#noticeKind(file, entry.kind);
      return false;
    }
    const canonical =
      entry.kind === 'link' || this.#isLinked ? (this.plan.workspace.canonical(file) ?? file) : file;
    const place = {
      directory,
      isLinked: this.#isLinked && this.plan.workspace.canonical(directory) !== directory,
      isLinkedFile: entry.kind === 'link',
    };
    const seen = this.#seenFiles.get(canonical);
    const isReplacement = seen !== undefined && seen.file !== canonical && file === canonical;
    if (seen !== undefined && !isReplacement) {
      (seen.places as SkillPlace[]).push(place);
      return true;
    }
    if (seen !== undefined && !found.delete(seen)) this.candidates.delete(seen);
    const candidate: SkillCandidate = {
      file,
      directory,
      root: root.path,
      source: root.source,
      scope: scopeOf(root),
      places: [place, ...(seen?.places ?? [])],
      plainDirectories: this.#isLinked ? null : directoriesIn(entries),
      hasReferences: entries.some(({ name, kind }) => name === 'references' && kind === 'directory'),
    };
    this.#seenFiles.set(canonical, candidate);
    found.add(candidate);
    return true;
  }

  #isLinked = false;

  /** Whether a directory may be scanned; a link only if the profile follows links and it stays inside. */
  #mayEnter(entry: DirectoryEntry, path: string, root: ScanRoot): boolean {
    if (entry.kind === 'directory') return true;
    const kind = this.plan.workspace.kindOf(path);
    if (kind === 'file' || kind === 'missing' || kind === 'other') return false;
    if (this.plan.profile.symlinks === 'ignore') return false;
    if (kind === 'outside' || this.plan.profile.symlinks === 'refuse') {
      const reason = kind === 'outside' ? 'points outside the repository' : 'is a symbolic link';
      const message = `The skill directory ${path} ${reason} and is not followed.`;
      this.#refuse(path, root, { rule: 'link-refused', message, fix: WITHOUT_LINK });
      return false;
    }
    // From here on the same directory may be reached by two names.
    this.#isLinked = true;
    return !isBelow(path, this.plan.workspace.canonical(path) ?? path);
  }

  /** `root` is the root of a directory that may be a skill. */
  #list(path: string, root: ScanRoot | null): readonly DirectoryEntry[] | null {
    try {
      return this.plan.workspace.list(path);
    } catch (error) {
      const { message } = error as Error;
      const why = { rule: 'file-unreadable' as const, message, fix: 'Make the directory readable.' };
      if (root === null) this.findings.push({ ...why, file: path, at: START_OF_FILE });
      else this.#refuse(path, root, why);
      return null;
    }
  }

  #isExcluded(name: string, path: string): boolean {
    const { names, prefixes, except } = this.plan.profile.exclude;
    if (
      names.includes(name) ||
      this.plan.excludePaths.some((excluded) => isBelow(path, normalizePath(excluded)))
    )
      return true;
    if (prefixes.some((prefix) => name.startsWith(prefix)) && !except.includes(name)) return true;
    return this.plan.isIgnored?.(path) === true;
  }

  #noticeGit(directory: string): void {
    this.findings.push({ ...describeGit(directory), file: directory, at: START_OF_FILE });
  }

  #noticeCase(file: string): void {
    this.findings.push({
      rule: 'file-name-case',
      file,
      at: START_OF_FILE,
      message: `The file should be called ${SKILL_FILE}.`,
      fix: `git mv it to ${SKILL_FILE}.`,
    });
  }

  #noticeKind(file: string, kind: 'directory' | 'other'): void {
    const what = kind === 'directory' ? 'a directory' : 'not a regular file';
    this.findings.push({
      rule: 'file-unreadable',
      file,
      at: START_OF_FILE,
      message: `${SKILL_FILE} is ${what}.`,
      fix: 'Replace it by a text file, or rename it.',
    });
  }

  /** It may be a skill, and silently skipping it would be worse than a failure. */
  #refuse(
    directory: string,
    root: ScanRoot,
    why: Pick<FindingOf<ReadingRule>, 'rule' | 'message' | 'fix'>,
  ): void {
    const file = joinPath(directory, SKILL_FILE);
    const { path, source } = root;
    const place = { file, directory, root: path, source, scope: scopeOf(root) };
    this.refused.push(unreadRecord(place, { ...why, file: directory }));
  }
}

/** What git looks for: HEAD with the objects and the refs, or with a file that names the directory of both. */
function looksLikeGit(entries: readonly DirectoryEntry[]): boolean {
  if (!entries.some(({ name }) => name.length === 4 && name.toLowerCase() === 'head')) return false;
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return names.has('commondir') || (names.has('objects') && names.has('refs'));
}

function describeGit(directory: string) {
  return {
    rule: 'git-directory' as const,
    message: `The folder ${directory} looks like a git directory.`,
    fix: 'Rename HEAD, objects or refs, or remove the folder.',
  };
}

const WITHOUT_LINK = 'Replace the link with a real directory inside the repository.';

function scopeOf({ path }: ScanRoot): SkillScope {
  return path.startsWith('~/') || isAbsolutePath(path) ? 'user' : 'repo';
}

interface Visit {
  readonly root: ScanRoot;
  readonly found: Set<SkillCandidate>;
  readonly depth: number;
  readonly level: number;
}

const WITHOUT_SKILLS: ReadonlySet<string> = new Set([...RESOURCE_TYPES, 'node_modules', '.git']);

function depthOf(root: ScanRoot): number {
  if (root.levels.includes('any')) return root.depth ?? MAX_DEPTH;
  if (root.levels.includes('grandchildren')) return 2;
  return root.levels.includes('children') ? 1 : 0;
}

function directoriesIn(entries: readonly DirectoryEntry[]): readonly string[] {
  const names: string[] = [];
  for (const { name, kind } of entries) if (kind === 'directory') names.push(name);
  return names;
}

/** SKILL.md itself, else the same name in another case. */
function skillEntryOf(entries: readonly DirectoryEntry[]): DirectoryEntry | undefined {
  let inOtherCase: DirectoryEntry | undefined;
  for (const entry of entries) {
    if (entry.name === SKILL_FILE) return entry;
    if (isSkillFile(entry) && (inOtherCase === undefined || compareText(entry.name, inOtherCase.name) < 0))
      inOtherCase = entry;
  }
  return inOtherCase;
}

/** Code-point order: unlike UTF-16 units, surrogates come after everything in the first plane. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rankOfUnit(left) - rankOfUnit(right);
  }
  return a.length - b.length;
}

function rankOfUnit(unit: number): number {
  return unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;
}

function depthOfPath(path: string): number {
  let depth = 0;
  for (let index = path.indexOf('/'); index !== -1; index = path.indexOf('/', index + 1)) depth++;
  return depth;
}
