/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
export function renderJson(document: object): string {
  const text = JSON.stringify(document, null, 2);
  return `${text.includes('##[') ? text.replaceAll('##[', '#\\u0023[') : text}\n`;
}
