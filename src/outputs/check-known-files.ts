import type { Finding } from '../report/diagnostic.js';
import { joinPath } from '../skill/skill.js';
import { checkAgreement, checkMarketplace, checkSkillPaths } from './check-marketplaces.js';
import { asText, JsonDocument } from './json-document.js';
import { findPlugins, type KnownFile, MARKETPLACE_CLIENTS, readPlugins } from './known-files.js';
import { type OutputSources, withoutSkills } from './output.js';
import { checkSkillLists } from './plugin-manifests.js';
import { type PluginManifest, readMarketplace } from './plugins.js';
import { checkShape, type ShapeName } from './shape.js';
import { checkSkillsSh } from './skills-sh.js';
import { checkEqualVersions, pluginVersions, type Versioned } from './versions.js';
import { checkWellKnown } from './well-known.js';

/** Checks all marketplaces, plugin manifests, skills.sh.json and .well-known indexes. */
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
    const listed = withoutSkills(file.exclude ?? [], sources);
    return checkOne(file, reading.document, listed).map((finding) => raised(finding, file));
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

/** The plugins of the repository with all places of their versions. */
export function findPluginVersions(sources: OutputSources): readonly Versioned[] {
  const { marketplaces, manifests } = findPlugins(sources);
  return pluginVersions(marketplaces, manifests);
}

/** A skill that is missing in an output needs action; elsewhere it may be intended. */
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
    fix: 'Fix the file at this position.',
  };
}

function checkOne(known: KnownFile, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const { kind, file } = known;
  const client = MARKETPLACE_CLIENTS[kind];
  if (client !== undefined) {
    const marketplace = readMarketplace({ client, file }, document.text, sources.files)!;
    return checkMarketplace(marketplace, sources, known);
  }
  return kind === 'skills-sh'
    ? checkSkillsSh(known, document, sources)
    : checkWellKnown(known, document, sources);
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
    // The usual directory is often listed whether or not the plugin has skills.
    ...checkSkillPaths(
      skills.filter(({ directory }) => directory !== joinPath(manifest.directory, 'skills')),
      where,
      files,
    ),
  ];
}
