import { pointerPath } from '../json/read-json.js';
import { yamlTypes } from '../schema/expectations.js';
import type { SchemaViolation, Validate } from '../schema/violation.js';
import { parseAnyYaml } from '../skill/parse-yaml.js';
import { TextPositions } from '../text/positions.js';
import type { Place } from '../text/span.js';
import { START_OF_FILE } from '../text/span.js';
import type { Finding } from './finding.js';

/** The file next to SKILL.md that Codex reads. */
export const OPENAI_FILE = 'agents/openai.yaml';

export interface OpenaiCheck {
  /** `policy.allow_implicit_invocation`, if set. */
  readonly allowsImplicitInvocation?: boolean;
  readonly findings: readonly Finding[];
}

/** Checks `agents/openai.yaml` by itself and against the frontmatter of its skill. */
export function checkOpenaiYaml(
  text: string,
  file: string,
  {
    validate,
    fields,
  }: { readonly validate: Validate; readonly fields: Readonly<Record<string, unknown>> | null },
): OpenaiCheck {
  const found = (message: string, fix: string, at: Place): Finding => ({
    rule: 'openai-yaml',
    file,
    at,
    message,
    fix,
  });
  const parsed = parseAnyYaml(text);
  if (!parsed.ok) {
    const at = new TextPositions(text).span(parsed.offset, parsed.offset);
    return { findings: [found(parsed.message, 'Correct the YAML, or remove the file.', at)] };
  }
  const violations = validate(parsed.data ?? {});
  const findings = violations.map((violation) => {
    const { message, fix, field } = describeViolation(violation);
    return found(message, fix, field.length === 0 ? START_OF_FILE : { field, part: 'value' });
  });
  const allows = policyOf(parsed.data);
  if (allows === undefined) return { findings };
  const conflict = conflictWith(fields, allows);
  return {
    allowsImplicitInvocation: allows,
    findings: conflict === null ? findings : [...findings, found(conflict.message, conflict.fix, POLICY)],
  };
}

const POLICY: Place = { field: ['policy', 'allow_implicit_invocation'], part: 'value' };

function policyOf(data: unknown): boolean | undefined {
  const policy = (data as { policy?: { allow_implicit_invocation?: unknown } | null } | null)?.policy;
  const allows = policy?.allow_implicit_invocation;
  return typeof allows === 'boolean' ? allows : undefined;
}

function conflictWith(
  fields: Readonly<Record<string, unknown>> | null,
  allows: boolean,
): { readonly message: string; readonly fix: string } | null {
  const isManual = fields?.['disable-model-invocation'] === true;
  if (fields === null || isManual !== allows) return null;
  return isManual
    ? {
        message: 'SKILL.md has `disable-model-invocation: true`, but Codex may start the skill on its own.',
        fix: 'Set `allow_implicit_invocation: false`.',
      }
    : {
        message: 'Codex may not start the skill on its own, but other clients may.',
        fix: 'Add `disable-model-invocation: true` to SKILL.md, or remove the policy.',
      };
}

function describeViolation({ instancePath, keyword, params, message }: SchemaViolation) {
  const path = pointerPath(instancePath);
  const name = path.join('.');
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      return {
        message: `Codex does not read "${[...path, key].join('.')}".`,
        fix: 'Fix the spelling, or remove it.',
        field: [...path, key],
      };
    }
    case 'required':
      return {
        message: `"${name}" needs ${String(params['missingProperty'])}.`,
        fix: `Add \`${String(params['missingProperty'])}\`.`,
        field: path,
      };
    case 'type': {
      const wanted = yamlTypes(params['type']);
      return {
        message: `"${name || OPENAI_FILE}" must be ${wanted}.`,
        fix: `Write ${wanted}.`,
        field: path,
      };
    }
    case 'minLength':
    case 'maxLength': {
      const bound = keyword === 'minLength' ? 'at least' : 'at most';
      return {
        message: `"${name}" should have ${bound} ${String(params['limit'])} characters.`,
        fix: keyword === 'minLength' ? 'Make it longer.' : 'Shorten it: clients truncate it.',
        field: path,
      };
    }
    case 'pattern':
      return {
        message: `"${name}" must be a color such as #1A73E8.`,
        fix: 'Write # and six digits.',
        field: path,
      };
    default:
      return { message: `"${name}" ${message}.`, fix: 'Fix the value.', field: path };
  }
}
