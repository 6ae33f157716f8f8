import { FIELD_SCHEMAS } from './fields.js';
import { type JsonSchema, type Profile, schemaId } from './profile.js';
import { SEMVER_PATTERN } from './versions.js';

/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
export function frontmatterSchema(profile: Profile): JsonSchema {
  const isUnknownFieldReported = (profile.rules['unknown-field'] ?? 'warning') !== 'off';
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaId(`frontmatter.${profile.id}`),
    title: `Frontmatter of a SKILL.md: ${profile.title}`,
    type: 'object',
    required: requiredFields(profile),
    properties: {
      name: nameSchema(profile),
      description: descriptionSchema(profile),
      ...fieldSchemas(profile),
    },
    ...(isUnknownFieldReported && { additionalProperties: false }),
  };
}

/** Required fields, in the order they are reported. */
export function requiredFields(profile: Profile): readonly string[] {
  const { optionalFields = [], version } = profile;
  const always = ['name', 'description'].filter((field) => !optionalFields.includes(field));
  return [...always, ...(version.presence === 'required' ? ['version'] : [])];
}

/** Whether the profile reads a field, if only to let others use it. */
export function isKnownField(field: string, { fields, toleratedFields }: Profile): boolean {
  return ALWAYS_KNOWN.includes(field) || fields.includes(field) || toleratedFields.includes(field);
}

const ALWAYS_KNOWN: readonly string[] = ['name', 'description', 'version'];

function nameSchema({ name, shapes }: Profile): JsonSchema {
  return {
    type: 'string',
    minLength: 1,
    ...(name.maxLength !== undefined && { maxLength: name.maxLength }),
    ...(name.pattern !== undefined && { pattern: name.pattern }),
    description: 'The name of the skill.',
    ...shapes.name,
  };
}

function descriptionSchema({ description, shapes }: Profile): JsonSchema {
  return {
    type: 'string',
    minLength: description.min,
    ...(description.max !== undefined && { maxLength: description.max }),
    description: 'What the skill does and when to use it.',
    ...shapes.description,
  };
}

function fieldSchemas(profile: Profile): Record<string, JsonSchema> {
  const asked = profile.version.presence === 'optional' ? [] : ['version'];
  const names = new Set([...profile.fields, ...profile.toleratedFields, ...asked]);
  return Object.fromEntries([...names].map((name) => [name, fieldSchema(profile, name)]));
}

/** The schema of one field, as the profile or the field itself says. */
export function fieldSchema(profile: Profile, field: string): JsonSchema {
  const shape = profile.shapes[field] ?? FIELD_SCHEMAS[field] ?? {};
  return field === 'version' && profile.version.semver ? { ...shape, pattern: SEMVER_PATTERN } : shape;
}
