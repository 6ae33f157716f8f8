import { pointerPath } from '../json/read-json.js';
import { adviceFor, expectationOf, placeOfViolation } from '../schema/describe-violation.js';
import type { Validate } from '../schema/violation.js';
import { parseAnyYaml } from '../skill/parse-yaml.js';
import type { Fields } from '../skill/skill.js';
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
    isCodexOnly,
  }: {
    readonly validate: Validate;
    readonly fields: Readonly<Record<string, unknown>> | null;
    /** No other client loads the plugin that the skill is in. */
    readonly isCodexOnly: () => boolean;
  },
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
    const path = pointerPath(violation.instancePath);
    const name = path.length === 0 ? OPENAI_FILE : `"${path.join('.')}"`;
    const value = path.reduce<unknown>((node, key) => (node as Fields)[key], parsed.data);
    const fix = adviceFor(violation, value, path.join('.'));
    const at = placeOfViolation(violation);
    return found(
      `${name} ${expectationOf(violation, 'yaml', FORMS)}.`,
      fix,
      at.field.length === 0 ? START_OF_FILE : at,
    );
  });
  const allows = policyOf(parsed.data);
  if (allows === undefined) return { findings };
  const conflict = conflictWith(fields, allows, isCodexOnly);
  return {
    allowsImplicitInvocation: allows,
    findings: conflict === null ? findings : [...findings, found(conflict.message, conflict.fix, POLICY)],
  };
}

const FORMS = { brand_color: 'must be a color such as #1A73E8' };

const POLICY: Place = { field: ['policy', 'allow_implicit_invocation'], part: 'value' };

function policyOf(data: unknown): boolean | undefined {
  const policy = (data as { policy?: { allow_implicit_invocation?: unknown } | null } | null)?.policy;
  const allows = policy?.allow_implicit_invocation;
  return typeof allows === 'boolean' ? allows : undefined;
}

function conflictWith(
  fields: Readonly<Record<string, unknown>> | null,
  allows: boolean,
  isCodexOnly: () => boolean,
): { readonly message: string; readonly fix: string } | null {
  const isManual = fields?.['disable-model-invocation'] === true;
  if (fields === null || isManual !== allows || (!allows && isCodexOnly())) return null;
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
