import { readAgentSettings } from '../config/agent-settings.js';
import type { CatalogTarget } from '../config/settings.js';
import { UsageError } from '../errors.js';
import type { Workspace } from '../files/workspace.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../profiles/profile.js';
import { compareText, type Finding, type Span, START_OF_FILE } from '../report/diagnostic.js';
import type { RunSetup } from '../run/prepare-run.js';
import { type ListedSkill, listCommittedSkills, skillAvailability } from '../skill/list-skills.js';
import { isContainedPath, joinPath, normalizePath, type SkillRecord } from '../skill/skill.js';
import { renderCatalog } from './catalog-text.js';
import { findMarkedBlocks, type MarkerProblem, writeMarkedBlock } from './markers.js';
import { type Output, unchanged } from './output.js';
import { readOutputFile } from './plan-files.js';

/** The files with catalogs: configured ones and those with our markers. */
export function catalogOutputs(setup: RunSetup, usable: readonly SkillRecord[]): readonly Output[] {
  const { settings } = setup;
  const files = trackedCatalogFiles(setup);
  if (files.length === 0) return [];
  return createCatalogOutputs({ files, targets: settings.catalogs, skills: catalogSkills(setup, usable) });
}

/** The files whose catalogs `register` and the check update. */
export function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[] {
  const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
  return findCatalogFiles({ workspace: request.workspace, targets: settings.catalogs, directories });
}

/** The content of catalog files: nothing that depends on the machine. */
export function catalogSkills(
  { settings }: RunSetup,
  usable: readonly SkillRecord[],
): readonly ListedSkill[] {
  const { switches } = readAgentSettings(settings);
  const { disabled } = skillAvailability(usable, { switches, commands: null });
  return listCommittedSkills(usable, ({ file }) => disabled.has(file));
}

/** The catalogs of these files as outputs. */
export function createCatalogOutputs(input: {
  readonly files: readonly string[];
  readonly targets: readonly CatalogTarget[];
  readonly skills: readonly ListedSkill[];
}): readonly Output[] {
  const { skills } = input;
  return input.files.map((file) => {
    const wanted = input.targets.filter((target) => containedFile(target.file) === file);
    return {
      kind: 'catalog',
      file,
      edit(text) {
        if (text === null && isSkillFile(file))
          return { ...unchanged(null), problems: [wouldBeASkill(file)] };
        const refreshed = refreshCatalogBlocks(file, text ?? '', { skills, wanted });
        const { stale, problems } = refreshed;
        return {
          text: refreshed.text ?? text,
          differences: stale.map(() => 'catalog of skills'),
          stale,
          problems,
        };
      },
    };
  });
}

/** A new SKILL.md would be a skill that the next run finds and lists. */
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

/** For agents that may see only the file. */
const LOAD_HINT =
  'Read the SKILL.md of a skill before you use it, or load it with `npx skill-registrar load <name>`.';

const MARKER = 'skill-registrar:catalog:';

/** The files that have or should have a catalog: configured ones, and those with our markers. */
export function findCatalogFiles(input: {
  readonly workspace: Workspace;
  readonly targets: readonly CatalogTarget[];
  /** Directories that are searched for marked files, in addition to the usual ones. */
  readonly directories: readonly string[];
}): readonly string[] {
  const named = input.targets.map(({ file }) => containedFile(file));
  const marked = findMarkedFiles(input.workspace, ['.', '.github', 'docs', ...input.directories]);
  return [...new Set([...named, ...marked])].sort(compareText);
}

/** The Markdown files directly in these directories that contain a marker. Deeper ones must be configured. */
function findMarkedFiles(workspace: Workspace, directories: readonly string[]): readonly string[] {
  return [...new Set(directories)].flatMap((directory) =>
    (workspace.list(directory) ?? [])
      .filter(({ kind, name }) => kind === 'file' && /\.(?:md|mdc|markdown)$/i.test(name))
      .map(({ name }) => joinPath(directory, name))
      .filter((file) => {
        const content = readOutputFile(workspace, file);
        return content.kind === 'text' && content.text?.includes(MARKER);
      }),
  );
}

/** A catalog file's path; one that points outside the repository is rejected. */
export function containedFile(file: string): string {
  if (isContainedPath(file)) return normalizePath(file);
  throw new UsageError(`The catalog file ${file} is outside the repository.`, 'Name a file inside it.');
}

