import type { LoadForm } from '../../agent/load.js';
import * as operations from '../../agent/operations.js';
import { RESOURCE_TYPES, type ResourceType } from '../../skill/skill.js';
import { UsageError } from '../../text/errors.js';
import { neutralizeMessage, renderLines } from '../../text/visible-text.js';
import type { Command, CommandIo, OptionValues, TextResult } from '../command.js';
import { AGENT_OPTIONS, type CommandSkills, openCommandSkills } from '../command-skills.js';
import { fenceText } from '../io.js';

export const load: Command = {
  name: 'load',
  summary: "print a skill's text",
  usage: '<name> | --path <SKILL.md>  [--body|--full]',
  description:
    'Prints the text that an agent gets when it loads a skill. The profile decides whether that is the whole file, its body, or the file with a list of what comes with it. If several skills have the name, the error lists their paths.',
  examples: [
    { line: 'skill-registrar load release-notes', does: 'Prints the skill as the profile wants it.' },
    {
      line: 'skill-registrar load --path skills/release-notes/SKILL.md --body',
      does: 'Prints the instructions alone.',
    },
  ],
  options: [
    { name: 'path', value: 'SKILL.md', summary: 'the file of the skill, instead of its name' },
    { name: 'body', summary: 'without the frontmatter' },
    { name: 'full', summary: 'the whole file as it is' },
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'name' }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const [name, path] = [positionals[0], options.text('path')];
    if (name === undefined && path === undefined) {
      throw new UsageError('load needs a skill.', 'Give its name, or its file with --path.');
    }
    const form = formOf(options);
    const skills = await openCommandSkills(invocation);
    return skills.show(await operations.load({ name, path, form }, skills), (fields, text) => ({
      ...skills.answer(0, fenceText(text, invocation.io), fields),
      isVerbatim: true,
    }));
  },
};

function formOf(options: OptionValues): LoadForm | undefined {
  if (options.isSet('body') && options.isSet('full')) {
    throw new UsageError('--body and --full cannot be combined.', 'Leave one of them out.');
  }
  return options.isSet('body') ? 'body' : options.isSet('full') ? 'full' : undefined;
}

export const resources: Command = {
  name: 'resources',
  summary: "list or read a skill's files",
  usage: '<name> [--type scripts|references|assets] [--get <path>]',
  description:
    'Lists the files in scripts, references and assets of a skill, or prints one of its files. Nothing outside its directory is read, whatever the path or a link says.',
  examples: [
    { line: 'skill-registrar resources release-notes', does: 'Lists what comes with the skill.' },
    {
      line: 'skill-registrar resources release-notes --get references/style.md',
      does: 'Prints one file.',
    },
  ],
  options: [
    { name: 'type', value: 'type', choices: RESOURCE_TYPES, summary: 'only this directory' },
    { name: 'get', value: 'path', summary: 'print this file, relative to the skill' },
    { name: 'toolsets', summary: 'list the modules and exports that it declares as toolsets' },
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'name', required: true }],
  async run(invocation) {
    const { options, positionals, io } = invocation;
    const skills = await openCommandSkills(invocation);
    const name = positionals[0]!;
    const get = options.text('get');
    if (get !== undefined) return printFile(await operations.readFile({ name, get }, skills), { skills, io });
    if (options.isSet('toolsets')) return printToolsets(name, skills);
    const type = options.text('type') as ResourceType | undefined;
    return skills.show(operations.listFiles({ name, type }, skills), (fields) => {
      const nothing = [`${name} has no such files.`];
      return skills.answer(
        0,
        renderLines(fields.resources.length === 0 ? nothing : fields.resources),
        fields,
      );
    });
  },
};

function printToolsets(name: string, skills: CommandSkills): TextResult {
  return skills.show(operations.toolsets({ name }, skills), (fields) => {
    const lines = fields.toolsets.map(({ declared, module, exportName, problem }) =>
      module === null ? `${declared}: ${problem}` : `${module}:${exportName}`,
    );
    const text = renderLines(lines.length === 0 ? [`${name} declares no toolsets.`] : lines);
    return skills.answer(0, text, fields);
  });
}

function printFile(
  read: Awaited<ReturnType<typeof operations.readFile>>,
  { skills, io }: { readonly skills: CommandSkills; readonly io: CommandIo },
): TextResult {
  return skills.show(read, (resource) => {
    if ('text' in resource) {
      const { text } = resource;
      return { ...skills.answer(0, fenceText(text, io), { text, resource }), isVerbatim: true };
    }
    const instead = `${neutralizeMessage(resource.path)} is not text; --json gives it in base64.`;
    return skills.answer(0, instead, { resource });
  });
}
