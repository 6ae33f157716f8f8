import type { Profile } from '../profiles/profile.js';
import config from './generated/config.js';
import agentSkills from './generated/frontmatter.agent-skills.js';
import cleo from './generated/frontmatter.cleo.js';
import codelia from './generated/frontmatter.codelia.js';
import harness from './generated/frontmatter.harness.js';
import pipeline from './generated/frontmatter.pipeline.js';
import toolset from './generated/frontmatter.toolset.js';
import manifest from './generated/manifest.js';

/** One violation, as ajv reports it. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; no violation means it is valid. */
export type Validate = (value: unknown) => readonly SchemaViolation[];

interface CompiledSchema {
  (value: unknown): boolean;
  errors?: readonly SchemaViolation[] | null;
}

const BUILT_IN: Readonly<Record<string, unknown>> = {
  'agent-skills': agentSkills,
  cleo,
  pipeline,
  harness,
  toolset,
  codelia,
};

/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export async function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate> {
  const compiled = isBuiltIn ? BUILT_IN[profile.id] : undefined;
  if (compiled !== undefined) return fromCompiled(compiled);
  const { compileFrontmatterSchema } = await import('./compile-at-run-time.js');
  return compileFrontmatterSchema(profile);
}

export function loadConfigValidator(): Validate {
  return fromCompiled(config);
}

export function loadManifestValidator(): Validate {
  return fromCompiled(manifest);
}

function fromCompiled(compiled: unknown): Validate {
  const validate = compiled as CompiledSchema;
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}
