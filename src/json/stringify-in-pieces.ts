/** So many elements of a list are turned into text at once. */
const ELEMENTS_AT_ONCE = 250;
const INDENT = 2;

/**
 * What `JSON.stringify(document, null, 2)` gives, piece by piece: of a document whose long lists lie at its top, the
 * text of all would be the largest thing in memory.
 */
export function* stringifyInPieces(document: object): Generator<string> {
  let isFirst = true;
  for (const [key, value] of Object.entries(document)) {
    if (value === undefined) continue;
    yield isFirst ? '{\n' : ',\n';
    isFirst = false;
    if (Array.isArray(value) && value.length > ELEMENTS_AT_ONCE) yield* stringifyList(key, value);
    else yield JSON.stringify({ [key]: value }, null, INDENT).slice('{\n'.length, -'\n}'.length);
  }
  yield isFirst ? '{}' : '\n}';
}

function* stringifyList(key: string, list: readonly unknown[]): Generator<string> {
  const open = `  ${JSON.stringify(key)}: [`;
  const close = '\n  ]';
  for (let start = 0; start < list.length; start += ELEMENTS_AT_ONCE) {
    const part = { [key]: list.slice(start, start + ELEMENTS_AT_ONCE) };
    const text = JSON.stringify(part, null, INDENT);
    yield start === 0 ? open : ',';
    yield text.slice('{\n'.length + open.length, -(close.length + '\n}'.length));
  }
  yield close;
}
