import type { MarketplaceClient } from '../plugins/places.js';
import { codeownersOutput } from './codeowners.js';
import { copiesOutputs } from './copies.js';
import { hasItemTables } from './existing-tables.js';
import { jsonIndexOutput } from './json-index.js';
import { clientOf, findKnownFiles, knownPlugins } from './known-files.js';
import { LLMS_TXT_FILE, LLMS_TXT_MARKERS, llmsTxtOutput } from './llms-txt.js';
import { type ConfiguredMarketplace, type MarketplaceSettings, marketplaceOutput } from './marketplace.js';
import { aiCatalogOutput, skillsJsonOutput } from './mcp-catalog.js';
import { opencodeOutput } from './opencode.js';
import {
  type ConfigurableKind,
  type Output,
  type OutputFile,
  type OutputSources,
  withoutSkills,
} from './output.js';
import { findListing, pluginManifestOutputs } from './plugin-manifests.js';
import { README_FILE, readmeTableOutput, TABLE_MARKERS } from './readme-table.js';
import { skillsShOutput } from './skills-sh.js';
import { wellKnownOutputs } from './well-known.js';

/** What makes the files of each kind that the config may name, except catalogs: `catalog-files.ts` makes those. */
const CREATORS = {
  'claude-marketplace': marketplaceOf('claude'),
  'codex-marketplace': marketplaceOf('codex'),
  'cursor-marketplace': marketplaceOf('cursor'),
  'copilot-marketplace': marketplaceOf('copilot'),
  'plugin-manifests': pluginManifestOutputs,
  'skills-sh': skillsShOutput,
  'readme-table': readmeTableOutput,
  'llms-txt': llmsTxtOutput,
  json: jsonIndexOutput,
  'well-known': wellKnownOutputs,
  copies: copiesOutputs,
  'skills-json': skillsJsonOutput,
  'ai-catalog': aiCatalogOutput,
  codeowners: codeownersOutput,
  opencode: opencodeOutput,
} satisfies Record<Exclude<ConfigurableKind, 'catalog'>, unknown>;

type Creators = typeof CREATORS;

/** An element of `outputs` in the config, except catalogs. */
export type OutputSettings = {
  [Kind in keyof Creators]: {
    readonly kind: Kind;
    /** Skills to leave out: names or directories. */
    readonly exclude?: readonly string[];
  } & Parameters<Creators[Kind]>[0];
}[keyof Creators];

function marketplaceOf(client: MarketplaceClient) {
  return (
    settings: MarketplaceSettings,
    sources: OutputSources,
    configured: readonly ConfiguredMarketplace[],
  ): Output => marketplaceOutput({ ...settings, client }, sources, configured);
}

type Create = (
  settings: object,
  sources: OutputSources,
  marketplaces: readonly ConfiguredMarketplace[],
) => Output | readonly Output[];

/** The configured files. */
export function createOutputs(
  settings: readonly OutputSettings[],
  sources: OutputSources,
): readonly Output[] {
  const marketplaces = settings.flatMap(({ kind, ...others }) => {
    const client = clientOf(kind);
    return client === undefined ? [] : [{ ...others, client }];
  });
  return settings.flatMap(({ kind, exclude = [], ...others }) => {
    const create = CREATORS[kind] as Create;
    const outputs = [create(others, withoutSkills(exclude, sources), marketplaces)].flat();
    return exclude.length === 0 ? outputs : outputs.map((output) => ({ ...output, exclude }));
  });
}

/** The files of a repository that can be kept up to date as outputs. */
export function findOutputs(sources: OutputSources): readonly OutputFile[] {
  const { files } = sources;
  const marked = [
    { kind: 'readme-table' as const, file: README_FILE, marker: TABLE_MARKERS.end },
    { kind: 'llms-txt' as const, file: LLMS_TXT_FILE, marker: LLMS_TXT_MARKERS.end },
  ].filter(({ file, marker }) => files.text(file)?.includes(marker));
  const readme = files.text(README_FILE);
  const isTable = readme !== null && hasItemTables(readme, { file: README_FILE, sources });
  const isNew = !marked.some(({ kind }) => kind === 'readme-table');
  const listing = findListing(knownPlugins(sources).manifests, files);
  return [
    ...findKnownFiles(files, []).map(({ kind, file }) => ({ kind, file })),
    ...listing.map(({ file }) => ({ kind: 'plugin-manifests' as const, file })),
    ...marked.map(({ kind, file }) => ({ kind, file })),
    ...(isTable && isNew ? [{ kind: 'readme-table' as const, file: README_FILE }] : []),
  ];
}
