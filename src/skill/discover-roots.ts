import createIgnore, { type Ignore } from 'ignore';
import { readText } from '../files/repository-files.js';
import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import type { ScanRoot } from '../profiles/profile.js';
import { compareText } from '../text/compare.js';
import { findManyWildcards, joinPath, parentOf } from '../text/paths.js';
import { isSkillFile } from './skill.js';

/** Deeper than any repository keeps its skills; a guard against trees without end. */
const MAX_DEPTH = 10;

/** What tools install, build or cache: never the location of a repository's own skills. */
const NEVER_ENTERED: ReadonlySet<string> = new Set([
  'node_modules',
  'bower_components',
  'jspm_packages',
  'vendor',
  'third_party',
  'third-party',
  'site-packages',
  'venv',
  'virtualenv',
  '__pycache__',
  'dist',
  'build',
  'out',
  'target',
  'coverage',
  'tmp',
  'temp',
  'Pods',
  '.git',
  '.venv',
  '.well-known',
]);

/** Skills in here are input for tests. */
const FIXTURES =
  /^(?:tests?|__tests__|testdata|test[-_]data|fixtures?|__fixtures__|__mocks__|mocks|e2e|specs?)$/i;

/** Of a hidden directory only these are looked at: `.kiro/skills`, `.github/plugins/x/skills`. */
const IN_HIDDEN: ReadonlySet<string> = new Set(['skills', 'skill', 'plugins', 'plugin']);

/** Tells what git ignores, by the `.gitignore` files on the way to it; what it tracks anyway is not ignored. */
export type IsIgnored = (directory: string) => boolean;

export interface DiscoveredRoots {
  readonly roots: readonly ScanRoot[];
  readonly isIgnored: IsIgnored;
}

/**
 * Finds the folders with skills, in one walk over the directories of a repository: every folder called `skills`,
 * and every other folder whose children are skills. What is in a folder called `skills` is left to the scan.
 */
export function discoverRoots(workspace: Workspace, pluginsDirectory = '.agent/plugins'): DiscoveredRoots {
  const walk = new Walk(workspace, pluginsDirectory);
  walk.enter('.', 0, false);
  const roots = [...walk.found.values()].sort((a, b) => compareText(a.path, b.path));
  return { roots, isIgnored: walk.isIgnored };
}

class Walk {
  readonly found = new Map<string, ScanRoot>();
  readonly #ignoreFiles = new Map<string, Ignore>();

  constructor(
    readonly workspace: Workspace,
    /** What was installed from elsewhere is not the repository's own. */
    readonly pluginsDirectory: string,
  ) {}

  enter(directory: string, depth: number, isHidden: boolean): void {
    const entries = this.#list(directory);
    if (entries === null) return;
    this.#readIgnoreFile(directory, entries);
    if (entries.some(isSkillFile)) {
      this.#add(directory === '.' ? '.' : parentOf(directory), directory === '.' ? 'self' : 'children');
      // A repository that is one skill may carry others; below any other skill the scan looks.
      if (directory !== '.') return;
    }
    if (depth === MAX_DEPTH) return;
    for (const { name, kind } of entries) {
      if (kind !== 'directory' || NEVER_ENTERED.has(name) || FIXTURES.test(name)) continue;
      const path = joinPath(directory, name);
      if (isHidden && !IN_HIDDEN.has(name)) continue;
      if (path === this.pluginsDirectory || this.isIgnored(path)) continue;
      if (name === 'skills') {
        if (this.#holdsSkill(path, depth + 1)) this.#add(path, 'any');
      } else this.enter(path, depth + 1, name.startsWith('.'));
    }
  }

  readonly isIgnored: IsIgnored = (directory) => {
    if (this.#ignoreFiles.size === 0) return false;
    for (let base = parentOf(directory); ; base = parentOf(base)) {
      const relative = base === '.' ? directory : directory.slice(base.length + 1);
      const result = this.#ignoreFiles.get(base)?.test(`${relative}/`);
      if (result?.ignored || result?.unignored)
        return result.ignored && !this.workspace.holdsTracked(directory);
      if (base === '.') return false;
    }
  };

  #add(path: string, level: ScanRoot['levels'][number]): void {
    const levels = new Set([...(this.found.get(path)?.levels ?? []), level]);
    this.found.set(path, { path, source: 'repo', levels: [...levels] });
  }

  /** Stops at the first skill: most directories without one are small. */
  #holdsSkill(directory: string, depth: number): boolean {
    const entries = this.#list(directory) ?? [];
    if (entries.some(isSkillFile)) return true;
    if (depth === MAX_DEPTH) return false;
    return entries.some(
      ({ name, kind }) =>
        (kind === 'directory' &&
          name !== 'node_modules' &&
          this.#holdsSkill(joinPath(directory, name), depth + 1)) ||
        (kind === 'link' && this.workspace.kindOf(joinPath(directory, name)) === 'directory'),
    );
  }

  /** What cannot be read is reported by the scan, where it belongs to a skill. */
  #list(directory: string): readonly DirectoryEntry[] | null {
    try {
      return this.workspace.list(directory);
    } catch {
      return null;
    }
  }

  #readIgnoreFile(directory: string, entries: readonly DirectoryEntry[]): void {
    if (!entries.some(({ name, kind }) => name === '.gitignore' && kind === 'file')) return;
    const file = joinPath(directory, '.gitignore');
    const text = readText(this.workspace, file, { maxBytes: 1_048_576, followLinks: false });
    if (text === null) return;
    // A line that could take long ignores nothing: rather a file too many than a run that hangs.
    const lines = text.split('\n').filter((line) => findManyWildcards(line) === null);
    this.#ignoreFiles.set(directory, createIgnore().add(lines));
  }
}

/** A folder for one language, such as the `ja-JP` of `docs/ja-JP/skills`. */
const LANGUAGE =
  /(?:^|\/)(?:docs|i18n|locales?|translations?|lang)\/(?:[^/]+\/)?[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?\/|(?:^|\/)[a-z]{2}[-_][A-Z]{2}\//;

export function isTranslation(directory: string): boolean {
  return LANGUAGE.test(`${directory}/`);
}
