import type { Span } from './span.js';

/** Turns offsets into lines and columns. Line endings are LF, CRLF and lone CR, as in YAML. */
export class TextPositions {
  /** Lines that begin at or before `#seen`: most lookups are about the first few. */
  readonly #lineStarts: number[] = [0];
  #seen = 0;

  constructor(readonly text: string) {}

  span(start: number, end: number): Span {
    const from = this.position(start);
    const to = this.position(Math.max(start, end));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  position(offset: number): { line: number; column: number } {
    this.#lookUntil(Math.min(offset, this.text.length));
    const starts = this.#lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  }

  #lookUntil(offset: number): void {
    const { text } = this;
    for (let index = this.#seen; index < offset; index++) {
      const code = text.charCodeAt(index);
      if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) this.#lineStarts.push(index + 1);
    }
    if (offset > this.#seen) this.#seen = offset;
  }
}
