import { countText } from '../../report/closest.js';
import { alignColumns, neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';

export const command: Command = {
  name: 'inspect',
  summary: 'show what an agent session would start with',
  usage: '[--allow <name>]…',
  description:
    'Shows the state of a new session: whether skills are enabled, the root and working directory, and the catalog with its errors. A running server shows its own session with the tool skill_inspect.',
  examples: [{ line: 'skill-registrar inspect --json', does: 'Prints the snapshot as JSON.' }],
  options: [ALLOW_OPTION],
  positionals: [],
  async run(invocation) {
    const skills = await openCommandSkills(invocation);
    const session = skills.session.snapshot();
    const { enabled, root_dir, working_dir, catalog } = session;
    const rows = alignColumns(
      [
        ['skills', enabled ? countText(catalog.skills.length, 'skill') : 'disabled'],
        ['errors', String(catalog.errors.length)],
        ['root', root_dir],
        ['working directory', working_dir],
        ...catalog.skills.map(({ name, path }) => [name, path]),
      ].map((row) => row.map(neutralizeMessage)),
    );
    return skills.answer(0, rows.map((row) => `${row.join('  ')}\n`).join(''), { session });
  },
};
