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

/** A skill's text for readers: its frontmatter, `null` if it cannot be read, and the body. */
export interface SplitDocument {
  readonly data: unknown;
  readonly body: string;
}

/**
 * Splits one document for a reader. The fences are found first, and gray-matter gets a text with exactly those: on its
 * own it reads unclosed frontmatter to the end of the file, and splits at `---` inside a value. For thousands of files,
 * `parseSkill` takes less than half the time.
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
