import { joinPath } from '../text/paths.js';
import type { OutputKind } from './create-outputs.js';
import type { OutputFile, OutputSources } from './output.js';
import {
  CLIENTS,
  type Client,
  directoriesAbove,
  MARKETPLACE_FILES,
  type Marketplace,
  type PluginManifest,
  readMarketplace,
  readPluginManifests,
  unreadableManifests,
} from './plugins.js';
import type { RepositoryFiles } from './repository-files.js';

export const SKILLS_SH_FILE = 'skills.sh.json';
export const WELL_KNOWN_FILE = '.well-known/agent-skills/index.json';

/** A file that other programs read and whose form is known. */
export interface KnownFile extends OutputFile {
  /** The configuration names it as an output. */
  readonly isConfigured: boolean;
}

/** Where clients and websites look for these files. */
const USUAL_FILES: readonly OutputFile[] = [
  ...CLIENTS.flatMap((client) =>
    MARKETPLACE_FILES[client].map((file) => ({ kind: `${client}-marketplace` as const, file })),
  ),
  { kind: 'skills-sh', file: SKILLS_SH_FILE },
  ...['.', 'public', 'static', 'docs', 'site', 'www'].map((folder) => ({
    kind: 'well-known' as const,
    file: joinPath(folder, WELL_KNOWN_FILE),
  })),
];

/** The client whose marketplace a kind of file is. */
export function clientOf(kind: OutputKind): Client | undefined {
  return CLIENTS.find((client) => kind === `${client}-marketplace`);
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

export interface Plugins {
  readonly marketplaces: readonly Marketplace[];
  /** The manifests of all plugins: those of the marketplaces, and those around skills. */
  readonly manifests: readonly PluginManifest[];
  /** Those of their files that are not JSON. */
  readonly unreadable: readonly string[];
}

/** The plugins of a repository, with the marketplaces among the known files or in their usual places. */
export function findPlugins(
  sources: OutputSources,
  known: readonly KnownFile[] = findKnownFiles(sources.files, []),
): Plugins {
  const { files, skills, unlisted } = sources;
  const marketplaces = known.flatMap(({ kind, file }) => {
    const client = clientOf(kind);
    const text = client === undefined ? null : files.text(file);
    return client === undefined || text === null
      ? []
      : (readMarketplace({ client, file }, text, files) ?? []);
  });
  const listed = marketplaces.flatMap(({ plugins }) => plugins.flatMap(({ directory }) => directory ?? []));
  const directories = [...new Set([...directoriesAbove([...skills, ...unlisted]), ...listed])].sort();
  return {
    marketplaces,
    manifests: directories.flatMap((directory) => readPluginManifests(directory, files)),
    unreadable: directories.flatMap((directory) => unreadableManifests(directory, files)),
  };
}
