import type { Profile } from '../profiles/profile.js';
import * as openai from './generated/agents-openai.js';
import { FRONTMATTER } from './generated/frontmatter.js';
import * as manifest from './generated/manifest.js';
import type { SchemaViolation, Validate } from './violation.js';

/** A schema that was compiled at build time; `errors` are those of the last value that was not valid. */
export interface CompiledSchema {
  (value: unknown): boolean;
  readonly errors: readonly SchemaViolation[];
}

type Module = { readonly default: unknown };

/** The schema of frontmatter, compiled at build time: a validator for each field. */
interface CompiledFields {
  readonly FIELDS: ReadonlyMap<string, unknown>;
  /** Other fields are violations. */
  readonly IS_CLOSED: boolean;
}

/**
 * The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. It does not
 * look for missing fields, which have a rule of their own.
 */
export async function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate> {
  if (isBuiltIn) return fromFields(FRONTMATTER[profile.id]!);
  return (await import('./compile-at-run-time.js')).compileFrontmatterSchema(profile);
}

export async function loadConfigValidator(): Promise<Validate> {
  return fromCompiled(await import('./generated/config.js'));
}

export async function loadReportValidator(): Promise<Validate> {
  return fromCompiled(await import('./generated/report.js'));
}

export function manifestValidator(): Validate {
  return fromCompiled(manifest);
}

/** The validator of `agents/openai.yaml`. */
export function openaiValidator(): Validate {
  return fromCompiled(openai);
}

function fromCompiled({ default: compiled }: Module): Validate {
  const validate = compiled as CompiledSchema;
  return (value) => (validate(value) ? NONE : validate.errors);
}

/** Checks the fields that are present. */
function fromFields({ FIELDS, IS_CLOSED }: CompiledFields): Validate {
  const validators = FIELDS as ReadonlyMap<string, CompiledField>;
  return (value) => {
    const violations: SchemaViolation[] = [];
    const fields = value as Readonly<Record<string, unknown>>;
    for (const field of Object.keys(fields)) {
      const validate = validators.get(field);
      if (validate === undefined) {
        if (IS_CLOSED) violations.push(unknownProperty(field));
      } else if (!validate(fields[field], { instancePath: `/${field}` })) violations.push(...validate.errors);
    }
    return violations;
  };
}

interface CompiledField {
  (value: unknown, at: { readonly instancePath: string }): boolean;
  readonly errors: readonly SchemaViolation[];
}

/** As ajv reports it. */
function unknownProperty(additionalProperty: string): SchemaViolation {
  return {
    instancePath: '',
    keyword: 'additionalProperties',
    params: { additionalProperty },
    message: 'must NOT have additional properties',
  };
}

const NONE: readonly SchemaViolation[] = [];
