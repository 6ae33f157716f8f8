import { headingsOf } from '../text/markdown.js';
import { defineFamily, defineRule } from './rule.js';

const cleo = (body: string) => ({ profile: 'cleo', directory: 'ct-pdf-tools', body });
const protocol = (body: string) => ({ ...cleo(body), run: 'validate --protocol' as const });

/** Sections are headings of any level and form, numbered or with more behind them, outside code fences and comments. */
export default defineFamily(
  [
    defineRule({
      id: 'section-missing',
      severity: 'warning',
      kind: 'VALIDATION_ERROR',
      summary: 'Sections that the protocol requires are present; an error with `validate --protocol`.',
      why: 'A dispatcher relies on the output that the section promises.',
      bad: [
        { ...cleo('«»# My skill\n'), message: 'Missing required section: Output Requirements' },
        cleo('«»'),
        cleo('«»Output Requirements'),
        cleo('«»Output Requirements\n\n==='),
        cleo('«»Output Requirements\n=== more'),
        cleo('«»**Output Requirements**'),
        cleo('«»## The Output Requirements'),
        cleo('«»## Output Requirementses'),
        cleo('«»<!--\n## Output Requirements\n-->'),
        cleo('«»<!-- ## Output Requirements -->'),
        cleo('«»<!--\n## Output Requirements'),
        cleo('«»```\n## Output Requirements\n```'),
        cleo('«»```\nOutput Requirements\n===\n```'),
      ],
      good: [
        cleo('# My skill\n\n## Output Requirements\n\nA report in `out/`.'),
        cleo('###### output requirements ######'),
        cleo('## **Output Requirements**'),
        cleo('## Output Requirements:'),
        cleo('## 3. Output Requirements'),
        cleo('### 2.1) Output Requirements'),
        cleo('## IV. Output Requirements'),
        cleo('## Output Requirements (mandatory)'),
        cleo('## Output Requirements – report'),
        cleo('## __Output Requirements__ ##'),
        cleo('## ***Output Requirements***'),
        cleo('Output Requirements\n==='),
        cleo('Output Requirements\r\n-------------------  '),
        cleo('**Output Requirements**\n---'),
        cleo('<!-- a comment -->\n## Output Requirements'),
        cleo('<!--\nof two lines\n-->\n## Output Requirements'),
        cleo('```html\n<!-- never closed\n```\n## Output Requirements'),
        cleo('text <!--\n## Output Requirements\n-->'),
      ],
    }),
    defineRule({
      id: 'section-recommended',
      severity: 'notice',
      kind: 'VALIDATION_ERROR',
      summary: 'Sections that the protocol recommends are present (`validate --protocol`).',
      why: 'They tell an agent at a glance what the skill is for.',
      bad: [
        {
          ...protocol('«»# My skill\n\n## Output Requirements\n\n## Purpose\n'),
          message: 'Missing recommended section: Capabilities',
        },
      ],
      good: [protocol('# My skill\n\n## Purpose\n\n## Capabilities\n\n## Output Requirements\n')],
    }),
  ],
  ({ profile: { sections }, body, bodyStart }, report) => {
    if (sections.required.length === 0 && sections.recommended.length === 0) return;
    const headings = headingsOf(body).map(withoutNumber);
    const isMissing = (name: string) => !headings.some((title) => beginsWith(title, name.toLowerCase()));
    const at = { start: bodyStart, end: bodyStart };
    for (const name of sections.required.filter(isMissing))
      report('section-missing', {
        at,
        about: [name],
        message: `Missing required section: ${name}`,
        fix: `Add a heading \`## ${name}\` and describe what the skill delivers.`,
      });
    for (const name of sections.recommended.filter(isMissing))
      report('section-recommended', {
        at,
        about: [name],
        message: `Missing recommended section: ${name}`,
        fix: `Add a heading \`## ${name}\`.`,
      });
  },
);

/** `3. Output Requirements` and `2.1) Output Requirements` are that section, too. */
function withoutNumber(title: string): string {
  return title.replace(/^\s*(?:\d+(?:\.\d+)*[.):]?|[ivx]+[.)]|[a-z][.)])\s+/i, '').toLowerCase();
}

/** So are `Output Requirements:` and `Output Requirements (mandatory)`, but not `Output Requirementses`. */
function beginsWith(title: string, name: string): boolean {
  return title.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(title.slice(name.length));
}
