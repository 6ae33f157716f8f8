import { START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import type { ListedSkill } from './core/list-skills.js';
import type { GeneratedFile } from './core/report.js';
import { containedFile, readCatalogFile } from './find-catalog-files.js';
import { refreshCatalogBlocks } from './report/refresh-catalog-blocks.js';
import type { CatalogTarget } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

export interface CatalogRefresh {
  /** Files whose catalogs differ from what they should be. */
  readonly files: readonly GeneratedFile[];
  /** One for each block that differs: for runs that only look. */
  readonly stale: readonly Finding[];
  readonly problems: readonly Finding[];
}

export interface CatalogSources {
  readonly workspace: Workspace;
  readonly targets: readonly CatalogTarget[];
  /** From `findCatalogFiles`. */
  readonly files: readonly string[];
  readonly skills: readonly ListedSkill[];
}

/** Renders the catalogs of these files anew. */
export function refreshCatalogs(input: CatalogSources): CatalogRefresh {
  const { workspace, skills } = input;
  const wanted = targetsByFile(input.targets);
  const files: GeneratedFile[] = [];
  const stale: Finding[] = [];
  const problems: Finding[] = [];
  for (const path of input.files) {
    const content = readCatalogFile(workspace, path);
    if (content.kind === 'refused') {
      problems.push(unreadable(path, content.detail));
      continue;
    }
    const before = content.text;
    if (before === null && isSkillFile(path)) {
      problems.push(wouldBeASkill(path));
      continue;
    }
    const refreshed = refreshCatalogBlocks(path, before ?? '', { skills, wanted: wanted.get(path) ?? [] });
    stale.push(...refreshed.stale);
    problems.push(...refreshed.problems);
    if (refreshed.text !== null && refreshed.text !== before)
      files.push({ path, before, after: refreshed.text });
  }
  return { files, stale, problems };
}

/** The same for one file whose text may have changed since; `null` when there is nothing to write. */
export function rewriteCatalogs(path: string, text: string | null, input: CatalogSources): string | null {
  const wanted = targetsByFile(input.targets).get(path) ?? [];
  const refreshed = refreshCatalogBlocks(path, text ?? '', { skills: input.skills, wanted });
  return refreshed.text === text ? null : refreshed.text;
}

function targetsByFile(targets: readonly CatalogTarget[]): ReadonlyMap<string, readonly CatalogTarget[]> {
  const byFile = new Map<string, CatalogTarget[]>();
  for (const target of targets) {
    const path = containedFile(target.file);
    byFile.set(path, [...(byFile.get(path) ?? []), target]);
  }
  return byFile;
}

/** A new SKILL.md would be a skill that the next run finds, and lists in it. */
function isSkillFile(path: string): boolean {
  return /(?:^|\/)skill\.md$/i.test(path);
}

function wouldBeASkill(file: string): Finding {
  return {
    rule: 'file-unreadable',
    file,
    at: START_OF_FILE,
    message: `The catalog file ${file} does not exist, and a new one would be a skill.`,
    fix: 'Write the skill first, or keep the catalog in another file, such as AGENTS.md.',
  };
}

function unreadable(file: string, detail: string): Finding {
  const message = `The catalog file ${file} cannot be read: ${detail}.`;
  return {
    rule: 'file-unreadable',
    file,
    at: START_OF_FILE,
    message,
    fix: 'Name a regular UTF-8 file of less than 1 MiB.',
  };
}
