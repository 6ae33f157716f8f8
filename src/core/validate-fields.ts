import type { Validate } from '../schema/validators.js';
import { describeViolations } from './describe-violations.js';
import { SEMVER_PATTERN } from './field-schemas.js';
import type { FieldPlace } from './finding.js';
import { requiredFields } from './frontmatter-schema.js';
import type { Profile } from './profile.js';

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
