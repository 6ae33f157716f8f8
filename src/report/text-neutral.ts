import { visibleText } from './visible-text.js';

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
export function neutralize(text: string): string {
  return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}

/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
export function neutralizeInside(text: string): string {
  return visibleText(text).replaceAll('##[', '# #[');
}

/** The same for a message that may run over lines: it becomes one line of prose. */
export function neutralizeMessage(message: string): string {
  return neutralize(message.replace(/\s*\n\s*/g, ' '));
}
