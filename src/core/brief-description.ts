const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl)$/i;

/** A description in one line: its first sentence. A full stop inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
export function briefDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  for (const end of line.matchAll(/[.!?]["')\]]*(?=\s|$)|[。！？]/g)) {
    const before = line.slice(0, end.index);
    if (end[0].startsWith('.') && ABBREVIATION.test(before)) continue;
    return line.slice(0, end.index + end[0].length);
  }
  return line;
}
