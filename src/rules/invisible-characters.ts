/** For a character class: hidden characters below U+10000 and above Latin-1. */
const HIDDEN_IN_BASIC_PLANE =
  '\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';

/** Invisible characters that change how text is shown or read, by their Unicode names. */
const NAMES: Readonly<Record<number, string>> = {
  0: 'null',
  7: 'bell',
  8: 'backspace',
  27: 'escape',
  127: 'delete',
  173: 'soft hyphen',
  847: 'combining grapheme joiner',
  1564: 'Arabic letter mark',
  4447: 'Hangul choseong filler',
  4448: 'Hangul jungseong filler',
  6068: 'Khmer vowel inherent aq',
  6069: 'Khmer vowel inherent aa',
  6158: 'Mongolian vowel separator',
  8203: 'zero width space',
  8204: 'zero width non-joiner',
  8205: 'zero width joiner',
  8206: 'left-to-right mark',
  8207: 'right-to-left mark',
  8234: 'left-to-right embedding',
  8235: 'right-to-left embedding',
  8236: 'pop directional formatting',
  8237: 'left-to-right override',
  8238: 'right-to-left override',
  8288: 'word joiner',
  8289: 'function application',
  8290: 'invisible times',
  8291: 'invisible separator',
  8292: 'invisible plus',
  8294: 'left-to-right isolate',
  8295: 'right-to-left isolate',
  8296: 'first strong isolate',
  8297: 'pop directional isolate',
  12644: 'Hangul filler',
  65279: 'zero width no-break space',
  65440: 'halfwidth Hangul filler',
};

/** `U+202E (right-to-left override)`. */
function nameCodePoint(codePoint: number): string {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  return `${number} (${NAMES[codePoint] ?? nameBlock(codePoint)})`;
}

/** Direction marks, embeddings, overrides and isolates: they reorder the displayed text. */
function isBidirectional(codePoint: number): boolean {
  return (
    codePoint === 0x061c ||
    codePoint === 0x200e ||
    codePoint === 0x200f ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2066 && codePoint <= 0x2069)
  );
}

function nameBlock(codePoint: number): string {
  if (codePoint >= 0xe0100 || (codePoint >= 0xfe00 && codePoint <= 0xfe0f)) return 'variation selector';
  if (codePoint >= 0xe0000) return 'tag character';
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return 'half of a surrogate pair';
  return codePoint < 0xa0 ? 'control character' : 'deprecated format character';
}

/** An invisible character, or a run of them. */
export interface HiddenCharacters {
  readonly start: number;
  readonly end: number;
  /** `Invisible character U+200B (zero width space)`, with the length of the run. */
  readonly what: string;
}

/** A run, so that a message hidden in ten thousand of them is one finding. */
const HIDDEN = new RegExp(`[\x1b\xad${HIDDEN_IN_BASIC_PLANE}\u{e0000}-\u{e0fff}]+`, 'gu');
const EMOJI_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3)$/u;
const FLAG_END = /\u{1f3f4}$/u;
const FLAG_TAGS = /^[\u{e0020}-\u{e007e}]{1,8}\u{e007f}$/u;
/** Persian, the Indic scripts and related ones need joiners between letters. */
const JOINED_LETTER_END = /(?!\p{Script=Latin})[\p{L}\p{M}]$/u;
const LATIN_START = /^(?:\p{Script=Latin}|[!-~])/u;
/** Letters of right-to-left scripts, without the Arabic letter mark. */
const RIGHT_TO_LEFT = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Finds invisible characters, except those that emoji and other scripts need. */
export function findHiddenCharacters(text: string): readonly HiddenCharacters[] {
  const found: HiddenCharacters[] = [];
  for (const match of text.matchAll(HIDDEN)) {
    const end = match.index + match[0].length;
    if (!isOrdinary(text, match[0], match.index, end) && !isInExpression(text, match.index, end))
      found.push({ start: match.index, end, what: describeRun(match[0]) });
  }
  return found;
}

function isOrdinary(text: string, run: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 2);
  if (run === '\ufeff') return start === 0;
  if (run === '\ufe0e' || run === '\ufe0f') return isShownVariant(before, after);
  if (run === '\u200d' || run === '\ufe0f\u200d')
    return isEmojiJoin(before, after) || isLetterJoin(before, after);
  if (run === '\u200c') return isLetterJoin(before, after);
  if (run === '\u200e' || run === '\u200f' || run === '\u061c') return hasRightToLeftLine(text, start);
  if (FLAG_TAGS.test(run)) return FLAG_END.test(before);
  return isIdeographicVariant(before, run);
}

/** A single character between the marks of an expression or a quotation: a program that looks for it. */
function isInExpression(text: string, start: number, end: number): boolean {
  const [before = '', after = ''] = [text[start - 1], text[end]];
  const isOne = [...text.slice(start, end)].length === 1 && (text.codePointAt(start) ?? 0) < 0xe0000;
  return isOne && /["'`[(|./-]/.test(before) && /["'`\])|/+*?{-]/.test(after);
}

/** A text or emoji form of a symbol, a keycap such as `1` in a box, or what is left where an emoji was deleted. */
function isShownVariant(before: string, after: string): boolean {
  return !/[0-9A-Za-z]$/.test(before) || (/[0-9]$/.test(before) && after.startsWith('\u20e3'));
}

function isEmojiJoin(before: string, after: string): boolean {
  return EMOJI_END.test(before) && /^\p{Extended_Pictographic}/u.test(after);
}

function isLetterJoin(before: string, after: string): boolean {
  return JOINED_LETTER_END.test(before) && !LATIN_START.test(after);
}

function hasRightToLeftLine(text: string, at: number): boolean {
  const before = text
    .slice(Math.max(0, at - 200), at)
    .split('\n')
    .at(-1)!;
  const after = text.slice(at, at + 200).split('\n', 1)[0]!;
  return RIGHT_TO_LEFT.test(before) || RIGHT_TO_LEFT.test(after);
}

function isIdeographicVariant(before: string, run: string): boolean {
  return /^[\u{e0100}-\u{e01ef}]$/u.test(run) && /\p{Script=Han}$/u.test(before);
}

/** Names the character that matters most: a direction control before anything else. */
export function describeRun(run: string): string {
  const codePoints = Array.from(run.slice(0, 1000), (character) => character.codePointAt(0)!);
  const direction = codePoints.find(isBidirectional);
  const worst = direction ?? codePoints.find((codePoint) => codePoint !== 0xfe0f) ?? 0xfe0f;
  const kind = direction === undefined ? 'Invisible character' : 'Bidirectional control';
  const more = codePoints.length > 1 ? ` in a run of ${codePoints.length}` : '';
  return `${kind} ${nameCodePoint(worst)}${more}`;
}
