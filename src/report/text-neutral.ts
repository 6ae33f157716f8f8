/**
 * What a terminal or a runner could take for an instruction: control characters, characters that turn the
 * direction of text or break the line, and the old form of a workflow command, which counts anywhere in a line.
 */
const INSTRUCTIONS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|##\[/g;
const SHORT_FORMS: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '##[': '# #[',
};

/** Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command. */
export function neutralize(text: string): string {
  return text.replace(INSTRUCTIONS, (found) => SHORT_FORMS[found] ?? escapeCharacter(found));
}

/** The same for a message that may run over lines: it becomes one line of prose. */
export function neutralizeMessage(message: string): string {
  return neutralize(message.replace(/\s*\n\s*/g, ' '));
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0);
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
