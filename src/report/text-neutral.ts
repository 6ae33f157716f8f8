import { visibleText } from './visible-text.js';

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * The old form of a workflow command, `##[…]`, counts anywhere in a line.
 */
export function neutralize(text: string): string {
  return visibleText(text).replaceAll('##[', '# #[');
}

/** The same for a message that may run over lines: it becomes one line of prose. */
export function neutralizeMessage(message: string): string {
  return neutralize(message.replace(/\s*\n\s*/g, ' '));
}
