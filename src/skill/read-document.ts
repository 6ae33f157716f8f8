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

/** A skill's text for readers. */
export interface SplitDocument {
  /** What the frontmatter says; `null` if it cannot be read. */
  readonly data: unknown;
  /** The text between the fences. */
  readonly frontmatter: string;
  readonly body: string;
}

/**
 * Splits one document for a reader. The fences are found first, and gray-matter gets a text with exactly those: on its
 * own it reads unclosed frontmatter to the end of the file, and splits at `---` inside a value. For thousands of files,
 * `parseSkill` takes less than half the time.
 */
export function splitDocument(text: string): SplitDocument {
  const split = splitFrontmatter(text);
  if (split.kind !== 'split') return { data: null, frontmatter: '', body: text };
  const frontmatter = text.slice(split.yamlStart, split.yamlEnd);
  const body = text.slice(split.bodyStart);
  const unread = { data: null, frontmatter, body };
  if (frontmatter.length > MAX_FRONTMATTER_LENGTH || findFenceInside(frontmatter) !== -1) return unread;
  try {
    const { data, content } = matter({ content: `---\n${frontmatter}\n---\n${body}` }, OPTIONS);
    return { data, frontmatter, body: content };
  } catch {
    return unread;
  }
}
