import { readAgentSettings } from '../config/agent-settings.js';
import type { CatalogTarget } from '../config/config-file.js';
import type { Workspace } from '../files/workspace.js';
import { renderCatalog } from '../outputs/catalog-text.js';
import { findMarkedBlocks, type MarkerProblem, writeMarkedBlock } from '../outputs/markers.js';
import { atLine, type Output, type OutputEdit, unchanged } from '../outputs/output.js';
import { readOutputFile } from '../outputs/plan-files.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../profiles/profile.js';
import type { Finding } from '../rules/finding.js';
import { type ListedSkill, listCommittedSkills, skillAvailability } from '../skill/list-skills.js';
import { isSkillPath, type SkillRecord } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { UsageError } from '../text/errors.js';
import { isContainedPath, joinPath, normalizePath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import type { RunSetup } from './prepare-run.js';

/** The files with catalogs: configured ones and those with our markers. */
export function catalogOutputs(setup: RunSetup, usable: readonly SkillRecord[]): readonly Output[] {
  const { settings } = setup;
  const files = trackedCatalogFiles(setup);
  if (files.length === 0) return [];
  return createCatalogOutputs({ files, targets: settings.catalogs, skills: catalogSkills(setup, usable) });
}

/** The files whose catalogs `register` and the check update: configured ones, and those with our markers. */
export function trackedCatalogFiles({
  request: { workspace },
  settings,
  roots,
}: CatalogScope): readonly string[] {
  const named = settings.catalogs.map(({ file }) => containedFile(file));
  const scanned = roots.map(({ path }) => path).filter((path) => !path.startsWith('~'));
  const marked = findMarkedFiles(workspace, ['.', '.github', 'docs', ...scanned]);
  return [...new Set([...named, ...marked])].sort(compareText);
}

interface CatalogScope {
  readonly request: { readonly workspace: Workspace };
  readonly settings: { readonly catalogs: readonly CatalogTarget[] };
  readonly roots: readonly { readonly path: string }[];
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

const MARKER = 'skill-registrar:catalog:';

/** A catalog file's path; one that points outside the repository is rejected. */
function containedFile(file: string): string {
  if (isContainedPath(file)) return normalizePath(file);
  throw new UsageError(`The catalog file ${file} is outside the repository.`, 'Name a file inside it.');
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
        if (text === null && isSkillPath(file))
          return { ...unchanged(null), problems: [wouldBeASkill(file)] };
        return refreshCatalogBlocks(file, text, { skills, wanted });
      },
    };
  });
}

/** The next run would find and list it. */
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

type CatalogBlock = Pick<CatalogTarget, 'as' | 'maxEntries' | 'maxBytes' | 'hint'>;

/**
 * Updates every catalog in a file, and adds configured ones. The markers contain the settings of a block, so a file
 * needs no configuration to stay up to date.
 */
function refreshCatalogBlocks(
  file: string,
  text: string | null,
  { skills, wanted }: { readonly skills: readonly ListedSkill[]; readonly wanted: readonly CatalogBlock[] },
): OutputEdit {
  const { blocks, problems } = findMarkedBlocks(text ?? '');
  if (problems.length > 0)
    return { ...unchanged(text), problems: problems.map((problem) => explain(file, problem)) };
  const present = blocks.flatMap(({ attributes }) => {
    const block = readBlock(attributes);
    return block === null || wanted.some(({ as }) => as === block.as) ? [] : [block];
  });
  let refreshed = text ?? '';
  const stale: Finding[] = [];
  for (const block of [...present, ...wanted]) {
    const { as } = block;
    const catalog = renderCatalog(skills, {
      as,
      limits: block,
      paths: 'repository',
      ...(block.hint && { loadHint: LOAD_HINT }),
    });
    const written = writeMarkedBlock(refreshed, {
      attributes: attributesOf(block),
      content: catalog.text ?? '',
    });
    if (written === null) return { ...unchanged(text), problems: [swallowed(file)] };
    const line = blocks.find(({ attributes }) => attributes['as'] === as)?.startLine ?? 1;
    if (written !== refreshed) stale.push(staleBlock(file, as, line));
    refreshed = written;
  }
  return { text: refreshed, differences: stale.map(() => 'catalog of skills'), stale };
}

/** The settings of a block from its start marker; `null` for an unknown format. */
function readBlock(attributes: Readonly<Record<string, string>>): CatalogBlock | null {
  const as = CATALOG_FORMATS.find((format) => format === attributes['as']);
  if (as === undefined) return null;
  return {
    as,
    ...readCount('maxEntries', attributes['max-entries']),
    ...readCount('maxBytes', attributes['max-bytes']),
    ...(attributes['hint'] === 'true' && { hint: true }),
  };
}

function readCount(key: 'maxEntries' | 'maxBytes', text = ''): Partial<CatalogBlock> {
  return /^[1-9]\d{0,8}$/.test(text) ? { [key]: Number(text) } : {};
}

function attributesOf({ as, maxEntries, maxBytes, hint }: CatalogBlock): Readonly<Record<string, string>> {
  return {
    as,
    ...(maxEntries !== undefined && { 'max-entries': String(maxEntries) }),
    ...(maxBytes !== undefined && { 'max-bytes': String(maxBytes) }),
    ...(hint && { hint: 'true' }),
  };
}

function staleBlock(file: string, as: CatalogFormat, line: number): Finding {
  return {
    rule: 'catalog-stale',
    file,
    at: atLine(line),
    message: `The ${as} catalog in ${file} is not up to date.`,
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
  return { rule: 'catalog-markers', file, at: atLine(line), about: [kind], message, fix };
}

function swallowed(file: string): Finding {
  return {
    rule: 'catalog-markers',
    file,
    at: START_OF_FILE,
    about: ['unclosed fence'],
    message: `A code fence in ${file} is never closed and would swallow the catalog.`,
    fix: 'Close the fence.',
  };
}
