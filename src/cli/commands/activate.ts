import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { consentQuestion, renderActivation, renderActivationFailure } from '../../agent/activation.js';
import { materializeSkill } from '../../agent/materialize.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { UsageError } from '../../text/errors.js';
import { neutralizeMessage, renderLines } from '../../text/visible-text.js';
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
    const [name = ''] = positionals;
    const to = options.text('to');
    const skills = await openCommandSkills(
      invocation,
      to === undefined ? {} : { privateDirectory: path.resolve(io.cwd, to) },
    );
    const skill = skills.session.getSkill(name);
    const consent = skill === undefined ? 'unasked' : await getConsent(skill, invocation);
    const activation = await skills.session.activate({ name, isConfirmed: consent === 'given' });
    if (activation.success) {
      const text = fenceText(renderActivation(activation), io);
      return { ...skills.answer(0, text, { activation }), isVerbatim: true };
    }
    const { error: message, availableSkills, candidates } = activation;
    const howTo = consent === 'declined' ? 'You declined.' : 'Run the command again with --yes to agree.';
    const text = renderActivationFailure(activation, howTo);
    const error = {
      code: 'E_USAGE' as const,
      message,
      fix: activation.consentRequired ? howTo : 'Choose another skill.',
    };
    const lines = text.split('\n').map(neutralizeMessage).join('\n');
    const isNameWrong = availableSkills !== undefined || candidates !== undefined;
    return skills.answer(isNameWrong ? 2 : 1, lines, { success: false, error, activation });
  },
};

/** A person at a terminal is asked; a program has to say that they agreed. */
async function getConsent(
  skill: CatalogSkill,
  { options, io, common }: Invocation,
): Promise<'given' | 'declined' | 'unasked'> {
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
    const [name] = invocation.positionals;
    const skills = await openCommandSkills(invocation);
    const selection = skills.session.select({ name });
    if (!selection.ok) return skills.refuse(selection);
    // Running the command is the confirmation.
    const refusal = skills.session.refuseReading(selection.skill, true);
    if (refusal !== null) return skills.refuse(refusal);
    const folder = path.resolve(invocation.io.cwd, to);
    const guarded = skills.session.guard(selection.skill);
    const copy = await materializeSkill(guarded, folder, skills.opened.workspace);
    const lines = [copy.path, ...copy.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}`)];
    return skills.answer(0, renderLines(lines), {
      path: copy.path,
      mountPath: copy.mountPath,
      copied: copy.files,
      skipped: copy.skipped,
    });
  },
};
