import * as operations from '../../agent/operations.js';
import { type InstalledPlugin, installPlugins } from '../../agent/plugins/install.js';
import {
  listPlugins,
  type PluginStatus,
  type SwitchedSkill,
  switchPlugin,
  switchSkill,
  type UpdateOutcome,
  uninstallPlugin,
  updatePlugins,
} from '../../agent/plugins/manage.js';
import { openPlugins, type PluginHost } from '../../agent/plugins/open-plugins.js';
import { PluginError } from '../../agent/plugins/plugin-source.js';
import { WorkspaceError } from '../../files/workspace.js';
import { reportMeta } from '../../report/json-report.js';
import type { ReportError } from '../../report/report.js';
import { UsageError } from '../../text/errors.js';
import { neutralizeMessage, renderColumns, renderLines } from '../../text/visible-text.js';
import { type Command, type Invocation, type TextResult, textResult } from '../command.js';
import { BUNDLED_OPTION, bundledOf, openCommandSkills } from '../command-skills.js';
import { isCi } from '../io.js';

export const install: Command = {
  name: 'install',
  summary: 'install skills from a git repository',
  usage: '<git url | owner/repo> [skill…] [--path <dir>] [--all] [--ref <ref>] [--name <name>]',
  description:
    'Clones the newest commit over https, checks the skill, moves it to .agent/plugins and tracks it in skill-registrar.json; with --home it goes to ~/.agent/plugins and is tracked in ~/.agent/config.yaml, for all your repositories. If anything fails, nothing is left behind.',
  examples: [
    {
      line: 'skill-registrar install https://github.com/user/my-skill --ref v1.0.0',
      does: 'Installs one version and pins it.',
    },
    {
      line: 'skill-registrar install owner/repo pdf docx',
      does: 'Installs two of the skills in a GitHub repository.',
    },
  ],
  options: [
    { name: 'ref', value: 'ref', summary: 'a branch to follow, or a tag or commit to stay at' },
    { name: 'path', value: 'dir', summary: 'directory of the skill in the repository, such as skills/pdf' },
    { name: 'all', summary: 'every skill of the repository' },
    { name: 'name', value: 'name', summary: 'another name for the skill' },
  ],
  positionals: [
    { name: 'git url', required: true },
    { name: 'skill', many: true },
  ],
  run: (invocation) =>
    withPlugins(invocation, async (host) => {
      refuseHomeInCi(invocation);
      const [url = '', ...skills] = invocation.positionals;
      const { options } = invocation;
      const request = {
        url,
        skills,
        ref: options.text('ref'),
        path: options.text('path'),
        name: options.text('name'),
        all: options.isSet('all'),
      };
      const installed = await installPlugins(request, host);
      return textResult(renderLines(installed.flatMap(sayInstalled)), {
        plugin: installed[0],
        plugins: installed,
      });
    }),
};

function sayInstalled({ name, path, commit, isPinned, sameName }: InstalledPlugin): readonly string[] {
  return [
    `Installed ${name} (${commit.slice(0, 12)}${isPinned ? ', pinned' : ''}) in ${path}`,
    ...sameName.map(
      (skill) => `  The ${skill.source} skill ${skill.path} has the same name: ${USED[skill.used]}.`,
    ),
  ];
}

const USED = {
  plugin: 'agents now get the plugin instead',
  skill: 'agents keep getting that one',
  both: 'agents have to choose by path',
} as const;

const PLUGIN_ACTIONS = ['list', 'enable', 'disable', 'update', 'remove'] as const;

export const plugins: Command = {
  name: 'plugins',
  summary: 'list, update or remove installed skills',
  usage: 'list | update | remove  [name]',
  description:
    'Manages the skills that `install` installed. `update` without a name updates all of them, except those pinned to a tag or commit. `skills enable` and `skills disable` switch them on and off.',
  examples: [
    { line: 'skill-registrar plugins list', does: 'Lists the installed plugins.' },
    { line: 'skill-registrar plugins update my-skill', does: 'Updates one to the head of its branch.' },
  ],
  options: [
    { name: 'all', isUnlisted: true, summary: 'with list: the same as `skills list`' },
    BUNDLED_OPTION,
  ],
  positionals: [{ name: 'action', choices: PLUGIN_ACTIONS }, { name: 'name' }],
  run: async (invocation) =>
    invocation.positionals.length === 0
      ? showActions()
      : withPlugins(invocation, (host) => managePlugins(invocation, host), bundledOf(invocation)),
};

const ACTION_SUMMARIES: Readonly<Record<(typeof PLUGIN_ACTIONS)[number], string>> = {
  list: 'list the installed plugins',
  enable: 'enable a plugin or a bundled skill',
  disable: 'disable a plugin or a bundled skill',
  update: 'update one plugin, or all',
  remove: 'remove a plugin',
};

function showActions(): TextResult {
  const rows = PLUGIN_ACTIONS.map((action) => [`plugins ${action}`, ACTION_SUMMARIES[action]]);
  return textResult(renderColumns(rows), { actions: PLUGIN_ACTIONS });
}

async function managePlugins(invocation: Invocation, host: PluginHost): Promise<TextResult> {
  const [action = '', name] = invocation.positionals;
  if (action === 'list')
    return invocation.options.isSet('all') ? listSkills(invocation) : listInstalled(host);
  refuseHomeInCi(invocation);
  if (action === 'update') return update(name, host);
  const target = nameFor(action, name, invocation);
  if (action !== 'remove') return saySwitched(await switchPlugin(target, action === 'enable', host), action);
  await uninstallPlugin(target, host);
  return textResult(renderLines([`Removed ${target}.`]), { removed: target });
}

