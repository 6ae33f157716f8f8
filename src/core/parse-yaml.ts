import { latePart } from './late-part.js';
import { readSimpleYaml } from './read-simple-yaml.js';
import { MAX_FRONTMATTER_LENGTH, MAX_NODES, tooComplex, type YamlResult } from './yaml-result.js';

/** Loading it takes longer than to read a hundred skills that do without it. */
const wholeParser = latePart(() => import('./parse-any-yaml.js'));

/** Parses the text between the fences; offsets in a failure are into `source`. */
export function parseYaml(source: string): YamlResult {
  if (source.length > MAX_FRONTMATTER_LENGTH) return tooComplex(`has ${source.length} characters`);
  const strayFence = findFenceInside(source);
  if (strayFence !== -1) {
    return {
      ok: false,
      rule: 'yaml-syntax',
      message: 'YAML parse error: a line inside the frontmatter begins with `---`',
      fix: 'Indent or quote it, or close the frontmatter with a line that is only `---`.',
      offset: strayFence,
    };
  }
  // What is as short as that cannot hold too many values, and is never nested.
  const simple = source.length <= MAX_NODES ? readSimpleYaml(source) : null;
  return simple === null ? wholeParser().parseAnyYaml(source) : { ok: true, data: simple };
}

/** Where a line begins like a fence; -1 when none does. */
export function findFenceInside(source: string): number {
  return source.includes('---') ? source.search(/^---/m) : -1;
}
