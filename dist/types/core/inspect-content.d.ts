import type { ContentFinding } from './content/content-finding.js';
/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
export declare function inspectContent(text: string, bodyOffset?: number): ContentFinding[];
