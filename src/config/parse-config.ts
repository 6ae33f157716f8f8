import { asObject, type JsonPath } from '../json/json.js';
import { locateInJson, pointerPath, readJson } from '../json/read-json.js';
import { schemaId } from '../profiles/profile.js';
import { expressionSource } from '../rules/house.js';
import { RULES, ruleById } from '../rules/index.js';
import { findBacktracking, STEPS_PER_SKILL, StepBudget } from '../rules/pattern/find-backtracking.js';
import { allowedValues, expectationOf, placeOfViolation } from '../schema/describe-violation.js';
import { CONFIG_KEYS } from '../schema/generated/config-keys.js';
import { loadConfigValidator } from '../schema/validators.js';
import type { SchemaViolation } from '../schema/violation.js';
import { ConfigError } from '../text/errors.js';
import { findManyWildcards, isContainedPath, normalizePath, pointsIntoGit } from '../text/paths.js';
import { type Span, START_OF_FILE } from '../text/span.js';
import { adviseOn, closestOf } from '../text/suggest.js';
import type { ConfigFile } from './config-file.js';

/** Where a config comes from, and the positions of its values. */
export interface ConfigSource {
  readonly file: string;
  /** The path of the config in the file, if the file contains more. */
  readonly base: readonly string[];
  readonly locate: (path: JsonPath, part: 'key' | 'value') => Span;
}

/** The source of a config in a JSON file. */
export function jsonSource(file: string, text: string, base: readonly string[]): ConfigSource {
  return { file, base, locate: (path, part) => locateInJson(text, path, part) ?? START_OF_FILE };
}

/** Reads our own config, which is the whole file or the value `at` a path in it. Throws `ConfigError` if it is invalid. */
export async function parseConfig(
  file: string,
  text: string,
  at: readonly string[] = [],
): Promise<ConfigFile> {
  const value = at.reduce((node, key) => asObject(node)[key], parseJson(file, text));
  const source = jsonSource(file, text, at);
  return checkConfig(value, source, ruleMistakes);
}

export function parseJson(file: string, text: string): unknown {
  const parsed = readJson(text);
  if (parsed.ok) return parsed.value;
  throw new ConfigError(`${file} is not valid JSON: ${parsed.message}`, 'Fix the file at this position.', {
    file,
    span: parsed.span,
  });
}

type FindMistakes = (config: ConfigFile, source: ConfigSource) => Iterable<ConfigError>;

/**
 * Checks a config against its schema, wherever it comes from. Throws a `ConfigError` with all mistakes; `also` finds
 * more of them and has to expect values of any type.
 */
export async function checkConfig(
  value: unknown,
  source: ConfigSource,
  also: FindMistakes = () => [],
): Promise<ConfigFile> {
  const validate = await loadConfigValidator();
  const config = value as ConfigFile;
  const violations = describeViolations(validate(value), value, source);
  const mistakes = [...violations, ...also(config, source)];
  if (violations.length === 0)
    for (const find of [escapingPaths, badPatterns, slowPatterns]) mistakes.push(...find(config, source));
  const [first, ...others] = mistakes.sort(byPlace).slice(0, MAX_ERRORS);
  if (first !== undefined) throw new ConfigError(first.message, first.fix, first.at, others);
  return config;
}

function byPlace({ at: a }: ConfigError, { at: b }: ConfigError): number {
  return a.span.line - b.span.line || a.span.column - b.span.column;
}

/** Each is located in the text, which a config of strangers can make long. */
const MAX_ERRORS = 20;

/** One for each place; where a key is unknown, types that do not fit because of it say nothing new. */
function describeViolations(
  violations: readonly SchemaViolation[],
  value: unknown,
  source: ConfigSource,
): readonly ConfigError[] {
  const isUnknown = ({ keyword }: SchemaViolation) => keyword === 'additionalProperties';
  const unknownIn = new Set(violations.filter(isUnknown).map(({ instancePath }) => instancePath));
  const kept = violations.filter(
    (violation) =>
      isUnknown(violation) || (violation.keyword !== 'if' && !unknownIn.has(violation.instancePath)),
  );
  const errors = new Map(
    kept.slice(0, MAX_ERRORS).map((violation) => {
      const error = describeViolation(source, violation, value);
      return [`${error.at.span.line}:${error.at.span.column}`, error];
    }),
  );
  return [...errors.values()];
}

