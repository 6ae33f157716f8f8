import type { RuleLevel } from '../report/diagnostic.js';
import { type Client, type Fact, type NameForm, type SkillDirectory, valueOr } from './client.js';
import {
  CLEO_FIELDS,
  CLIENT_FIELDS,
  EFFECTIVE_FIELDS,
  FIELD_SCHEMAS,
  REGISTRY_FIELDS,
  STANDARD_FIELDS,
} from './fields.js';
import { defineProfile, type JsonSchema, type Profile, type ScanRoot } from './profile.js';

/**
 * A client as a profile for `--profile`. What it rejects is an error, what it changes is a warning, and so is
 * what it does not document.
 */
export function clientProfile(client: Client): Profile {
  const { levels } = depthOf(client);
  return defineProfile({
    id: client.id,
    title: client.title,
    name: nameOf(client),
    description: descriptionOf(client),
    version: { presence: 'optional', semver: false, fromMetadata: true },
    optionalFields: optionalFields(client),
    fields: Object.keys(fieldsOf(client)),
    toleratedFields: toleratedFields(client),
    shapes: shapesOf(client),
    frontmatter: valueOr(client.invalidYaml, 'refused') === 'by-line' ? 'fallback' : 'strict',
    rootsRequired: true,
    roots: rootsOf(client),
    exclude: {
      names: ['node_modules'],
      prefixes: depthOf(client).hidden === false ? ['.'] : [],
      except: [],
    },
    nested: levels > 1 ? 'register' : 'ignore',
    symlinks: valueOr(client.linkedDirectory, 'followed') === 'followed' ? 'contained' : 'ignore',
    duplicates: valueOr(client.sameName, 'first') === 'both' ? 'keep' : 'first',
    failOn: 'error',
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off-in-ci',
    matrix: true,
    catalogs: ['markdown'],
    portability: true,
    rules: levelsOf(client),
  });
}

const fieldsOf = ({ fields }: Client): Readonly<Record<string, JsonSchema>> => valueOr(fields, {});

const depthOf = ({ depth }: Client) => valueOr(depth, { self: false, levels: 1, hidden: null });

function nameOf({ name }: Client): Profile['name'] {
  const { pattern, otherwise, maxLength, tooLong } = valueOr<NameForm, NameForm>(name, {});
  return {
    ...(pattern !== undefined && otherwise === 'refused' && { pattern }),
    ...(maxLength !== undefined && tooLong === 'refused' && { maxLength }),
    normalize: false,
  };
}

function descriptionOf({ descriptionLimit }: Client): Profile['description'] {
  const limit = valueOr(descriptionLimit, null);
  return { min: 1, ...(limit !== null && { max: limit.max }) };
}

function optionalFields({ nameMissing, descriptionMissing }: Client): readonly string[] {
  return [
    ...(valueOr(nameMissing, 'unknown') === 'refused' ? [] : ['name']),
    ...(valueOr(descriptionMissing, 'unknown') === 'refused' ? [] : ['description']),
  ];
}

/** Fields of other clients that this one does not read; ignoring them has no effect, or another rule reports it. */
function toleratedFields(client: Client): readonly string[] {
  const others = [
    'version',
    ...STANDARD_FIELDS,
    ...REGISTRY_FIELDS,
    ...CLEO_FIELDS,
    ...Object.keys(CLIENT_FIELDS),
  ];
  const isWorthTelling = (field: string) => EFFECTIVE_FIELDS.includes(field) && !HAVE_RULES.includes(field);
  return [...new Set(others)].filter(
    (field) => !Object.hasOwn(fieldsOf(client), field) && !isWorthTelling(field),
  );
}

const HAVE_RULES: readonly string[] = ['disable-model-invocation', 'user-invocable', 'paths'];

function shapesOf(client: Client): Profile['shapes'] {
  const fields = fieldsOf(client);
  const names = [...Object.keys(fields), ...toleratedFields(client)];
  return Object.fromEntries(names.map((name) => [name, { ...fields[name], ...wordsOf(name) }]));
}

function wordsOf(field: string): JsonSchema {
  const description = FIELD_SCHEMAS[field]?.['description'];
  return description === undefined ? {} : { description };
}

/** Its directories in its order, then the `skills/` of plugins. */
function rootsOf(client: Client): readonly ScanRoot[] {
  const { self, levels } = depthOf(client);
  const below = levels === 1 ? 'children' : 'any';
  const shape = {
    levels: self ? (['self', below] as const) : ([below] as const),
    ...(levels > 1 && Number.isFinite(levels) && { depth: levels }),
  };
  const project = valueOr<readonly SkillDirectory[], readonly SkillDirectory[]>(client.directories, []).map(
    ({ path, reach }): ScanRoot => ({
      path: reach === 'anywhere' ? `**/${path}` : path,
      source: 'project',
      ...shape,
      ...(reach === 'upwards' && { ancestors: true }),
    }),
  );
  const personal = valueOr<readonly string[], readonly string[]>(client.personal, []).map(
    (path): ScanRoot => ({ path, source: 'user', ...shape }),
  );
  if (valueOr(client.plugin, null) === null) return [...project, ...personal];
  const plugins = ['skills', 'plugins/*/skills', '*/skills'];
  return [
    ...project,
    ...plugins.map((path): ScanRoot => ({ path, source: 'plugin', ...shape })),
    ...personal,
  ];
}

/** Rules about frontmatter that YAML cannot read. */
const BROKEN_FRONTMATTER = [
  'yaml-syntax',
  'frontmatter-unclosed',
  'frontmatter-language',
  'frontmatter-type',
  'frontmatter-duplicate-key',
];

function levelsOf(client: Client): Profile['rules'] {
  const broken = refusal(client.invalidYaml, 'refused');
  return {
    ...Object.fromEntries(BROKEN_FRONTMATTER.map((rule) => [rule, broken])),
    'frontmatter-unquoted-colon': refusal(client.unquotedColon, 'refused'),
    'frontmatter-missing': optionalFields(client).length === 2 ? 'warning' : 'error',
    'recommended-field': 'warning',
    // The portability rules say the same, with what the client does.
    'name-matches-directory': 'off',
    'description-length': 'off',
    'unknown-field': client.unknownFields.known ? 'notice' : 'warning',
    'field-type': requiresMap(client) ? 'error' : 'warning',
    'field-value': 'warning',
    'metadata-value': 'off',
    'metadata-quotes': 'off',
  };
}

function refusal<T>(fact: Fact<T>, refused: T): RuleLevel {
  return fact.known && fact.value === refused ? 'error' : 'warning';
}

function requiresMap({ quirks }: Client): boolean {
  return quirks.known && quirks.value.includes('metadata-must-be-map');
}
