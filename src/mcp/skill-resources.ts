import type { CatalogSkill } from '../core/catalog.js';
import { decodeText } from '../core/decode-text.js';
import { directoryNameOf } from '../core/skill-path.js';
import { readResource } from '../runtime/resources.js';
import { mimeTypeOf } from './mime-type.js';
import type { SkillHost } from './skill-host.js';

export interface SkillResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly [key: string]: unknown;
}

/** Files of a skill: the id is the one that search, load and list report. */
export const RESOURCE_TEMPLATE = {
  uriTemplate: 'skill://{id}/{+path}',
  name: 'skill-file',
  title: 'A file of a skill',
  description: 'A file below the directory of a skill, such as references/forms.md.',
};

/** Skills as resources of the protocol: each is its SKILL.md. */
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
  return `skill://${skill.id}/${encodeURIComponent(directoryNameOf(skill.path))}`;
}

export type ReadSkillResource =
  | {
      readonly ok: true;
      readonly contents: ({ uri: string; mimeType: string } & ({ text: string } | { blob: string }))[];
    }
  | { readonly ok: false; readonly message: string };

/** Reads `skill://<id>/<path>`; the path never leads out of the skill. */
export function readSkillResource(uri: string, host: SkillHost): ReadSkillResource {
  const [, id, rest] = /^skill:\/\/([0-9a-f]{24})\/(.+)$/s.exec(uri) ?? [];
  const skill = host.session.catalog().skills.find((candidate) => candidate.id === id);
  const path = rest === undefined ? null : decodePath(rest);
  if (skill === undefined || path === null) return { ok: false, message: `There is no skill at ${uri}` };
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
