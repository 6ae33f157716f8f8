import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'fflate';
import tar from 'tar-stream';
import type { JsonObject } from '../json/json.js';
import { renderLlmsTxt } from '../outputs/llms-txt.js';
import { catalogEntries, servedEntry, skillList } from '../outputs/mcp-catalog.js';
import { shortenDescription, WELL_KNOWN_SCHEMA } from '../outputs/well-known.js';
import { nextTurn } from '../run/stage-timer.js';
import { parseSkill } from '../skill/parse-skill.js';
import { pointsIntoGit } from '../text/paths.js';
import type { Addresses } from './addresses.js';
import type { SiteFile, SiteModel, SiteOptions, SiteSkill } from './model.js';
import { digestOf } from './write-site.js';

const FOLDER = '.well-known/agent-skills';

/** Names that the discovery index allows: they are folders at a fixed place on the host. */
const NAME = /^(?!.*--)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** A skill that can be downloaded from the site. */
export interface Published {
  readonly skill: SiteSkill;
  /** Path of the copy of SKILL.md. */
  readonly document: string;
  /** Path of the archive; undefined when SKILL.md is the only file. */
  readonly archive: string | undefined;
  /** Bytes by path, the archive last. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Makes the downloads of every skill that the index can name; the first of two with one name. */
export async function publishSkills(
  { skills }: SiteModel,
  onSkill: (done: number) => Promise<void> = nextTurn,
): Promise<ReadonlyMap<SiteSkill, Published>> {
  const published = new Map<SiteSkill, Published>();
  const names = new Set<string>();
  for (const [done, skill] of skills.entries()) {
    await onSkill(done);
    if (!NAME.test(skill.name) || skill.description === '' || names.has(skill.name)) continue;
    names.add(skill.name);
    published.set(skill, await publish(skill));
  }
  return published;
}

async function publish(skill: SiteSkill): Promise<Published> {
  const document = `${FOLDER}/${skill.name}/SKILL.md`;
  const files = new Map([[document, skill.files.find(({ path }) => path === 'SKILL.md')!.bytes]]);
  const archive = skill.files.length > 1 ? `${FOLDER}/${skill.name}.tar.gz` : undefined;
  if (archive !== undefined) files.set(archive, await packArchive(skill.files));
  return { skill, document, archive, files };
}

/**
 * The files of a skill as `.tar.gz`: the same bytes on every machine. fflate compresses in JavaScript; zlib's output
 * depends on the processor, the version of Node.js and the operating system. Level 9 takes half as long again and saves
 * 0.2 % of the bytes.
 */
async function packArchive(files: readonly SiteFile[]): Promise<Uint8Array> {
  const pack = tar.pack();
  const packed = buffer(pack);
  for (const { path, bytes, isExecutable } of files.filter(isPlainOnEverySystem)) {
    const mode = isExecutable ? 0o755 : 0o644;
    pack.entry({ name: path, mode, mtime: new Date(0), uid: 0, gid: 0 }, Buffer.from(bytes));
  }
  pack.finalize();
  return gzipSync(await packed, { level: 6, mtime: 0 });
}

/** Where `\\` separates names, such a file would land elsewhere, and `:` names a stream. */
function isPlainOnEverySystem({ path }: SiteFile): boolean {
  return !/[\\:\p{Cc}]/u.test(path) && !pointsIntoGit(path);
}

/**
 * The discovery index. `files` is for readers of version 0.1, which refuse an index without it and fetch each file
 * on its own: only SKILL.md is there for them.
 */
export function discoveryIndex(published: Iterable<Published>, { baseUrl }: SiteOptions): string {
  const skills = [...published].map(({ skill, document, archive, files }) => {
    const path = archive ?? document;
    return {
      name: skill.name,
      type: archive === undefined ? 'skill-md' : 'archive',
      description: shortenDescription(skill.description),
      url: `${baseUrl?.pathname ?? '/'}${path}`,
      digest: digestOf(files.get(path)!),
      files: ['SKILL.md'],
    };
  });
  return toJson({ $schema: WELL_KNOWN_SCHEMA, skills });
}

/** Every skill as data, for programs, and for readers of Skills over MCP as an answer to `skills/list`. */
export function skillsJson(
  model: SiteModel,
  addresses: Addresses,
  published: ReadonlyMap<SiteSkill, Published>,
): string {
  const skills = model.skills.map((skill): JsonObject => {
    const own = published.get(skill);
    return {
      ...(own !== undefined && listEntry(skill)),
      name: skill.name,
      description: skill.description,
      path: skill.path,
      page: addresses.skillPage(skill),
      ...(own !== undefined && { document: own.document }),
      ...(own?.archive !== undefined && { archive: own.archive }),
      tags: skill.tags,
      plugin: skill.plugin,
      clients: Object.fromEntries(
        Object.entries(skill.compatibility).map(([client, { result }]) => [client, result]),
      ),
      files: skill.files.map(({ path }) => path),
    };
  });
  return toJson({ title: model.title, description: model.description, ...skillList(skills) });
}

/** Without it, an entry is only data: clients load none that they cannot verify. */
function listEntry({ name, files }: SiteSkill): JsonObject {
  const document = files.find(({ path }) => path === 'SKILL.md');
  const frontmatter = document === undefined ? null : parseSkill(document.bytes, 'strict').data;
  const { entry, problem } = servedEntry(`skill://${name}`, (frontmatter ?? {}) as JsonObject, files);
  return problem === null ? entry : {};
}

/** A list of the skills in Markdown, at the place where language models look for it. */
export function llmsTxt(
  { title, description, skills }: SiteModel,
  { baseUrl }: SiteOptions,
  addresses: Addresses,
  published: ReadonlyMap<SiteSkill, Published>,
): string {
  const settings = {
    title,
    ...(description !== null && { description }),
    ...(baseUrl !== null && { baseUrl: baseUrl.href }),
  };
  const linked = skills.map((skill) => ({
    name: skill.name,
    description: skill.description,
    directory: skill.path,
    file: published.get(skill)?.document ?? addresses.skillPage(skill),
    fields: {},
  }));
  return renderLlmsTxt(settings, linked);
}

/** The catalog of Agentic Resource Discovery; its identifiers need the host of the site. */
export function aiCatalog({ title }: SiteModel, baseUrl: URL, published: Iterable<Published>): string {
  const skills = [...published].map(({ skill: { name, description }, document }) => ({
    name,
    description,
    file: document,
  }));
  const entries = catalogEntries(skills, { baseUrl: baseUrl.href });
  return toJson({ specVersion: '1.0', host: { displayName: title }, entries });
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
