import { COMMAND_NAME } from '../files/workspace.js';
import { requiredCommands } from '../skill/skill.js';
import { quote } from './checked-skill.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'requires-format',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: '`metadata.requires` lists plain command names.',
  why: 'They are looked up by name and never run.',
  bad: [
    {
      frontmatter: 'metadata:\n  requires: «"gh; curl $(x)"»',
      message: 'Not a command name: "gh;", "$(x)".',
    },
    {
      frontmatter: 'metadata:\n  requires: «"-x .y +z git"»',
      message: 'Not a command name: "-x", ".y", "+z".',
    },
  ],
  good: [
    { frontmatter: 'metadata:\n  requires: "gh curl"' },
    { frontmatter: 'metadata:\n  requires: GPU (Blackwell, Hopper)' },
    { frontmatter: 'metadata:\n  requires: gh  git python3.12 g++ clang-format' },
  ],
  check({ declared }, report) {
    const commands = requiredCommands(declared.metadata?.['requires']);
    const wrong = commands.filter((command) => !COMMAND_NAME.test(command));
    if (wrong.length === 0) return;
    report({
      at: { field: ['metadata', 'requires'], part: 'value' },
      message: `Not a command name: ${wrong.slice(0, 5).map(quote).join(', ')}.`,
      fix: 'List the names of the commands, separated by spaces, such as `git gh`.',
    });
  },
});
