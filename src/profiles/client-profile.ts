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
    frontmatter: is(client.invalidYaml, 'by-line') ? 'fallback' : 'strict',
    // Nothing is refused that is not known to be.
    ...(!client.blankLinesFirst.known && { blankLinesFirst: 'accepted' as const }),
    rootsRequired: true,
    roots: rootsOf(client),
    exclude: {
      names: ['node_modules'],
      prefixes: depthOf(client).hidden === false ? ['.'] : [],
      except: [],
    },
    nested: levels > 1 ? 'register' : 'ignore',
    symlinks: is(client.linkedDirectory, 'ignored') ? 'ignore' : 'contained',
    duplicates: is(client.sameName, 'both') ? 'keep' : 'first',
    failOn: 'error',
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off-in-ci',
    matrix: true,
    catalogs: ['markdown'],
    portability: true,
    rules: levelsOf(client),
  });
}

function is<T>(fact: Fact<T>, value: T): boolean {
  return fact.known && fact.value === value;
}

const fieldsOf = ({ fields }: Client): Readonly<Record<string, JsonSchema>> => valueOr(fields, {});

const depthOf = ({ depth }: Client) => valueOr(depth, { self: false, levels: 1, hidden: null });

function nameOf({ name }: Client): Profile['name'] {
  const { pattern, otherwise, maxLength, tooLong }: NameForm = valueOr(name, {});
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
    ...(is(nameMissing, 'refused') ? [] : ['name']),
    ...(is(descriptionMissing, 'refused') ? [] : ['description']),
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
  return Object.fromEntries(names.map((name) => [name, { ...fields[name], ...schemaDescription(name) }]));
}

function schemaDescription(field: string): JsonSchema {
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
  const project: readonly SkillDirectory[] = valueOr(client.directories, []);
  const personal: readonly string[] = valueOr(client.personal, []);
  const plugins = valueOr(client.plugin, null) === null ? [] : ['skills', 'plugins/*/skills', '*/skills'];
  return [
    ...project.map(({ path, reach }) => ({
      path: reach === 'anywhere' ? `**/${path}` : path,
      source: 'project',
      ...shape,
      ...(reach === 'upwards' && { ancestors: true }),
    })),
    ...plugins.map((path) => ({ path, source: 'plugin', ...shape })),
    ...personal.map((path) => ({ path, source: 'user', ...shape })),
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
  const broken = is(client.invalidYaml, 'refused') ? 'error' : 'warning';
  const needsMap = client.quirks.known && client.quirks.value.includes('metadata-must-be-map');
  return {
    ...Object.fromEntries(BROKEN_FRONTMATTER.map((rule) => [rule, broken])),
    'frontmatter-unquoted-colon': is(client.unquotedColon, 'refused') ? 'error' : 'warning',
    // Frontmatter behind blank lines is none: a client that refuses one refuses the other.
    'frontmatter-missing':
      optionalFields(client).length === 2 && !is(client.blankLinesFirst, 'refused') ? 'warning' : 'error',
    'recommended-field': 'warning',
    // The portability rules say the same, with what the client does.
    'name-matches-directory': 'off',
    'description-length': 'off',
    'unknown-field': client.unknownFields.known ? 'notice' : 'warning',
    'field-type': needsMap ? 'error' : 'warning',
    'field-value': 'warning',
    'metadata-value': 'off',
    'metadata-quotes': 'off',
  };
}
