import matter from 'gray-matter';
import { findFenceInside, loadYaml, MAX_FRONTMATTER_LENGTH } from './parse-yaml.js';
import { splitFrontmatter } from './split-document.js';

function refuseEngine(): never {
  throw new Error('Only YAML frontmatter is read.');
}

/** gray-matter evaluates `---js` unless that engine throws; with an options object it caches nothing. */
const OPTIONS = {
  language: 'yaml',
  engines: {
    yaml: (source: string) => loadYaml(source) as object,
    javascript: refuseEngine,
    js: refuseEngine,
    json: refuseEngine,
    coffee: refuseEngine,
    toml: refuseEngine,
  },
};

/** A skill's text as a reader gets it: what the frontmatter says, `null` where it cannot be read, and the rest. */
export interface SplitDocument {
  readonly data: unknown;
  readonly body: string;
}

/**
 * Splits one document for a reader. The fences are found first, and gray-matter gets a text that has exactly
 * those: alone it takes an unclosed frontmatter for the whole file, and cuts at `---` inside of a value.
 * Where thousands of files are read, `parseSkill` does this in less than half the time.
 */
export function splitDocument(text: string): SplitDocument {
  const split = splitFrontmatter(text);
  if (split.kind !== 'split') return { data: null, body: text };
  const source = text.slice(split.yamlStart, split.yamlEnd);
  const body = text.slice(split.bodyStart);
  if (source.length > MAX_FRONTMATTER_LENGTH || findFenceInside(source) !== -1) return { data: null, body };
  try {
    const { data, content } = matter({ content: `---\n${source}\n---\n${body}` }, OPTIONS);
    return { data, body: content };
  } catch {
    return { data: null, body };
  }
}
