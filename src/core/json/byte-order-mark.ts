/** The text without its byte order mark, which takes no column in any editor. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
