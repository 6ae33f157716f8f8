/**
 * Tells whether the words before a place in its line name what follows only to warn of it.
 * Skills about security quote dangerous commands all the time; reporting those would teach people to
 * ignore the rule.
 */
export declare function isWarnedAgainst(text: string, at: number): boolean;
