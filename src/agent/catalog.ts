import { createHash } from 'node:crypto';
import { type AgentSettings, readAgentSettings } from '../config/agent-settings.js';
import type { Request } from '../config/request.js';
import { workingDirectoryIn } from '../config/working-directory.js';
import { absolutePath } from '../files/absolute-path.js';
import { BundledWorkspace } from '../files/bundled-workspace.js';
import { type Workspace, WorkspaceError } from '../files/workspace.js';
import type { ScanRoot } from '../profiles/profile.js';
import type { Judge } from '../rules/judge.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';
import { collectSkills, type Skills } from '../run/skills.js';
import { briefDescription } from '../skill/infer-metadata.js';
import {
  areCommandsChecked,
  type CatalogError,
  type CatalogSkill,
  type SkillCatalog,
  type SkillManifest,
  skillAvailability,
} from '../skill/list-skills.js';
import { type SkillRecord, unavailableReason } from '../skill/skill.js';
import type { InnerSkill } from '../skill/skill-tree.js';
import { compareText } from '../text/compare.js';
import { limitFindings } from '../text/finding.js';
import { isContainedPath, parentOf, withAncestors } from '../text/paths.js';
import { neutralize, oneLine } from '../text/visible-text.js';

/** The skills of a repository, and how its config lets an agent use them. */
export interface OpenedSkills {
  readonly catalog: SkillCatalog;
  /** The files that the skills are read from. */
  readonly workspace: Workspace;
  /** Absolute; the base of relative paths. */
  readonly workingDirectory: string;
  readonly setup: RunSetup;
  readonly settings: AgentSettings;
}

/** Finds and checks the skills by the stages of the pipeline, and says which of them this machine can use. */
export async function openSkills(request: Request): Promise<OpenedSkills> {
  const workingDirectory = workingDirectoryIn(request.workspace, request.workingDirectory ?? '.');
  const prepared = await prepareRun({ ...request, workingDirectory });
  const settings = readAgentSettings(prepared.settings);
  const setup = withBundledRoots(withPluginRoots(prepared, settings), settings);
  const { workspace } = setup.request;
  return {
    catalog: await readCatalog(setup, settings),
    workspace,
    workingDirectory: absolutePath(workspace, workingDirectory),
    setup,
    settings,
  };
}

/** A repository may get its first skill later: without a scan root, the catalog is empty, and says why if one is named. */
async function readCatalog(setup: RunSetup, settings: AgentSettings): Promise<SkillCatalog> {
  const { workspace } = setup.request;
  try {
    const skills = await collectSkills(setup);
    const catalog = catalogOf(skills, setup, settings);
    const errors = [...catalog.errors, ...errorsOfFiles(skills, setup)].sort(compareErrors);
    return { ...catalog, errors };
  } catch (error) {
    if (!(error instanceof WorkspaceError) || workspace.kindOf('.') !== 'directory') throw error;
    const isExpected = setup.settings.roots !== undefined || setup.existing.text !== null;
    const why = { path: workspace.root, kind: 'NOT_FOUND', message: error.message } as const;
    return { skills: [], errors: isExpected ? [why] : [], truncated: false };
  }
}

/** What keeps a file from being a skill, and skills whose name another one has: a person should know. */
function errorsOfFiles(
  { findings, selection }: Skills,
  { judge, request: { workspace } }: RunSetup,
): readonly CatalogError[] {
  const unread = findings.filter(({ rule }) => rule === 'file-unreadable' || rule === 'link-refused');
  const duplicates = selection.findings.filter(({ rule }) => rule === 'duplicate-name');
  return [...unread, ...duplicates]
    .filter(({ rule }) => judge.levelOf(rule) === 'error' || judge.levelOf(rule) === 'warning')
    .map(({ rule, file, message }) => ({
      path: absolutePath(workspace, file),
      kind: judge.ruleById(rule)?.kind ?? 'VALIDATION_ERROR',
      message,
    }));
}

