import { parseAnyYaml } from './parse-any-yaml.js';
import { MAX_FRONTMATTER_LENGTH, tooComplex, type YamlResult } from './yaml-result.js';

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
  return parseAnyYaml(source);
}

/** Where a line begins like a fence; -1 when none does. */
export function findFenceInside(source: string): number {
  return source.includes('---') ? source.search(/^---/m) : -1;
}