function describeViolation(
  { file, base, locate }: ConfigSource,
  violation: SchemaViolation,
  config: unknown,
): ConfigError {
  const path = pointerPath(violation.instancePath);
  const name = [...base, ...path].join('.');
  const { field, part } = placeOfViolation(violation);
  // What is missing is reported at the value that lacks it.
  const place = violation.keyword === 'required' ? path : field;
  const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], config);
  return new ConfigError(
    `${name === '' ? file : `${file}: "${name}"`} ${expectationOf(violation, 'json')}.`,
    part === 'key' ? suggestKey(String(field.at(-1)), path) : adviseOnValue(violation, value),
    { file, span: locate([...base, ...place], part) },
  );
}

function adviseOnValue({ keyword, params }: SchemaViolation, value: unknown): string {
  const otherwise = `See ${schemaId('config')} for what is allowed.`;
  if (keyword !== 'enum' || typeof value !== 'string') return otherwise;
  return adviseOn(value, allowedValues(params).map(String), otherwise);
}

function suggestKey(key: string, path: JsonPath): string {
  const [, keys = []] =
    Object.entries<readonly string[]>(CONFIG_KEYS).find(([place]) => isPlace(place, path)) ?? [];
  const near = closestOf(key, keys);
  return near === null
    ? `Remove it; known keys: ${keys.join(', ')}.`
    : `Did you mean "${near}"? If not, remove it.`;
}

/** `profiles.*.name` is the place of `profiles.house.name`. */
function isPlace(place: string, path: JsonPath): boolean {
  const segments = place === '' ? [] : place.split('.');
  const isSame = (segment: string, index: number) => segment === '*' || segment === String(path[index]);
  return segments.length === path.length && segments.every(isSame);
}

/**
 * Finds unknown rules, and lowered safety rules: a config file comes with the repository and may be hostile, so
 * it must not disable safety rules.
 */
function* ruleMistakes(config: ConfigFile, { file, base, locate }: ConfigSource): Iterable<ConfigError> {
  for (const { at, levels } of ruleTables(config)) {
    for (const [id, level] of Object.entries(levels)) {
      const place = [...base, ...at, id];
      const rule = ruleById(id);
      if (rule === undefined) {
        const known = RULES.map((each) => each.id);
        const fix = adviseOn(id, known, 'List the rules with `skill-registrar rules`.');
        yield new ConfigError(`${file} sets an unknown rule "${id}".`, fix, {
          file,
          span: locate(place, 'key'),
        });
      } else if (rule.safety !== undefined && level !== rule.severity)
        yield new ConfigError(
          `${file} lowers the rule "${id}", which guards safety.`,
          'Remove it, and correct what breaks the rule.',
          { file, span: locate(place, 'value') },
        );
    }
  }
}

interface RuleTable {
  readonly at: JsonPath;
  readonly levels: Readonly<Record<string, unknown>>;
}

function ruleTables(config: ConfigFile): readonly RuleTable[] {
  const { rules, profiles, ruleOverrides } = asObject(config);
  const rulesIn = (place: JsonPath, value: unknown) => ({
    at: [...place, 'rules'],
    levels: asObject(asObject(value)['rules']),
  });
  return [
    { at: ['rules'], levels: asObject(rules) },
    ...Object.entries(asObject(profiles)).map(([name, cells]) => rulesIn(['profiles', name], cells)),
    ...[ruleOverrides].flat().map((override, index) => rulesIn(['ruleOverrides', index], override)),
  ];
}

/**
 * Finds paths that point outside the repository or into its git directory. A config file comes with the repository
 * and may be hostile: only the command line may name files elsewhere.
 */
