import { joinPath } from '../skill/skill.js';
import type { OutputKind, OutputSources } from './output.js';
import {
  type Client,
  MARKETPLACE_FILES,
  type Marketplace,
  pluginDirectories,
  readMarketplace,
  readPluginManifests,
} from './plugins.js';

export const SKILLS_SH_FILE = 'skills.sh.json';
export const WELL_KNOWN_FILE = '.well-known/agent-skills/index.json';

/** The places of an index that a site is usually built from. */
export const WELL_KNOWN_PLACES = ['.', 'public', 'static', 'docs', 'site', 'www'].map((folder) =>
  joinPath(folder, WELL_KNOWN_FILE),
);

/** A file that other programs read, and which of the known forms it has. */
export interface KnownFile {
  readonly kind: OutputKind;
  readonly file: string;
  /** The configuration names it as an output. */
  readonly isConfigured: boolean;
  /** Skills that it leaves out. */
  readonly exclude?: readonly string[];
}

export const MARKETPLACE_CLIENTS: Readonly<Partial<Record<OutputKind, Client>>> = {
  'claude-marketplace': 'claude',
  'cursor-marketplace': 'cursor',
  'copilot-marketplace': 'copilot',
  'codex-marketplace': 'codex',
};

/** The known files that are there, whether configured or not. */
export function findKnownFiles(
  files: OutputSources['files'],
  configured: readonly Omit<KnownFile, 'isConfigured'>[],
): readonly KnownFile[] {
  const usual = [
    ...Object.entries(MARKETPLACE_CLIENTS).flatMap(([kind, client]) =>
      MARKETPLACE_FILES[client].map((file) => ({ kind: kind as OutputKind, file })),
    ),
    { kind: 'skills-sh' as const, file: SKILLS_SH_FILE },
    ...WELL_KNOWN_PLACES.map((file) => ({ kind: 'well-known' as const, file })),
  ];
  // With an index go copies of skills, which are checked as skills.
  const own = configured.filter(
    ({ kind, file }) => file.endsWith('.json') && usual.some((other) => other.kind === kind),
  );
  const isOwn = (file: string, kind: OutputKind) =>
    own.some((other) => other.kind === kind && other.file === file);
  const others = usual.filter(({ kind, file }) => !isOwn(file, kind));
  return [
    ...own.map(({ kind, file, exclude = [] }) => ({ kind, file, exclude, isConfigured: true })),
    ...others.map((other) => ({ ...other, isConfigured: false })),
  ].filter(({ file }) => files.kindOf(file) === 'file');
}

/** The marketplaces in their usual places, and the manifests of all plugins. */
export function findPlugins(sources: OutputSources) {
  return readPlugins(findKnownFiles(sources.files, []), sources);
}

/** The marketplaces among the known files, and the manifests of their plugins and of those around skills. */
export function readPlugins(known: readonly KnownFile[], sources: OutputSources) {
  const { files, skills, unlisted } = sources;
  const marketplaces: Marketplace[] = known.flatMap(({ kind, file }) => {
    const client = MARKETPLACE_CLIENTS[kind];
    const text = client === undefined ? null : files.text(file);
    return client === undefined || text === null
      ? []
      : (readMarketplace({ client, file }, text, files) ?? []);
  });
  const listed = marketplaces.flatMap(({ plugins }) => plugins.flatMap(({ directory }) => directory ?? []));
  const directories = new Set([...pluginDirectories([...skills, ...unlisted], files), ...listed]);
  const manifests = [...directories].sort().flatMap((directory) => readPluginManifests(directory, files));
  return { marketplaces, manifests };
}
