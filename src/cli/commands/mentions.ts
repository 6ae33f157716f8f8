import { metadataOf } from '../../agent/catalog.js';
import { alignColumns, neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';

export const command: Command = {
  name: 'mentions',
  summary: 'find the skills that a text mentions as $name',
  usage: '<text>',
  description:
    'Resolves $name mentions in a text: each known skill once, in order, with its path. An agent loads these skills before it answers. Exits with 1 when there are none.',
  examples: [
    { line: "skill-registrar mentions 'use $release-notes for 2.0'", does: 'Prints the path of the skill.' },
  ],
  options: [ALLOW_OPTION],
  positionals: [{ name: 'text', required: true, many: true }],
  async run(invocation) {
    const skills = await openCommandSkills(invocation);
    const mentions = skills.session.mentionedSkills(invocation.positionals.join(' ')).map(metadataOf);
    const rows = alignColumns(mentions.map(({ name, path }) => [name, path].map(neutralizeMessage)));
    const text = rows.map((row) => `${row.join('  ')}\n`).join('');
    return skills.answer(mentions.length === 0 ? 1 : 0, text || 'No skill is mentioned.\n', { mentions });
  },
};
