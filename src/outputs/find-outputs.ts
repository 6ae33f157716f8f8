import { findKnownFiles, findPlugins } from './known-files.js';
import { LLMS_TXT_FILE, LLMS_TXT_MARKERS } from './llms-txt.js';
import type { OutputKind, OutputSources } from './output.js';
import { findListing } from './plugin-manifests.js';
import { README_FILE, TABLE_MARKERS } from './readme-table.js';

/** A generated file, and its kind. */
export interface FoundOutput {
  readonly kind: OutputKind;
  readonly file: string;
}

/** The files of a repository that can be kept up to date as outputs. */
export function findOutputs(sources: OutputSources): readonly FoundOutput[] {
  const { files } = sources;
  const isMarked = (file: string, marker: string) => files.text(file)?.includes(marker) === true;
  return [
    ...findKnownFiles(files, []).map(({ kind, file }) => ({ kind, file })),
    ...findListing(findPlugins(sources).manifests, files).map(({ file }) => ({
      kind: 'plugin-manifests' as const,
      file,
    })),
    ...(isMarked(README_FILE, TABLE_MARKERS.end)
      ? [{ kind: 'readme-table' as const, file: README_FILE }]
      : []),
    ...(isMarked(LLMS_TXT_FILE, LLMS_TXT_MARKERS.end)
      ? [{ kind: 'llms-txt' as const, file: LLMS_TXT_FILE }]
      : []),
  ];
}
