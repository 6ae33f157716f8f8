import { findEscapingPath } from './check-config-paths.js';
import { START_OF_FILE } from './core/diagnostic.js';
import { pointerPath } from './core/json/json-pointer.js';
import { locateInJson } from './core/locate-in-json.js';
import { readJson } from './core/read-json.js';
import { VALIDATION_LEVELS } from './core/validation-level.js';
import { ConfigError } from './errors.js';
import { loadConfigValidator, type SchemaViolation } from './schema/validators.js';
import type { ConfigFile } from './settings.js';

/** What of CLEO's own config file is ours to read; anything else there belongs to CLEO. */
const CLEO_KEYS = [
  'autoRegister',
  'hotReload',
  'validationLevel',
  'pruneStaleEntries',
  'scanPaths',
  'excludePaths',
] as const;

/** Reads our own config file. Throws `ConfigError` where it is wrong. */
export async function parseConfig(file: string, text: string): Promise<ConfigFile> {
  const value = parseJson(file, text);
  const violations = (await loadConfigValidator())(value);
  const first = violations[0];
  if (first !== undefined) throw await describeViolation(file, text, mostTelling(violations) ?? first);
  await refuseEscapingPath(value as ConfigFile, file, { text, base: [] });
  await refuseRuleMistake(value as ConfigFile, file, text);
  return value as ConfigFile;
}

/** Few config files set rules: the table of all of them is loaded for those. */
async function refuseRuleMistake(config: ConfigFile, file: string, text: string): Promise<void> {
  if (config.rules === undefined && config.profiles === undefined) return;
  const { findRuleMistake } = await import('./check-config-rules.js');
  const mistake = findRuleMistake(config);
  if (mistake === null) return;
  const { at, part, message, fix } = mistake;
  const span = locateInJson(text, at, part) ?? START_OF_FILE;
  throw new ConfigError(`${file} ${message}`, fix, { file, span });
}

async function refuseEscapingPath(
  config: ConfigFile,
  file: string,
  place: { readonly text: string; readonly base: readonly string[] },
): Promise<void> {
  const found = findEscapingPath(config);
  if (found === null) return;
  const at = [...place.base, ...found.at];
  throw new ConfigError(
    `${file}: "${at.join('.')}" leads ${found.leads}: "${found.path}".`,
    'Give a path inside the repository, relative to its root, with `/` between the names.',
    { file, span: locateInJson(place.text, at, 'value') ?? START_OF_FILE },
  );
}

/** CLEO's file is CLEO's: a key of the wrong type there is left out, not an error. */
export async function parseCleoConfig(file: string, text: string): Promise<ConfigFile> {
  const skills = (parseJson(file, text) as { skills?: Record<string, unknown> } | null)?.skills;
  if (typeof skills !== 'object' || skills === null) return {};
  const known = CLEO_KEYS.filter((key) => Object.hasOwn(skills, key) && hasExpectedType(key, skills[key]));
  const config = Object.fromEntries(known.map((key) => [key, skills[key]])) as ConfigFile;
  await refuseEscapingPath(config, file, { text, base: ['skills'] });
  return config;
}

function hasExpectedType(key: (typeof CLEO_KEYS)[number], value: unknown): boolean {
  if (key === 'scanPaths' || key === 'excludePaths') {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return key === 'validationLevel'
    ? VALIDATION_LEVELS.some((level) => level === String(value))
    : typeof value === 'boolean';
}

function parseJson(file: string, text: string): unknown {
  const parsed = readJson(text);
  if (parsed.ok) return parsed.value;
  throw new ConfigError(`${file} is no valid JSON: ${parsed.message}`, 'Correct the file at this place.', {
    file,
    span: parsed.span,
  });
}

/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations: readonly SchemaViolation[]): SchemaViolation | undefined {
  return violations.find(({ keyword }) => keyword === 'additionalProperties');
}

async function describeViolation(
  file: string,
  text: string,
  violation: SchemaViolation,
): Promise<ConfigError> {
  const path = pointerPath(violation.instancePath);
  if (violation.keyword === 'additionalProperties') {
    const key = String(violation.params['additionalProperty']);
    const span = locateInJson(text, [...path, key], 'key') ?? START_OF_FILE;
    const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
    const fix = await suggestKey(key, path);
    return new ConfigError(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
  }
  const span = locateInJson(text, path, 'value') ?? START_OF_FILE;
  const allowed = violation.params['allowedValues'] as unknown[] | undefined;
  const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
  return new ConfigError(
    `${file}: "${path.join('.') || 'the file'}" ${detail}.`,
    'See schema/config.schema.json.',
    { file, span },
  );
}

async function suggestKey(key: string, path: readonly (string | number)[]): Promise<string> {
  const { CONFIG_KEYS } = await import('./schema/generated/config-keys.js');
  const { closestOf } = await import('./core/closest.js');
  const [, keys = []] =
    Object.entries<readonly string[]>(CONFIG_KEYS).find(([place]) => isPlace(place, path)) ?? [];
  const near = closestOf(key, keys);
  return near === null
    ? `Remove it; known keys: ${keys.join(', ')}.`
    : `Did you mean "${near}"? Otherwise remove it.`;
}

/** `profiles.*.name` is the place of `profiles.house.name`. */
function isPlace(place: string, path: readonly (string | number)[]): boolean {
  const segments = place === '' ? [] : place.split('.');
  const isSame = (segment: string, index: number) => segment === '*' || segment === String(path[index]);
  return segments.length === path.length && segments.every(isSame);
}
