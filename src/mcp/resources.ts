import { createHash } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  McpError,
  type ReadResourceResult,
  RequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { AskConsent } from '../agent/consent.js';
import { mimeTypeOf } from '../agent/mime-type.js';
import { readSkillFile } from '../agent/operations.js';
import type { SkillHost } from '../agent/skill-host.js';
import type { JsonObject } from '../json/json.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { parseSkill } from '../skill/parse-skill.js';
import { whyNotServed } from '../skill/served-skill.js';
import { innerDirectories, inSkill, readSkillTree } from '../skill/skill-tree.js';
import { baseName } from '../text/paths.js';
import { messageOf } from './call-tool.js';

/** Files of a skill; the id is the one that skill_list and skill_load report, the last directory its name. */
export const RESOURCE_TEMPLATE = {
  uriTemplate: 'skill://{id}/{name}/{+path}',
  name: 'skill-file',
  title: 'A file of a skill',
  description: 'A file below the directory of a skill, such as references/forms.md.',
};

/** Skills as resources of the protocol: each is a SKILL.md. */
export function listSkillResources(host: SkillHost) {
  return locateSkills(host).map(({ skill, uri }) => ({
    uri,
    name: skill.name,
    title: skill.name,
    description: skill.description,
    mimeType: 'text/markdown',
  }));
}

/** A skill, and its addresses. */
interface LocatedSkill {
  readonly skill: CatalogSkill;
  /** The directory, without a slash at its end. */
  readonly root: string;
  /** The SKILL.md. */
  readonly uri: string;
}

/** The skills that the session offers; one that is inside another has its address below that one. */
export function locateSkills({ session }: SkillHost): readonly LocatedSkill[] {
  const { skills } = session.catalog();
  const outer = skills
    .filter(({ innerSkills }) => innerSkills !== undefined)
    .sort((a, b) => a.directory.length - b.directory.length);
  return skills.map((skill) => {
    const { directory, name } = skill;
    const around = outer.find(({ innerSkills }) =>
      innerSkills!.some((inner) => inner.directory === directory),
    );
    const isBelow = around !== undefined && baseName(directory) === name;
    const root = isBelow
      ? fileUri(rootUri(around), directory.slice(around.directory.length + 1))
      : rootUri(skill);
    return { skill, root, uri: fileUri(root, baseName(skill.path)) };
  });
}

function rootUri({ id, name }: CatalogSkill): string {
  return `skill://${id}/${encodeURIComponent(name)}`;
}

