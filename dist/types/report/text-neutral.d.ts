/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * The old form of a workflow command, `##[…]`, counts anywhere in a line.
 */
export declare function neutralize(text: string): string;
/** The same for a message that may run over lines: it becomes one line of prose. */
export declare function neutralizeMessage(message: string): string;
