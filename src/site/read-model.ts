import { onceInstalled, type SkillCompatibility } from '../compatibility/verdict.js';
import type { Request } from '../config/request.js';
import { loadSettings } from '../config/settings.js';
import { openRepositoryFiles, type RepositoryFiles } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { asText, type Json, type JsonObject } from '../json/json.js';
import { parseDispatchSource } from '../manifest/routes.js';
import { fieldText } from '../outputs/skill-text.js';
import { runOperation } from '../pipeline.js';
import { findComponentFiles } from '../plugins/component-files.js';
import type { Marketplace } from '../plugins/plugin.js';
import { skillsOf } from '../plugins/plugin-skills.js';
import { findPlugins, readPluginManifests, usualMarketplaces } from '../plugins/read-plugins.js';
import { clientById } from '../profiles/index.js';
import type { Outcome, SkillOutcome } from '../report/report.js';
import { readFieldsByLine } from '../skill/parse-skill.js';
import { splitDocument } from '../skill/read-document.js';
import { isSkillPath, SKILL_FILE } from '../skill/skill.js';
import { readSkillTree } from '../skill/skill-tree.js';
import { compareText } from '../text/compare.js';
import { isBelow, joinPath, parentOf } from '../text/paths.js';
import { decodeUtf8 } from './addresses.js';
import { firstParagraph, firstTitle } from './markdown.js';
import type { SiteComponent, SiteFile, SiteModel, SiteSkill } from './model.js';
import type { SiteSource } from './source.js';

/** Larger files are not published. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** What a site shows beyond what is in the files. */
export interface SiteContext {
  /** Findings are for those who maintain the skills: without a setting, a published site has none. */
  readonly showsFindings: boolean;
  readonly sourceOf: (repository: string | undefined) => SiteSource | null;
}

/** Runs the pipeline without writing anything and collects what the site shows. */
export async function readSiteModel(
  request: Request,
  { showsFindings, sourceOf }: SiteContext,
): Promise<SiteModel> {
  const asked = { operation: 'register', dryRun: true, allowMassRemoval: true, compatibility: true } as const;
  const outcome = await runOperation({ ...request, ...asked });
  const { workspace } = request;
  const { title, description, repository, findings } = (await loadSettings(request)).site;
  const files = openRepositoryFiles(workspace);
  const marketplaces = usualMarketplaces(files);
  const readme = readText(workspace, 'README.md') ?? '';
  return {
    title: title ?? firstTitle(readme) ?? 'Skills',
    description: description ?? firstParagraph(readme) ?? null,
    skills: readSkills(outcome, workspace, marketplaces),
    invalidCount: outcome.report.summary.invalid,
    noSkills: outcome.report.diagnostics.find(({ rule }) => rule === 'no-skills')?.message ?? null,
    clients: clientsOf(outcome),
    findings: (findings ?? showsFindings) ? outcome.report.diagnostics : null,
    source: sourceOf(repository),
    marketplace: claudeMarketplace(marketplaces),
    components: readComponents(marketplaces, outcome, files),
    // By the manifest as `register` would write it.
    routing: parseDispatchSource(outcome.manifest, outcome.report.manifest),
  };
}

/** The first one that Claude Code reads: it adds a marketplace by its repository, and a plugin by both names. */
function claudeMarketplace(marketplaces: readonly Marketplace[]): SiteModel['marketplace'] {
  const found = marketplaces.find(({ client }) => client === 'claude');
  const name = asText(asFields(found?.document.value as Json)['name']);
  return found === undefined || name === undefined
    ? null
    : { name, plugins: found.plugins.map((plugin) => plugin.name) };
}

function readComponents(
  marketplaces: readonly Marketplace[],
  { report }: Outcome,
  files: RepositoryFiles,
): readonly SiteComponent[] {
  const skills = report.skills.map(({ path }) => ({ directory: path }));
  return findComponentFiles(findPlugins(marketplaces, skills, files), files).flatMap(
    ({ file, form: { what, title: client } }) => {
      const text = files.text(file);
      if (text === null) return [];
      const { data, frontmatter } = splitDocument(text);
      const fields = (data ?? readFieldsByLine(frontmatter) ?? {}) as JsonObject;
      const [, stem = file] = /([^/]+?)(?:\.(?:agent|prompt))?\.md$/.exec(file) ?? [];
      const name = fieldText(fields['name']).trim() || stem;
      return { what, name, description: fieldText(fields['description']).trim(), file, client };
    },
  );
}

function readSkills(
  { report }: Outcome,
  workspace: Workspace,
  marketplaces: readonly Marketplace[],
): readonly SiteSkill[] {
  const present = report.skills.filter(({ status, path }) => isShown(status) && !path.startsWith('~/'));
  const sources = {
    workspace,
    directories: present.map(({ path }) => path),
    compatibility: new Map((report.compatibility ?? []).map((row) => [row.path, verdictsOf(row)])),
    pluginOf: pluginNames(marketplaces, openRepositoryFiles(workspace)),
  };
  return present
    .flatMap((skill) => readSkill(skill, sources) ?? [])
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
}

/** Visitors install the skills: where the repository keeps them does not matter to them. */
function verdictsOf({ clients }: SkillCompatibility): SiteSkill['compatibility'] {
  return Object.fromEntries(Object.entries(clients).map(([id, verdict]) => [id, onceInstalled(verdict)]));
}

