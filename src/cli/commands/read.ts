import { loadMetadataOf } from '../../agent/catalog.js';
import type { LoadForm } from '../../agent/load.js';
import { listResources, listToolsets } from '../../agent/skill-files.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { RESOURCE_TYPES, type ResourceType } from '../../skill/skill.js';
import { decodeText } from '../../text/decode.js';
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
    const { options, positionals } = invocation;
    const skills = await openCommandSkills(invocation);
    const file = options.text('get');
    if (file !== undefined) return getResource(skills, { name: positionals[0], file, io: invocation.io });
    const selection = skills.session.select({ name: positionals[0] });
    if (!selection.ok) return skills.refuse(selection);
    const skill = skills.session.guard(selection.skill);
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
  const found = types.flatMap((each) => listResources(skill, each, skills.opened.workspace));
  const text = renderLines(found.length === 0 ? [`${skill.name} has no such files.`] : found);
  return skills.answer(0, text, { resources: found });
}

function listToolsetsOf(skills: CommandSkills, skill: CatalogSkill): TextResult {
  const toolsets = listToolsets([skill], skills.opened.workspace);
  const lines = toolsets.map(({ declared, module, exportName, problem }) =>
    module === null ? `${declared}: ${problem}` : `${module}:${exportName}`,
  );
  const text = renderLines(lines.length === 0 ? [`${skill.name} declares no toolsets.`] : lines);
  return skills.answer(0, text, { toolsets });
}

function getResource(
  skills: CommandSkills,
  { io, ...named }: { readonly name: string | undefined; readonly file: string; readonly io: CommandIo },
): TextResult {
  // Running the command is the confirmation.
  const content = skills.session.read({ ...named, isConfirmed: true });
  if (!('kind' in content)) return skills.refuse(content);
  if (content.kind === 'refused')
    throw new UsageError(content.message, 'Name a file inside the directory of the skill.');
  if (content.kind === 'missing') return skills.answer(1, renderLines([content.message]), { resource: null });
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
