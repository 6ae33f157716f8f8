import type { JsonSchema } from './json-schema.js';

const text: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
const flag: JsonSchema = { type: 'boolean' };
const textOrList: JsonSchema = { type: ['string', 'array'] };
const anything: JsonSchema = {};

const describe = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });

/**
 * Frontmatter fields that popular clients and collections read beside the standard's six. The default profile
 * knows them so that a skill written for one client is not told off for it; only gross shapes are checked.
 */
export const CLIENT_FIELDS: Readonly<Record<string, JsonSchema>> = {
  agent: describe(text, 'Claude Code: the kind of subagent that runs the skill when `context` is `fork`.'),
  agents: describe(textOrList, 'Collections: the agents the skill is meant for.'),
  alwaysApply: describe(flag, 'Cursor: load the skill in every conversation.'),
  'argument-hint': describe(
    textOrList,
    'Claude Code, Copilot: what to show as the argument of the slash command.',
  ),
  arguments: describe(anything, 'Claude Code: names of the positional arguments.'),
  author: describe(anything, 'Who wrote the skill.'),
  authors: describe(anything, 'Who wrote the skill.'),
  category: describe(textOrList, 'Collections: the shelf the skill stands on.'),
  color: describe(text, 'Claude Code: colour of the skill in lists.'),
  command: describe(text, 'Collections: the slash command that starts the skill.'),
  'command-arg-mode': describe(text, 'OpenClaw: how arguments reach the tool.'),
  'command-dispatch': describe(text, 'OpenClaw: send the slash command to a tool without the model.'),
  'command-tool': describe(text, 'OpenClaw: the tool that `command-dispatch` calls.'),
  context: describe(textOrList, 'Claude Code, Copilot: `fork` runs the skill in a subagent.'),
  created: describe(text, 'Date of the first version.'),
  date_added: describe(text, 'Collections: the day the skill was added.'),
  'disable-model-invocation': describe(
    flag,
    'Claude Code, Copilot, Cursor: only a person may start the skill.',
  ),
  'disallowed-tools': describe(textOrList, 'Claude Code: tools the skill must not use.'),
  display_name: describe(text, 'Collections: the name people see.'),
  effort: describe(text, 'Claude Code: how much thought the model gives the skill.'),
  globs: describe(textOrList, 'Cursor: files the skill applies to.'),
  homepage: describe(text, 'Where to read more.'),
  hooks: describe(anything, 'Claude Code: commands run at points of the skill’s life.'),
  icon: describe(text, 'Collections: a picture.'),
  inputs: describe(anything, 'Collections: what the skill takes.'),
  language: describe(textOrList, 'Collections: the language it is written in or for.'),
  mode: describe({ type: ['string', 'boolean'] }, 'Claude Code: list the skill among the modes.'),
  outputs: describe(anything, 'Collections: what the skill gives.'),
  paths: describe(textOrList, 'Claude Code, Cursor: load the skill only for these files.'),
  platforms: describe(textOrList, 'Collections: operating systems or clients it runs on.'),
  priority: describe(text, 'Collections: order among skills.'),
  related: describe(textOrList, 'Collections: skills that go with this one.'),
  repository: describe(anything, 'Where the source lives.'),
  requires: describe(anything, 'What must be installed.'),
  risk: describe(text, 'Collections: how much harm the skill can do.'),
  shell: describe(text, 'Claude Code: the shell of inline commands.'),
  'short-description': describe(text, 'Codex: one line for lists.'),
  skills: describe(textOrList, 'Claude Code: skills that are loaded with it.'),
  source: describe(text, 'Where the skill was taken from.'),
  title: describe(text, 'A heading for people.'),
  tools: describe(textOrList, 'Copilot, OpenCode: tools the skill uses.'),
  type: describe(text, 'Collections: what kind of document this is.'),
  updated: describe(text, 'Date of the last change.'),
  url: describe(text, 'Where to read more.'),
  'user-invocable': describe(flag, 'Claude Code, Copilot: show the skill in the slash menu.'),
  'user-invokable': describe(flag, 'Copilot: an older spelling of `user-invocable`.'),
  when_to_use: describe(text, 'Claude Code: more on when the skill applies, added to the description.'),
};
