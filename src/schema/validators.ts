import type { Profile } from '../core/profile.js';

import { compileFrontmatterSchema } from './compile-at-run-time.js';

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