function compareErrors(a: CatalogError, b: CatalogError): number {
  return compareText(a.path, b.path) || compareText(a.message, b.message);
}

function catalogOf(
  { selection, rejected }: Skills,
  { request, judge, chosen: { profile } }: RunSetup,
  { switches }: AgentSettings,
): SkillCatalog {
  const isChecked = areCommandsChecked(profile.requires, request.environment.isCi);
  const availability = skillAvailability(selection.usable, {
    switches,
    commands: isChecked ? (request.commands ?? null) : null,
  });
  const failures = new Map(rejected.map((record) => [record.file, failuresOf(record, judge)]));
  return buildCatalog([...selection.usable, ...rejected], request.workspace, {
    ...availability,
    failures,
    leftOut: [...selection.skipped, ...rejected],
  });
}

function failuresOf(record: SkillRecord, judge: Judge): readonly Omit<CatalogError, 'path'>[] {
  const found = record.findings.filter(({ rule }) => judge.levelOf(rule) === 'error');
  const errors = limitFindings(found).map(({ rule, message }) => ({
    kind: judge.ruleById(rule)?.kind ?? 'VALIDATION_ERROR',
    message,
  }));
  return errors.length > 0 ? errors : [{ kind: 'VALIDATION_ERROR', message: 'the skill has no usable name' }];
}

/** Installed plugins are skills, whether or not the profile looks into their directory itself. */
function withPluginRoots(
  setup: RunSetup,
  { plugins, pluginDirectories, hasOwnPluginDirectory }: AgentSettings,
): RunSetup {
  const { chosen, roots, request } = setup;
  if (chosen.profile.plugins === 'none') return setup;
  const { workspace } = request;
  const added = (['repo', 'user'] as const)
    .filter((scope) => scope === 'repo' || workspace.home !== null)
    .filter((scope) => hasOwnPluginDirectory || plugins.some((plugin) => plugin.scope === scope))
    .map((scope): ScanRoot => ({ path: pluginDirectories[scope], source: 'plugin', levels: ['children'] }))
    .filter(({ path }) => roots.every((root) => root.path !== path))
    .filter(({ path }) => workspace.kindOf(path) === 'directory');
  return { ...setup, roots: [...roots, ...added] };
}

/** Skills that a program ships have the lowest precedence. */
function withBundledRoots(setup: RunSetup, settings: AgentSettings): RunSetup {
  const { request, chosen, roots } = setup;
  const { workspace: own } = request;
  const named = settings.bundled.map((path) => (path.startsWith('~/') ? absolutePath(own, path) : path));
  const directories = [...(request.bundled ?? []), ...named];
  if (directories.length === 0) return setup;
  const workspace = new BundledWorkspace(own, directories);
  const bundled = workspace.bundled.map(
    (path): ScanRoot => ({ path, source: 'bundled', levels: ['children'] }),
  );
  const isFirstBest = chosen.profile.duplicates === 'first';
  return {
    ...setup,
    request: { ...request, workspace },
    roots: isFirstBest ? [...roots, ...bundled] : [...bundled, ...roots],
  };
}

/** What the machine and the configuration add to the records, by the skill's workspace file. */
export interface CatalogFacts {
  /** What keeps a skill out of the catalog. */
  readonly failures?: ReadonlyMap<string, readonly Omit<CatalogError, 'path'>[]>;
  /** Commands that a skill requires and that are not installed. */
  readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
  /** Files of the skills that the configuration disables. */
  readonly disabled?: ReadonlySet<string>;
  /** Skills that are invalid, or that another one replaces: nobody gets their files, through a skill around them either. */
  readonly leftOut?: readonly SkillRecord[];
  /** The scan stopped before it saw everything. */
  readonly truncated?: boolean;
}

