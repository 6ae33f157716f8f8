import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { consentQuestion, renderActivation, renderActivationFailure } from '../../agent/activation.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import type { Command, CommandIo, Invocation } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';
import { fenceText } from '../io.js';

export const command: Command = {
  name: 'activate',
  summary: 'activate a skill: print its instructions and copy it to a private folder',
  usage: '<name> [--yes] [--to <dir>]',
  description:
    'Activates a skill once, as an agent does at the start of a task: asks for consent, prints the instructions and the folder, and with --to copies the skill to <dir>/.skills/<name>. Exits with 1 without consent.',
  examples: [
    {
      line: 'skill-registrar activate pdf --yes --to private/task-1',
      does: 'Prints the instructions and copies the skill to private/task-1/.skills/pdf.',
    },
  ],
  options: [
    { name: 'yes', short: 'y', summary: 'you agree: do not ask' },
    { name: 'to', value: 'dir', summary: 'the private folder of the task' },
    ALLOW_OPTION,
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
