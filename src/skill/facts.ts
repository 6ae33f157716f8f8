import type { FindingOf } from '../text/finding.js';
import { readFieldsByLine } from './parse-skill.js';
import type { ReadingRule } from './reading-rule.js';

/** What clients see of one SKILL.md: plain data, read once, judged by each of them. */
export interface SkillFacts {
  /** The name of its directory; `.` at the top of the repository. */
  readonly directoryName: string;
  /** The mapping between the fences; `null` where there is none that YAML can read. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  /** Why there are no fields. */
  readonly problem?: Pick<FindingOf<ReadingRule>, 'rule' | 'message' | 'at'>;
  readonly marks: TextMarks;
  /** Every path to it, the real one first. */
  readonly places: readonly SkillPlace[];
  /** `policy.allow_implicit_invocation` of `agents/openai.yaml`, where it is set. */
  readonly allowsImplicitInvocation?: boolean;
}

/** One way to a skill. */
export interface SkillPlace {
  /** The skill's directory, repository-relative, or `~/…`. */
  readonly directory: string;
  /** The directory, or one above it, is a symbolic link. */
  readonly isLinked: boolean;
  /** The SKILL.md itself is a symbolic link. */
  readonly isLinkedFile: boolean;
}

/** A path to a skill without links. */
export function plainPlace(directory: string): SkillPlace {
  return { directory, isLinked: false, isLinkedFile: false };
}

/** What is lost once the frontmatter is parsed. */
export interface TextMarks {
  readonly hasByteOrderMark: boolean;
  /** Blank lines precede the frontmatter. */
  readonly hasBlankLinesFirst: boolean;
  /** `---` occurs between the fences. */
  readonly hasFenceInside: boolean;
  /** A line between the fences is an indented `---`. */
  readonly hasIndentedFence: boolean;
  /** An indented `name:` or `description:`, which belongs to another key. */
  readonly indentedKeys: readonly string[];
  /** `name` and `description` as a reader finds them that takes the frontmatter line by line. */
  readonly byLine: Readonly<Record<string, string>>;
}

export const NO_MARKS: TextMarks = {
  hasByteOrderMark: false,
  hasBlankLinesFirst: false,
  hasFenceInside: false,
  hasIndentedFence: false,
  indentedKeys: [],
  byLine: {},
};

const INDENTED_KEY = /^[ \t]+(?:name|description):/gm;

/** Looks at the text between the fences, `source`, and at how the whole text begins. */
export function readMarks(text: string, source: string, isYaml: boolean): TextMarks {
  const hasByteOrderMark = text.startsWith('\uFEFF');
  const hasBlankLinesFirst = /^\uFEFF?[ \t\r\n]/.test(text) && source !== '';
  const hasFenceInside = source.includes('---');
  const indented = source.match(INDENTED_KEY);
  // Nearly every skill: they share one object.
  const isPlain = !hasByteOrderMark && !hasBlankLinesFirst && !hasFenceInside;
  if (isYaml && isPlain && indented === null) return NO_MARKS;
  return {
    hasByteOrderMark,
    hasBlankLinesFirst,
    hasFenceInside,
    hasIndentedFence: hasFenceInside && /^[ \t]+---[ \t]*\r?$/m.test(source),
    indentedKeys: [...new Set((indented ?? []).map((key) => key.trim().slice(0, -1)))],
    byLine: isYaml ? NO_MARKS.byLine : (readFieldsByLine(source) ?? NO_MARKS.byLine),
  };
}

/** A field as text; empty text and everything that is not a scalar count as missing. */
export function scalarText(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Characters as people count them. */
export function lengthOf(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}
