import createIgnore from 'ignore';
import type { RuleLevel } from '../report/diagnostic.js';

/** Severities for some files, from the config file. */
export interface RuleOverrideConfig {
  /** One or several patterns, as in a .gitignore file. */
  readonly files: string | readonly string[];
  readonly rules: Readonly<Record<string, RuleLevel>>;
}

export interface RuleOverride extends RuleOverrideConfig {
  readonly matches: (file: string) => boolean;
}

export function compileOverrides(configs: readonly RuleOverrideConfig[]): readonly RuleOverride[] {
  return configs.map((config) => {
    const patterns = createIgnore().add([config.files].flat());
    // Overrides apply only to files of the repository.
    const matches = (file: string) => createIgnore.isPathValid(file) && patterns.ignores(file);
    return { ...config, matches };
  });
}
