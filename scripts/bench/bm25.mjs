const K1 = 1.2;
const B = 0.75;
/** Below this score, or less than this much ahead of the second, nothing is answered. */
const LEAST_SCORE = 6;
const LEAST_MARGIN = 1.2;

/** The textbook's ranking over names and descriptions, to compare with: a function from a request to a skill or `null`. */
export function rankByBm25(skills) {
  const documents = skills.map(({ name, description }) => wordsOf(`${name} ${description}`));
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const postings = new Map();
  for (const [index, words] of documents.entries()) {
    for (const word of new Set(words)) {
      const frequency = words.filter((other) => other === word).length;
      const weight = (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * words.length) / mean));
      postings.set(word, [...(postings.get(word) ?? []), { index, weight }]);
    }
  }
  return (text) => {
    const scores = new Map();
    for (const word of new Set(wordsOf(text))) {
      const found = postings.get(word) ?? [];
      const rarity = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
      for (const { index, weight } of found) scores.set(index, (scores.get(index) ?? 0) + rarity * weight);
    }
    const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
    const isClear =
      first !== undefined && first[1] >= LEAST_SCORE && first[1] >= LEAST_MARGIN * (second?.[1] ?? 0);
    return isClear ? skills[first[0]].name : null;
  };
}

function wordsOf(text) {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
