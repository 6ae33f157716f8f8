import { Ajv } from 'ajv';
import { frontmatterSchema } from '../core/frontmatter-schema.js';
import type { Profile } from '../core/profile.js';
import type { SchemaViolation, Validate } from './validators.js';

/** For profiles that a config file defines; the six that ship are compiled at build time. */
export function compileFrontmatterSchema(profile: Profile): Validate {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  const validate = ajv.compile(frontmatterSchema(profile) as object);
  return (value) => (validate(value) ? [] : ((validate.errors ?? []) as readonly SchemaViolation[]));
}
