import path from 'node:path';
import { type OpenedSkills, openSkills as openSkillsOf } from './agent/catalog.js';
import { openPlugins as openPluginsOf, type PluginHost } from './agent/plugins/open-plugins.js';
import { type CatalogOptions, catalogText, type RepositoryCatalog } from './agent/prompt-catalog.js';
import type { Environment, Operation, Request } from './config/request.js';
import { workingDirectoryIn } from './config/working-directory.js';
import { DiskStore } from './files/disk-store.js';
import { DiskWorkspace } from './files/disk-workspace.js';
import { openBase, openEarlierTrees } from './files/git-base.js';
import { createPathCommandLookup } from './files/path-command-lookup.js';
import type { FileStore, Workspace } from './files/workspace.js';
import type { BumpLevel } from './outputs/versions.js';
import { runOperation } from './pipeline.js';
import type { Outcome } from './report/report.js';
import { type BumpOutcome, bumpVersions } from './run/bump.js';
import { type WrittenCatalog, writeCatalog } from './run/write-catalog.js';

/** What the functions below take; everything has a default but the files to look at. */
export interface RunOptions
  extends Partial<Omit<Request, 'operation' | 'workspace' | 'store' | 'environment'>> {
  /** Directory of the repository on disk; give either this or `workspace` and `store`. */
  readonly root?: string;
  /** Home directory, only when it may be read. */
  readonly home?: string;
  readonly workspace?: Workspace;
  readonly store?: FileStore;
  readonly environment?: Partial<Environment>;
  /** A branch, tag or commit: findings that are in its merge base with HEAD do not fail the run. Needs git. */
  readonly since?: string;
}

/** Validates the skills and brings the manifest up to date. */
export function register(options: RunOptions): Promise<Outcome> {
  return run('register', options);
}

/** Validates the skills and writes nothing. */
export function validate(options: RunOptions): Promise<Outcome> {
  return run('validate', options);
}

/** Lists the skills that are not in the manifest. */
export function discover(options: RunOptions): Promise<Outcome> {
  return run('discover', options);
}

/** Removes entries whose skill is gone. */
export function prune(options: RunOptions): Promise<Outcome> {
  return run('prune', options);
}

/** Compares skills and manifest. */
export function status(options: RunOptions): Promise<Outcome> {
  return run('status', options);
}

/**
 * Raises the version of the named skills and plugins wherever it is written; without names, of those that changed
 * since `since` and did not rise.
 */
export function bump(
  options: RunOptions,
  { level = 'patch' }: { readonly level?: BumpLevel } = {},
): Promise<BumpOutcome> {
  return bumpVersions(requestFor('status', options), { names: options.names ?? [], level });
}

/** The skill catalog for a prompt, in one of the four forms. */
export function catalog(options: RunOptions & CatalogOptions): Promise<RepositoryCatalog> {
  return catalogText(requestFor('status', options), options);
}

/** Keeps a catalog between two markers in a file of the repository. */
export function keepCatalog(file: string, options: RunOptions & CatalogOptions): Promise<WrittenCatalog> {
  return writeCatalog(requestFor('status', options), file, options);
}

/** The skills of a repository for an agent; `openSession` makes a session of them. */
export function openSkills(options: RunOptions): Promise<OpenedSkills> {
  return openSkillsOf(requestFor('status', options));
}

/** What installs, lists, updates and removes the plugins of a repository. */
export function openPlugins(options: RunOptions): Promise<PluginHost> {
  return openPluginsOf(requestFor('status', options));
}

function run(operation: Operation, options: RunOptions): Promise<Outcome> {
  return runOperation(requestFor(operation, options));
}

