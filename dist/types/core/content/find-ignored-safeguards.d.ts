import type { ContentFinding } from './content-finding.js';
/** Finds orders to an agent to drop its instructions, its safety rules or its permission prompts. */
export declare function findIgnoredSafeguards(text: string): ContentFinding[];
