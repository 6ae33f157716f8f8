import type { RepositoryFiles } from '../files/repository-files.js';
import { MARKETPLACE_CLIENTS, MARKETPLACE_FILES, type MarketplaceClient } from '../plugins/places.js';
import type { Plugins } from '../plugins/plugin.js';
import { findPlugins, readMarketplace } from '../plugins/read-plugins.js';
import { joinPath } from '../text/paths.js';
import { skillPlaces } from './copies.js';
import type { OutputFile, OutputKind, OutputSources } from './output.js';

export const SKILLS_SH_FILE = 'skills.sh.json';
export const WELL_KNOWN_FILE = '.well-known/agent-skills/index.json';

/** A file that other programs read and whose form is known. */
export interface KnownFile extends OutputFile {
  /** The configuration names it as an output. */
  readonly isConfigured: boolean;
}

/** Where clients and websites look for these files. */
const USUAL_FILES: readonly OutputFile[] = [
  ...MARKETPLACE_CLIENTS.flatMap((client) =>
    MARKETPLACE_FILES[client].map((file) => ({ kind: `${client}-marketplace` as const, file })),
  ),
  { kind: 'skills-sh', file: SKILLS_SH_FILE },
  ...['.', 'public', 'static', 'docs', 'site', 'www'].map((folder) => ({
    kind: 'well-known' as const,
    file: joinPath(folder, WELL_KNOWN_FILE),
  })),
];

/** The client whose marketplace a kind of file is. */
export function clientOf(kind: OutputKind): MarketplaceClient | undefined {
  return MARKETPLACE_CLIENTS.find((client) => kind === `${client}-marketplace`);
}

/** The known files that exist, whether configured or not. */
export function findKnownFiles(
  files: RepositoryFiles,
  configured: readonly OutputFile[],
): readonly KnownFile[] {
  // Copies of skills come with an index; they are checked as skills.
  const own = configured.filter(
    ({ kind, file }) => file.endsWith('.json') && USUAL_FILES.some((usual) => usual.kind === kind),
  );
  const others = USUAL_FILES.filter(
    ({ kind, file }) => !own.some((output) => output.kind === kind && output.file === file),
  );
  return [
    ...own.map(({ kind, file, exclude = [] }) => ({ kind, file, exclude, isConfigured: true })),
    ...others.map((other) => ({ ...other, isConfigured: false })),
  ].filter(({ file }) => files.kindOf(file) === 'file');
}

/** The plugins of a repository, with the marketplaces among the known files or in their usual places. */
export function knownPlugins(
  sources: OutputSources,
  known: readonly KnownFile[] = findKnownFiles(sources.files, []),
): Plugins {
  const { files } = sources;
  const marketplaces = known.flatMap(({ kind, file }) => {
    const client = clientOf(kind);
    const text = client === undefined ? null : files.text(file);
    return client === undefined || text === null
      ? []
      : (readMarketplace({ client, file }, text, files) ?? []);
  });
  return findPlugins(marketplaces, skillPlaces(sources), files);
}
