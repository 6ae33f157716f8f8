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

export type { Activation, ActivationFailure, ActivationRequest } from './agent/activation.js';
export {
  buildCatalog,
  listingOf,
  loadMetadataOf,
  metadataOf,
  type OpenedSkills,
  renderSkillStatus,
  type SkillListing,
  type SkillListing as SkillsListResult,
  type SkillMetadata,
  type SkillsListParams,
  skillId,
} from './agent/catalog.js';
export { type DiscoveredSkill, discoveredSkill, SkillContextProvider } from './agent/context-provider.js';
export { type Disclosure, disclosureLevel } from './agent/disclosure.js';
export {
  type LoadedSkill,
  type LoadForm,
  type LoadResult,
  loadSkill,
  type SkillRefusal,
  selectSkill,
} from './agent/load.js';
export { MANIFEST_TTL_MS, ManifestCache } from './agent/manifest-file.js';
export { type MatchResults, matchSkills, type SkillMatch } from './agent/match.js';
export { type MaterializedSkill, materializeSkill } from './agent/materialize.js';
export {
  evaluateSkillPolicy,
  isAllowed,
  type PolicyRules,
  rememberSkill,
  type SkillAllowlist,
} from './agent/permissions.js';
export {
  type InstalledPlugin,
  type InstallResult,
  installPlugin,
  installPlugins,
  installSkill,
} from './agent/plugins/install.js';
export {
  listPlugins,
  type PluginStatus,
  togglePlugin,
  toggleSkill,
  type UpdateOutcome,
  uninstallPlugin,
  updatePlugins,
} from './agent/plugins/manage.js';
export type { PluginHost } from './agent/plugins/open-plugins.js';
export {
  type InstallRequest,
  type InstallRequest as InstallOptions,
  PluginError,
} from './agent/plugins/plugin-source.js';
export type { CatalogOptions, RepositoryCatalog } from './agent/prompt-catalog.js';
export {
  SEARCH_LIMITS,
  type SearchResult as SkillSearchResult,
  type SearchResults,
  searchSkills,
} from './agent/search.js';
export {
  type DisclosedText,
  openSession,
  type SessionFileRequest,
  type SessionLoad,
  type SessionLoadRequest,
  type SessionOptions,
  type SessionRefusal,
  type SessionSetup,
  type SessionSnapshot,
  SkillSession,
  SkillSessions,
} from './agent/session.js';
export {
  listResources,
  listSkillFiles,
  listToolsets,
  type ResourceContent,
  readResource,
  renderSkillTree,
  SCRIPT_LIMITS,
  type SkillFiles,
} from './agent/skill-files.js';
export { DefaultSkillRegistry, FilteredSkillRegistry, type SkillRegistry } from './agent/skill-registry.js';
export { DEBOUNCE_MS, TracingWorkspace, watchRepository } from './agent/watch.js';
export type {
  ClientVerdict,
  CompatibilityResult,
  ListingBudget,
  SkillCompatibility,
} from './compatibility/verdict.js';
export type { PluginDefinition, SkillsConfig } from './config/agent-settings.js';
export { type FindRootOptions, findRoot } from './config/find-root.js';
export type { Environment, Operation, Request } from './config/request.js';
export { DiskStore } from './files/disk-store.js';
export { DiskWorkspace } from './files/disk-workspace.js';
export { MemoryStore, MemoryWorkspace } from './files/memory.js';
export { createPathCommandLookup } from './files/path-command-lookup.js';
export type { FileStore, UpdateOptions } from './files/workspace.js';
export {
  type DirectoryEntry,
  type FileContent,
  type FileFingerprint,
  type Workspace,
  WorkspaceError,
} from './files/workspace.js';
export type { KeywordConflict, ManifestChange, Reroute } from './manifest/changes.js';
export { ManifestError } from './manifest/manifest-model.js';
export { compileDispatcher, findReroutes } from './manifest/routes.js';
export type { CatalogLimits, CatalogText } from './outputs/catalog-text.js';
export {
  renderAvailableSkills,
  renderDisclosureLevel,
  renderMarkdownCatalog,
  renderSkillsContext,
  SKILLS_CONTEXT_LIMITS,
} from './outputs/catalog-text.js';
export type { OutputSettings } from './outputs/create-outputs.js';
export { findMarkedBlocks, type MarkedBlock, writeMarkedBlock } from './outputs/markers.js';
export type { BumpLevel } from './outputs/versions.js';
export { runOperation } from './pipeline.js';
export type { Client, Evidence, Fact } from './profiles/client.js';
export { extendProfile, lookUpProfile, type ProfileCells } from './profiles/extend-profile.js';
export { frontmatterSchema } from './profiles/frontmatter-schema.js';
export { CLIENTS, clientById, PROFILES, profileById } from './profiles/index.js';
export { CATALOG_FORMATS, type CatalogFormat, type Profile, type ScanRoot } from './profiles/profile.js';
export type { Diagnostic } from './report/diagnostic.js';
export type { Outcome, Report, SkillOutcome, Summary } from './report/report.js';
export {
  type DispatchAnswer,
  type DispatchClaim,
  type Dispatcher,
  type DispatchProblem,
  type DispatchQuery,
  type ExplainedCandidate,
  explainCandidates,
} from './routing/dispatch.js';
export { RULES, ruleById } from './rules/index.js';
export type { ValidationLevel } from './rules/judge.js';
export type { Rule } from './rules/rule.js';
export type { Bumped, BumpOutcome } from './run/bump.js';
export { checkExpectations, type ExpectationSource } from './run/expectations.js';
export type { WrittenCatalog } from './run/write-catalog.js';
export {
  type CatalogError as SkillLoadError,
  type CatalogSkill,
  type SkillCatalog,
  type SkillManifest,
  visibleSkills,
} from './skill/list-skills.js';
export type {
  DeclaredMetadata,
  MatchTriggers,
  ResourceType,
  SkillRecord,
  SkillScope,
} from './skill/skill.js';
export { sanitizeSkillName } from './skill/skill.js';
export { readSkillTree } from './skill/skill-tree.js';
export { ConfigError, UsageError } from './text/errors.js';
export type { RuleLevel, Severity } from './text/finding.js';
export type { Span } from './text/span.js';
export { VERSION } from './version.js';
