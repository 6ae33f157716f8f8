import type { JsonObject } from '../json/json.js';
import type { SkillRecord } from '../skill/skill.js';
import type { EntryOptions } from './build-entry.js';
import type { ExistingEntry, ManifestModel } from './manifest-model.js';

export interface ManifestOptions extends EntryOptions {
  /** For messages. */
  readonly file: string;
  readonly schemaId: string;
  readonly prune: 'remove' | 'deprecate' | 'keep';
  readonly keywordKeys: 'joined' | 'single';
  /** Declared phrases precede manual keys. */
  readonly phrasesFirst: boolean;
  readonly maxClaimants: number;
  /** `infer.nameTokens`: words that occur in one skill's name only are keywords, too. */
  readonly nameTokens: boolean;
  readonly taskTypes: readonly string[];
  /** `dispatch_matrix` of the overrides file: manual routes kept elsewhere. */
  readonly overriddenMatrix: JsonObject;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly now: () => string;
  /** Parses a manifest; throws if its shape does not allow merging. */
  readonly read: (text: string) => ManifestModel;
  /** Whether an entry's path still points to its skill. */
  readonly isStale: (entry: ExistingEntry) => boolean;
  /** Whether a repository-relative path is a file. */
  readonly isFile: (path: string) => boolean;
  /** Runs a part of the work, and may measure it. */
  readonly timePart?: <T>(part: 'routes', work: () => T) => T;
}

export interface ManifestInput {
  /** Valid skills, one for each name, in discovery order. */
  readonly skills: readonly SkillRecord[];
  /** Directories and names of skills that were found but rejected: their entries stay unchanged. */
  readonly rejected: readonly SkillRecord[];
  /** Everything the scan found, valid or not: other entries were registered by hand. */
  readonly discovered: readonly SkillRecord[];
}
