import { readResource } from '../agent/skill-files.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { directoryNameOf } from '../skill/skill.js';
import { decodeText } from '../skill/split-document.js';
import { type AskConsent, refuseWithoutConsent } from './consent.js';
import type { SkillHost } from './host.js';

export interface SkillResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly [key: string]: unknown;
}

/** Files of a skill; the id is the one that skill_list and skill_load report, the last directory its name. */
export const RESOURCE_TEMPLATE = {
  uriTemplate: 'skill://{id}/{name}/{+path}',
  name: 'skill-file',
  title: 'A file of a skill',
  description: 'A file below the directory of a skill, such as references/forms.md.',
};

/** Skills as resources of the protocol: each is a SKILL.md. */
export function listSkillResources(host: SkillHost): SkillResource[] {
  return host.session.catalog().skills.map((skill) => ({
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
export function fileUriOf({ id, name }: CatalogSkill, path: string): string {
  return `skill://${id}/${[name, ...path.split('/')].map(encodeURIComponent).join('/')}`;
}

export type ReadSkillResource =
  | {
      readonly ok: true;
      readonly contents: ({ uri: string; mimeType: string } & ({ text: string } | { blob: string }))[];
    }
  | { readonly ok: false; readonly message: string };

/** Reads `skill://<id>/<name>/<path>`, also without the name; the path never leaves the skill. */
export async function readSkillResource(
  uri: string,
  host: SkillHost,
  askConsent: AskConsent,
): Promise<ReadSkillResource> {
  const [, id, rest] = /^skill:\/\/([0-9a-f]{24})\/(.+)$/s.exec(uri) ?? [];
  const skill = host.session.catalog().skills.find((candidate) => candidate.id === id);
  const whole = rest === undefined ? null : decodePath(rest);
  if (skill === undefined || whole === null) return { ok: false, message: `There is no skill at ${uri}` };
  const refusal = await refuseWithoutConsent(skill, { session: host.session, isClaimed: false, askConsent });
  if (refusal !== null) return { ok: false, message: refusal };
  const path = whole.startsWith(`${skill.name}/`) ? whole.slice(skill.name.length + 1) : whole;
  const content = readResource(skill, path, host.workspace);
  if (content.kind !== 'content') return { ok: false, message: content.message };
  const decoded = decodeText(content.bytes);
  const mimeType = mimeTypeOf(path, decoded.ok);
  const body = decoded.ok ? { text: decoded.text } : { blob: Buffer.from(content.bytes).toString('base64') };
  return { ok: true, contents: [{ uri, mimeType, ...body }] };
}

function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  json: 'application/json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  html: 'text/html',
  css: 'text/css',
  csv: 'text/csv',
  js: 'text/javascript',
  mjs: 'text/javascript',
  ts: 'text/x-typescript',
  py: 'text/x-python',
  sh: 'text/x-shellscript',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The media type of a file, by its extension. */
export function mimeTypeOf(path: string, isText: boolean): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const known = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  return known ?? (isText ? 'text/plain' : 'application/octet-stream');
}
