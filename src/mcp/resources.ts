import { createHash } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  McpError,
  type ReadResourceResult,
  RequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { AskConsent } from '../agent/consent.js';
import { mimeTypeOf } from '../agent/mime-type.js';
import { readSkillFile } from '../agent/operations.js';
import type { SkillHost } from '../agent/skill-host.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { MAX_NODES } from '../skill/parse-yaml.js';
import { splitDocument } from '../skill/read-document.js';
import { directoryNameOf } from '../skill/skill.js';
import { innerDirectories, inSkill, readSkillTree } from '../skill/skill-tree.js';
import { splitFrontmatter } from '../skill/split-document.js';
import { messageOf } from './call-tool.js';

/** Files of a skill; the id is the one that skill_list and skill_load report, the last directory its name. */
export const RESOURCE_TEMPLATE = {
  uriTemplate: 'skill://{id}/{name}/{+path}',
  name: 'skill-file',
  title: 'A file of a skill',
  description: 'A file below the directory of a skill, such as references/forms.md.',
};

/** Skills as resources of the protocol: each is a SKILL.md. */
export function listSkillResources({ session }: SkillHost) {
  return session.catalog().skills.map((skill) => ({
    uri: uriOf(skill),
    name: skill.name,
    title: skill.name,
    description: skill.description,
    mimeType: 'text/markdown',
  }));
}

export function uriOf(skill: CatalogSkill): string {
  return fileUriOf(skill, directoryNameOf(skill.path));
}

/** The address of a file below a skill's directory. */
function fileUriOf({ id, name }: CatalogSkill, path: string): string {
  return `skill://${id}/${[name, ...path.split('/')].map(encodeURIComponent).join('/')}`;
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
    const { skills } = host.session.catalog();
    const start = params?.cursor === undefined ? 0 : startAfter(params.cursor, skills);
    const page = skills.slice(start, start + PAGE);
    const last = page.at(-1);
    const isLast = start + PAGE >= skills.length;
    return {
      ...CACHED,
      skills: page.map((skill) => describeSkill(skill, host)),
      ...(!isLast && last !== undefined && { nextCursor: cursorOf(last) }),
    };
  });
  server.setRequestHandler(GetSkillRequest, ({ params: { uri } }) => {
    const skill = host.session.catalog().skills.find((candidate) => uriOf(candidate) === uri);
    if (skill === undefined) throw noSkillAt(uri);
    return { ...CACHED, skill: describeSkill(skill, host) };
  });
  server.setRequestHandler(ReadDirectoryRequest, ({ params: { uri } }) => ({
    ...COMPLETE,
    resources: listDirectory(uri, host),
  }));
}

/** The files and directories directly in a directory of a skill. */
function listDirectory(uri: string, host: SkillHost) {
  const skill = host.session.catalog().skills.find((candidate) => {
    const root = rootUriOf(candidate);
    return uri === root || uri.startsWith(`${root}/`);
  });
  const directory = skill === undefined ? null : decodePath(uri.slice(rootUriOf(skill).length + 1));
  if (skill === undefined || directory === null) throw noDirectoryAt(uri);
  const { entries } = readSkillTree(skill, host.workspace);
  const isDirectory = ({ path, kind }: (typeof entries)[number]) =>
    kind === 'directory' && path === directory;
  if (directory !== '' && !entries.some(isDirectory)) throw noDirectoryAt(uri);
  const prefix = directory === '' ? '' : `${directory}/`;
  return entries
    .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .filter(({ path, kind }) => kind === 'directory' || readFile(skill, path, host) !== null)
    .map(({ path, kind }) => ({
      uri: fileUriOf(skill, path),
      name: path.slice(prefix.length),
      mimeType: kind === 'directory' ? 'inode/directory' : mimeTypeOf(path, true),
    }));
}

/** The directory of a skill, without a slash at its end. */
function rootUriOf({ id, name }: CatalogSkill): string {
  return `skill://${id}/${encodeURIComponent(name)}`;
}

function noDirectoryAt(uri: string): McpError {
  return new McpError(ErrorCode.InvalidParams, `${uri} is not a directory of a skill`);
}

/** The last skill of a page, so that a list that changes between pages skips nothing. */
function cursorOf(skill: CatalogSkill): string {
  return Buffer.from(uriOf(skill)).toString('base64url');
}

function startAfter(cursor: string, skills: readonly CatalogSkill[]): number {
  const uri = Buffer.from(cursor, 'base64url').toString();
  const last = skills.findIndex((skill) => uriOf(skill) === uri);
  if (last === -1) throw new McpError(ErrorCode.InvalidParams, 'The cursor is not one of this list');
  return last + 1;
}

/** Read when it is asked for: the frontmatter as it is written, and every file with the digest of its bytes. */
function describeSkill(skill: CatalogSkill, host: SkillHost) {
  const document = readFile(skill, directoryNameOf(skill.file), host);
  const text = new TextDecoder().decode(document ?? new Uint8Array());
  return { uri: uriOf(skill), frontmatter: frontmatterOf(text), resources: resourcesOf(skill, host) };
}

/** A number that JSON would write differently, such as `1.10`, is given as its text. */
function frontmatterOf(text: string): unknown {
  const split = splitFrontmatter(text);
  if (split.kind !== 'split' || splitDocument(text).data === null) return {};
  const yaml = parseDocument(text.slice(split.yamlStart, split.yamlEnd));
  visit(yaml, {
    Scalar(_key, node) {
      if (typeof node.value === 'number' && String(node.value) !== node.source) node.value = node.source;
    },
  });
  try {
    return yaml.toJS({ maxAliasCount: MAX_NODES });
  } catch {
    // The file changed into an alias bomb since it was checked.
    return {};
  }
}

interface SkillResource {
  readonly uri: string;
  readonly digest: string;
  /** Bytes that the digest covers. */
  readonly size: number;
}

function resourcesOf(skill: CatalogSkill, host: SkillHost): readonly SkillResource[] {
  return readSkillTree(skill, host.workspace).entries.flatMap(({ path, kind }) => {
    const bytes = kind === 'file' || kind === 'link' ? readFile(skill, path, host) : null;
    if (bytes === null) return [];
    const digest = createHash('sha256').update(bytes).digest('hex');
    return [{ uri: fileUriOf(skill, path), digest: `sha256:${digest}`, size: bytes.length }];
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
