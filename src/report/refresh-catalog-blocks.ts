import { type Span, START_OF_FILE } from '../core/diagnostic.js';
import type { Finding } from '../core/finding.js';
import type { ListedSkill } from '../core/list-skills.js';
import { findMarkedBlocks, type MarkerProblem, writeMarkedBlock } from '../core/marked-block.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../core/profile.js';
import { renderCatalog } from './render-catalog.js';

/** A catalog that a file holds between two markers, and how it is made. */
export interface CatalogBlock {
  readonly as: CatalogFormat;
  readonly maxEntries?: number | undefined;
  readonly maxBytes?: number | undefined;
}

export interface RefreshedFile {
  /** What the file should say; `null` when its markers are in no state to be rewritten. */
  readonly text: string | null;
  /** `catalog-stale` for each block that differs. */
  readonly stale: readonly Finding[];
  /** `catalog-markers`: what keeps the file from being rewritten. */
  readonly problems: readonly Finding[];
}

/**
 * Renders every catalog that a file holds anew, and those that the configuration wants there. The markers say how
 * a block was made, so a file needs no configuration to stay up to date.
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
      renderCatalog(input.skills, { as: block.as, limits: block, paths: 'repository' }).text ?? '';
    const written = writeMarkedBlock(refreshed, { attributes: attributesOf(block), content });
    if (written === null) return { text: null, stale: [], problems: [swallowed(file)] };
    if (written !== refreshed) stale.push(staleBlock(file, block.as, spanOf(blocks, block.as)));
    refreshed = written;
  }
  return { text: refreshed, stale, problems: [] };
}

/** The settings of a block, as its start marker says them; `null` for a form that this version does not know. */
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
  duplicate: [
    'The same catalog stands twice in this file.',
    'Remove one of the two blocks with its markers.',
  ],
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