/** A catalog between two markers in a file, and its settings. */
export interface CatalogBlock {
  readonly as: CatalogFormat;
  readonly maxEntries?: number | undefined;
  readonly maxBytes?: number | undefined;
}

export interface RefreshedFile {
  /** The new text of the file; `null` if its markers are broken. */
  readonly text: string | null;
  /** `catalog-stale` for each block that differs. */
  readonly stale: readonly Finding[];
  /** `catalog-markers`: what prevents rewriting the file. */
  readonly problems: readonly Finding[];
}

/**
 * Updates every catalog in a file, and adds configured ones. The markers contain the settings of a block, so a file
 * needs no configuration to stay up to date.
 */
export function refreshCatalogBlocks(
  file: string,
  text: string,
  input: { readonly skills: readonly ListedSkill[]; readonly wanted: readonly CatalogBlock[] },
): RefreshedFile {
  const { blocks, problems } = findMarkedBlocks(text);
  if (problems.length > 0)
    return { text: null, stale: [], problems: problems.map((problem) => explain(file, problem)) };
  const wantedFormats = new Set(input.wanted.map(({ as }) => as));
  const present = blocks.flatMap(({ attributes, startLine }) => {
    const block = readBlock(attributes);
    return block === null || wantedFormats.has(block.as) ? [] : [{ ...block, startLine }];
  });
  let refreshed = text;
  const stale: Finding[] = [];
  for (const block of [...present, ...input.wanted]) {
    const content =
      renderCatalog(input.skills, {
        as: block.as,
        limits: block,
        paths: 'repository',
        loadHint: LOAD_HINT,
      }).text ?? '';
    const written = writeMarkedBlock(refreshed, { attributes: attributesOf(block), content });
    if (written === null) return { text: null, stale: [], problems: [swallowed(file)] };
    if (written !== refreshed) stale.push(staleBlock(file, block.as, spanOf(blocks, block.as)));
    refreshed = written;
  }
  return { text: refreshed, stale, problems: [] };
}

/** The settings of a block from its start marker; `null` for an unknown format. */
function readBlock(attributes: Readonly<Record<string, string>>): CatalogBlock | null {
  const as = CATALOG_FORMATS.find((format) => format === attributes['as']);
  if (as === undefined) return null;
  return {
    as,
    maxEntries: readCount(attributes['max-entries']),
    maxBytes: readCount(attributes['max-bytes']),
  };
}

function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function attributesOf({ as, maxEntries, maxBytes }: CatalogBlock): Readonly<Record<string, string>> {
  return {
    as,
    ...(maxEntries !== undefined && { 'max-entries': String(maxEntries) }),
    ...(maxBytes !== undefined && { 'max-bytes': String(maxBytes) }),
  };
}

function spanOf(blocks: ReturnType<typeof findMarkedBlocks>['blocks'], as: string): Span {
  const block = blocks.find(({ attributes }) => attributes['as'] === as);
  return block === undefined ? START_OF_FILE : wholeLine(block.startLine);
}

function wholeLine(line: number): Span {
  return { line, column: 1, endLine: line, endColumn: 1 };
}

function staleBlock(file: string, as: CatalogFormat, at: Span): Finding {
  const message = `The ${as} catalog in ${file} is not up to date.`;
  return {
    rule: 'catalog-stale',
    file,
    at,
    message,
    fix: 'Run `skill-registrar register` and commit the result.',
  };
}

const PROBLEMS: Readonly<Record<MarkerProblem['kind'], readonly [message: string, fix: string]>> = {
  unclosed: [
    'The start marker of a catalog has no end marker.',
    'Add `<!-- skill-registrar:catalog:end -->` below it, or remove it.',
  ],
  unopened: [
    'The end marker of a catalog has no start marker.',
    'Remove it, or add the start marker above it.',
  ],
  duplicate: ['This file contains the same catalog twice.', 'Remove one of the two blocks with its markers.'],
};

function explain(file: string, { kind, line }: MarkerProblem): Finding {
  const [message, fix] = PROBLEMS[kind];
  return { rule: 'catalog-markers', file, at: wholeLine(line), message, fix };
}

function swallowed(file: string): Finding {
  return {
    rule: 'catalog-markers',
    file,
    at: START_OF_FILE,
    message: `A code fence in ${file} is never closed and would swallow the catalog.`,
    fix: 'Close the fence.',
  };
}
