import { escapePattern } from '../text/suggest.js';
import { defineRule } from './rule.js';

/** Reported by the comparison with the base. */
export default defineRule({
  id: 'renamed-skill',
  severity: 'warning',
  kind: 'NOT_FOUND',
  summary:
    'No text refers to a skill by a name that the change renamed or removed (`--since`; `--fix` writes the new name).',
  why: 'An agent looks for a skill that is no longer there.',
  bad: [
    {
      testedIn: 'test/run/find-old-names.test.ts',
      shown: 'Use the pdf-tools skill, or /pdf-tools.   (in a change that renames pdf-tools to pdf)',
    },
  ],
  good: [
    {
      files: {
        'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills in PDF forms.\n---\nSee /merge.\n',
      },
      shown: 'Use the pdf skill, or /pdf.',
    },
  ],
});

/** A skill that the change renamed, or removed: then there is no new name. */
export interface OldName {
  readonly name: string;
  readonly now: string | null;
}

/** A place that still has the old name. */
export interface OldReference extends OldName {
  /** The name itself, without `/` and the words around it. */
  readonly start: number;
  readonly end: number;
}

/** Finds `/old`, `plugin:old` and “the old skill” in a text; `old` of another plugin is another skill. */
export function findOldReferences(
  text: string,
  names: readonly OldName[],
  plugins: readonly string[],
): readonly OldReference[] {
  const prefix = plugins.length === 0 ? '(?!)' : `(?:${plugins.map(escapePattern).join('|')}):`;
  return names.flatMap((old) => {
    if (!text.includes(old.name)) return [];
    const name = escapePattern(old.name);
    const expression = new RegExp(
      `(?<=(?:^|[\\s\`"'(])/(?:${prefix})?|(?:^|[\\s\`"'(])${prefix})${name}(?![\\w/.-]*[\\w/])|(?<=\\b[Tt]he [\`"']?)${name}(?=[\`"']? skill\\b)`,
      'gm',
    );
    return [...text.matchAll(expression)].map(({ 0: found, index }) => ({
      ...old,
      start: index,
      end: index + found.length,
    }));
  });
}
