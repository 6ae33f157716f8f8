import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { codeBlockAt, codeBlocks } from '../text/markdown.js';
import type { Place, TextRange } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Problem } from './rule.js';

/** A rule that a comment suppresses in a range of the text. */
interface Suppression {
  readonly rule: string;
  /** Why, after ` -- `. */
  readonly reason: string;
  /** Position of the comment. */
  readonly at: TextRange;
  /** Range that it covers. */
  readonly from: number;
  to: number;
  /** A change cannot silence a rule against attacks by a comment of its own. */
  readonly isRefused: boolean;
}

/**
 * What a comment can do to a rule: to `security` only once the base has the comment, to `safety` nothing. A rule that is
 * checked `elsewhere` does not tell here whether the comment is used.
 */
export type RuleState = 'unknown' | 'safety' | 'security' | 'usual' | 'elsewhere';

type StateOf = (rule: string) => RuleState;

/** In Markdown, and in the comments of scripts. */
const COMMENT =
  /(?:<!--|#|\/\/)[ \t]*skill-registrar-(disable-next-line|disable|enable)\b([^\n]{0,500}?)(?:-->|\r?$)/gm;

/** A text with comments that suppress rules. */
export type SuppressedText = Pick<
  CheckedSkill,
  'file' | 'text' | 'body' | 'bodyStart' | 'requireReasons' | 'comments'
>;

const NONE: readonly Suppression[] = [];

/** The comments of a text that suppress rules, and what they suppress. Linear, whatever a stranger writes. */
export class SuppressingComments {
  readonly #all: readonly Suppression[];
  readonly #covered = new Map<string, readonly TextRange[]>();
  /** Where each rule was suppressed. */
  readonly #hits = new Map<string, number[]>();

  constructor(
    readonly text: SuppressedText,
    readonly stateOf: StateOf,
  ) {
    const { comments, body } = text;
    const isEmpty = comments === 'ignore' || !body.includes('skill-registrar-');
    this.#all = isEmpty ? NONE : findSuppressions(text, comments.base, stateOf);
  }

  /** Whether a comment covers a finding; remembers that the comment is used. */
  suppresses(rule: string, at: Place): boolean {
    if (this.#all.length === 0 || !('start' in at) || this.stateOf(rule) === 'safety') return false;
    if (!this.#covered.has(rule)) this.#covered.set(rule, coveredRanges(this.#all, rule));
    const ranges = this.#covered.get(rule)!;
    const range = ranges[firstIndex(ranges, ({ end }) => end > at.start)];
    if (range === undefined || range.start > at.start) return false;
    const hits = this.#hits.get(rule);
    if (hits === undefined) this.#hits.set(rule, [at.start]);
    else hits.push(at.start);
    return true;
  }

  /** Unused, forbidden or misspelled comments. */
  problems(): readonly Problem[] {
    for (const hits of this.#hits.values()) hits.sort((a, b) => a - b);
    return this.#all.flatMap((suppression): Problem[] => {
      const { rule, reason, at, isRefused } = suppression;
      const state = this.stateOf(rule);
      if (isRefused)
        return [
          {
            at,
            about: [rule],
            message: `The rule ${rule} finds attacks: a comment suppresses it only once the base has the comment.`,
            fix: 'Remove the comment, or let someone with write access merge it first.',
          },
        ];
      if (this.#isUsed(suppression))
        return this.text.requireReasons && reason === ''
          ? [{ at, message: `Nothing says why ${rule} is suppressed.`, fix: 'Add the reason after ` -- `.' }]
          : [];
      if (state === 'elsewhere') return [];
      if (rule === '')
        return [{ at, message: 'This comment names no rule.', fix: 'Name the rule, or remove the comment.' }];
      if (state === 'unknown')
        return [
          {
            at,
            about: [rule],
            message: `There is no rule "${rule}".`,
            fix: 'List the rules with `skill-registrar rules`.',
          },
        ];
      const message =
        state === 'safety'
          ? `The rule ${rule} guards safety and cannot be suppressed.`
          : `Nothing is suppressed: there is no ${rule} finding here.`;
      return [{ at, about: [rule], message, fix: 'Remove the comment.' }];
    });
  }

  #isUsed({ rule, from, to }: Suppression): boolean {
    const hits = this.#hits.get(rule) ?? [];
    const first = hits[firstIndex(hits, (hit) => hit >= from)];
    return first !== undefined && first < to;
  }
}

/** The suppressions in the comments of a body, outside code. */
function findSuppressions(
  { file, text, body, bodyStart }: SuppressedText,
  base: Workspace | null,
  stateOf: StateOf,
): readonly Suppression[] {
  const found: Suppression[] = [];
  /** Those of each rule since the last comment that enables it. */
  const open = new Map<string, Suppression[]>();
  let earlier: ReadonlySet<string> | undefined;
  for (const { kind, list, at, to, covered } of findComments(body, bodyStart, text)) {
    const { rules, reason } = readComment(list);
    for (const rule of rules) {
      if (kind === 'enable') {
        for (const suppression of open.get(rule) ?? []) suppression.to = Math.min(suppression.to, at.start);
        open.delete(rule);
        continue;
      }
      const isGuarded = base !== null && stateOf(rule) === 'security';
      if (isGuarded) earlier ??= earlierComments(file, base);
      const isRefused = isGuarded && !earlier!.has(covered);
      const suppression = { rule, reason, at, from: at.end, to, isRefused };
      found.push(suppression);
      const others = open.get(rule);
      if (others === undefined) open.set(rule, [suppression]);
      else others.push(suppression);
    }
  }
  return found;
}

interface FoundComment {
  readonly kind: string;
  readonly list: string;
  readonly at: TextRange;
  /** Where it ends to apply, unless another comment enables its rules before. */
  readonly to: number;
  /** The comment and its next line: the same comment for another line is another comment. */
  readonly covered: string;
}

function findComments(body: string, bodyStart: number, text: string): readonly FoundComment[] {
  const blocks = codeBlocks(body);
  return [...body.matchAll(COMMENT)].flatMap(({ 0: comment, 1: kind, 2: list, index }) => {
    if (codeBlockAt(blocks, index) !== null) return [];
    const at = { start: bodyStart + index, end: bodyStart + index + comment.length };
    const to = endOf(kind!, at.end, text);
    const covered = kind === 'disable' ? comment : text.slice(at.start, to).trimEnd();
    return [{ kind: kind!, list: list!, at, to, covered }];
  });
}

/** A comment without a rule suppresses the rule without a name: nothing. */
function readComment(list: string): { readonly rules: readonly string[]; readonly reason: string } {
  const [names = '', ...why] = list.split(/(?:^|\s)--\s/);
  const rules = names.split(/[\s,]+/).filter((id) => id !== '');
  return { rules: rules.length === 0 ? [''] : rules, reason: why.join(' -- ').trim() };
}

const MAX_BYTES = 1_048_576;

/** The comments of a file in the tree that a change builds on; none if it is new. */
function earlierComments(file: string, base: Workspace): ReadonlySet<string> {
  const text = readText(base, file, { maxBytes: MAX_BYTES, followLinks: false }) ?? '';
  return new Set(findComments(text, 0, text).map(({ covered }) => covered));
}

function endOf(kind: string, commentEnd: number, text: string): number {
  if (kind === 'disable') return text.length + 1;
  const nextLine = text.indexOf('\n', commentEnd);
  const end = text.indexOf('\n', nextLine + 1);
  return nextLine === -1 || end === -1 ? text.length + 1 : end;
}

/** The ranges that the comments cover for a rule, in order and without overlaps. */
function coveredRanges(suppressions: readonly Suppression[], rule: string): readonly TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { rule: suppressed, from, to, isRefused } of suppressions) {
    if (suppressed !== rule || isRefused) continue;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last.end) last.end = Math.max(last.end, to);
    else ranges.push({ start: from, end: to });
  }
  return ranges;
}

/** The index of the first item that a condition holds for, as it does for all that follow. */
function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
