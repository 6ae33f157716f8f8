import type { ClientVerdict } from '../compatibility/verdict.js';
import type { Request } from '../config/request.js';
import type { Diagnostic } from '../report/diagnostic.js';
import type { DispatchSource } from '../routing/dispatch.js';
import type { SiteSource } from './source.js';

/** Everything a site shows: the generator reads nothing else. */
export interface SiteModel {
  readonly title: string;
  readonly description: string | null;
  /** Sorted by name, then by path. */
  readonly skills: readonly SiteSkill[];
  /** How many invalid skills are not shown. */
  readonly invalidCount: number;
  /** Where the scan looked, if it found nothing. */
  readonly noSkills: string | null;
  /** The clients that the skills were checked against. */
  readonly clients: readonly { readonly id: string; readonly title: string }[];
  /** `null` if the site does not show them. */
  readonly findings: readonly SiteFinding[] | null;
  /** Where the repository is on GitHub, if it is known to be there. */
  readonly source: SiteSource | null;
  /** The Claude Code marketplace of the repository. */
  readonly marketplace: { readonly name: string; readonly plugins: readonly string[] } | null;
  /** Agents, commands and prompts. */
  readonly components: readonly SiteComponent[];
  /** What requests are dispatched by. */
  readonly routing: DispatchSource;
}

export interface SiteSkill {
  readonly name: string;
  /** Its directory, relative to the repository, with forward slashes. */
  readonly path: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly plugin: string | null;
  /** The other declared fields, in the order of the frontmatter, as text. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The Markdown below the frontmatter. */
  readonly body: string;
  /** All files of the directory, SKILL.md among them, sorted by path. */
  readonly files: readonly SiteFile[];
  /** By client. */
  readonly compatibility: Readonly<Record<string, ClientVerdict>>;
}

export interface SiteComponent {
  readonly what: 'agent' | 'command' | 'prompt';
  readonly name: string;
  readonly description: string;
  readonly file: string;
  /** The name of the client that reads it. */
  readonly client: string;
}

export interface SiteFile {
  /** Relative to the skill's directory, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

export type SiteFinding = Pick<
  Diagnostic,
  'rule' | 'severity' | 'skill' | 'file' | 'line' | 'message' | 'fix'
>;

export interface SiteOptions {
  /** Where the site will be served, ending in a slash; null when that is not known. */
  readonly baseUrl: URL | null;
  /** Reload the page when the server says that the site changed. */
  readonly isLive: boolean;
  readonly onProgress?: Request['onProgress'];
}

/** The finished site: bytes by path, relative to the output directory, sorted. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;
