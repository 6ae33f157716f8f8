import { Ajv } from 'ajv';
import { frontmatterSchema } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { UsageError } from '../text/errors.js';
import type { SchemaViolation, Validate } from './violation.js';

/** A config file may give a field a shape that is not a JSON Schema. */
function compile(profile: Profile) {
  try {
    return new Ajv({ allErrors: true, allowUnionTypes: true, logger: false }).compile(
      frontmatterSchema(profile),
    );
  } catch (error) {
    const message = `A shape of the profile "${profile.id}" is not a JSON Schema: ${(error as Error).message}.`;
    throw new UsageError(message, `Fix "profiles.${profile.id}.shapes" in the config file.`);
  }
}

/** For profiles that a config file defines; those that ship are compiled at build time. */
export function compileFrontmatterSchema(profile: Profile): Validate {
  const validate = compile(profile);
  return (value) => (validate(value) ? [] : (validate.errors as readonly SchemaViolation[]));
}
