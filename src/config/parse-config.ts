import { ConfigError } from '../errors.js';
import { pointsIntoGit } from '../files/workspace.js';
import { locateInJson, pointerPath, readJson } from '../json/read-json.js';
import { adviseOn, closestOf } from '../report/closest.js';
import { type Span, START_OF_FILE } from '../report/diagnostic.js';
import { RULES, ruleById } from '../rules/index.js';
import { CONFIG_KEYS } from '../schema/generated/config-keys.js';
import { loadConfigValidator, type SchemaViolation } from '../schema/validators.js';
import { isContainedPath } from '../skill/skill.js';
import type { ConfigFile } from './settings.js';

/** Where a config comes from, and the positions of its values. */
export interface ConfigSource {
  readonly file: string;
  /** The path of the config in the file, if the file belongs to another program. */
  readonly base: readonly string[];
  readonly locate: (path: readonly (string | number)[], part: 'key' | 'value') => Span;
}

/** Reads our own config, which is the whole file or the value `at` a path in it. Throws `ConfigError` if it is invalid. */
export async function parseConfig(
  file: string,
  text: string,
  at: readonly string[] = [],
): Promise<ConfigFile> {
  const value = at.reduce((node, key) => (node as Record<string, unknown>)[key], parseJson(file, text));
  const locate: ConfigSource['locate'] = (path, part) => locateInJson(text, path, part) ?? START_OF_FILE;
  const source = { file, base: at, locate };
  const config = await checkConfig(value, source);
  refuseRuleMistake(config, source);
  return config;
}

/** Checks a config against its schema, wherever it comes from. Throws `ConfigError` if it is invalid. */
export async function checkConfig(value: unknown, source: ConfigSource): Promise<ConfigFile> {
  const validate = await loadConfigValidator();
  const violations = validate(value);
  const first = violations[0];
  if (first !== undefined) throw describeViolation(source, mostTelling(violations) ?? first);
  refuseEscapingPath(value as ConfigFile, source);
  return value as ConfigFile;
}

function refuseRuleMistake(config: ConfigFile, { file, base, locate }: ConfigSource): void {
  const { rules, profiles, ruleOverrides } = config;
  if (rules === undefined && profiles === undefined && ruleOverrides === undefined) return;
  const mistake = findRuleMistake(config);
  if (mistake === null) return;
  const { at, part, message, fix } = mistake;
  const span = locate([...base, ...at], part);
  throw new ConfigError(`${file} ${message}`, fix, { file, span });
}

function refuseEscapingPath(config: ConfigFile, { file, base, locate }: ConfigSource): void {
  const found = findEscapingPath(config);
  if (found === null) return;
  const at = [...base, ...found.at];
  throw new ConfigError(
    `${file}: "${at.join('.')}" points ${found.target}: "${found.path}".`,
    'Give a path inside the repository, relative to its root, with `/` between the names.',
    { file, span: locate(at, 'value') },
  );
}

export function parseJson(file: string, text: string): unknown {
  const parsed = readJson(text);
  if (parsed.ok) return parsed.value;
  throw new ConfigError(`${file} is not valid JSON: ${parsed.message}`, 'Fix the file at this position.', {
    file,
    span: parsed.span,
  });
}

/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations: readonly SchemaViolation[]): SchemaViolation | undefined {
  return violations.find(({ keyword }) => keyword === 'additionalProperties');
}

