import type { SchemaViolation } from '../schema/validators.js';
import { countText } from './count-text.js';
import type { FieldPlace } from './finding.js';
import { pointerKeys } from './json/json-pointer.js';
import type { Profile } from './profile.js';
import { schemaTypeNames } from './schema-type-names.js';
import { type FieldProblem, type Fields, type FieldValidation, versionProblem } from './validate-fields.js';

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
