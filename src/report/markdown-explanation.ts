import type { Explanation } from './explanation.js';
import { codeBlock, link, prose } from './markdown-escape.js';

/** An explanation as Markdown blocks. */
export function renderExplanation({ what, next, snippet, link: address }: Explanation): string[] {
  return [
    `${prose(what)} ${prose(next)}`,
    ...(snippet ? [codeBlock(snippet.text, snippet.language)] : []),
    ...(address ? [link(prose(address), address)] : []),
  ];
}