function describeViolation({ file, base, locate }: ConfigSource, violation: SchemaViolation): ConfigError {
  const path = pointerPath(violation.instancePath);
  const place = [...base, ...path];
  if (violation.keyword === 'additionalProperties') {
    const key = String(violation.params['additionalProperty']);
    const span = locate([...place, key], 'key');
    const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
    const fix = suggestKey(key, path);
    return new ConfigError(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
  }
  const span = locate(place, 'value');
  const allowed = violation.params['allowedValues'] as unknown[] | undefined;
  const detail = allowed ? `must be one of ${allowed.join(', ')}` : violation.message;
  return new ConfigError(
    `${file}: "${place.join('.') || 'the file'}" ${detail}.`,
    'See schema/config.schema.json.',
    { file, span },
  );
}

function suggestKey(key: string, path: readonly (string | number)[]): string {
  const [, keys = []] =
    Object.entries<readonly string[]>(CONFIG_KEYS).find(([place]) => isPlace(place, path)) ?? [];
  const near = closestOf(key, keys);
  return near === null
    ? `Remove it; known keys: ${keys.join(', ')}.`
    : `Did you mean "${near}"? If not, remove it.`;
}

/** `profiles.*.name` is the place of `profiles.house.name`. */
function isPlace(place: string, path: readonly (string | number)[]): boolean {
  const segments = place === '' ? [] : place.split('.');
  const isSame = (segment: string, index: number) => segment === '*' || segment === String(path[index]);
  return segments.length === path.length && segments.every(isSame);
}

/** A rule of a config file that cannot be set like that, and its position. */
export interface RuleMistake {
  readonly at: readonly (string | number)[];
  readonly part: 'key' | 'value';
  readonly message: string;
  readonly fix: string;
}

/**
 * Finds an unknown rule, or a lowered safety rule. A config file comes with the repository and may be hostile: it
 * must not disable safety rules.
 */
export function findRuleMistake(config: ConfigFile): RuleMistake | null {
  for (const { at, levels } of ruleTables(config)) {
    for (const [id, level] of Object.entries(levels)) {
      const mistake = mistakeOf(id, level, [...at, id]);
      if (mistake !== null) return mistake;
    }
  }
  return null;
}

interface RuleTable {
  readonly at: readonly (string | number)[];
  readonly levels: Readonly<Record<string, unknown>>;
}

function ruleTables({ rules = {}, profiles = {}, ruleOverrides = [] }: ConfigFile): RuleTable[] {
  const overrides = ruleOverrides.map(({ rules: levels }, index) => ({
    at: ['ruleOverrides', index, 'rules'],
    levels,
  }));
  const own = Object.entries(profiles).map(([name, cells]) => ({
    at: ['profiles', name, 'rules'],
    levels: (cells['rules'] ?? {}) as RuleTable['levels'],
  }));
  return [{ at: ['rules'], levels: rules }, ...own, ...overrides];
}

function mistakeOf(id: string, level: unknown, at: RuleTable['at']): RuleMistake | null {
  const rule = ruleById(id);
  if (rule === undefined) {
    const known = RULES.map((each) => each.id);
    return {
      at,
      part: 'key',
      message: `sets an unknown rule "${id}".`,
      fix: adviseOn(id, known, 'List the rules with `skill-registrar rules`.'),
    };
  }
  if (rule.safety === undefined || level === rule.severity) return null;
  return {
    at,
    part: 'value',
    message: `lowers the rule "${id}", which guards safety.`,
    fix: 'Remove it, and correct what breaks the rule.',
  };
}

/** A path of a config file that must not be used, its position, and the reason. */
export interface EscapingPath {
  readonly at: readonly (string | number)[];
  readonly path: string;
  readonly target: 'outside the repository' | 'into its git directory';
}

interface NamedPath {
  readonly at: EscapingPath['at'];
  readonly path: string;
  /** May begin with `~/`: the home directory is read only if the caller allows it. */
  readonly mayBeAtHome?: true;
}

/**
 * Finds a path that points outside the repository or into its git directory. A config file comes with the repository
 * and may be hostile: only the command line may name files elsewhere.
 */
export function findEscapingPath(config: ConfigFile): EscapingPath | null {
  for (const { at, path, mayBeAtHome } of pathsOf(config)) {
    const inside = mayBeAtHome ? path.replace(/^~\//, '') : path;
    if (!isContainedPath(inside)) return { at, path, target: 'outside the repository' };
    if (pointsIntoGit(inside)) return { at, path, target: 'into its git directory' };
  }
  return null;
}

function pathsOf(config: ConfigFile): NamedPath[] {
  return [
    ...oneOf(['manifest'], config.manifest || undefined),
    ...oneOf(['overrides'], config.overrides),
    ...rootsOf(['roots'], config.roots),
    ...rootsOf(['scanPaths'], config.scanPaths),
    ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
    ...(config.outputs ?? []).flatMap(({ file }, index) => oneOf(['outputs', index, 'file'], file)),
    ...Object.entries(config.profiles ?? {}).flatMap(([id, cells]) => profilePathsOf(id, cells)),
    ...['pluginsDir', 'userDir'].flatMap((key) =>
      oneOf(['skills', key], config.skills?.[key], { mayBeAtHome: true }),
    ),
  ];
}

function profilePathsOf(id: string, cells: Readonly<Record<string, unknown>>): NamedPath[] {
  const at = ['profiles', id];
  const placeholders = cells['placeholders'] as { readonly file?: unknown } | null | undefined;
  return [
    ...rootsOf([...at, 'roots'], cells['roots'] as ConfigFile['roots']),
    ...oneOf([...at, 'fallbackRoot'], cells['fallbackRoot'], { mayBeAtHome: true }),
    ...oneOf([...at, 'placeholders', 'file'], placeholders?.file),
  ];
}

/** The schema was checked before: values that are not strings are absent. */
function oneOf(
  at: NamedPath['at'],
  path: unknown,
  allowance: Pick<NamedPath, 'mayBeAtHome'> = {},
): NamedPath[] {
  return typeof path === 'string' ? [{ at, path, ...allowance }] : [];
}

function rootsOf(at: NamedPath['at'], roots: ConfigFile['roots']): NamedPath[] {
  return (roots ?? []).flatMap((root, index) =>
    typeof root === 'string'
      ? oneOf([...at, index], root, { mayBeAtHome: true })
      : oneOf([...at, index, 'path'], root.path, { mayBeAtHome: true }),
  );
}
