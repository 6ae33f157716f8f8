/** The choice that someone who wrote `text` most likely meant; `null` when none is near. */
export async function suggest(text: string, choices: readonly string[]): Promise<string | null> {
  const begun = text.length >= 3 ? choices.find((choice) => choice.startsWith(text)) : undefined;
  if (begun !== undefined) return begun;
  const { closestOf } = await import('../core/closest.js');
  return closestOf(text, choices);
}

/** What to do about a value that is not among the choices. */
export async function adviseChoice(text: string, choices: readonly string[]): Promise<string> {
  const guess = await suggest(text, choices);
  const all = `Use one of: ${choices.join(', ')}.`;
  return guess === null ? all : `Did you mean '${guess}'? ${all}`;
}
