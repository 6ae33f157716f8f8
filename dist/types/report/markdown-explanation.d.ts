import type { Explanation } from './explanation.js';
/** An explanation as Markdown blocks. */
export declare function renderExplanation({ what, next, snippet, link: address }: Explanation): string[];
