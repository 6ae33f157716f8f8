import type { CommandLookup } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import { compareText } from '../text/compare.js';
import type { FailureKind } from '../text/finding.js';
import { briefDescription } from './infer-metadata.js';
import {
  isWithdrawn,
  type MatchTriggers,
  missingCommands,
  type SkillRecord,
  type SkillScope,
  skillKey,
} from './skill.js';
import type { InnerSkill } from './skill-tree.js';

/** The data of a skill in a catalog. */
export interface ListedSkill {
  readonly name: string;
  readonly description: string;
  readonly briefDescription: string;
  readonly scope: SkillScope;
  /** Absolute path of the SKILL.md. */
  readonly path: string;
  /** The same as a workspace path, and its directory. */
  readonly file: string;
  readonly directory: string;
}

/** The skills of a committed catalog: the repository's own, in use, sorted by name. */
export function listCommittedSkills(
  records: readonly SkillRecord[],
  isDisabled: (record: SkillRecord) => boolean = () => false,
): readonly ListedSkill[] {
  return records
    .filter(
      (record) => record.scope === 'repo' && !isWithdrawn(record.declared.status) && !isDisabled(record),
    )
    .map(listSkill)
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.file, b.file));
}

function listSkill(record: SkillRecord): ListedSkill {
  const description = (record.declared.description ?? '').trim();
  return {
    name: record.name,
    description,
    briefDescription: record.declared.briefDescription ?? briefDescription(description),
    scope: record.scope,
    path: record.file,
    file: record.file,
    directory: record.directory,
  };
}

/** The frontmatter that the Agent Skills standard defines. */
export interface SkillManifest {
  readonly name: string;
  readonly description: string;
  readonly license?: string;
  readonly compatibility?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly 'allowed-tools'?: string;
}

/** A skill as an agent sees it before loading it: its purpose and location, never its body. */
export interface CatalogSkill {
  /** The first 24 hexadecimal digits of the SHA-256 of `path`: stable as long as the file does not move. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Absolute canonical path of the SKILL.md, with `/` separators. */
  readonly path: string;
  /** Absolute canonical path of its directory, with `/` separators and none at the end. */
  readonly dir: string;
  readonly scope: SkillScope;
  /** Label of the scan root it came from: `repo`, `bundled`, `user`, `claude`, `project`, `plugin`. */
  readonly source: string;
  readonly mtimeMs: number;
  /** `path` and `dir` as workspace paths. */
  readonly file: string;
  readonly directory: string;
  readonly version?: string;
  readonly triggers?: MatchTriggers;
  readonly toolsets: readonly string[];
  readonly manifest?: SkillManifest;
  readonly briefDescription: string;
  readonly tags: readonly string[];
  /** Keywords that the skill itself declares, for search. */
  readonly declaredTags?: readonly string[];
  readonly status: string;
  /** False if a required command is missing on this machine. */
  readonly available: boolean;
  /** Such as `missing commands: gh, docker`. */
  readonly unavailableReason?: string;
  /** False if the configuration disables it, or it is bundled and off by default. */
  readonly enabled: boolean;
  /** Its `default_enabled` is false. */
  readonly isOffByDefault?: true;
  /** Other skills of the catalog in its directory, the deepest first: their files are not its own. */
  readonly innerSkills?: readonly InnerSkill[];
}

/** Why a file that looked like a skill is not in the catalog. */
export interface CatalogError {
  /** Absolute, with `/` separators. */
  readonly path: string;
  readonly kind: FailureKind;
  readonly message: string;
}

/** Every valid skill, ordered by name, scope and path, and why others are left out. */
export interface SkillCatalog {
  readonly skills: readonly CatalogSkill[];
  readonly errors: readonly CatalogError[];
  readonly truncated: boolean;
}

export interface CatalogFilter {
  readonly includeDisabled?: boolean;
  readonly includeUnavailable?: boolean;
}

/** The skills an agent may see: without disabled and unavailable ones, unless requested. */
export function visibleSkills(
  skills: readonly CatalogSkill[],
  filter: CatalogFilter = {},
): readonly CatalogSkill[] {
  return skills.filter(
    (skill) =>
      (skill.enabled || filter.includeDisabled === true) &&
      (skill.available || filter.includeUnavailable === true),
  );
}

/** Settings that enable and disable skills. */
export interface SkillSwitches {
  readonly plugins: readonly { readonly name: string; readonly enabled: boolean }[];
  readonly disabledBundled: readonly string[];
  readonly enabledBundled: readonly string[];
  /** Skills of any source. */
  readonly disabled: readonly string[];
}

export interface SkillAvailability {
  /** By file: required commands that are not installed. */
  readonly missingCommands: ReadonlyMap<string, readonly string[]>;
  /** Files of the skills that are disabled. */
  readonly disabled: ReadonlySet<string>;
}

/** The availability of each skill on this machine and in this configuration; duplicates are already resolved. */
export function skillAvailability(
  records: readonly SkillRecord[],
  input: { readonly switches: SkillSwitches; readonly commands: CommandLookup | null },
): SkillAvailability {
  const { switches, commands } = input;
  const missing = new Map<string, readonly string[]>();
  const disabled = new Set<string>();
  for (const record of records) {
    const absent = commands === null ? [] : missingCommands(record.declared.metadata?.['requires'], commands);
    if (absent.length > 0) missing.set(record.file, absent);
    if (isSwitchedOff(record, switches)) disabled.add(record.file);
  }
  return { missingCommands: missing, disabled };
}

/** Whether to look up required commands: if the profile does not say, not in CI. */
export function areCommandsChecked(requires: Profile['requires'], isCi: boolean): boolean {
  return requires === 'on' || (requires === 'off-in-ci' && !isCi);
}

/** Bundled skills and plugins have separate settings; `default_enabled` applies only to bundled ones. */
function isSwitchedOff({ name, source, declared }: SkillRecord, switches: SkillSwitches): boolean {
  const { disabledBundled, enabledBundled, plugins, disabled } = switches;
  if (disabled.some((each) => skillKey(each) === skillKey(name))) return true;
  if (source === 'plugin') return plugins.some((plugin) => plugin.name === name && !plugin.enabled);
  if (source !== 'bundled') return false;
  if (disabledBundled.includes(name)) return true;
  return enabledBundled.length > 0 ? !enabledBundled.includes(name) : declared.defaultEnabled === false;
}
