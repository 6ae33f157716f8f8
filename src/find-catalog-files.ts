import { decodeText } from './core/decode-text.js';
import { compareText } from './core/diagnostic.js';
import { isContainedPath, joinPath, normalizePath } from './core/skill-path.js';
import { UsageError } from './errors.js';
import type { CatalogTarget } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

const MAX_CATALOG_FILE_BYTES = 1_048_576;
const MARKER = 'skill-registrar:catalog:';

/** The files that hold a catalog or should: those of the configuration, and all that bear our markers. */
export function findCatalogFiles(input: {
  readonly workspace: Workspace;
  readonly targets: readonly CatalogTarget[];
  /** Directories that are searched for marked files, beside the usual ones. */
  readonly directories: readonly string[];
}): readonly string[] {
  const named = input.targets.map(({ file }) => containedFile(file));
  const marked = findMarkedFiles(input.workspace, ['.', '.github', 'docs', ...input.directories]);
  return [...new Set([...named, ...marked])].sort(compareText);
}

/** The Markdown files right in these directories that hold a marker. Deeper ones are named in the configuration. */
function findMarkedFiles(workspace: Workspace, directories: readonly string[]): readonly string[] {
  return [...new Set(directories)].flatMap((directory) =>
    (workspace.list(directory) ?? [])
      .filter(({ kind, name }) => kind === 'file' && /\.(?:md|mdc|markdown)$/i.test(name))
      .map(({ name }) => joinPath(directory, name))
      .filter((file) => {
        const content = readCatalogFile(workspace, file);
        return content.kind === 'text' && content.text?.includes(MARKER);
      }),
  );
}

type CatalogFileText =
  /** `null` for a file that is not there yet. */
  | { readonly kind: 'text'; readonly text: string | null }
  | { readonly kind: 'refused'; readonly detail: string };

export function readCatalogFile(workspace: Workspace, file: string): CatalogFileText {
  const content = workspace.read(file, { maxBytes: MAX_CATALOG_FILE_BYTES, followLinks: false });
  if (content.kind === 'missing') return { kind: 'text', text: null };
  if (content.kind === 'refused') return { kind: 'refused', detail: content.detail };
  const decoded = decodeText(content.bytes);
  return decoded.ok ? { kind: 'text', text: decoded.text } : { kind: 'refused', detail: decoded.problem };
}

/** A catalog file's path; one that leads out of the repository is refused. */
export function containedFile(file: string): string {
  if (isContainedPath(file)) return normalizePath(file);
  throw new UsageError(`The catalog file ${file} lies outside the repository.`, 'Name a file inside it.');
}