function* escapingPaths(config: ConfigFile, { file, base, locate }: ConfigSource): Iterable<ConfigError> {
  for (const { at, path, mayBeAtHome, mayBeTop } of pathsOf(config, file.startsWith('~/'))) {
    const inside = mayBeAtHome ? path.replace(/^~\//, '') : path;
    const isContained = isContainedPath(inside);
    const isTop = !mayBeTop && normalizePath(inside) === '.';
    if (isContained && !isTop && !pointsIntoGit(inside)) continue;
    const target = isTop
      ? 'to the whole tree'
      : isContained
        ? 'into its git directory'
        : 'outside the repository';
    const place = [...base, ...at];
    yield new ConfigError(
      `${file}: "${place.join('.')}" points ${target}: "${path}".`,
      'Give a path inside the repository, relative to its root, with `/` between the names.',
      { file, span: locate(place, 'value') },
    );
  }
}

/** Finds the first expression or glob that takes exponential time: a config file comes with the repository. */
function* slowPatterns(config: ConfigFile, { file, base, locate }: ConfigSource): Iterable<ConfigError> {
  const budget = new StepBudget(STEPS_PER_SKILL);
  const expressions = [...patternsIn(config.profiles ?? {}, ['profiles']), ...housePatterns(config)];
  const patterns = expressions.map(({ at, text }) => ({
    at,
    text,
    why: findBacktracking(text, budget),
  }));
  const globs = globsOf(config).map(({ at, text }) => ({ at, text, why: findManyWildcards(text) }));
  const slow = [...patterns, ...globs].find(({ why }) => why !== null);
  if (slow === undefined) return;
  const place = [...base, ...slow.at];
  yield new ConfigError(
    `${file}: "${place.join('.')}" can take very long: ${slow.why}.`,
    'Write a simpler pattern.',
    { file, span: locate(place, 'value') },
  );
}

interface PatternText {
  readonly at: JsonPath;
  readonly text: string;
}

/** The expressions in profiles, wherever their schemas have them. */
function patternsIn(value: unknown, at: JsonPath): readonly PatternText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => patternsIn(item, [...at, index]));
  return Object.entries(asObject(value)).flatMap(([key, item]): readonly PatternText[] => {
    const place = [...at, key];
    if (key === 'pattern' && typeof item === 'string') return [{ at: place, text: item }];
    const keys = key === 'patternProperties' ? Object.keys(asObject(item)) : [];
    return [...keys.map((text) => ({ at: place, text })), ...patternsIn(item, place)];
  });
}

/** The expressions of house rules. */
function housePatterns({ house = [] }: ConfigFile): readonly PatternText[] {
  return house.flatMap(({ name, frontmatter = {}, text: { must = [], mustNot = [] } = {} }, index) => [
    ...(name === undefined ? [] : [{ at: ['house', index, 'name'], text: name }]),
    ...Object.entries(frontmatter).map(([key, text]) => ({ at: ['house', index, 'frontmatter', key], text })),
    ...Object.entries({ must, mustNot }).flatMap(([key, texts]) =>
      texts.flatMap((each, number) => {
        const text = expressionSource(each);
        return text === null ? [] : [{ at: ['house', index, 'text', key, number], text }];
      }),
    ),
  ]);
}

/** Finds what is not an expression. */
function* badPatterns(config: ConfigFile, { file, base, locate }: ConfigSource): Iterable<ConfigError> {
  for (const { at, text } of housePatterns(config)) {
    try {
      new RegExp(text, 'u');
    } catch (error) {
      const place = [...base, ...at];
      yield new ConfigError(
        `${file}: "${place.join('.')}" is not a regular expression: ${(error as Error).message}.`,
        'Correct the expression.',
        { file, span: locate(place, 'value') },
      );
    }
  }
}

