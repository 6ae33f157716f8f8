import { type CatalogWishes, type RepositoryCatalog } from './catalog-text.js';
import type { Outcome } from './core/report.js';
import type { Environment, FileStore, Request } from './request.js';
import { type OpenedSkills } from './runtime/open-skills.js';
import { openPlugins as openPluginsOf } from './runtime/plugins/open-plugins.js';
import type { Workspace } from './workspace/workspace.js';
import { type WrittenCatalog } from './write-catalog.js';
/** What the functions below take; everything has a default but the files to look at. */
export interface RunOptions extends Partial<Omit<Request, 'operation' | 'workspace' | 'store' | 'environment'>> {
    /** Directory of the repository on disk; give either this or `workspace` and `store`. */
    readonly root?: string;
    /** Home directory, only when it may be read. */
    readonly home?: string;
    readonly workspace?: Workspace;
    readonly store?: FileStore;
    readonly environment?: Partial<Environment>;
}
/** Validates the skills and brings the manifest up to date. */
export declare function register(options: RunOptions): Promise<Outcome>;
/** Validates the skills and writes nothing. */
export declare function validate(options: RunOptions): Promise<Outcome>;
/** Lists the skills that are not in the manifest. */
export declare function discover(options: RunOptions): Promise<Outcome>;
/** Removes entries whose skill is gone. */
export declare function prune(options: RunOptions): Promise<Outcome>;
/** Compares skills and manifest. */
export declare function status(options: RunOptions): Promise<Outcome>;
/** What an agent's prompt says of the skills, in one of the four forms. */
export declare function catalog(options: RunOptions & CatalogWishes): Promise<RepositoryCatalog>;
/** Keeps a catalog between two markers in a file of the repository. */
export declare function keepCatalog(file: string, options: RunOptions & CatalogWishes): Promise<WrittenCatalog>;
/** The skills of a repository for an agent; `openSession` makes a session of them. */
export declare function openSkills(options: RunOptions): Promise<OpenedSkills>;
/** What installs, lists, updates and removes the plugins of a repository. */
export declare function openPlugins(options: RunOptions): ReturnType<typeof openPluginsOf>;
export type { CatalogWishes, RepositoryCatalog } from './catalog-text.js';
export { type CatalogError, type CatalogSkill, type SkillCatalog, visibleSkills } from './core/catalog.js';
export type { Diagnostic, RuleLevel, Severity, Span } from './core/diagnostic.js';
export { frontmatterSchema } from './core/frontmatter-schema.js';
export { ManifestError } from './core/manifest-error.js';
export { findMarkedBlocks, type MarkedBlock, writeMarkedBlock } from './core/marked-block.js';
export { CATALOG_FORMATS, type CatalogFormat, type Profile, type ScanRoot } from './core/profile.js';
export type { KeywordConflict, ManifestChange, Outcome, ProfileVerdict, Report, SkillCompatibility, SkillOutcome, Summary, } from './core/report.js';
export type { ResourceType } from './core/resource-types.js';
export type { Rule } from './core/rules/rule.js';
export { RULES, ruleById } from './core/rules.js';
export { sanitizeSkillName } from './core/sanitize-skill-name.js';
export type { DeclaredMetadata, MatchTriggers, SkillRecord } from './core/skill.js';
export type { ValidationLevel } from './core/validation-level.js';
export { ConfigError, UsageError } from './errors.js';
export { type OpenedCatalog, openCatalog } from './open-catalog.js';
export { extendProfile, lookUpProfile, type ProfileCells } from './profiles/extend-profile.js';
export { PROFILES, profileById } from './profiles/index.js';
export { renderAvailableSkills } from './report/catalog-available-skills.js';
export { renderDisclosureLevel } from './report/catalog-level.js';
export { renderMarkdownCatalog } from './report/catalog-markdown.js';
export { renderSkillsContext, SKILLS_CONTEXT_LIMITS } from './report/catalog-skills-context.js';
export type { CatalogLimits, CatalogText } from './report/catalog-text.js';
export type { Environment, FileStore, Operation, Request, UpdateOptions, } from './request.js';
export { runOperation } from './run-operation.js';
export { type Activation, activateSkill } from './runtime/activate-skill.js';
export { buildCatalog, skillId } from './runtime/catalog.js';
export { checkExpectations, type ExpectationSource } from './runtime/check-expectations.js';
export { compileDispatcher } from './runtime/compile-dispatcher.js';
export { type Disclosure, disclosureLevel } from './runtime/disclosure-level.js';
export type { DispatchAnswer, DispatchClaim, Dispatcher, DispatchProblem, DispatchQuery, } from './runtime/dispatch.js';
export { type ExplainedCandidate, explainCandidates } from './runtime/explain-dispatch.js';
export { type LoadForm, type LoadResult, loadSkill, selectSkill } from './runtime/load.js';
export { MANIFEST_TTL_MS, ManifestCache } from './runtime/manifest-cache.js';
export { type MatchResults, matchSkills } from './runtime/match.js';
export { type MaterializedSkill, materializeSkill } from './runtime/materialize.js';
export { findKnownMentions, findMentions } from './runtime/mentions.js';
export { openSession, type SessionWishes } from './runtime/open-session.js';
export type { OpenedSkills } from './runtime/open-skills.js';
export { type InstalledPlugin, type InstallRequest, installPlugin, type PluginHost, } from './runtime/plugins/install-plugin.js';
export { listPlugins, type PluginStatus, togglePlugin, type UpdateOutcome, uninstallPlugin, updatePlugins, } from './runtime/plugins/manage-plugins.js';
export { PluginError } from './runtime/plugins/plugin-error.js';
export { toggleSkill } from './runtime/plugins/toggle-skill.js';
export { listResources, type ResourceContent, readResource } from './runtime/resources.js';
export { SCRIPT_LIMITS } from './runtime/script-limits.js';
export { SEARCH_LIMITS, type SearchResults, searchSkills } from './runtime/search.js';
export { listSkillFiles, type SkillFiles } from './runtime/skill-files.js';
export { listingOf, loadMetadataOf, metadataOf } from './runtime/skill-metadata.js';
export { evaluateSkillPolicy, type PolicyRules, rememberSkill } from './runtime/skill-policy.js';
export { DefaultSkillRegistry, FilteredSkillRegistry, isAllowed, type SkillAllowlist, type SkillRegistry, } from './runtime/skill-registry.js';
export { type SessionOptions, type SessionSnapshot, SkillSession } from './runtime/skill-session.js';
export { SkillSessions } from './runtime/skill-sessions.js';
export { renderSkillStatus } from './runtime/skill-status.js';
export { readSkillTree, renderSkillTree } from './runtime/skill-tree.js';
export { listToolsets } from './runtime/toolsets.js';
export { TracingWorkspace } from './runtime/tracing-workspace.js';
export { DEBOUNCE_MS, watchRepository } from './runtime/watch-repository.js';
export { VERSION } from './version.js';
export { DiskStore } from './workspace/disk-store.js';
export { DiskWorkspace } from './workspace/disk-workspace.js';
export { MemoryStore } from './workspace/memory-store.js';
export { MemoryWorkspace } from './workspace/memory-workspace.js';
export { type DirectoryEntry, type FileContent, type FileFingerprint, type Workspace, WorkspaceError, } from './workspace/workspace.js';
export type { WrittenCatalog } from './write-catalog.js';
