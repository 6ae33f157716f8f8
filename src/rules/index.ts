import allowedToolsForm from './allowed-tools-form.js';
import anchorMissing from './anchor-missing.js';
import bodyEmpty from './body-empty.js';
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

/**
 * Rules and families in the order in which they are checked, listed and documented, by what they are about.
 * @public `scripts/generate.mjs` makes the pages of the docs from it.
 */
export const RULE_GROUPS = [
  {
    title: 'Files and frontmatter',
    about: 'The file itself, and what YAML makes of its first lines.',
    unless: 'a client that you target reads what the rule refuses: choose its profile instead',
    entries: [
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
    ],
  },
  {
    title: 'Names and sections',
    about: 'What a skill is called, and which sections its profile asks for.',
    unless: 'the names are fixed by something outside of the repository',
    entries: [nameMatchesDirectory, nameConvention, nameReserved, sections],
  },
  {
    title: 'Safety',
    about: 'What could harm those who use a skill, or its authors.',
    unless:
      'the text is about the danger itself, such as a skill that teaches to recognize it: suppress the line with a reason, not the rule',
    entries: [
      pipeToShell,
      secret,
      ignoreSafeguards,
      hiddenInstructions,
      dangerousCommands,
      homePath,
      hiddenCharacters,
    ],
  },
  {
    title: 'Instructions',
    about: 'The body of a skill, its links and its files.',
    unless: 'the files are generated, or come from elsewhere as they are: switch it off for their paths',
    entries: [
      bodyEmpty,
      bodySize,
      fenceUnclosed,
      conflictMarker,
      links,
      anchorMissing,
      namedFiles,
      skillSize,
    ],
  },
  {
    title: 'What a skill declares',
    about: 'Paths, patterns, commands and placeholders in the frontmatter.',
    unless: 'nothing of yours reads the field',
    entries: [declaredPaths, patterns, requiresFormat, unknownToken, placeholdersInvalid],
  },
  {
    title: 'Your own rules',
    about: 'House rules, suppressions and changes of the config.',
    unless: 'you keep such rules in another tool',
    entries: [house, suppressions, configWeakened],
  },
  {
    title: 'Skills among each other',
    about: 'Duplicates, similar skills and dependencies.',
    unless: 'the skills are never offered together, such as variants for different products',
    entries: [
      duplicates,
      similarName,
      similarDescription,
      dependencies,
      renamedSkill,
      minimumVersion,
      commandMissing,
    ],
  },
  {
    title: 'Manifest and routing',
    about: '`manifest.json`, its routes, and catalogs in other files.',
    unless: 'nothing of yours reads the manifest: set `"manifest": false`',
    entries: [manifest, routes, promptCatalog],
  },
  {
    title: 'Generated files',
    about: 'Marketplaces, tables, indexes and copies.',
    unless: 'another tool writes the file',
    entries: [outputs],
  },
  {
    title: 'Plugins',
    about: 'Plugin manifests, hooks, MCP servers, agents, commands and evals.',
    unless: 'the plugin is for a client that reads it otherwise',
    entries: [pluginManifests, hooks, mcpServer, components, evals],
  },
  {
    title: 'Other clients',
    about: 'What a skill would do in clients other than the one of the profile.',
    unless: 'your skills are for the clients of the profile alone: name them under `clients`',
    entries: [portability, clientDisagrees],
  },
] as const;

export const CHECKED = RULE_GROUPS.flatMap(({ entries }) => [...entries]);

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
