const MOST_CHARACTERS = 80;

/** A stranger's text in quotation marks, cut to what fits into a message. */
export function quote(text: string): string {
  return text.length <= MOST_CHARACTERS ? `"${text}"` : `"${text.slice(0, MOST_CHARACTERS)}…"`;
}