function globsOf(config: ConfigFile): readonly PatternText[] {
  const {
    exclude = [],
    excludePaths = [],
    ruleOverrides = [],
    expect = [],
    profiles = {},
    house = [],
  } = config;
  const lists: readonly (readonly [JsonPath, readonly unknown[]])[] = [
    [['exclude'], exclude],
    [['excludePaths'], excludePaths],
    [['roots'], config.roots ?? []],
    [['scanPaths'], config.scanPaths ?? []],
    [['expect'], expect.map((item) => ('files' in item ? item.files : undefined))],
    ...ruleOverrides.map(({ files }, index) => [['ruleOverrides', index, 'files'], [files].flat()] as const),
    ...house.flatMap(
      ({ files, require = [], forbid = [] }, index) =>
        [
          [['house', index, 'files'], [files].flat()],
          [['house', index, 'require'], require],
          [['house', index, 'forbid'], forbid],
        ] as const,
    ),
    ...Object.entries(profiles).map(
      ([id, cells]) => [['profiles', id, 'roots'], (cells['roots'] ?? []) as readonly unknown[]] as const,
    ),
  ];
  return lists.flatMap(([at, items]) =>
    items.flatMap((item, index): readonly PatternText[] => {
      const text = typeof item === 'string' ? item : (item as { path?: unknown } | undefined)?.path;
      return typeof text === 'string' ? [{ at: [...at, index], text }] : [];
    }),
  );
}

interface NamedPath {
  readonly at: JsonPath;
  readonly path: string;
  /** May begin with `~/`: the home directory is read only if the caller allows it. */
  readonly mayBeAtHome: boolean;
  /** May be the whole repository. */
  readonly mayBeTop: boolean;
}

/** Plugins are installed and removed: a repository may not choose a directory of the user for them, nor its top. */
function pathsOf(config: ConfigFile, isOfUser: boolean): readonly NamedPath[] {
  const { catalogs = [], outputs = [], profiles = {}, skills = {} } = config;
  return [
    ...pathAt(['manifest'], config.manifest),
    ...pathAt(['overrides'], config.overrides),
    ...pathAt(['versionFrom'], config.versionFrom?.replace(/#.*$/, '')),
    ...rootsAt(['roots'], config.roots),
    ...rootsAt(['scanPaths'], config.scanPaths),
    ...catalogs.flatMap(({ file }, index) => pathAt(['catalogs', index, 'file'], file)),
    ...outputs.flatMap((output, index) => pathsOfOutput(output, ['outputs', index])),
    ...Object.entries(profiles).flatMap(([id, cells]) => [
      ...rootsAt(['profiles', id, 'roots'], cells['roots'] as ConfigFile['roots']),
      ...pathAt(['profiles', id, 'fallbackRoot'], cells['fallbackRoot'], true),
      ...pathAt(['profiles', id, 'manifest'], cells['manifest']),
      ...pathAt(['profiles', id, 'placeholders', 'file'], asObject(cells['placeholders'])['file']),
    ]),
    ...pathAt(['skills', 'pluginsDir'], skills['pluginsDir'], isOfUser).map((path) => ({
      ...path,
      mayBeTop: false,
    })),
    ...pathAt(['skills', 'userDir'], skills['userDir'], true),
  ];
}

function pathsOfOutput(output: object, at: JsonPath): readonly NamedPath[] {
  const { file, from, to } = output as Readonly<Record<string, unknown>>;
  return [
    ...pathAt([...at, 'file'], file),
    ...pathAt([...at, 'from'], from),
    ...(Array.isArray(to)
      ? to.flatMap((path, index) => pathAt([...at, 'to', index], path))
      : pathAt([...at, 'to'], to)
    ).map((path) => ({ ...path, mayBeTop: false })),
  ];
}

/** The schema was checked before: values that are not strings are absent, or no paths. */
function pathAt(at: JsonPath, path: unknown, mayBeAtHome = false): readonly NamedPath[] {
  return typeof path === 'string' ? [{ at, path, mayBeAtHome, mayBeTop: true }] : [];
}

function rootsAt(at: JsonPath, roots: ConfigFile['roots'] = []): readonly NamedPath[] {
  return roots.flatMap((root, index) =>
    typeof root === 'string'
      ? pathAt([...at, index], root, true)
      : pathAt([...at, index, 'path'], root.path, true),
  );
}
