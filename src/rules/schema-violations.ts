import { pointerKeys } from '../json/read-json.js';
import { CLIENT_METADATA, KEBAB_CASE, UNICODE_KEBAB_CASE } from '../profiles/fields.js';
import { isKnownField } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { isCalendarVersion } from '../profiles/versions.js';
import { adviceFor, expectationOf, nameTypes } from '../schema/describe-violation.js';
import type { SchemaViolation } from '../schema/violation.js';
import type { Fields } from '../skill/skill.js';
import type { FieldPlace } from '../text/span.js';
import { countText, joinWords } from '../text/suggest.js';
import type { CheckedSkill } from './checked-skill.js';
import { replaceFound } from './fix.js';
import type { Problem } from './rule.js';

/** The rules that a schema checks. */
export type SchemaRule =
  | 'client-field'
  | 'description-length'
  | 'field-type'
  | 'field-value'
  | 'metadata-value'
  | 'name-format'
  | 'name-length'
  | 'unknown-field'
  | 'version-format';

type Described = readonly [rule: SchemaRule, problem: Problem];

/** Words the errors of a schema validator. */
export function describeViolations(
  violations: readonly SchemaViolation[],
  data: Fields,
  skill: Pick<CheckedSkill, 'profile' | 'sourceOf'>,
  report: (rule: SchemaRule, problem: Problem) => void,
): void {
  const unknown: string[] = [];
  const nested: string[] = [];
  const seen = new Set<string>();
  for (const violation of violations) {
    if (violation.keyword === 'required' || isCheckedElsewhere(violation)) continue;
    if (isTolerated(violation, data, skill.profile)) continue;
    if (violation.keyword === 'additionalProperties' && violation.instancePath === '') {
      unknown.push(String(violation.params['additionalProperty']));
      continue;
    }
    if (isNestedMetadata(violation, data)) {
      nested.push(violation.instancePath);
      continue;
    }
    const [rule, problem] = describeViolation(violation, data, skill);
    const key = `${rule} ${violation.instancePath}`;
    if (!seen.has(key)) report(rule, problem);
    seen.add(key);
  }
  for (const problem of unknownFields(unknown, skill.profile)) report('unknown-field', problem);
  if (nested.length > 0) report('metadata-value', nestedMetadata(nested, data));
}

/** A list or a mapping below `metadata`. */
function isNestedMetadata({ instancePath, keyword }: SchemaViolation, data: Fields): boolean {
  const path = pathOf(instancePath, data);
  const value = valueAt(data, path);
  return path[0] === 'metadata' && path.length > 1 && keyword === 'type' && typeof value === 'object';
}

/** One for all: who nests values does so on purpose. */
function nestedMetadata(pointers: readonly string[], data: Fields): Problem {
  const paths = [...new Set(pointers)].map((pointer) => pathOf(pointer, data));
  const names = joinWords(paths.map((path) => `"${path.join('.')}"`));
  return {
    at: { field: paths[0]!, part: 'value' },
    about: paths.map((path) => path.join('.')),
    message: `${names} must be ${paths.length === 1 ? 'a string' : 'strings'}: the standard allows only strings under metadata.`,
    fix: 'Write a string, or split it into several keys.',
    params: { field: paths[0]!.join('.') },
  };
}

/** What is not the standard's, but means something to those who write it; only where no system requires more. */
function isTolerated({ instancePath, keyword }: SchemaViolation, data: Fields, profile: Profile): boolean {
  if (profile.rules['version-format'] !== 'warning') return false;
  if (instancePath === '/version' && keyword === 'pattern') return isCalendarVersion(String(data['version']));
  const [field, key, ...rest] = pointerKeys(instancePath);
  return field === 'metadata' && key !== undefined && rest.length === 0 && CLIENT_METADATA.includes(key);
}

/** The check of toolsets has a better message. */
function isCheckedElsewhere({ keyword, instancePath }: SchemaViolation): boolean {
  return keyword === 'pattern' && instancePath.startsWith('/toolsets/');
}

function unknownFields(fields: readonly string[], profile: Profile): Problem[] {
  if (fields.length === 0) return [];
  if (profile.unknownFields === 'each') return fields.map((field) => unknownField([field], profile));
  return [unknownField(fields, profile)];
}

function unknownField(fields: readonly string[], profile: Profile): Problem {
  const names = fields.map((field) => `"${field}"`).join(', ');
  const hasMetadata = isKnownField('metadata', profile);
  return {
    at: { field: [fields[0]!], part: 'key' },
    about: fields,
    message: `Unknown ${fields.length === 1 ? 'field' : 'fields'} ${names} (profile ${profile.id})`,
    fix: `Fix the spelling${hasMetadata ? ', move it under `metadata`,' : ''} or remove it.`,
    params: { fields: fields.join(', ') },
  };
}

function describeViolation(
  violation: SchemaViolation,
  data: Fields,
  { profile, sourceOf }: Pick<CheckedSkill, 'profile' | 'sourceOf'>,
): Described {
  const path = pathOf(violation.instancePath, data);
  const field = String(path[0]);
  const value = valueAt(data, path);
  if (violation.keyword === 'additionalProperties') return unknownKey(violation, path, profile);
  const at: FieldPlace = { field: path, part: 'value' };
  if (field === 'name' && NAME_KEYWORDS.includes(violation.keyword))
    return describeName(violation, value, at);
  if (field === 'description' && LENGTHS.includes(violation.keyword))
    return ['description-length', descriptionProblem(value, profile, at)];
  if (field === 'version' && violation.keyword === 'pattern' && !Object.hasOwn(profile.shapes, 'version'))
    return ['version-format', versionProblem(String(value), at)];
  if (field === 'metadata' && path.length > 1 && violation.keyword === 'type')
    return ['metadata-value', metadataProblem(path, at)];
  const isTolerated = profile.toleratedFields.includes(field);
  const rule = isTolerated ? 'client-field' : violation.keyword === 'type' ? 'field-type' : 'field-value';
  const isWritten = typeof value === 'number' || typeof value === 'boolean';
  const found = isWritten ? (sourceOf(path) ?? String(value)) : shown(value);
  const message = `"${path.join('.')}" ${expectation(violation, value, found)}`;
  return [rule, { at, message, fix: fixFor(violation, field, value), params: { field, detail: message } }];
}

