import type { Span } from '../diagnostic.js';

/** Lines of a text, for turning UTF-16 offsets into 1-based positions. A byte order mark takes no column. */
export class LineIndex {
  readonly #starts: number[];

  constructor(text: string) {
    this.#starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const { index, 0: lineEnd } of text.matchAll(/\r\n|\n|\r/g))
      this.#starts.push(index + lineEnd.length);
  }

  spanOf(start: number, end: number): Span {
    const from = this.#positionOf(start);
    const to = this.#positionOf(end);
    return { ...from, endLine: to.line, endColumn: to.column };
  }

  #positionOf(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(offset - this.#starts[low]!, 0) + 1 };
  }
}