/** Builds the catalog: valid skills once each, by canonical path; the findings of the others as errors. */
export function buildCatalog(
  records: readonly SkillRecord[],
  workspace: Workspace,
  facts: CatalogFacts = {},
): SkillCatalog {
  const byPath = new Map<string, CatalogSkill>();
  const errors: CatalogError[] = [];
  for (const record of records) {
    const failures = facts.failures?.get(record.file);
    if (failures !== undefined) {
      const path = absolutePath(workspace, record.file);
      errors.push(...failures.map((failure) => ({ path, ...failure })));
      continue;
    }
    const skill = describeSkill(record, workspace, facts);
    const known = byPath.get(skill.path);
    if (known === undefined || (known.scope === 'user' && skill.scope === 'repo'))
      byPath.set(skill.path, skill);
  }
  return {
    skills: withInnerSkills([...byPath.values()], skillsLeftOut(workspace, facts)).sort(compareSkills),
    errors: errors.sort(compareErrors),
    truncated: facts.truncated ?? false,
  };
}

/** Says of each skill which others are in its directory. */
function withInnerSkills(skills: readonly CatalogSkill[], leftOut: readonly InnerSkill[]): CatalogSkill[] {
  const byDirectory = new Map<string, InnerSkill[]>(skills.map(({ directory }) => [directory, []]));
  const others = leftOut.filter(({ directory }) => !byDirectory.has(directory));
  for (const inner of [...skills.map(({ name, directory }) => ({ name, directory })), ...others]) {
    for (const above of ancestorsOf(inner.directory)) byDirectory.get(above)?.push(inner);
  }
  return skills.map((skill) => {
    const inner = byDirectory.get(skill.directory)!;
    const deepestFirst = inner.sort((a, b) => b.directory.length - a.directory.length);
    return inner.length === 0 ? skill : { ...skill, innerSkills: deepestFirst };
  });
}

function skillsLeftOut(workspace: Workspace, { leftOut = [] }: CatalogFacts): readonly InnerSkill[] {
  return leftOut.map(({ name, directory }) => ({
    name,
    directory: workspace.canonical(directory) ?? directory,
    isHidden: true,
  }));
}

/** The top of the repository is above its own directories only. */
function ancestorsOf(directory: string): readonly string[] {
  const above = withAncestors(directory).slice(1);
  return isContainedPath(directory) ? above : above.slice(0, -1);
}

function describeSkill(record: SkillRecord, workspace: Workspace, facts: CatalogFacts): CatalogSkill {
  const file = workspace.canonical(record.file) ?? record.file;
  const path = absolutePath(workspace, file);
  const declared = record.declared;
  const missing = facts.missingCommands?.get(record.file) ?? [];
  const description = (declared.description ?? '').trim();
  const version = declared.version ?? declared.metadata?.['version'];
  return {
    id: skillId(path),
    name: record.name,
    description,
    path,
    dir: parentOf(path),
    scope: record.scope,
    source: record.source,
    mtimeMs: Math.trunc(workspace.fingerprint(file)?.mtimeMs ?? 0),
    file,
    directory: parentOf(file),
    ...(version === undefined ? {} : { version }),
    ...(declared.matchTriggers === undefined ? {} : { triggers: declared.matchTriggers }),
    toolsets: declared.toolsets ?? [],
    manifest: manifestOf(record, description),
    briefDescription: declared.briefDescription ?? briefDescription(description),
    tags: declared.tags ?? record.inferred.tags,
    ...(declared.tags === undefined ? {} : { declaredTags: declared.tags }),
    status: declared.status ?? 'active',
    available: missing.length === 0,
    ...(missing.length === 0 ? {} : { unavailableReason: unavailableReason(missing) }),
    enabled: facts.disabled?.has(record.file) !== true,
    ...(declared.defaultEnabled === false ? { isOffByDefault: true } : {}),
  };
}

function manifestOf({ name, declared }: SkillRecord, description: string): SkillManifest {
  const { license, compatibility, metadata, allowedTools } = declared;
  return {
    name,
    description,
    ...(license === undefined ? {} : { license }),
    ...(compatibility === undefined ? {} : { compatibility }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(allowedTools === undefined ? {} : { 'allowed-tools': allowedTools.join(' ') }),
  };
}

/** The id of a skill: it depends only on the canonical path. */
export function skillId(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 24);
}

