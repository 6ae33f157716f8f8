import { COMMAND_NAME, requiredCommands } from '../skill/skill.js';
import { quote, type StaticCheck } from './static-check.js';

/** `metadata.requires` is a list of plain command names: they are looked up, never run. */
export const checkRequires: StaticCheck = ({ declared }) => {
  const commands = requiredCommands(declared.metadata?.['requires']);
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
