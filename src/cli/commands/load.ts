import { loadMetadataOf } from '../../agent/catalog.js';
import type { LoadForm } from '../../agent/load.js';
import { UsageError } from '../../errors.js';
import type { Command, OptionValues } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';
import { fenceText } from '../io.js';

export const command: Command = {
  name: 'load',
  summary: "print a skill's text",
  usage: '<name> | --path <SKILL.md>  [--body|--full]',
  description:
    'Prints the text that an agent gets when it loads a skill: the whole file, its body, or the file with a list of what comes with it, as the profile says. A name that several skills have is an error that lists their paths.',
  examples: [
    { line: 'skill-registrar load pdf', does: 'Prints the skill as the profile wants it.' },
    {
      line: 'skill-registrar load --path skills/pdf/SKILL.md --body',
      does: 'Prints the instructions alone.',
    },
  ],
  options: [
    { name: 'path', value: 'SKILL.md', summary: 'the file of the skill, instead of its name' },
    { name: 'body', summary: 'without the frontmatter' },
    { name: 'full', summary: 'the whole file as it is' },
    ALLOW_OPTION,
  ],
  positionals: [{ name: 'name' }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const [name, path] = [positionals[0], options.text('path')];
    if (name === undefined && path === undefined) {
      throw new UsageError('No skill named.', 'Give its name, or its file with --path.');
    }
    const form = formOf(options);
    const skills = await openCommandSkills(invocation);
    // Running the command is the confirmation.
    const loaded = skills.session.load({ name, path, isConfirmed: true }, form);
    if (!loaded.ok) return skills.refuse(loaded);
    const answer = skills.answer(0, fenceText(loaded.text, invocation.io), {
      text: loaded.text,
      metadata: loadMetadataOf(loaded.skill),
      skill_files: loaded.files.files,
      truncated: loaded.files.truncated,
    });
    return { ...answer, isVerbatim: true };
  },
};

function formOf(options: OptionValues): LoadForm | undefined {
  if (options.isSet('body') && options.isSet('full')) {
    throw new UsageError('--body and --full exclude each other.', 'Leave one of them out.');
  }
  return options.isSet('body') ? 'body' : options.isSet('full') ? 'full' : undefined;
}
