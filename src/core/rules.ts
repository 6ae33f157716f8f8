import { BODY_RULES } from './rules/body-rules.js';
import { CATALOG_RULES } from './rules/catalog-rules.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { FIELD_RULES } from './rules/field-rules.js';
import { FILE_RULES } from './rules/file-rules.js';
import { FRONTMATTER_RULES } from './rules/frontmatter-rules.js';
import { MANIFEST_RULES } from './rules/manifest-rules.js';
import { PROMPT_CATALOG_RULES } from './rules/prompt-catalog-rules.js';
import type { Rule } from './rules/rule.js';
import { STATIC_RULES } from './rules/static-rules.js';

/** Every rule there is; the docs, `skill-registrar rules` and the SARIF output are made from this table. */
export const RULES: readonly Rule[] = [
  ...FILE_RULES,
  ...FRONTMATTER_RULES,
  ...FIELD_RULES,
  ...BODY_RULES,
  ...STATIC_RULES,
  ...CONTENT_RULES,
  ...CATALOG_RULES,
  ...MANIFEST_RULES,
  ...PROMPT_CATALOG_RULES,
];

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleById(id: string): Rule | undefined {
  return BY_ID.get(id);
}
