/** Two sentences in a row; messages whose wording is fixed elsewhere may lack their full stop. */
export function joinSentences(first: string, second: string): string {
  if (second === '') return first;
  return /[.!?:…]\s*$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}
