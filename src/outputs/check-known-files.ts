import type { Finding } from '../report/diagnostic.js';
import { joinPath } from '../skill/skill.js';
import { checkAgreement, checkMarketplace, checkSkillPaths } from './check-marketplaces.js';
import { asText, JsonDocument } from './json-document.js';
import { pluginDirectories } from './new-marketplace.js';
import type { OutputKind, OutputSources } from './output.js';
import { checkSkillLists } from './plugin-manifests.js';
import {
  type Client,
  MARKETPLACE_FILES,
  type Marketplace,
  type PluginManifest,
  readMarketplace,
  readPluginManifests,
} from './plugins.js';
import { checkShape, type ShapeName } from './shape.js';
import { checkSkillsSh, SKILLS_SH_FILE } from './skills-sh.js';
import { checkEqualVersions, pluginVersions, type Versioned } from './versions.js';
import { checkWellKnown, WELL_KNOWN_PLACES } from './well-known.js';

/** A file that other programs read, and which of the known forms it has. */
export interface KnownFile {
  readonly kind: OutputKind;
  readonly file: string;
  /** The configuration names it as an output. */
  readonly isConfigured: boolean;
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
  configured: readonly Pick<KnownFile, 'kind' | 'file'>[],
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
  const isOwn = ({ kind, file }: Pick<KnownFile, 'kind' | 'file'>) =>
    own.some((other) => other.kind === kind && other.file === file);
  return [...own, ...usual.filter((other) => !isOwn(other))]
    .filter(({ file }) => files.kindOf(file) === 'file')
    .map(({ kind, file }) => ({ kind, file, isConfigured: isOwn({ kind, file }) }));
}

/** Checks marketplaces, plugin manifests, skills.sh.json and .well-known indexes, all that there are. */
export function checkKnownFiles(
  known: readonly KnownFile[],
  sources: OutputSources,
  configured: readonly Pick<KnownFile, 'file'>[] = [],
): readonly Finding[] {
  const unreadable: Finding[] = [];
  const findings = known.flatMap((file) => {
    const reading = JsonDocument.read(sources.files.text(file.file) ?? '');
    if (!reading.ok) {
      unreadable.push(notJson(file.file, reading));
      return [];
    }
    return checkOne(file, reading.document, sources).map((finding) => raised(finding, file));
  });
  const { marketplaces, manifests } = readPlugins(known, sources);
  return [
    ...unreadable,
    ...findings,
    ...manifests.flatMap((manifest) => checkPluginManifest(manifest, sources)),
    ...checkSkillLists({ manifests, sources }, (path) => configured.some(({ file }) => file === path)),
    ...checkAgreement(marketplaces, sources.files),
    ...checkEqualVersions(pluginVersions(marketplaces, manifests)),
  ];
}

/** The plugins of the repository with every place that carries their versions. */
export function findPluginVersions(sources: OutputSources): readonly Versioned[] {
  const { marketplaces, manifests } = findPlugins(sources);
  return pluginVersions(marketplaces, manifests);
}

/** The marketplaces in their usual places, and the manifests of all plugins. */
export function findPlugins(sources: OutputSources) {
  return readPlugins(findKnownFiles(sources.files, []), sources);
}

/** A skill that is missing in an output is something to act on; elsewhere it may be meant. */
function raised(finding: Finding, { isConfigured }: KnownFile): Finding {
  return isConfigured && finding.rule === 'marketplace-incomplete'
    ? { ...finding, severity: 'warning' }
    : finding;
}

function notJson(
  file: string,
  { message, span }: { readonly message: string; readonly span: Finding['at'] },
): Finding {
  return {
    rule: 'output-unreadable',
    file,
    at: span,
    message: `${file} is not valid JSON: ${message}`,
    fix: 'Correct the file at this place.',
  };
}

function checkOne(known: KnownFile, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const { kind, file } = known;
  const client = MARKETPLACE_CLIENTS[kind];
  if (client !== undefined) {
    const marketplace = readMarketplace({ client, file }, document.text, sources.files);
    return marketplace === null ? [] : checkMarketplace(marketplace, sources, known);
  }
  return kind === 'skills-sh'
    ? checkSkillsSh(known, document, sources)
    : checkWellKnown(known, document, sources);
}

function readPlugins(known: readonly KnownFile[], sources: OutputSources) {
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

const PLUGIN_SHAPES: Readonly<Record<PluginManifest['client'], ShapeName>> = {
  claude: 'claude-plugin',
  cursor: 'claude-plugin',
  copilot: 'claude-plugin',
  codex: 'codex-plugin',
  'agent-plugins': 'agent-plugin',
};

function checkPluginManifest(manifest: PluginManifest, { files }: OutputSources): readonly Finding[] {
  const { client, file, document, value, skills } = manifest;
  const where = { file, document, of: `plugin "${asText(value['name']) ?? manifest.directory}"` };
  return [
    ...checkShape(file, document, PLUGIN_SHAPES[client]),
    // The usual folder is often named whether or not the plugin has skills.
    ...checkSkillPaths(
      skills.filter(({ directory }) => directory !== joinPath(manifest.directory, 'skills')),
      where,
      files,
    ),
  ];
}
