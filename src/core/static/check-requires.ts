import { quote } from './quote.js';
import type { StaticCheck } from './static-check.js';

const COMMAND_NAME = /^[A-Za-z0-9._+-]+$/;

/** `metadata.requires` is a list of plain command names: they are looked up, never run. */
export const checkRequires: StaticCheck = ({ declared }) => {
  const requires = declared.metadata?.['requires'];
  if (requires === undefined) return [];
  const commands = requires.split(/\s+/).filter(Boolean);
  const wrong = commands.filter((command) => !COMMAND_NAME.test(command));
  if (wrong.length === 0) return [];
  return [
    {
      rule: 'requires-format',
      at: { field: ['metadata', 'requires'] },
      message: `No command name: ${wrong.slice(0, 5).map(quote).join(', ')}.`,
      fix: 'Name the commands alone, with spaces between them, such as `git gh`.',
    },
  ];
};
