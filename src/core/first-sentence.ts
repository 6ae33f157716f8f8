const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|[a-z])$/i;

/** The first sentence of a text, on one line; a full stop inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  for (const end of line.matchAll(/[.!?](?=["')\]]*(?:\s|$))|[。！？]/g)) {
    const before = line.slice(0, end.index);
    if (end[0] === '.' && ABBREVIATION.test(before)) continue;
    return line.slice(0, end.index + 1);
  }
  return line;
}