function requestFor(operation: Operation, options: RunOptions): Request {
  const { root = '.', home, since, commands, environment, workingDirectory, bundled, ...others } = options;
  const workspace = options.workspace ?? new DiskWorkspace({ root, home: home ?? null });
  const store = options.store ?? new DiskStore({ root });
  return {
    ...others,
    operation,
    workspace,
    store,
    ...(workingDirectory !== undefined && {
      workingDirectory: workingDirectoryIn(workspace, workingDirectory),
    }),
    ...(bundled !== undefined && { bundled: bundled.map((directory) => path.resolve(directory)) }),
    commands: commands ?? createPathCommandLookup(process.env),
    ...(options.workspace === undefined && {
      earlierTrees: (file) =>
        openEarlierTrees(file, { workspace, variables: environment?.variables ?? process.env }),
    }),
    environment: { isCi: false, now: new Date(), variables: {}, ...environment },
    ...(since !== undefined && {
      base: openBase({ workspace, store, ref: since, variables: environment?.variables ?? process.env }),
    }),
  };
}

export type { ActivatedSkill, Activation, ActivationFailure, ActivationRequest } from './agent/activation.js';
export {
  buildCatalog,
  type CatalogFacts,
  type LoadMetadata,
  listingOf,
  loadMetadataOf,
  metadataOf,
  type OpenedSkills,
  renderSkillStatus,
  type SkillListing,
  type SkillListing as SkillsListResult,
  type SkillMetadata,
  skillId,
} from './agent/catalog.js';
export {
  type CachedManifest,
  DefaultSkillRegistry,
  type DiscoveredSkill,
  discoveredSkill,
  FilteredSkillRegistry,
  type InstallResult,
  installSkill,
  MANIFEST_TTL_MS,
  ManifestCache,
  type NamedSkill,
  SCRIPT_LIMITS,
  SkillContextProvider,
  type SkillRegistry,
  type SkillsListParams,
} from './agent/design-documents.js';
export { type Disclosure, disclosureLevel } from './agent/disclosure.js';
export {
  type LoadedSkill,
  type LoadForm,
  type LoadRequest,
  type LoadResult,
  loadSkill,
  type Selection,
  type SkillRefusal,
  type SkillRefusalReason,
  selectSkill,
} from './agent/load.js';
export {
  type MatchKind,
  type MatchQuery,
  type MatchReason,
  type MatchResults,
  matchSkills,
  type SkillMatch,
  type UndecidedPattern,
} from './agent/match.js';
export { type MaterializedSkill, materializeSkill } from './agent/materialize.js';
export { openSession, type SessionSetup, SkillSessions } from './agent/open-session.js';
export {
  evaluateSkillPolicy,
  isAllowed,
  type PolicyDecision,
  type PolicyRules,
  rememberSkill,
  type SkillAllowlist,
} from './agent/permissions.js';
export type { GitOptions } from './agent/plugins/git.js';
export {
  type InstalledPlugin,
  installPlugin,
  installPlugins,
  type SameName,
} from './agent/plugins/install.js';
export {
  listPlugins,
  type PluginStatus,
  type SwitchedSkill,
  switchSkill,
  togglePlugin,
  toggleSkill,
  type UpdateOutcome,
  uninstallPlugin,
  updatePlugins,
} from './agent/plugins/manage.js';
export type { PluginHost, PluginPlace } from './agent/plugins/open-plugins.js';
export {
  type InstallRequest,
  type InstallRequest as InstallOptions,
  PluginError,
} from './agent/plugins/plugin-source.js';
export type { CatalogOptions, PromptCatalog, RepositoryCatalog } from './agent/prompt-catalog.js';
export {
  SEARCH_LIMITS,
  type SearchLimits,
  type SearchOptions,
  type SearchQuery,
  type SearchReason,
  type SearchResult as SkillSearchResult,
  type SearchResults,
  searchSkills,
} from './agent/search.js';
export {
  type DisclosedText,
  type SessionFileRequest,
  type SessionLoad,
  type SessionLoadRequest,
  type SessionOptions,
  type SessionRefusal,
  type SessionSnapshot,
  SkillSession,
} from './agent/session.js';
export {
  listResources,
  listSkillFiles,
  listToolsets,
  type ResourceContent,
  readResource,
  renderSkillTree,
  type SkillFiles,
  type ToolsetEntry,
} from './agent/skill-files.js';
export { DEBOUNCE_MS, TracingWorkspace, type WatchOptions, watchRepository } from './agent/watch.js';
export type { AskClients, ClientReply, HandedSkill, SkillReply } from './clients/client-program.js';
export type {
  ClientVerdict,
  CompatibilityResult,
  InstalledVerdict,
  ListingBudget,
  SkillCompatibility,
} from './compatibility/verdict.js';
export type {
  AgentSettings,
  PluginDefinition,
  SkillsConfig,
  TrackedPlugin,
} from './config/agent-settings.js';
export type { ChosenProfile } from './config/choose-profile.js';
export type {
  CatalogTarget,
  ConfigFile,
  Expectation,
  PermissionRule,
  Permissions,
  PruneMode,
  SiteSettings,
  TriggerSets,
} from './config/config-file.js';
export { type FindRootOptions, findRoot } from './config/find-root.js';
export type { DriftPolicy, Environment, Operation, Request, RunProgress } from './config/request.js';
export type { Settings } from './config/settings.js';
export { DiskStore, type DiskStoreOptions } from './files/disk-store.js';
export { DiskWorkspace } from './files/disk-workspace.js';
export { MemoryStore, MemoryWorkspace } from './files/memory.js';
export { createPathCommandLookup } from './files/path-command-lookup.js';
export {
  type BaseTree,
  type CommandLookup,
  type DirectoryEntry,
  type FileContent,
  type FileFingerprint,
  type FileForm,
  type FileStore,
  type GeneratedFile,
  type PathKind,
  type ReadLimits,
  type RefusalReason,
  type RemoteFile,
  type UpdateOptions,
  type Workspace,
  WorkspaceError,
} from './files/workspace.js';
export type { Json, JsonObject } from './json/json.js';
export type { FieldChange, KeywordConflict, ManifestChange, Reroute } from './manifest/changes.js';
export {
  type ExistingEntry,
  type ExistingManifest,
  ManifestError,
  type ManifestModel,
} from './manifest/manifest-model.js';
export { compileDispatcher, findReroutes } from './manifest/routes.js';
export {
  type CatalogEntry,
  type CatalogLimits,
  type CatalogText,
  type DisclosedSkills,
  renderAvailableSkills,
  renderDisclosureLevel,
  renderMarkdownCatalog,
  renderSkillsContext,
  SKILLS_CONTEXT_LIMITS,
} from './outputs/catalog-text.js';
export type { CodeownersSettings } from './outputs/codeowners.js';
export type { CopiesSettings } from './outputs/copies.js';
export type { OutputSettings } from './outputs/create-outputs.js';
export type { DerivedSettings } from './outputs/derived-manifests.js';
export type { JsonIndexSettings } from './outputs/json-index.js';
export type { LlmsTxtSettings } from './outputs/llms-txt.js';
export type { ManifestClient } from './outputs/manifest-forms.js';
export {
  findMarkedBlocks,
  type MarkedBlock,
  type MarkedBlocks,
  type MarkerProblem,
  writeMarkedBlock,
} from './outputs/markers.js';
export type { ConfiguredMarketplace, MarketplaceSettings } from './outputs/marketplace.js';
export type { AiCatalogSettings, SkillsJsonSettings } from './outputs/mcp-catalog.js';
export type { OpencodeSettings } from './outputs/opencode.js';
export type {
  ConfigurableKind,
  CopiedTree,
  Output,
  OutputEdit,
  OutputFile,
  OutputKind,
  OutputSkill,
  OutputSources,
} from './outputs/output.js';
export type { PluginManifestsSettings } from './outputs/plugin-manifests.js';
export type { ReadmeTableSettings } from './outputs/readme-table.js';
export type { SkillsShSettings } from './outputs/skills-sh.js';
export type { BumpLevel, Versioned, VersionPlace } from './outputs/versions.js';
export type { WellKnownSettings } from './outputs/well-known.js';
export { runOperation } from './pipeline.js';
export type { MarketplaceClient } from './plugins/places.js';
export type {
  Client,
  Evidence,
  Fact,
  NameForm,
  PluginSupport,
  Quirk,
  SearchDepth,
  SkillDirectory,
} from './profiles/client.js';
export {
  type CustomProfiles,
  extendProfile,
  lookUpProfile,
  type ProfileCells,
  type ProfileLookup,
} from './profiles/extend-profile.js';
export { frontmatterSchema } from './profiles/frontmatter-schema.js';
export { CLIENTS, clientById, PROFILES, profileById } from './profiles/index.js';
export {
  CATALOG_FORMATS,
  type CatalogFormat,
  type DuplicatePolicy,
  type InferredField,
  type JsonSchema,
  type Profile,
  type ScanRoot,
  type SymlinkPolicy,
} from './profiles/profile.js';
export type { Diagnostic } from './report/diagnostic.js';
export type {
  AppliedFix,
  AskedClient,
  AskedSkill,
  ErrorCode,
  FindingCounts,
  Outcome,
  OutputReport,
  Report,
  ReportError,
  SkillDetails,
  SkillOutcome,
  SkillStatus,
  Summary,
  TrackedFile,
} from './report/report.js';
export {
  type DispatchAnswer,
  type DispatchClaim,
  type Dispatcher,
  type DispatchProblem,
  type DispatchQuery,
  type DispatchSkill,
  type DispatchSource,
  type ExplainedCandidate,
  explainCandidates,
} from './routing/dispatch.js';
export type { RoutedSkill } from './routing/similarity.js';
export type { CheckedSkill } from './rules/checked-skill.js';
export type { Example, ExampleFiles } from './rules/example.js';
export type { Finding } from './rules/finding.js';
export type { Fix, FixedPlace, TextEdit } from './rules/fix.js';
export type { HouseRule } from './rules/house.js';
export { RULES, type RuleId, type RuleLookup, ruleById } from './rules/index.js';
export type { Judge, JudgePolicy, ValidationLevel } from './rules/judge.js';
export type { Problem, Rule, RuleFamily } from './rules/rule.js';
export type { RuleOverride, RuleOverrideConfig } from './rules/suppressions.js';
export type { Bumped, BumpOutcome } from './run/bump.js';
export { checkExpectations, type ExpectationSource } from './run/expectations.js';
export type { RunSetup } from './run/prepare-run.js';
export type { WrittenCatalog } from './run/write-catalog.js';
export type { SchemaViolation, Validate } from './schema/violation.js';
export type { IsIgnored } from './skill/discover-roots.js';
export type { SkillFacts, SkillPlace, TextMarks } from './skill/facts.js';
export type { Concept, Lexicon, LexiconChanges } from './skill/lexicon.js';
export {
  type CatalogError as SkillLoadError,
  type CatalogFilter,
  type CatalogSkill,
  type SkillCatalog,
  type SkillManifest,
  type SkillSwitches,
  visibleSkills,
} from './skill/list-skills.js';
export type { ReadingRule } from './skill/reading-rule.js';
export {
  type DeclaredMetadata,
  type DispatchTriggers,
  type InferredMetadata,
  type MatchTriggers,
  type ResourceType,
  type SkillRecord,
  type SkillScope,
  sanitizeSkillName,
} from './skill/skill.js';
export {
  type InnerSkill,
  type Located,
  readSkillTree,
  type SkillTree,
  type TreeEntry,
  type TreeOptions,
} from './skill/skill-tree.js';
export { ConfigError, UsageError } from './text/errors.js';
export type { FailureKind, RuleLevel, Severity } from './text/finding.js';
export type { FieldPlace, Place, Span, TextRange } from './text/span.js';
export { VERSION } from './version.js';