function compareSkills(a: CatalogSkill, b: CatalogSkill): number {
  return compareText(a.name, b.name) || compareText(a.scope, b.scope) || compareText(a.path, b.path);
}

/** A skill as the tools report it. */
export interface SkillMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly dir: string;
  readonly scope: 'repo' | 'user';
  readonly mtimeMs: number;
  /** The same number, as the tools name it. */
  readonly mtime_ms: number;
}

export interface LoadMetadata {
  readonly skill_id: string;
  readonly name: string;
  readonly path: string;
  readonly dir: string;
  readonly mtime_ms: number;
}

export function metadataOf({
  id,
  name,
  description,
  path,
  dir,
  scope,
  mtimeMs,
}: CatalogSkill): SkillMetadata {
  return { id, name, description, path, dir, scope, mtimeMs, mtime_ms: mtimeMs };
}

export function loadMetadataOf({ id, name, path, dir, mtimeMs }: CatalogSkill): LoadMetadata {
  return { skill_id: id, name, path, dir, mtime_ms: mtimeMs };
}

/** What results of a search or a match say about a skill. */
export function briefFieldsOf({ name, description, briefDescription, path, scope }: CatalogSkill) {
  return { name, description, briefDescription, path, scope };
}

/** The result of `skills.list`. */
export interface SkillListing {
  readonly skills: readonly SkillMetadata[];
  readonly errors: SkillCatalog['errors'];
  readonly truncated: boolean;
}

export function listingOf(catalog: SkillCatalog): SkillListing {
  return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
}

const GROUPS: readonly (readonly [string, string])[] = [
  ['bundled', 'Bundled'],
  ['repo', 'Repository'],
  ['user', 'User'],
  ['claude', 'Claude'],
  ['project', 'Project'],
  ['plugin', 'Plugin'],
];

const MAX_DESCRIPTION = 60;

/** Every skill by source, with its state and what keeps it from being used. */
export function renderSkillStatus(skills: readonly CatalogSkill[]): string {
  const sources = [...new Set([...GROUPS.map(([source]) => source), ...skills.map((skill) => skill.source)])];
  return sources
    .map((source) => ({ source, group: skills.filter((skill) => skill.source === source) }))
    .filter(({ group }) => group.length > 0)
    .map(({ source, group }) => `[${titleOf(source)} Skills]\n${group.map(renderSkill).join('')}`)
    .join('\n');
}

/** The same as data. */
export function statusFields(skills: readonly CatalogSkill[]) {
  return {
    skills: skills.map(({ name, source, path, enabled, available, unavailableReason }) => ({
      name,
      source,
      path,
      enabled,
      available,
      ...(unavailableReason === undefined ? {} : { unavailableReason }),
    })),
  };
}

function titleOf(source: string): string {
  const known = GROUPS.find(([name]) => name === source)?.[1];
  return known ?? harmless(source.charAt(0).toUpperCase() + source.slice(1));
}

function renderSkill(skill: CatalogSkill): string {
  const [symbol, word] = statusOf(skill);
  const reason = skill.unavailableReason === undefined ? '' : `      ${harmless(skill.unavailableReason)}\n`;
  return `  ${symbol} ${harmless(skill.name)}\n      ${shorten(skill.description)} (${word})\n${reason}`;
}

function statusOf({ enabled, available }: CatalogSkill): readonly [string, string] {
  if (!available) return ['✗', 'unavailable'];
  return enabled ? ['✓', 'enabled'] : ['○', 'disabled'];
}

/** Counted in characters as people see them, so that no emoji is cut in two. */
function shorten(description: string): string {
  const characters = [...harmless(description)];
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION - 3).join('')}...`;
}

/** A description at the start of a printed line could be a command to a runner. */
function harmless(text: string): string {
  return oneLine(neutralize(text));
}