async function listInstalled(host: PluginHost): Promise<TextResult> {
  const installed = await listPlugins(host);
  const text = renderColumns(installed.map(describePlugin));
  return textResult(text || 'No plugin is installed.\n', { plugins: installed });
}

function describePlugin({ name, url, ref, enabled, isInstalled, isPinned, commit }: PluginStatus): string[] {
  const state = isInstalled ? (enabled ? 'enabled' : 'disabled') : 'missing';
  const at = `${commit?.slice(0, 12) ?? ''}${isPinned ? ' pinned' : ''}`;
  return [name, state, at, ref === undefined ? url : `${url} @ ${ref}`];
}

async function update(name: string | undefined, host: PluginHost): Promise<TextResult> {
  const outcomes = await updatePlugins(name, host);
  const updates = outcomes.map((outcome) =>
    outcome.status === 'failed'
      ? { ...outcome, error: outcome.error.message, fix: outcome.error.fix }
      : outcome,
  );
  const text = renderLines(outcomes.map(sayUpdate)) || 'No plugin is installed.\n';
  return textResult(text, { updates }, outcomes.some(({ status }) => status === 'failed') ? 1 : 0);
}

function sayUpdate(outcome: UpdateOutcome): string {
  switch (outcome.status) {
    case 'updated':
      return `${outcome.name}: updated to ${outcome.to.slice(0, 12)}`;
    case 'failed':
      return `${outcome.name}: not updated. ${outcome.error.message} ${outcome.error.fix}`;
    default:
      return `${outcome.name}: ${outcome.status} at ${outcome.commit?.slice(0, 12) ?? 'no commit'}`;
  }
}

const SKILL_ACTIONS = ['list', 'enable', 'disable'] as const;

export const skills: Command = {
  name: 'skills',
  summary: 'list the skills by source, enable or disable one',
  usage: 'list | enable | disable  [name]',
  description:
    'Lists every skill with its state, or enables or disables one for agents, whether it is of the repository, bundled or installed. A disabled skill stays in the manifest, but no catalog, search, load or dispatch offers it. The list is kept under skills.disabled in skill-registrar.json; with --home in ~/.agent/config.yaml.',
  examples: [
    { line: 'skill-registrar skills list', does: 'Lists the skills by source, with their state.' },
    { line: 'skill-registrar skills disable release-notes', does: 'Hides one skill from agents.' },
  ],
  options: [BUNDLED_OPTION],
  positionals: [{ name: 'action', required: true, choices: SKILL_ACTIONS }, { name: 'name' }],
  run: (invocation) =>
    withPlugins(invocation, (host) => manageSkills(invocation, host), bundledOf(invocation)),
};

async function manageSkills(invocation: Invocation, host: PluginHost): Promise<TextResult> {
  const [action = '', name] = invocation.positionals;
  if (action === 'list') return listSkills(invocation);
  refuseHomeInCi(invocation);
  const target = nameFor(action, name, invocation);
  return saySwitched(await switchSkill(target, action === 'enable', host), action);
}

function saySwitched(switched: SwitchedSkill, action: string): TextResult {
  const { name, enabled, changed } = switched;
  const text =
    action === 'enable' && !enabled
      ? `${name} is still disabled by another config file.`
      : `${name} is ${changed ? 'now' : 'already'} ${action}d.`;
  return textResult(renderLines([text]), { ...switched });
}

/** With what an agent session would start with, for programs. */
async function listSkills(invocation: Invocation): Promise<TextResult> {
  const skills = await openCommandSkills(invocation, { ignoresAllow: true });
  const { fields: session } = operations.inspect({}, skills);
  return skills.show(operations.status({ all: true }, skills), (catalog, text) =>
    skills.answer(0, text, { text, catalog, session }),
  );
}

/** What was meant for the home directory must not be written to the repository instead. */
function refuseHomeInCi({ common, io, command }: Invocation): void {
  if (!common.readsHome || !isCi(io.env)) return;
  throw new UsageError(
    `${command} --home does not work in CI.`,
    'Leave --home out to change the repository.',
  );
}

function nameFor(action: string, name: string | undefined, { command }: Invocation): string {
  if (name !== undefined) return name;
  const usage = `Usage: skill-registrar ${command} ${action} <name>`;
  throw new UsageError(`${command} ${action} needs a name.`, usage);
}

/** Runs what may fail with a `PluginError`, and turns that into an exit code of 1, 2 or 3. */
async function withPlugins(
  invocation: Invocation,
  work: (host: PluginHost) => Promise<TextResult>,
  bundled: ReturnType<typeof bundledOf> = {},
): Promise<TextResult> {
  try {
    const host = await openPlugins(await invocation.request('status', bundled));
    const result = await work(host);
    const frame = { _meta: reportMeta(invocation.command, host.setup.chosen) };
    return { ...result, fields: { ...frame, ...result.fields } };
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    if (error.kind === 'request') throw new UsageError(error.message, error.fix);
    if (error.kind === 'files')
      throw new WorkspaceError(error.message, 'the plugin', { cause: error, fix: error.fix });
    return explainRefusal(error);
  }
}

function explainRefusal({ message, fix, refused }: PluginError): TextResult {
  const details = refused && { skill: refused.skill, path: refused.url, errors: refused.errors };
  const error: ReportError =
    details === undefined
      ? { code: 'E_FILE', message, fix }
      : { code: 'E_VALIDATION_ERROR', message, fix, details };
  const text = `${neutralizeMessage(message)}\n  fix: ${neutralizeMessage(fix)}\n`;
  return textResult(text, { success: false, error }, 1);
}
