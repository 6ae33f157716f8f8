import { type CharacterSet, complement, LINE_ENDS } from './character-set.js';
import { readClass, readEscape } from './read-characters.js';

/** A regular expression as far as backtracking is concerned. */
export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

export interface ParsedPattern {
  readonly root: PatternNode;
  /** Bodies of look-arounds: matched separately, wherever they occur. */
  readonly lookarounds: readonly PatternNode[];
}

const NOTHING: PatternNode = { kind: 'sequence', parts: [] };
const DOT = complement(LINE_ENDS);
/** What takes no text. */
const EDGE = /[$^]|\\[bB]/y;
const GROUP_START = /\((?:\?(?:<?[=!]|:|<[^>=!][^>]*>|[a-z-]*:))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;

/** Parses the source of an expression that `new RegExp(source, 'i')` accepts. */
export function parsePattern(source: string): ParsedPattern {
  const lookarounds: PatternNode[] = [];
  let at = 0;

  function parseChoice(): PatternNode {
    const parts = [parseSequence()];
    while (source[at] === '|') {
      at++;
      parts.push(parseSequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  function parseSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      parts.push(parseQuantified(parseAtom()));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  function parseAtom(): PatternNode {
    const character = source[at]!;
    if (character === '(') return parseGroup();
    EDGE.lastIndex = at;
    if (EDGE.test(source)) {
      at = EDGE.lastIndex;
      return NOTHING;
    }
    if (character === '.') {
      at++;
      return { kind: 'set', set: DOT };
    }
    const { set, end } = character === '[' ? readClass(source, at) : readEscape(source, at);
    at = end;
    return { kind: 'set', set };
  }

  function parseGroup(): PatternNode {
    GROUP_START.lastIndex = at;
    const opening = GROUP_START.exec(source)![0];
    at += opening.length;
    const inner = parseChoice();
    at++;
    if (!/^\(\?<?[=!]/.test(opening)) return inner;
    lookarounds.push(inner);
    return NOTHING;
  }

  function parseQuantified(part: PatternNode): PatternNode {
    QUANTIFIER.lastIndex = at;
    const match = QUANTIFIER.exec(source);
    if (match === null) return part;
    at = QUANTIFIER.lastIndex;
    return { kind: 'repeat', part, ...boundsOf(match) };
  }

  return { root: parseChoice(), lookarounds };
}

function boundsOf([text, low, comma, high]: RegExpExecArray): { min: number; max: number } {
  if (low === undefined) {
    return { min: text!.startsWith('+') ? 1 : 0, max: text!.startsWith('?') ? 1 : Number.POSITIVE_INFINITY };
  }
  const min = Number(low);
  if (comma === undefined) return { min, max: min };
  return { min, max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
}
