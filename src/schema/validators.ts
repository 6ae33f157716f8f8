import type { Profile } from '../profiles/profile.js';
import openai from './generated/agents-openai.js';
import config from './generated/config.js';
import agentSkills from './generated/frontmatter.agent-skills.js';
import claudeCode from './generated/frontmatter.claude-code.js';
import cleo from './generated/frontmatter.cleo.js';
import codelia from './generated/frontmatter.codelia.js';
import codex from './generated/frontmatter.codex.js';
import copilot from './generated/frontmatter.copilot.js';
import cursor from './generated/frontmatter.cursor.js';
import geminiCli from './generated/frontmatter.gemini-cli.js';
import goose from './generated/frontmatter.goose.js';
import harness from './generated/frontmatter.harness.js';
import opencode from './generated/frontmatter.opencode.js';
import pipeline from './generated/frontmatter.pipeline.js';
import toolset from './generated/frontmatter.toolset.js';
import vscode from './generated/frontmatter.vscode.js';
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
  'claude-code': claudeCode,
  codex,
  copilot,
  vscode,
  cursor,
  'gemini-cli': geminiCli,
  opencode,
  goose,
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

/** The validator of `agents/openai.yaml`. */
export function loadOpenaiValidator(): Validate {
  return fromCompiled(openai);
}

function fromCompiled(compiled: unknown): Validate {
  const validate = compiled as CompiledSchema;
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}
