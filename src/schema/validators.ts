import { Ajv } from 'ajv';
import { UsageError } from '../errors.js';
import { frontmatterSchema } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';

/** One violation, as ajv reports it. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; no violation means it is valid. */
export type Validate = (value: unknown) => readonly SchemaViolation[];

interface CompiledModule {
  readonly default: { (value: unknown): boolean; errors?: readonly SchemaViolation[] | null };
}

const BUILT_IN: Readonly<Record<string, () => Promise<unknown>>> = {
  'agent-skills': () => import('./generated/frontmatter.agent-skills.js'),
  cleo: () => import('./generated/frontmatter.cleo.js'),
  pipeline: () => import('./generated/frontmatter.pipeline.js'),
  harness: () => import('./generated/frontmatter.harness.js'),
  toolset: () => import('./generated/frontmatter.toolset.js'),
  codelia: () => import('./generated/frontmatter.codelia.js'),
};

/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export async function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate> {
  const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
  if (load === undefined) return compileFrontmatterSchema(profile);
  return fromModule(await load());
}

export async function loadConfigValidator(): Promise<Validate> {
  return fromModule(await import('./generated/config.js'));
}

export async function loadManifestValidator(): Promise<Validate> {
  return fromModule(await import('./generated/manifest.js'));
}

function fromModule(module: unknown): Validate {
  const validate = (module as CompiledModule).default;
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

/** A shape that a config file gives a field may be no schema at all. */
function compile(profile: Profile) {
  try {
    return new Ajv({ allErrors: true, allowUnionTypes: true, logger: false }).compile(
      frontmatterSchema(profile),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `A shape of the profile "${profile.id}" is no JSON Schema: ${why}.`;
    throw new UsageError(message, `Correct "profiles.${profile.id}.shapes" in the config file.`);
  }
}

/** For profiles that a config file defines; the six that ship are compiled at build time. */
export function compileFrontmatterSchema(profile: Profile): Validate {
  const validate = compile(profile);
  return (value) => (validate(value) ? [] : ((validate.errors ?? []) as readonly SchemaViolation[]));
}
