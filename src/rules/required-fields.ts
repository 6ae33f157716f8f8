import type { Profile } from '../profiles/profile.js';
import type { FieldPlace } from '../report/diagnostic.js';
import type { Fields } from './checked-skill.js';
import type { Problem } from './rule.js';

/** `description:` without a value is a missing field, not one of the wrong type. */
export function withoutEmptyFields(data: Fields): Fields {
  if (!Object.keys(data).some((key) => isEmptyField(key, data[key]) || isPadded(key, data[key]))) return data;
  const present: [string, unknown][] = [];
  for (const [key, value] of Object.entries(data)) {
    if (isEmptyField(key, value)) continue;
    present.push([key, isPadded(key, value) ? (value as string).trim() : value]);
  }
  // Unlike an assignment, this treats `__proto__` like any other key.
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

export function missingField(field: string, data: Fields): Problem {
  return {
    at: Object.hasOwn(data, field) ? placeOfEmpty(field, data) : 'opening-fence',
    message: `Missing required field: ${field}`,
    fix: `Add \`${field}: …\` to the frontmatter.`,
    params: { field },
  };
}

function placeOfEmpty(field: string, data: Fields): FieldPlace {
  return { field: [field], part: data[field] === null ? 'key' : 'value' };
}

export function lacksRecommendedVersion(data: Fields, { version }: Profile): boolean {
  if (version.presence !== 'recommended' || Object.hasOwn(data, 'version')) return false;
  const metadata = data['metadata'];
  const isInMetadata =
    typeof metadata === 'object' && metadata !== null && Object.hasOwn(metadata, 'version');
  return !(version.fromMetadata && isInMetadata);
}

export function recommendedField(field: string): Problem {
  return {
    at: 'opening-fence',
    message: `The field ${field} is recommended.`,
    fix: `Add \`${field}: …\` to the frontmatter.`,
    params: { field },
  };
}
