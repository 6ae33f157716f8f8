import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Consent, consentQuestion } from '../../agent/consent.js';
import * as operations from '../../agent/operations.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { UsageError } from '../../text/errors.js';
import { renderLines } from '../../text/visible-text.js';
import type { Command, CommandIo, Invocation } from '../command.js';
import { AGENT_OPTIONS, openCommandSkills } from '../command-skills.js';
import { fenceText } from '../io.js';

export const activate: Command = {
  name: 'activate',
  summary: 'print the instructions of a skill, after asking for consent',
  usage: '<name> [--yes] [--to <dir>]',
  description:
    'Activates a skill as an agent does at the start of a task: asks for consent, prints the instructions and the folder, and with --to copies the skill to <dir>/.skills/<name>. Exits with 1 without consent.',
  examples: [
    {
      line: 'skill-registrar activate release-notes --yes --to private/task-1',
      does: 'Prints the instructions and copies the skill to private/task-1/.skills/release-notes.',
    },
  ],
  options: [
    { name: 'yes', short: 'y', summary: 'agree: do not ask' },
    { name: 'to', value: 'dir', summary: 'the private folder of the task' },
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'name', required: true }],
  async run(invocation) {
    const { options, io, positionals } = invocation;
    const to = options.text('to');
    const skills = await openCommandSkills(invocation, {
      privateDirectory: to === undefined ? undefined : path.resolve(io.cwd, to),
      askConsent: ({ skill }) => getConsent(skill, invocation),
      howToConsent: 'Run the command again with --yes to agree.',
    });
    const name = positionals[0]!;
    return skills.show(await operations.activate({ name }, skills), (activation, text) => ({
      ...skills.answer(0, fenceText(text, io), { activation }),
      isVerbatim: true,
    }));
  },
};

/** A person at a terminal is asked; a program has to say that they agreed. */
async function getConsent(skill: CatalogSkill, { options, io, common }: Invocation): Promise<Consent> {
  if (options.isSet('yes')) return 'given';
  if (common.format !== 'text' || !io.stdout.isTty || !io.stderr.isTty) return 'unasked';
  return /^y(?:es)?$/i.test(await ask(`${consentQuestion(skill)} [y/N] `, io)) ? 'given' : 'declined';
}

async function ask(question: string, io: CommandIo): Promise<string> {
  io.stderr.write(question);
  const lines = createInterface({ input: io.stdin });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}

export const materialize: Command = {
  name: 'materialize',
  summary: "copy a skill into a task's private folder",
  usage: '<name> --to <dir>',
  description:
    'Copies a skill to <dir>/.skills/<name>, replacing an existing copy. Skips .git, node_modules and links that point outside the skill.',
  examples: [
    {
      line: 'skill-registrar materialize release-notes --to private/task-1',
      does: 'Creates private/task-1/.skills/release-notes.',
    },
  ],
  options: [{ name: 'to', value: 'dir', summary: 'the private folder of the task' }, ...AGENT_OPTIONS],
  positionals: [{ name: 'name', required: true }],
  async run(invocation) {
    const to = invocation.options.text('to');
    if (to === undefined) throw new UsageError('materialize needs a folder.', 'Name it with --to <dir>.');
    const skills = await openCommandSkills(invocation);
    const folder = path.resolve(invocation.io.cwd, to);
    const name = invocation.positionals[0]!;
    return skills.show(await operations.materialize({ name, to: folder }, skills), (fields) => {
      const skipped = fields.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}`);
      return skills.answer(0, renderLines([fields.path, ...skipped]), fields);
    });
  },
};
