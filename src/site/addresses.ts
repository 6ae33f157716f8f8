import { createHash } from 'node:crypto';
import { isUnsafeFileName } from '../text/paths.js';
import type { SiteFile, SiteModel, SiteSkill } from './model.js';

/** Larger files are listed but get no page. */
const MAX_SHOWN_BYTES = 256 * 1024;

/**
 * Gives every page a path that is valid on every system and safe in a URL. Names are untrusted: one that is not
 * plain, or differs from another only in case, gets a hash of its source.
 */
export class Addresses {
  readonly #taken = new Set<string>();
  readonly #slugs = new Map<SiteSkill, string>();
  readonly #filePages = new Map<SiteFile, string>();
  readonly #skillsByPath = new Map<string, SiteSkill>();

  constructor({ skills }: SiteModel) {
    for (const skill of skills) {
      this.#slugs.set(
        skill,
        this.#claim('skills', skill.name, /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, skill.path),
      );
      this.#skillsByPath.set(skill.path, skill);
    }
    for (const skill of skills) this.#addFilePages(skill);
  }

  /** The name of a skill's page and folder. */
  slug(skill: SiteSkill): string {
    return this.#slugs.get(skill)!;
  }

  skillPage(skill: SiteSkill): string {
    return `skills/${this.slug(skill)}.html`;
  }

  /** The page that shows a file; undefined when it is not text or too large. */
  filePage(file: SiteFile): string | undefined {
    return this.#filePages.get(file);
  }

  /** The page for a path of the repository, such as the target of a link. */
  pageOfRepositoryPath(path: string): string | undefined {
    const segments = path.split('/');
    for (let length = segments.length; length > 0; length--) {
      const skill = this.#skillsByPath.get(segments.slice(0, length).join('/'));
      if (skill === undefined) continue;
      const rest = segments.slice(length).join('/');
      if (rest === '' || rest === 'SKILL.md') return this.skillPage(skill);
      const file = skill.files.find((candidate) => candidate.path === rest);
      return file && this.filePage(file);
    }
    return undefined;
  }

  #addFilePages(skill: SiteSkill): void {
    const folder = `skills/${this.slug(skill)}`;
    for (const file of skill.files) {
      if (file.path === 'SKILL.md' || !isText(file.bytes)) continue;
      // One level of folders: a file `a` and a directory `a.html` cannot collide.
      const wanted = file.path.replaceAll('/', '-');
      const name = this.#claim(folder, wanted, /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, file.path);
      this.#filePages.set(file, `${folder}/${name}.html`);
    }
  }

  #claim(folder: string, wanted: string, plain: RegExp, source: string): string {
    const isUsable = plain.test(wanted) && !isUnsafeFileName(wanted) && !this.#isTaken(folder, wanted);
    const name = isUsable ? wanted : withHash(wanted, source);
    this.#taken.add(`${folder}/${name}`.toLowerCase());
    return name;
  }

  #isTaken(folder: string, name: string): boolean {
    return this.#taken.has(`${folder}/${name}`.toLowerCase());
  }
}

function withHash(name: string, source: string): string {
  const readable = name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return readable === '' ? hash : `${readable}-${hash}`;
}

function isText(bytes: Uint8Array): boolean {
  return bytes.length <= MAX_SHOWN_BYTES && decodeUtf8(bytes) !== null;
}

/** Null if the bytes are not UTF-8 or contain a NUL, as binary files do. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The link from one file of the site to another: relative, so that it works anywhere. */
export function relativeLink(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to.split('/').map(encodeURIComponent).join('/');
}