/** What is invalid or a duplicate is among the findings. */
function isShown(status: SkillOutcome['status']): boolean {
  return status === 'registered' || status === 'updated' || status === 'unchanged';
}

interface SkillSources {
  readonly workspace: Workspace;
  /** Directories of all skills: a nested skill is not part of the outer one. */
  readonly directories: readonly string[];
  readonly compatibility: ReadonlyMap<string, SiteSkill['compatibility']>;
  readonly pluginOf: (directory: string) => string | null;
}

/** Undefined if the file was deleted since the run, or never existed: a manifest can list such skills. */
function readSkill({ name, path }: SkillOutcome, sources: SkillSources): SiteSkill | undefined {
  const files = readFiles(path, sources);
  const document = files.find((file) => file.path === SKILL_FILE);
  if (document === undefined) return undefined;
  const { data, frontmatter, body } = splitDocument(decodeUtf8(document.bytes) ?? '');
  // Some profiles accept what YAML rejects.
  const fields = (data ?? readFieldsByLine(frontmatter) ?? {}) as JsonObject;
  return {
    name,
    path,
    description: fieldText(fields['description']).trim(),
    tags: tagsOf(fields),
    plugin: sources.pluginOf(path),
    fields: otherFields(fields),
    body,
    files,
    compatibility: sources.compatibility.get(path) ?? {},
  };
}

function readFiles(directory: string, { workspace, directories }: SkillSources): readonly SiteFile[] {
  const inner = directories.filter((other) => other !== directory && isBelow(other, directory));
  const entries = readSkillTree({ directory }, workspace).entries;
  const named = entries.some(({ path }) => path === SKILL_FILE);
  return (
    entries
      .filter(({ kind, path }) => kind === 'file' && isPublic(path, directory))
      .filter(({ path }) => !inner.some((other) => isBelow(joinPath(directory, path), other)))
      .flatMap(({ path }) => readFile(path, directory, workspace) ?? [])
      // A file called skill.md is found as well; clients look for SKILL.md.
      .map((file) =>
        !named && isSkillPath(file.path) && !file.path.includes('/') ? { ...file, path: SKILL_FILE } : file,
      )
      .sort((a, b) => compareText(a.path, b.path))
  );
}

/** Hidden files may be settings and secrets. A skill at the top of a repository has only its usual folders. */
function isPublic(path: string, directory: string): boolean {
  if (path.split('/').some((segment) => segment.startsWith('.') || segment === '__pycache__')) return false;
  return (
    directory !== '.' ||
    (isSkillPath(path) && !path.includes('/')) ||
    /^(scripts|references|assets)\//.test(path)
  );
}

function readFile(path: string, directory: string, workspace: Workspace): SiteFile | undefined {
  const limits = { maxBytes: MAX_FILE_BYTES, followLinks: false };
  const content = workspace.read(joinPath(directory, path), limits);
  if (content.kind !== 'content') return undefined;
  return { path, bytes: content.bytes, isExecutable: content.isExecutable === true };
}

function tagsOf(fields: JsonObject): readonly string[] {
  const metadata = asFields(fields['metadata']);
  const all = [fields['tags'], metadata['tags'], fields['category'], metadata['category']].flatMap(listOf);
  return [...new Set(all.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

function listOf(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.map(fieldText);
  return typeof value === 'string' ? value.split(',') : [];
}

function otherFields(fields: JsonObject): SiteSkill['fields'] {
  return Object.entries(fields).flatMap(([name, value]): SiteSkill['fields'] => {
    if (name === 'name' || name === 'description' || name === 'tags' || name === 'category') return [];
    if (name !== 'metadata') return [[name, fieldText(value)]];
    return Object.entries(asFields(value)).map(([key, inner]) => [`metadata.${key}`, fieldText(inner)]);
  });
}

function asFields(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function readText(workspace: Workspace, file: string): string | null {
  const content = workspace.read(file, { maxBytes: MAX_FILE_BYTES, followLinks: false });
  return content.kind === 'content' ? new TextDecoder().decode(content.bytes) : null;
}

function clientsOf({ report }: Outcome): SiteModel['clients'] {
  const ids = Object.keys(report.compatibility?.[0]?.clients ?? {});
  return ids.map((id) => ({ id, title: clientById(id)!.title }));
}

/** Tells which plugin a skill belongs to: by the marketplaces, else by the plugin manifest above it. */
function pluginNames(
  marketplaces: readonly Marketplace[],
  files: RepositoryFiles,
): (directory: string) => string | null {
  const plugins = marketplaces
    .flatMap((marketplace) => marketplace.plugins)
    .filter(({ name }) => name !== '')
    .map((plugin) => ({ name: plugin.name, hasSkill: skillsOf([plugin], files) }));
  const manifests = new Map<string, string | null>();
  const nameIn = (directory: string): string | null => {
    const known = manifests.get(directory);
    if (known !== undefined) return known;
    const own = readPluginManifests(directory, files).map(({ value }) => value['name']);
    const name = own.find((each) => typeof each === 'string' && each !== '') as string | undefined;
    const found = name ?? (directory === '.' ? null : nameIn(parentOf(directory)));
    manifests.set(directory, found);
    return found;
  };
  return (directory) => plugins.find(({ hasSkill }) => hasSkill(directory))?.name ?? nameIn(directory);
}
