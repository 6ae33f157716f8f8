import type { EntryOptions } from './build-entry.js';
/** For a keyword or task type: how close a skill's name is to it; the lower, the closer. */
export type RankNames = (word: string) => (skill: string) => number;
/** 0 it is what the name is about, 1 it is in it, 2 elsewhere. A name is asked about once for each word: it is read once. */
export declare function nameRanking({ profile, lexicon }: Pick<EntryOptions, 'profile' | 'lexicon'>): RankNames;
