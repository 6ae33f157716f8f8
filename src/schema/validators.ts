import type { Profile } from '../profiles/profile.js';
import * as openai from './generated/agents-openai.js';
/** One violation, as ajv reports it. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Checks a value; no violation means it is valid. */
export type Validate = (value: unknown) => readonly SchemaViolation[];

/** A schema that was compiled at build time; `errors` are those of the last value that was not valid. */
export interface CompiledSchema {
  (value: unknown): boolean;
  readonly errors: readonly SchemaViolation[];
}

type Module = { readonly default: unknown };

/** A run needs one or two of these, and each is larger than most of the program. */
const BUILT_IN: Readonly<Record<string, () => Promise<Module>>> = {
  'agent-skills': () => import(/* webpackMode: "eager" */ './generated/frontmatter.agent-skills.js'),
  cleo: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.cleo.js'),
  pipeline: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.pipeline.js'),
  harness: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.harness.js'),
  toolset: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.toolset.js'),
  codelia: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.codelia.js'),
  'claude-code': () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.claude-code.js'),
  codex: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.codex.js'),
  copilot: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.copilot.js'),
  vscode: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.vscode.js'),
  cursor: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.cursor.js'),
  'gemini-cli': () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.gemini-cli.js'),
  opencode: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.opencode.js'),
  goose: () => import(/* webpackChunkName: "schemas" */ './generated/frontmatter.goose.js'),
};

/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export async function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate> {
  const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
  if (load !== undefined) return fromCompiled(await load());
  const { compileFrontmatterSchema } = await import(/* webpackChunkName: "ajv" */ './compile-at-run-time.js');
  return compileFrontmatterSchema(profile);
}

export async function loadConfigValidator(): Promise<Validate> {
  return fromCompiled(await import(/* webpackChunkName: "schemas" */ './generated/config.js'));
}

export async function loadManifestValidator(): Promise<Validate> {
  return fromCompiled(await import(/* webpackMode: "eager" */ './generated/manifest.js'));
}

/** The validator of `agents/openai.yaml`. */
export function openaiValidator(): Validate {
  return fromCompiled(openai);
}

function fromCompiled({ default: compiled }: Module): Validate {
  const validate = compiled as CompiledSchema;
  return (value) => (validate(value) ? NONE : validate.errors);
}

const NONE: readonly SchemaViolation[] = [];
