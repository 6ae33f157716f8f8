import type { Command } from '../command.js';
import { renderCompletion, SHELLS, type Shell } from '../completion.js';

/** It knows all commands, so they are handed in. */
export function completionCommand(commands: () => Promise<readonly Command[]>): Command {
  return {
    name: 'completion',
    summary: 'print a script that completes commands in a shell',
    usage: '<bash|zsh|fish>',
    description: 'Prints a completion script. Load it from the start-up file of your shell.',
    examples: [
      { line: 'skill-registrar completion fish | source', does: 'Completes in this fish.' },
      { line: 'eval "$(skill-registrar completion bash)"', does: 'Completes in this bash.' },
    ],
    options: [],
    positionals: [{ name: 'shell', required: true, choices: SHELLS }],
    async run({ positionals: [shell], options, io }) {
      const text = renderCompletion(shell as Shell, await commands());
      const isDocument = options.isSet('json') || options.text('format') === 'json';
      if (isDocument) return { kind: 'text', exitCode: 0, text, fields: { text } };
      // A shell reads it through a pipe, where other commands print JSON.
      io.stdout.write(text);
      return { kind: 'served', exitCode: 0 };
    },
  };
}
