import { BODY_RULES } from './body-rules.js';
import { CATALOG_RULES } from './catalog-rules.js';
import { CONTENT_RULES } from './content-rules.js';
import { FIELD_RULES } from './field-rules.js';
import { FILE_RULES } from './file-rules.js';
import { FRONTMATTER_RULES } from './frontmatter-rules.js';
import { MANIFEST_RULES } from './manifest-rules.js';
import { OUTPUT_RULES } from './output-rules.js';
import { PORTABILITY_RULES } from './portability-rules.js';
import { PROMPT_CATALOG_RULES } from './prompt-catalog-rules.js';
import type { Rule } from './rule.js';
import { STATIC_RULES } from './static-rules.js';

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
  ...OUTPUT_RULES,
  ...PORTABILITY_RULES,
];

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleById(id: string): Rule | undefined {
  return BY_ID.get(id);
}
