import { openSkills, renderSkillStatus, statusFields } from '../../agent/catalog.js';
import { switchSkill } from '../../agent/plugins/manage.js';
import { openPlugins } from '../../agent/plugins/open-plugins.js';
import { UsageError } from '../../errors.js';
import { adviseOn } from '../../report/closest.js';
import { reportMeta } from '../../report/json-report.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import { findNamed } from '../../skill/skill.js';
import type { Command, Invocation, TextResult } from '../command.js';
import { explainPluginError } from '../print-failure.js';

const ACTIONS = ['list', 'enable', 'disable'] as const;

export const command: Command = {
  name: 'skills',
  summary: 'list skills by source, enable or disable one',
  usage: 'list | enable | disable  [name]',
  description:
    'Lists every skill with its state, or enables or disables one for agents. A disabled skill stays in the manifest, but no catalog, search, load or dispatch offers it. The list is kept under skills.disabled in skill-registrar.json; with --home in ~/.agent/config.yaml.',
  examples: [
    { line: 'skill-registrar skills list', does: 'Lists the skills by source, with their state.' },
    { line: 'skill-registrar skills disable pdf', does: 'Hides the skill pdf from agents.' },
  ],
  options: [],
  positionals: [{ name: 'action', required: true, choices: ACTIONS }, { name: 'name' }],
  run: (invocation) => explainPluginError(() => runAction(invocation)),
};

async function runAction(invocation: Invocation): Promise<TextResult> {
  const [action = 'list', name] = invocation.positionals;
  const { catalog, setup } = await openSkills(await invocation.request('status'));
  const meta = { _meta: reportMeta(invocation.command, setup.chosen) };
  if (action === 'list') {
    const fields = { ...statusFields(catalog.skills), errors: catalog.errors, truncated: catalog.truncated };
    const text = renderSkillStatus(catalog.skills);
    return { kind: 'text', exitCode: 0, text, fields: { ...meta, text, catalog: fields } };
  }
  if (name === undefined) {
    throw new UsageError(`skills ${action} needs a name.`, `Run \`skills ${action} <name>\`.`);
  }
  const [skill] = findNamed(name, catalog.skills);
  if (skill === undefined) {
    const known = catalog.skills.map((each) => each.name);
    throw new UsageError(
      `No skill is named "${name}".`,
      adviseOn(name, known, 'List them with `skill-registrar skills list`.'),
    );
  }
  const isEnabled = action === 'enable';
  const host = await openPlugins(await invocation.request('status'));
  const changed = await switchSkill(skill.name, isEnabled, host);
  const { catalog: after } = await openSkills(await invocation.request('status'));
  const now = after.skills.find((each) => each.path === skill.path);
  const text = `${neutralizeMessage(describe(skill.name, { isEnabled, changed, isNow: now?.enabled === true }))}\n`;
  const fields = { name: skill.name, enabled: now?.enabled === true, changed };
  return { kind: 'text', exitCode: 0, text, fields: { ...meta, ...fields } };
}

function describe(name: string, state: { isEnabled: boolean; changed: boolean; isNow: boolean }): string {
  const { isEnabled, changed, isNow } = state;
  if (isEnabled && !isNow) {
    return `${name} is still disabled, as a plugin or a bundled skill. Run \`skill-registrar plugins enable ${name}\`.`;
  }
  return `${name} is ${changed ? 'now' : 'already'} ${isEnabled ? 'enabled' : 'disabled'}.`;
}
