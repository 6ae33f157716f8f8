/**
 * An example of a rule, and a test of it. A text is the body of an otherwise valid skill. In a bad example,
 * `«…»` marks what the finding points to; `«»` marks a place. The marks are removed before anything is checked.
 */
export type Example = string | ExampleFiles;

export interface ExampleFiles {
  /** Body of the skill. */
  readonly body?: string;
  /** Lines of its frontmatter; `name` and `description` are added if missing. */
  readonly frontmatter?: string;
  /** The whole SKILL.md instead. */
  readonly skill?: string | Uint8Array;
  /** Directory of the skill below `skills/`; default `pdf`. */
  readonly directory?: string;
  /** More files, by path in the repository or, with `~/`, in the home directory; all files if no part of a skill is given. */
  readonly files?: Readonly<Record<string, string | Uint8Array | SymbolicLink>>;
  /** Profile; default `agent-skills`. */
  readonly profile?: string;
  /** Command; default `validate`. */
  readonly run?: 'validate' | 'validate --protocol' | 'register' | 'register --check';
  /** The files whose start the findings point to, if marks cannot express it; `file:2` is the start of a line. */
  readonly at?: string | readonly string[];
  /** Other rules that the example breaks. */
  readonly also?: readonly string[];
  /** The result of `--fix` for `body`, `frontmatter` or `skill`. */
  readonly fixed?: string;
  /** The path that `--fix` gives to the marked file. */
  readonly renamed?: string;
  /** The message of the finding, if the example is about it. */
  readonly message?: string;
  /** The test that covers the example, if files cannot express it (such as a git history). */
  readonly testedIn?: string;
  /** What the docs show instead, for examples that are too long or invisible. */
  readonly shown?: string;
}

interface SymbolicLink {
  readonly link: string;
}

/** The example as the docs show it, without marks. */
export function showExample(example: Example): string {
  if (typeof example === 'string') return withoutMarks(example);
  if (example.shown !== undefined) return example.shown;
  const { frontmatter, body, skill, files = {} } = example;
  const ofSkill = [frontmatter, body, skill].filter((part) => typeof part === 'string');
  const others = Object.entries(files).map(([path, content]) => `${path}:\n${showFile(content)}`);
  return [...ofSkill, ...others].map((part) => withoutMarks(part).trimEnd()).join('\n\n');
}

function showFile(content: string | Uint8Array | SymbolicLink): string {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? '(binary)' : `(link to ${content.link})`;
}

export function withoutMarks(text: string): string {
  return text.replace(/[«»]/g, '');
}
