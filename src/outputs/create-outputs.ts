import { type JsonIndexSettings, jsonIndexOutput } from './json-index.js';
import { findPlugins, MARKETPLACE_CLIENTS } from './known-files.js';
import { type LlmsTxtSettings, llmsTxtOutput } from './llms-txt.js';
import { marketplaceOutput } from './marketplace.js';
import type { NewMarketplace } from './new-marketplace.js';
import { type Output, type OutputKind, type OutputSources, withoutSkills } from './output.js';
import { type PluginManifestsSettings, pluginManifestOutputs } from './plugin-manifests.js';
import { type ReadmeTableSettings, readmeTableOutput } from './readme-table.js';
import { type SkillsShSettings, skillsShOutput } from './skills-sh.js';
import { type WellKnownSettings, wellKnownOutputs } from './well-known.js';

/** An element of `outputs` in the config, except catalogs, which belong to `catalogs`. */
export type OutputSettings = {
  /** Skills to leave out: names or directories. */
  readonly exclude?: readonly string[];
} & (
  | (NewMarketplace & { readonly kind: MarketplaceKind; readonly file?: string })
  | (PluginManifestsSettings & { readonly kind: 'plugin-manifests' })
  | (SkillsShSettings & { readonly kind: 'skills-sh' })
  | (ReadmeTableSettings & { readonly kind: 'readme-table' })
  | (LlmsTxtSettings & { readonly kind: 'llms-txt' })
  | (JsonIndexSettings & { readonly kind: 'json' })
  | (WellKnownSettings & { readonly kind: 'well-known' })
);

type MarketplaceKind = Extract<OutputKind, `${string}-marketplace`>;

/** The configured files. */
export function createOutputs(
  settings: readonly OutputSettings[],
  sources: OutputSources,
): readonly Output[] {
  return settings.flatMap((output) => {
    const { exclude = [] } = output;
    const outputs = [createOutput(output, withoutSkills(exclude, sources))].flat();
    return exclude.length === 0 ? outputs : outputs.map((each) => ({ ...each, exclude }));
  });
}

function createOutput(settings: OutputSettings, sources: OutputSources): Output | readonly Output[] {
  switch (settings.kind) {
    case 'plugin-manifests':
      return pluginManifestOutputs(settings, findPlugins(sources).manifests, sources);
    case 'skills-sh':
      return skillsShOutput(settings, sources);
    case 'readme-table':
      return readmeTableOutput(settings, sources);
    case 'llms-txt':
      return llmsTxtOutput(settings, sources);
    case 'json':
      return jsonIndexOutput(settings, sources);
    case 'well-known':
      return wellKnownOutputs(settings, sources);
    default:
      return marketplaceOutput(MARKETPLACE_CLIENTS[settings.kind]!, settings, sources);
  }
}