/** The address of a file below the directory of a skill. */
function fileUri(root: string, path: string): string {
  return `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Reads `skill://<id>/<name>/<path>`, also without the name; the path never leaves the skill. */
export async function readSkillResource(
  uri: string,
  host: SkillHost,
  askConsent: AskConsent,
): Promise<ReadResourceResult> {
  const [, id, rest = ''] = /^skill:\/\/([0-9a-f]{24})\/(.+)$/s.exec(uri) ?? [];
  const skill = host.session.catalog().skills.find((candidate) => candidate.id === id);
  const whole = decodePath(rest);
  if (skill === undefined || whole === null) throw noSkillAt(uri);
  const path = whole.startsWith(`${skill.name}/`) ? whole.slice(skill.name.length + 1) : whole;
  const read = await readSkillFile(skill, path, { host, askConsent });
  if (!read.ok) throw new McpError(ErrorCode.InvalidParams, messageOf(read));
  const { mimeType, ...fields } = read.fields;
  const body = 'text' in fields ? { text: fields.text } : { blob: fields.blob };
  return { contents: [{ uri, mimeType, ...body }] };
}

function noSkillAt(uri: string): McpError {
  return new McpError(ErrorCode.InvalidParams, `There is no skill at ${uri}`);
}

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Skills over MCP, as of its stable specification for revision 2026-07-28 of the protocol: the name under which a server declares that it answers these methods. */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';

const ListSkillsRequest = RequestSchema.extend({
  method: z.literal('skills/list'),
  params: z.looseObject({ cursor: z.string().optional() }).optional(),
});

const GetSkillRequest = RequestSchema.extend({
  method: z.literal('skills/get'),
  params: z.looseObject({ uri: z.string() }),
});

const ReadDirectoryRequest = RequestSchema.extend({
  method: z.literal('resources/directory/read'),
  params: z.looseObject({ uri: z.string() }),
});

const PAGE = 50;

/** What results of the protocol's revision 2026-07-28 say about themselves. Files may change at any time. */
const COMPLETE = { resultType: 'complete' };
const CACHED = { ...COMPLETE, ttlMs: 5000, cacheScope: 'private' };

/** Answers `skills/list`, `skills/get` and `resources/directory/read` with the skills that the session offers. */
export function serveSkills(server: Server, host: SkillHost): void {
  server.setRequestHandler(ListSkillsRequest, ({ params }) => {
    const skills = locateSkills(host);
    const start = params?.cursor === undefined ? 0 : startAfter(params.cursor, skills);
    const page = skills.slice(start, start + PAGE);
    const last = page.at(-1);
    const isLast = start + PAGE >= skills.length;
    const described = page.map((located) => describeSkill(located, host));
    return {
      ...CACHED,
      skills: described.flatMap((each) => (each.problem === null ? [each.entry] : [])),
      ...(!isLast && last !== undefined && { nextCursor: cursorOf(last) }),
    };
  });
  server.setRequestHandler(GetSkillRequest, ({ params: { uri } }) => {
    const located = locateSkills(host).find((candidate) => candidate.uri === uri);
    if (located === undefined) throw noSkillAt(uri);
    const { entry, problem } = describeSkill(located, host);
    if (problem !== null)
      throw new McpError(ErrorCode.InvalidParams, `The skill at ${uri} is not served: ${problem}`);
    return { ...CACHED, skill: entry };
  });
  server.setRequestHandler(ReadDirectoryRequest, ({ params: { uri } }) => ({
    ...COMPLETE,
    resources: listDirectory(uri, host),
  }));
}

/** The files and directories directly in a directory of a skill. */
function listDirectory(uri: string, host: SkillHost) {
  const located = locateSkills(host).find(({ root }) => uri === root || uri.startsWith(`${root}/`));
  const directory = located === undefined ? null : decodePath(uri.slice(located.root.length + 1));
  if (located === undefined || directory === null) throw noDirectoryAt(uri);
  const skill = host.session.guard(located.skill);
  const { entries } = readSkillTree(skill, host.workspace);
  const isDirectory = ({ path, kind }: (typeof entries)[number]) =>
    kind === 'directory' && path === directory;
  if (uri.endsWith('/') || (directory !== '' && !entries.some(isDirectory))) throw noDirectoryAt(uri);
  const prefix = directory === '' ? '' : `${directory}/`;
  return entries
    .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .filter(({ path, kind }) => kind === 'directory' || readFile(skill, path, host) !== null)
    .map(({ path, kind }) => ({
      uri: fileUri(located.root, path),
      name: path.slice(prefix.length),
      mimeType: kind === 'directory' ? 'inode/directory' : mimeTypeOf(path, true),
    }));
}

function noDirectoryAt(uri: string): McpError {
  return new McpError(ErrorCode.InvalidParams, `${uri} is not a directory of a skill`);
}

/** The last skill of a page, so that a list that changes between pages skips nothing. */
function cursorOf({ uri }: LocatedSkill): string {
  return Buffer.from(uri).toString('base64url');
}

function startAfter(cursor: string, skills: readonly LocatedSkill[]): number {
  const uri = Buffer.from(cursor, 'base64url').toString();
  const last = skills.findIndex((located) => located.uri === uri);
  if (last === -1) throw new McpError(ErrorCode.InvalidParams, 'The cursor is not one of this list');
  return last + 1;
}

/**
 * Read when it is asked for: the frontmatter, which readers compare with the file, and every file with the digest of its
 * bytes. Files of a skill inside it belong to it, too, unless this session may not read them.
 */
function describeSkill({ skill, root, uri }: LocatedSkill, host: SkillHost) {
  const readable = host.session.guard(skill);
  const document = readFile(readable, baseName(skill.file), host);
  const parsed = document === null ? null : parseSkill(document, 'strict').data;
  const frontmatter = (parsed ?? {}) as JsonObject;
  const resources = resourcesOf(readable, root, host);
  const problem =
    frontmatter['name'] === skill.name
      ? whyNotServed(frontmatter, resources)
      : 'its address does not end with its name';
  return { entry: { uri, frontmatter, resources }, problem };
}

interface SkillResource {
  readonly uri: string;
  readonly digest: string;
  /** Bytes that the digest covers. */
  readonly size: number;
}

function resourcesOf(skill: CatalogSkill, root: string, host: SkillHost): readonly SkillResource[] {
  return readSkillTree(skill, host.workspace).entries.flatMap(({ path, kind }) => {
    const bytes = kind === 'file' || kind === 'link' ? readFile(skill, path, host) : null;
    if (bytes === null) return [];
    const digest = createHash('sha256').update(bytes).digest('hex');
    return [{ uri: fileUri(root, path), digest: `sha256:${digest}`, size: bytes.length }];
  });
}

/** Digests cover files that are too large to be read as a resource, too. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

function readFile(skill: CatalogSkill, path: string, { workspace }: SkillHost): Uint8Array | null {
  const limits = {
    maxBytes: MAX_FILE_BYTES,
    followLinks: true,
    within: skill.directory,
    without: innerDirectories(skill),
  };
  const content = workspace.read(inSkill(skill, path), limits);
  return content.kind === 'content' ? content.bytes : null;
}
