import allowedToolsForm from './allowed-tools-form.js';
import anchorMissing from './anchor-missing.js';
import bodySize from './body-size.js';
import commandMissing from './catalog/command-missing.js';
import dependencies from './catalog/dependencies.js';
import duplicates from './catalog/duplicates.js';
import minimumVersion from './catalog/minimum-version.js';
import similarDescription from './catalog/similar-description.js';
import similarName from './catalog/similar-name.js';
import clientDisagrees from './client-disagrees.js';
import configWeakened from './config-weakened.js';
import conflictMarker from './conflict-marker.js';
import dangerousCommands from './dangerous-commands.js';
import declaredPaths from './declared-paths.js';
import descriptionTemplate from './description-template.js';
import evals from './evals.js';
import fenceUnclosed from './fence-unclosed.js';
import fields from './fields.js';
import file from './file.js';
import frontmatter from './frontmatter.js';
import frontmatterCommentInValue from './frontmatter-comment-in-value.js';
import frontmatterKeyCase from './frontmatter-key-case.js';
import frontmatterTrailingBlanks from './frontmatter-trailing-blanks.js';
import hiddenCharacters from './hidden-characters.js';
import hiddenInstructions from './hidden-instructions.js';
import homePath from './home-path.js';
import house from './house.js';
import ignoreSafeguards from './ignore-safeguards.js';
import links from './links.js';
import manifest from './manifest.js';
import metadataQuotes from './metadata-quotes.js';
import metadataVersionFormat from './metadata-version-format.js';
import nameConvention from './name-convention.js';
import nameMatchesDirectory from './name-matches-directory.js';
import nameReserved from './name-reserved.js';
import namedFiles from './named-files.js';
import neverInvoked from './never-invoked.js';
import noSkills from './no-skills.js';
import outputs from './outputs.js';
import patterns from './patterns.js';
import pipeToShell from './pipe-to-shell.js';
import placeholdersInvalid from './placeholders-invalid.js';
import components from './plugins/components.js';
import hooks from './plugins/hooks.js';
import pluginManifests from './plugins/manifests.js';
import mcpServer from './plugins/mcp.js';
import portability from './portability.js';
import promptCatalog from './prompt-catalog.js';
import renamedSkill from './renamed-skill.js';
import requiresFormat from './requires-format.js';
import routes from './routes.js';
import type { Rule, RuleFamily } from './rule.js';
import secret from './secret.js';
import sections from './sections.js';
import skillSize from './skill-size.js';
import suppressions from './suppressions.js';
import unknownToken from './unknown-token.js';

/** Rules and families in the order in which they are checked, listed and documented. */
export const CHECKED = [
  file,
  noSkills,
  frontmatter,
  fields,
  frontmatterKeyCase,
  frontmatterCommentInValue,
  frontmatterTrailingBlanks,
  allowedToolsForm,
  metadataVersionFormat,
  metadataQuotes,
  descriptionTemplate,
  neverInvoked,
  nameMatchesDirectory,
  nameConvention,
  nameReserved,
  sections,
  pipeToShell,
  secret,
  ignoreSafeguards,
  hiddenInstructions,
  dangerousCommands,
  homePath,
  hiddenCharacters,
  bodySize,
  fenceUnclosed,
  conflictMarker,
  links,
  anchorMissing,
  namedFiles,
  skillSize,
  declaredPaths,
  patterns,
  requiresFormat,
  unknownToken,
  placeholdersInvalid,
  house,
  suppressions,
  configWeakened,
  duplicates,
  similarName,
  similarDescription,
  dependencies,
  renamedSkill,
  minimumVersion,
  commandMissing,
  manifest,
  routes,
  promptCatalog,
  outputs,
  pluginManifests,
  hooks,
  mcpServer,
  components,
  evals,
  portability,
  clientDisagrees,
] as const;

type IdOf<Entry> = Entry extends Rule<infer Id> ? Id : Entry extends RuleFamily<infer Id> ? Id : never;

/** The id of a rule; a finding with an unknown id does not compile. */
export type RuleId = IdOf<(typeof CHECKED)[number]>;

/** All rules; the docs, `skill-registrar rules` and the SARIF output are made from this list. */
export const RULES: readonly Rule<RuleId>[] = CHECKED.flatMap((entry): readonly Rule<RuleId>[] =>
  'rules' in entry ? entry.rules : [entry],
);

const BY_ID: ReadonlyMap<string, Rule<RuleId>> = new Map(RULES.map((rule) => [rule.id, rule]));

/** Finds a rule by its id. */
export type RuleLookup = (id: string) => Rule<RuleId> | undefined;

export function ruleById(id: string): Rule<RuleId> | undefined {
  return BY_ID.get(id);
}
