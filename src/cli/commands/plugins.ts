import { openSkills, renderSkillStatus, statusFields } from '../../agent/catalog.js';
import {
  listPlugins,
  type PluginStatus,
  toggleSkill,
  type UpdateOutcome,
  uninstallPlugin,
  updatePlugins,
} from '../../agent/plugins/manage.js';
import { openPlugins, type PluginHost } from '../../agent/plugins/open-plugins.js';
import { UsageError } from '../../errors.js';
import { reportMeta } from '../../report/json-report.js';
import { alignColumns, neutralizeMessage } from '../../report/visible-text.js';
import type { Command, Invocation, TextResult } from '../command.js';
import { explainPluginError } from '../print-failure.js';

const ACTIONS = ['list', 'enable', 'disable', 'update', 'remove'] as const;

export const command: Command = {
  name: 'plugins',
  summary: 'list, enable, disable, update or remove installed skills',
  usage: 'list | enable | disable | update | remove  [name]',
  description:
    'Manages the skills that install has installed. update without a name updates all; a skill that was installed at a tag or commit is pinned and stays as it is. enable and disable work for bundled skills, too.',
  examples: [
    { line: 'skill-registrar plugins list', does: 'Lists the installed plugins.' },
    { line: 'skill-registrar plugins update my-skill', does: 'Updates one to the head of its branch.' },
  ],
  options: [{ name: 'all', summary: 'list: every skill by source, with what keeps it from being used' }],
  positionals: [{ name: 'action', required: true, choices: ACTIONS }, { name: 'name' }],
  run: (invocation) => explainPluginError(() => runAction(invocation)),
};

async function runAction(invocation: Invocation): Promise<TextResult> {
  const host = await openPlugins(await invocation.request('status'));
  const result = await answer(invocation, host);
  return {
    ...result,
    fields: { _meta: reportMeta(invocation.command, host.setup.chosen), ...result.fields },
  };
}

async function answer(invocation: Invocation, host: PluginHost): Promise<TextResult> {
  const [action, name] = invocation.positionals;
  if (action === 'list' && invocation.options.isSet('all')) return listSkills(invocation);
  if (action === 'list') return list(host);
  if (action === 'update') return update(name, host);
  if (name === undefined)
    throw new UsageError(`plugins ${action} needs a name.`, `Run \`plugins ${action} <name>\`.`);
  return action === 'remove' ? remove(name, host) : toggle(name, action === 'enable', { host, invocation });
}

async function list(host: PluginHost): Promise<TextResult> {
  const plugins = await listPlugins(host);
  const rows = alignColumns(plugins.map(describe));
  const text = rows.map((row) => `${row.join('  ').trimEnd()}\n`).join('');
  return done(text === '' ? 'No plugin is installed.\n' : text, { plugins });
}

function describe({ name, url, ref, enabled, isInstalled, isPinned, commit }: PluginStatus): string[] {
  const state = isInstalled ? (enabled ? 'enabled' : 'disabled') : 'missing';
  const at = commit === null ? '' : commit.slice(0, 12);
  return [
    name,
    state,
    `${at}${isPinned ? ' pinned' : ''}`,
    `${url}${ref === undefined ? '' : ` @ ${ref}`}`,
  ].map(neutralizeMessage);
}

async function listSkills(invocation: Invocation): Promise<TextResult> {
  const { catalog } = await openSkills(await invocation.request('status'));
  const text = renderSkillStatus(catalog.skills);
  const { errors, truncated } = catalog;
  return done(text, { text, catalog: { ...statusFields(catalog.skills), errors, truncated } });
}

async function update(name: string | undefined, host: PluginHost): Promise<TextResult> {
  const outcomes = await updatePlugins(name, host);
  const text = outcomes.map((outcome) => `${neutralizeMessage(sayUpdate(outcome))}\n`).join('');
  const updates = outcomes.map((outcome) =>
    outcome.status === 'failed'
      ? { ...outcome, error: outcome.error.message, fix: outcome.error.fix }
      : outcome,
  );
  const exitCode = outcomes.some((outcome) => outcome.status === 'failed') ? 1 : 0;
  return {
    kind: 'text',
    exitCode,
    text: text === '' ? 'No plugin is installed.\n' : text,
    fields: { updates },
  };
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

async function remove(name: string, host: PluginHost): Promise<TextResult> {
  await uninstallPlugin(name, host);
  return done(`Removed ${name}.\n`, { removed: name });
}

async function toggle(
  name: string,
  isEnabled: boolean,
  { host, invocation }: { readonly host: PluginHost; readonly invocation: Invocation },
): Promise<TextResult> {
  const { catalog } = await openSkills(await invocation.request('status'));
  const isChanged = await toggleSkill(name, isEnabled, { host, skills: catalog.skills });
  const state = isEnabled ? 'enabled' : 'disabled';
  return done(`${neutralizeMessage(name)} is ${isChanged ? 'now' : 'already'} ${state}.\n`, {
    name,
    enabled: isEnabled,
    changed: isChanged,
  });
}

function done(text: string, fields: TextResult['fields']): TextResult {
  return { kind: 'text', exitCode: 0, text, fields };
}
