/** The choice that someone who wrote `text` most likely meant; `null` when none is near. */
export async function suggest(text: string, choices: readonly string[]): Promise<string | null> {
  if (choices.length === 0) return null;
  const { closest, distance } = await import('fastest-levenshtein');
  const nearest = closest(text, [...choices]);
  if (text.length >= 3 && nearest.startsWith(text)) return nearest;
  return distance(text, nearest) <= Math.max(1, Math.floor(nearest.length / 3)) ? nearest : null;
}

/** What to do about a value that is not among the choices. */
export async function adviseChoice(text: string, choices: readonly string[]): Promise<string> {
  const guess = await suggest(text, choices);
  const all = `Use one of: ${choices.join(', ')}.`;
  return guess === null ? all : `Did you mean '${guess}'? ${all}`;
}
