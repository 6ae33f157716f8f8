const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder what surrounds them. Joiners stay: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}

function showCodePoint(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** At most `limit` code points, with an ellipsis where something was left out. */
export function shorten(text: string, limit: number): string {
  const points = Array.from(text);
  return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}
