/** The choice that someone who wrote `text` most likely meant; `null` when none is near. */
export declare function suggest(text: string, choices: readonly string[]): Promise<string | null>;
/** What to do about a value that is not among the choices. */
export declare function adviseChoice(text: string, choices: readonly string[]): Promise<string>;
