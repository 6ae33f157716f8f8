import { stringifyInPieces } from '../core/json/stringify-in-pieces.js';

/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
export function renderJson(document: object): string {
  return [...renderJsonInPieces(document)].join('');
}

/** The same for a document that is too large to be made whole. No piece ends within a string. */
export function* renderJsonInPieces(document: object): Generator<string> {
  for (const piece of stringifyInPieces(document))
    yield piece.includes('##[') ? piece.replaceAll('##[', '#\\u0023[') : piece;
  yield '\n';
}
