import { listResources, listToolsets, readResource } from '../../agent/skill-files.js';
import { UsageError } from '../../errors.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { RESOURCE_TYPES, type ResourceType } from '../../skill/skill.js';
import { decodeText } from '../../skill/split-document.js';
import type { Command, CommandIo, TextResult } from '../command.js';
import { ALLOW_OPTION, type CommandSkills, openCommandSkills } from '../command-skills.js';
import { fenceText } from '../io.js';

export const command: Command = {
  name: 'resources',
  summary: "list or read a skill's files",
  usage: '<name> [--type scripts|references|assets] [--get <path>]',
  description:
    'Lists the files in scripts, references and assets of a skill, or prints one file of it. Nothing outside its directory is read, whatever the path or the links in it say.',
  examples: [
    { line: 'skill-registrar resources pdf', does: 'Lists what comes with the skill.' },
    { line: 'skill-registrar resources pdf --get references/forms.md', does: 'Prints one file.' },
  ],
  options: [
    {
      name: 'type',
      value: 'type',
      choices: RESOURCE_TYPES,
      summary: 'only this directory',
    },
    { name: 'get', value: 'path', summary: 'print this file, relative to the skill' },
    { name: 'toolsets', summary: 'list the modules and exports that it declares as toolsets' },
    ALLOW_OPTION,
  ],
  positionals: [{ name: 'name', required: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const skills = await openCommandSkills(invocation);
    const selection = skills.session.select({ name: positionals[0] });
    if (!selection.ok) return skills.refuse(selection);
    const { skill } = selection;
    const file = options.text('get');
    if (file !== undefined) {
      // Running the command is the confirmation.
      const refusal = skills.session.refuseReading(skill, true);
      return refusal === null
        ? getResource(skills, skill, { file, io: invocation.io })
        : skills.refuse(refusal);
    }
    if (options.isSet('toolsets')) return listToolsetsOf(skills, skill);
    return listResourcesOf(skills, skill, options.text('type') as ResourceType | undefined);
  },
};

function listResourcesOf(
  skills: CommandSkills,
  skill: CatalogSkill,
  type: ResourceType | undefined,
): TextResult {
  const types = type === undefined ? RESOURCE_TYPES : [type];
  const resources = types.flatMap((each) =>
    listResources(skill, each, skills.opened.setup.request.workspace),
  );
  return skills.answer(0, lines(resources), { resources });
}

function listToolsetsOf(skills: CommandSkills, skill: CatalogSkill): TextResult {
  const toolsets = listToolsets([skill], skills.opened.setup.request.workspace);
  const text = toolsets.map(({ declared, module, exportName, problem }) =>
    module === null ? `${declared}: ${problem}` : `${module}:${exportName}`,
  );
  return skills.answer(0, lines(text), { toolsets });
}

function getResource(
  skills: CommandSkills,
  skill: CatalogSkill,
  { file, io }: { readonly file: string; readonly io: CommandIo },
): TextResult {
  const content = readResource(skill, file, skills.opened.setup.request.workspace);
  if (content.kind === 'refused')
    throw new UsageError(content.message, 'Name a file below the directory of the skill.');
  if (content.kind === 'missing') return skills.answer(1, lines([content.message]), { resource: null });
  const decoded = decodeText(content.bytes);
  const about = { path: content.path, bytes: content.bytes.length };
  if (!decoded.ok) {
    const base64 = Buffer.from(content.bytes).toString('base64');
    const instead = `${neutralizeMessage(content.path)} is not text; --json gives it in base64.`;
    return skills.answer(0, instead, { resource: { ...about, base64 } });
  }
  const { text } = decoded;
  const answer = skills.answer(0, fenceText(text, io), { text, resource: { ...about, text } });
  return { ...answer, isVerbatim: true };
}

function lines(items: readonly string[]): string {
  return items.map((item) => `${neutralizeMessage(item)}\n`).join('');
}