/** Keywords that have words of their own. */
const LENGTHS = ['minLength', 'maxLength'];
const NAME_KEYWORDS = [...LENGTHS, 'pattern'];

function unknownKey(
  violation: SchemaViolation,
  path: readonly (string | number)[],
  profile: Profile,
): Described {
  const at: FieldPlace = { field: [...path, String(violation.params['additionalProperty'])], part: 'key' };
  const field = String(path[0]);
  const message = `"${path.join('.')}" ${expectationOf(violation, 'yaml')}.`;
  const rule = profile.toleratedFields.includes(field) ? 'client-field' : 'field-value';
  return [
    rule,
    { at, message, fix: adviceFor(violation, undefined, field), params: { field, detail: message } },
  ];
}

function describeName(violation: SchemaViolation, value: unknown, at: FieldPlace): Described {
  const params = { name: String(value), field: 'name' };
  if (violation.keyword === 'maxLength') {
    const limit = Number(violation.params['limit']);
    const message = `The name has ${[...String(value)].length} characters; at most ${limit} are allowed.`;
    return ['name-length', { at, message, fix: 'Choose a shorter name.', params }];
  }
  return [
    'name-format',
    {
      at,
      message: `The name ${shown(value)} ${formOf(violation)}.`,
      fix: isKebabCase(violation.params['pattern']) ? suggestName(String(value)) : 'Choose another name.',
      params,
    },
  ];
}

/** Kebab-case in words; any other form as a pattern. */
function formOf({ params }: SchemaViolation): string {
  const { pattern, limit } = params;
  if (pattern === undefined)
    return Number(limit) > 1
      ? `must have at least ${countText(Number(limit), 'character')}`
      : 'must not be empty';
  return isKebabCase(pattern)
    ? 'may contain only lowercase letters, digits and single hyphens'
    : `must match ${String(pattern)}`;
}

/** An empty name has no pattern to name. */
function isKebabCase(pattern: unknown): boolean {
  return pattern === undefined || pattern === KEBAB_CASE || pattern === UNICODE_KEBAB_CASE;
}

/** `My Skill` as `my-skill`. */
export function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function suggestName(name: string): string {
  const kebab = kebabCase(name).slice(0, 64);
  return kebab === '' || kebab === name
    ? 'Use lowercase letters, digits and single hyphens.'
    : `Change it to \`${kebab}\`.`;
}

function descriptionProblem(value: unknown, profile: Profile, at: FieldPlace): Problem {
  const length = [...String(value)].length;
  const { min, max } = profile.description;
  const range = max === undefined ? `at least ${min}` : `${min} to ${max}`;
  const isShort = length < min;
  return {
    at,
    message: `The description has ${countText(length, 'character')}; ${range} are allowed.`,
    fix: isShort
      ? 'Say what the skill does and when to use it.'
      : `Shorten it by ${countText(length - max!, 'character')}; details belong in the body.`,
    params: { length, min, max: max ?? '', field: 'description' },
  };
}

/** `1` and `1.0` mean 1.0.0; anything else is left to the author. */
function completeVersion(version: string): string | null {
  if (!/^\d+(?:\.\d+)?$/.test(version) || /(?:^|\.)0\d/.test(version)) return null;
  return `${version}${version.includes('.') ? '.0' : '.0.0'}`;
}

export const fixVersion = replaceFound((found) => {
  const [, quote, version] = /^(["']?)([\d.]+)\1$/.exec(found) ?? [];
  const complete = version === undefined ? null : completeVersion(version);
  return complete === null ? null : `${quote}${complete}${quote}`;
});

/** What is wrong with a version, wherever it is written. */
export function versionProblem(version: string, at: FieldPlace): Problem {
  const complete = completeVersion(version);
  return {
    at,
    message: `Versions have three numbers, such as 1.0.0; found ${shown(version)}.`,
    fix: complete === null ? 'Write MAJOR.MINOR.PATCH.' : `Write ${complete}.`,
    params: { version, field: 'version' },
  };
}

function metadataProblem(path: readonly (string | number)[], at: FieldPlace): Problem {
  return {
    at,
    message: `"${path.join('.')}" must be a string: the standard allows only strings under metadata.`,
    fix: 'Quote the value, or split it into several keys.',
    params: { field: path.join('.') },
  };
}

/** What must be, and what is. */
function expectation(violation: SchemaViolation, value: unknown, found: string): string {
  const wanted = expectationOf(violation, 'yaml');
  switch (violation.keyword) {
    case 'type':
      return `${wanted}, but ${typeof value === 'object' ? 'it' : found} is ${nameTypes(typeOf(value), 'yaml')}.`;
    case 'enum':
    case 'minimum':
    case 'maximum':
    case 'pattern':
      return `${wanted}; found ${found}.`;
    case 'maxLength':
      return `${wanted}; it has ${[...String(value)].length}.`;
    default:
      return `${wanted}.`;
  }
}

function fixFor(violation: SchemaViolation, field: string, value: unknown): string {
  return field === 'status'
    ? 'Choose one of them. Until then it counts as missing: a new entry is registered as "active".'
    : adviceFor(violation, value, field);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a mapping';
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
