import { decodeText } from './core/decode-text.js';
import { compareText, START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import type { ListedSkill } from './core/list-skills.js';
import type { GeneratedFile } from './core/report.js';
import { isContainedPath, joinPath, normalizePath } from './core/skill-path.js';
import { UsageError } from './errors.js';
import { refreshCatalogBlocks } from './report/refresh-catalog-blocks.js';
import type { CatalogTarget } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

const MAX_CATALOG_FILE_BYTES = 1_048_576;
const MARKER = 'skill-registrar:catalog:';

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

/** The files that hold a catalog or should: those of the configuration, and all that bear our markers. */
export function findCatalogFiles(input: {
  readonly workspace: Workspace;
  readonly targets: readonly CatalogTarget[];
  /** Directories that are searched for marked files, beside the usual ones. */
  readonly directories: readonly string[];
}): readonly string[] {
  const named = input.targets.map(({ file }) => contained(file));
  const marked = findMarkedFiles(input.workspace, ['.', '.github', 'docs', ...input.directories]);
  return [...new Set([...named, ...marked])].sort(compareText);
}

/** Renders the catalogs of these files anew. */
export function refreshCatalogs(input: CatalogSources): CatalogRefresh {
  const { workspace, skills } = input;
  const wanted = targetsByFile(input.targets);
  const files: GeneratedFile[] = [];
  const stale: Finding[] = [];
  const problems: Finding[] = [];
  for (const path of input.files) {
    const content = readText(workspace, path);
    if (content.kind === 'refused') {
      problems.push(unreadable(path, content.detail));
      continue;
    }
    const before = content.text;
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
    const path = contained(target.file);
    byFile.set(path, [...(byFile.get(path) ?? []), target]);
  }
  return byFile;
}

function contained(file: string): string {
  if (isContainedPath(file)) return normalizePath(file);
  throw new UsageError(`The catalog file ${file} lies outside the repository.`, 'Name a file inside it.');
}

/** The Markdown files right in these directories that hold a marker. Deeper ones are named in the configuration. */
function findMarkedFiles(workspace: Workspace, directories: readonly string[]): readonly string[] {
  return [...new Set(directories)].flatMap((directory) =>
    (workspace.list(directory) ?? [])
      .filter(({ kind, name }) => kind === 'file' && /\.(?:md|mdc|markdown)$/i.test(name))
      .map(({ name }) => joinPath(directory, name))
      .filter((file) => {
        const content = readText(workspace, file);
        return content.kind === 'text' && content.text?.includes(MARKER);
      }),
  );
}

type CatalogFileText =
  /** `null` for a file that is not there yet. */
  | { readonly kind: 'text'; readonly text: string | null }
  | { readonly kind: 'refused'; readonly detail: string };

function readText(workspace: Workspace, file: string): CatalogFileText {
  const content = workspace.read(file, { maxBytes: MAX_CATALOG_FILE_BYTES, followLinks: false });
  if (content.kind === 'missing') return { kind: 'text', text: null };
  if (content.kind === 'refused') return { kind: 'refused', detail: content.detail };
  const decoded = decodeText(content.bytes);
  return decoded.ok ? { kind: 'text', text: decoded.text } : { kind: 'refused', detail: decoded.problem };
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
