import { VALIDATION_LEVELS } from '../core/validation-level.js';
import type { OptionSpec } from './command.js';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;

/** The options that every command takes, in the order of `--help`. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { name: 'root', value: 'dir', summary: 'the repository (default: the current directory)' },
  { name: 'manifest', value: 'file', summary: 'the manifest (default: <first scan root>/manifest.json)' },
  { name: 'config', value: 'file', summary: 'the config file (default: skill-registrar.json in the root)' },
  { name: 'profile', value: 'name', summary: 'whose rules apply (default: detected)' },
  { name: 'level', value: 'level', choices: VALIDATION_LEVELS, summary: 'which findings keep a skill out' },
  { name: 'format', value: 'format', choices: FORMATS, summary: 'text on a terminal, json elsewhere' },
  { name: 'json', summary: 'short for --format json' },
  { name: 'home', summary: 'read the home directory too (never in CI)' },
  { name: 'quiet', short: 'q', summary: 'print only errors' },
  { name: 'no-color', summary: 'no colours (as NO_COLOR does)' },
  { name: 'no-cache', summary: 'do the work even if nothing has changed since the last run' },
  { name: 'timing', summary: 'print the milliseconds of every stage to stderr' },
  { name: 'help', short: 'h', summary: 'show this help' },
  { name: 'version', short: 'V', summary: 'show the version' },
];
