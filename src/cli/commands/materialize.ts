import path from 'node:path';
import { materializeSkill } from '../../agent/materialize.js';
import { UsageError } from '../../errors.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';

export const command: Command = {
  name: 'materialize',
  summary: "copy a skill into a task's private folder",
  usage: '<name> --to <dir>',
  description:
    'Copies a skill to <dir>/.skills/<name>, replacing an existing copy. Skips .git, node_modules and links that point outside the skill.',
  examples: [
    {
      line: 'skill-registrar materialize pdf --to private/task-1',
      does: 'Makes private/task-1/.skills/pdf.',
    },
  ],
  options: [{ name: 'to', value: 'dir', summary: 'the private folder of the task' }, ALLOW_OPTION],
  positionals: [{ name: 'name', required: true }],
  async run(invocation) {
    const to = invocation.options.text('to');
    if (to === undefined) throw new UsageError('No folder given.', 'Say where to with --to <dir>.');
    const [name] = invocation.positionals;
    const skills = await openCommandSkills(invocation);
    const selection = skills.session.select({ name });
    if (!selection.ok) return skills.refuse(selection);
    // Running the command is the confirmation.
    const refusal = skills.session.refuseReading(selection.skill, true);
    if (refusal !== null) return skills.refuse(refusal);
    const folder = path.resolve(invocation.io.cwd, to);
    const copy = await materializeSkill(selection.skill, folder, skills.opened.setup.request.workspace);
    const lines = [copy.path, ...copy.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}`)];
    const text = lines.map((line) => `${neutralizeMessage(line)}\n`).join('');
    return skills.answer(0, text, {
      path: copy.path,
      mountPath: copy.mountPath,
      copied: copy.files,
      skipped: copy.skipped,
    });
  },
};
