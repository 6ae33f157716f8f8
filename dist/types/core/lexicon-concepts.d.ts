import type { Concept } from './lexicon.js';
/**
 * What people call the work that skills do. Content words are no keywords: only a closed list keeps “skill” and “user”
 * from becoming triggers of dozens of skills. A keyword is a form that rarely occurs inside unrelated words, because
 * consumers match it unanchored (`testing`, not `test`: “latest”).
 */
export declare const CONCEPTS: readonly Concept[];
