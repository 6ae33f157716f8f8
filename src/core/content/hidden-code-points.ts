/** Inside of a character class: what hides below U+10000 and above Latin-1. */
export const HIDDEN_IN_BASIC_PLANE =
  '\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';

/** Characters that change how text is shown or read without being seen, by the names Unicode gives them. */
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
export function nameCodePoint(codePoint: number): string {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  return `${number} (${NAMES[codePoint] ?? nameBlock(codePoint)})`;
}

/** Direction marks, embeddings, overrides and isolates: what is read is not what is there. */
export function isBidirectional(codePoint: number): boolean {
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
