import { describeRun, findHiddenCharacters } from './content/detectors.js';
import type { StaticCheck } from './static-check.js';

const FIELDS = ['name', 'description'] as const;
const CONTROLS =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Name and description hold nothing that is not seen. What stands in the file as it is, `inspectContent`
 * reports at its place; this finds what YAML escapes such as `"\u202e"` turn into.
 */
export const checkHiddenValues: StaticCheck = ({ declared, text, bodyOffset }) =>
  FIELDS.flatMap((field) => {
    const hidden = firstHidden(declared[field] ?? '');
    if (hidden === null || text.slice(0, bodyOffset).includes(hidden)) return [];
    return [
      {
        rule: 'hidden-metadata',
        at: { field: [field] },
        message: `${describeRun(hidden)} in the ${field}: people do not see it, agents read it.`,
        fix: 'Take the escape out of the value.',
      },
    ];
  });

/** Nearly every value; nothing in it hides. */
const PLAIN = /^[\t\n\r -~]*$/;

function firstHidden(value: string): string | null {
  if (PLAIN.test(value)) return null;
  const control = CONTROLS.exec(value)?.[0];
  if (control !== undefined) return control;
  const [first] = findHiddenCharacters(value);
  return first === undefined ? null : value.slice(first.start, first.end);
}
