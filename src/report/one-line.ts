/** The text on one line: runs of white space and control characters become one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}
