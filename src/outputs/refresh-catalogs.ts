import type { CatalogTarget } from '../config/settings.js';
import type { Workspace } from '../files/workspace.js';
import type { CatalogFormat } from '../profiles/profile.js';
import { type Diagnostic, type Finding, isSpan, START_OF_FILE } from '../report/diagnostic.js';
import type { GeneratedFile, ManifestChange } from '../report/report.js';
import type { Request } from '../request.js';
import { collectSkills } from '../run/collect-skills.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';
import type { ListedSkill } from '../skill/list-skills.js';
import { normalizePath, type SkillRecord } from '../skill/skill.js';
import {
  catalogSources,
  containedFile,
  findCatalogFiles,
  planCatalogs,
  readCatalogFile,
  refreshCatalogBlocks,
  writeCatalogFile,
} from './catalog-files.js';
import type { CatalogLimits } from './catalog-text.js';

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

/** What a run does to the catalogs that are kept in files. */
export interface CatalogPlan {
  readonly files: readonly GeneratedFile[];
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  /** Brings the files up to date; what someone else wrote around a block in the meantime stays. */
  write(): Promise<void>;
}

const NOTHING: CatalogPlan = { files: [], changes: [], findings: [], write: async () => {} };

/** Plans what `register` does to catalogs. Few repositories hold one: what renders them is loaded for those. */
export async function planTrackedCatalogs(
  setup: RunSetup,
  usable: readonly SkillRecord[],
): Promise<CatalogPlan> {
  if (setup.request.operation !== 'register') return NOTHING;
  const files = trackedCatalogFiles(setup);
  if (files.length === 0) return NOTHING;
  return planCatalogs(setup, usable, files);
}

/** The files whose catalogs `register` and the check look after. */
export function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[] {
  const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
  return findCatalogFiles({ workspace: request.workspace, targets: settings.catalogs, directories });
}

export interface WrittenCatalog {
  readonly as: CatalogFormat;
  /** Repository-relative. */
  readonly file: string;
  readonly isChanged: boolean;
  /** What kept it from being written. */
  readonly problems: readonly Diagnostic[];
  /** `register` and the check will find the block again on their own. */
  readonly isTracked: boolean;
  readonly setup: RunSetup;
}

/** Puts a catalog between its markers into a file of the repository and leaves the rest of the file alone. */
export async function writeCatalog(
  request: Request,
  file: string,
  options: CatalogLimits & { readonly as?: CatalogFormat | undefined } = {},
): Promise<WrittenCatalog> {
  const setup = await prepareRun(request);
  const { selection, judge } = await collectSkills(setup);
  const as = options.as ?? setup.chosen.profile.catalogs[0] ?? 'markdown';
  const { maxEntries, maxBytes } = options;
  const target = { file, as, ...(maxEntries && { maxEntries }), ...(maxBytes && { maxBytes }) };
  const sources = catalogSources(setup, selection.usable, {
    files: [normalizePath(file)],
    targets: [target],
  });
  const { files, problems } = refreshCatalogs(sources);
  const diagnostics = problems.map((problem) =>
    judge.diagnose(problem, isSpan(problem.at) ? problem.at : START_OF_FILE),
  );
  for (const { path } of files) await writeCatalogFile(setup, path, sources);
  const isTracked = trackedCatalogFiles(setup).includes(normalizePath(file));
  return {
    as,
    file: normalizePath(file),
    isChanged: files.length > 0,
    problems: diagnostics,
    isTracked,
    setup,
  };
}
