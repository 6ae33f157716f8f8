import { pointerKeys } from '../json/locate-in-json.js';
import { SEMVER_PATTERN } from '../profiles/field-schemas.js';
import { requiredFields } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { countText } from '../report/closest.js';
import type { FieldPlace } from '../report/diagnostic.js';
import type { SchemaViolation, Validate } from '../schema/validators.js';

/** A finding about a field, before its place in the text is known. */
export interface FieldProblem {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** `null`: the field is missing. */
  readonly place: FieldPlace | null;
  /** For the profile's own wording. */
  readonly params: Readonly<Record<string, string | number>>;
}

export type Fields = Readonly<Record<string, unknown>>;

const SEMVER = new RegExp(SEMVER_PATTERN);

export interface FieldValidation {
  readonly profile: Profile;
  readonly validate: Validate;
  /** The text of a number or a switch as it was written. */
  readonly source: (path: FieldPlace['field']) => string | null;
}

/** Checks the fields against the profile's schema, in our own words. */
export function validateFields(data: Fields, validation: FieldValidation): readonly FieldProblem[] {
  const { profile, validate } = validation;
  const present = withoutEmptyFields(data);
  const problems: FieldProblem[] = [];
  for (const field of requiredFields(profile)) {
    if (!Object.hasOwn(present, field)) problems.push(missingField(field, data));
  }
  for (const field of [...(profile.optionalFields ?? []), ...(profile.recommendedFields ?? [])]) {
    if (!Object.hasOwn(present, field)) problems.push(recommendedField(field));
  }
  if (lacksRecommendedVersion(present, profile)) problems.push(recommendedField('version'));
  const violations = validate(present);
  if (violations.length > 0) problems.push(...describeViolations(violations, present, validation));
  return problems;
}

/** `description:` without a value is a missing field, not one of the wrong type. */
function withoutEmptyFields(data: Fields): Fields {
  if (!Object.keys(data).some((key) => isEmptyField(key, data[key]) || isPadded(key, data[key]))) return data;
  const present: [string, unknown][] = [];
  for (const [key, value] of Object.entries(data)) {
    if (isEmptyField(key, value)) continue;
    present.push([key, isPadded(key, value) ? (value as string).trim() : value]);
  }
  // Unlike an assignment, this makes `__proto__` a key like any other.
  return Object.fromEntries(present);
}

function isEmptyField(key: string, value: unknown): boolean {
  return value === null || (typeof value === 'string' && isCoreField(key) && value.trim() === '');
}

function isPadded(key: string, value: unknown): boolean {
  return key === 'description' && typeof value === 'string' && value.trim() !== value;
}

function isCoreField(key: string): boolean {
  return key === 'name' || key === 'description' || key === 'version';
}

function missingField(field: string, data: Fields): FieldProblem {
  return {
    rule: 'missing-field',
    message: `Missing required field: ${field}`,
    fix: `Add \`${field}: …\` to the frontmatter.`,
    place: placeOfEmpty(field, data),
    params: { field },
  };
}

/** A field that is there and says nothing is shown where it stands. */
function placeOfEmpty(field: string, data: Fields): FieldPlace | null {
  if (!Object.hasOwn(data, field)) return null;
  return { field: [field], part: data[field] === null ? 'key' : 'value' };
}

function lacksRecommendedVersion(data: Fields, { version }: Profile): boolean {
  if (version.presence !== 'recommended' || Object.hasOwn(data, 'version')) return false;
  const metadata = data['metadata'];
  const isInMetadata =
    typeof metadata === 'object' && metadata !== null && Object.hasOwn(metadata, 'version');
  return !(version.fromMetadata && isInMetadata);
}

function recommendedField(field: string): FieldProblem {
  return {
    rule: 'recommended-field',
    message: `The field ${field} is recommended.`,
    fix: `Add \`${field}: …\` to the frontmatter.`,
    place: null,
    params: { field },
  };
}

export function versionProblem(value: unknown, place: FieldPlace): FieldProblem {
  return {
    rule: place.field[0] === 'metadata' ? 'metadata-version-format' : 'version-format',
    message: `Invalid version format: '${String(value)}' (expected semver)`,
    fix: 'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
    place,
    params: { version: String(value), field: 'version' },
  };
}

export function isSemver(version: string): boolean {
  return SEMVER.test(version);
}

/** Says in our own words what a schema validator has found. */
export function describeViolations(
  violations: readonly SchemaViolation[],
  data: Fields,
  validation: FieldValidation,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const unknown: string[] = [];
  const seen = new Set<string>();
  for (const violation of violations) {
    if (violation.keyword === 'required' || hasCheckOfItsOwn(violation)) continue;
    if (violation.keyword === 'additionalProperties' && violation.instancePath === '') {
      unknown.push(String(violation.params['additionalProperty']));
      continue;
    }
    const problem = describeViolation(violation, data, validation);
    const key = `${problem.rule} ${violation.instancePath}`;
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  }
  return [...problems, ...unknownFields(unknown, validation.profile)];
}

/** The check of toolsets says what one should look like. */
function hasCheckOfItsOwn({ keyword, instancePath }: SchemaViolation): boolean {
  return keyword === 'pattern' && instancePath.startsWith('/toolsets/');
}

function unknownFields(fields: readonly string[], profile: Profile): FieldProblem[] {
  if (fields.length === 0) return [];
  if (profile.unknownFields === 'each') return fields.map((field) => unknownField([field], profile));
  return [unknownField(fields, profile)];
}

