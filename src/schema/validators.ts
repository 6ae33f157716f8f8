import { frontmatterSchema } from '../core/frontmatter-schema.js';
import { latePart } from '../core/late-part.js';
import type { Profile } from '../core/profile.js';
import { profileById } from '../profiles/index.js';
import { clearBySchema } from './clear-by-schema.js';

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

/** `watch` asks for the same one for every skill. */
const opened = new WeakMap<Profile, Validate>();

/** Clears most frontmatters at a glance; the full validator is a late part, for those that it cannot clear. */
export function openFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Validate {
  const validate = opened.get(profile) ?? createFrontmatterValidator(profile, isBuiltIn);
  opened.set(profile, validate);
  return validate;
}

function createFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Validate {
  // The schema that ships was made of the profile as it ships, whatever a config file says beside it.
  const shipped = isBuiltIn ? profileById(profile.id) : undefined;
  const isClear = clearBySchema(frontmatterSchema(shipped ?? profile));
  const full = latePart(() => loadFrontmatterValidator(profile, isBuiltIn));
  return (value) => (isClear(value) ? [] : full()(value));
}

/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export async function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate> {
  const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
  if (load === undefined) return (await import('./compile-at-run-time.js')).compileFrontmatterSchema(profile);
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
