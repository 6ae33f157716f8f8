/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
export declare function neutralize(text: string): string;
/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
export declare function neutralizeInside(text: string): string;
/** The same for a message that may run over lines: it becomes one line of prose. */
export declare function neutralizeMessage(message: string): string;