function unknownField(fields: readonly string[], profile: Profile): FieldProblem {
  const names = fields.map((field) => `"${field}"`).join(', ');
  return {
    rule: 'unknown-field',
    message: `Unknown ${fields.length === 1 ? 'field' : 'fields'} ${names} (profile ${profile.id})`,
    fix: 'Correct the spelling, move it under `metadata`, or remove it.',
    place: { field: [fields[0]!], part: 'key' },
    params: { fields: fields.join(', ') },
  };
}

function describeViolation(
  violation: SchemaViolation,
  data: Fields,
  { profile, source }: FieldValidation,
): FieldProblem {
  const path = pathOf(violation.instancePath, data);
  const field = String(path[0]);
  const value = valueAt(data, path);
  const place: FieldPlace = { field: path, part: 'value' };
  if (field === 'name' && violation.keyword !== 'type') return nameProblem(violation, value, place);
  if (field === 'description' && violation.keyword !== 'type')
    return descriptionProblem(value, profile, place);
  if (field === 'version' && violation.keyword === 'pattern') return versionProblem(value, place);
  if (field === 'metadata' && path.length > 1) return metadataProblem(path, place);
  const tolerated = profile.toleratedFields.includes(field);
  const rule = tolerated ? 'client-field' : violation.keyword === 'type' ? 'field-type' : 'field-value';
  const written = typeof value === 'number' || typeof value === 'boolean' ? source(path) : null;
  const what = `"${path.join('.')}" ${expectation(violation, value, written)}`;
  return { rule, message: what, fix: fixFor(violation, field), place, params: { field, detail: what } };
}

function nameProblem(violation: SchemaViolation, value: unknown, place: FieldPlace): FieldProblem {
  const name = shown(value);
  const params = { name: String(value), field: 'name' };
  if (violation.keyword === 'maxLength') {
    const limit = Number(violation.params['limit']);
    const message = `The name has ${[...String(value)].length} characters; at most ${limit} are allowed.`;
    return { rule: 'name-length', message, fix: 'Choose a shorter name.', place, params };
  }
  return {
    rule: 'name-format',
    message: `The name ${name} does not have the form ${formOf(violation.params['pattern'])}.`,
    fix: `Use lower-case letters, digits and single hyphens${suggestion(String(value))}.`,
    place,
    params,
  };
}

/** Kebab-case has a name of its own; any other form is shown as it is. */
function formOf(pattern: unknown): string {
  return pattern === '^[a-z0-9]+(-[a-z0-9]+)*$' ? `kebab-case (${pattern})` : String(pattern ?? 'of a name');
}

function suggestion(name: string): string {
  const kebab = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return kebab === '' || kebab === name ? '' : `, such as \`${kebab.slice(0, 64)}\``;
}

function descriptionProblem(value: unknown, profile: Profile, place: FieldPlace): FieldProblem {
  const length = [...String(value)].length;
  const { min, max } = profile.description;
  const range = max === undefined ? `at least ${min}` : `${min} to ${max}`;
  const isShort = length < min;
  return {
    rule: 'description-length',
    message: `The description has ${countText(length, 'character')}; ${range} are allowed.`,
    fix: isShort ? 'Say what the skill does and when to use it.' : 'Shorten it; details belong in the body.',
    place,
    params: { length, min, max: max ?? '', field: 'description' },
  };
}

function metadataProblem(path: readonly (string | number)[], place: FieldPlace): FieldProblem {
  return {
    rule: 'metadata-value',
    message: `"${path.join('.')}" is no text; the standard allows only text under metadata.`,
    fix: 'Quote the value, or spread it over several keys.',
    place,
    params: { field: path.join('.') },
  };
}

function expectation(violation: SchemaViolation, value: unknown, written: string | null): string {
  const { params } = violation;
  const found = shown(written ?? value);
  switch (violation.keyword) {
    case 'type':
      return `must be ${schemaTypeNames(params['type'])}, but ${found} is ${schemaTypeNames(typeOf(value))}.`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}; found ${found}.`;
    case 'minimum':
    case 'maximum':
      return `must be ${params['comparison'] === '>=' ? 'at least' : 'at most'} ${params['limit']}; found ${found}.`;
    case 'minLength':
      return `must have at least ${countText(Number(params['limit']), 'character')}.`;
    case 'maxLength':
      return `must have at most ${countText(Number(params['limit']), 'character')}; it has ${[...String(value)].length}.`;
    case 'pattern':
      return `does not have the expected form; found ${found}.`;
    default:
      return `${violation.message ?? 'is not allowed'}.`;
  }
}

function fixFor(violation: SchemaViolation, field: string): string {
  if (violation.keyword !== 'type') return `Choose a value that \`${field}\` allows.`;
  const wanted = schemaTypeNames(violation.params['type']);
  return wanted.includes('text') ? 'Put the value in quotes.' : `Write ${wanted}.`;
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'the list' : 'the mapping';
  const text = String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** ajv's JSON pointer as a path, with numbers where the value is a list. */
function pathOf(pointer: string, data: Fields): readonly (string | number)[] {
  let value: unknown = data;
  return pointerKeys(pointer).map((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}

function valueAt(data: Fields, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    data,
  );
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a mapping',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'empty',
};

/** The `type` of a JSON Schema, one or several, in words for people. */
export function schemaTypeNames(types: unknown): string {
  return (Array.isArray(types) ? types : [types])
    .map((type) => TYPE_NAMES[String(type)] ?? String(type))
    .join(' or ');
}
