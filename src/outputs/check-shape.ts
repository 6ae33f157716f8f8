import { type JsonDocument, pointerPath } from '../json/read-json.js';
import { schemaId } from '../profiles/profile.js';
import type { Finding } from '../rules/finding.js';
import { expectationOf, placeOfViolation } from '../schema/describe-violation.js';
import agentPlugin from '../schema/generated/agent-plugin.js';
import claudeMarketplace from '../schema/generated/claude-marketplace.js';
import claudePlugin from '../schema/generated/claude-plugin.js';
import codexMarketplace from '../schema/generated/codex-marketplace.js';
import codexPlugin from '../schema/generated/codex-plugin.js';
import copilotMarketplace from '../schema/generated/copilot-marketplace.js';
import skillsSh from '../schema/generated/skills-sh.js';
import wellKnown from '../schema/generated/well-known.js';
import type { CompiledSchema } from '../schema/validators.js';

const VALIDATORS = {
  'claude-marketplace': claudeMarketplace as CompiledSchema,
  'copilot-marketplace': copilotMarketplace as CompiledSchema,
  'codex-marketplace': codexMarketplace as CompiledSchema,
  'claude-plugin': claudePlugin as CompiledSchema,
  'codex-plugin': codexPlugin as CompiledSchema,
  'agent-plugin': agentPlugin as CompiledSchema,
  'skills-sh': skillsSh as CompiledSchema,
  'well-known': wellKnown as CompiledSchema,
};

/** A published schema, by its name. */
export type ShapeName = keyof typeof VALIDATORS;

/** Validates a file against its published schema. */
export function checkShape(file: string, document: JsonDocument, schema: ShapeName): readonly Finding[] {
  const validate = VALIDATORS[schema];
  if (validate(document.value)) return [];
  return validate.errors
    .filter(({ keyword }) => keyword !== 'if')
    .map((violation) => {
      const path = pointerPath(violation.instancePath);
      const name = path.length === 0 ? 'The file' : `"${path.join('.')}"`;
      return {
        rule: 'output-schema',
        file,
        at: placeOfViolation(violation),
        message: `${name} ${expectationOf(violation, 'json', FORMS)}.`,
        fix: `See ${schemaId(schema)} for what is allowed.`,
      };
    });
}

/** The patterns of the schemas in words. */
const FORMS: Readonly<Record<string, string>> = {
  $schema: 'is not the schema of this file',
  name: 'must be a name without spaces',
  sha: 'must be a commit id of 40 hex digits',
  sha256: 'must be 64 hex digits',
  digest: 'must be "sha256:" and 64 lower-case hex digits',
};
