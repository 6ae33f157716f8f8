import { Judge } from '../../core/judge.js';
import { ruleById } from '../../core/rules.js';
import { inspectSkills, scanRepository } from '../../inspect-skills.js';
import type { RunSetup } from '../../prepare-run.js';
import { DiskWorkspace } from '../../workspace/disk-workspace.js';
import type { InspectedPlugin } from './install-plugin.js';

/** Checks the skill at the top of a directory as the repository's own profile checks skills. Runs nothing of it. */
export async function inspectPlugin(
  setup: RunSetup,
  root: string,
  directory: string,
): Promise<InspectedPlugin> {
  const workspace = new DiskWorkspace({ root });
  const own: RunSetup = {
    ...setup,
    request: { ...setup.request, workspace },
    settings: { ...setup.settings, exclude: [] },
    roots: [{ path: directory, source: 'plugin', levels: ['self'] }],
    manifestText: null,
  };
  const [record] = await inspectSkills(own, scanRepository(own));
  if (record === undefined) return { name: null, errors: ['There is no SKILL.md at its top.'] };
  const { profile } = setup.chosen;
  const level = setup.request.level ?? setup.settings.level;
  const judge = new Judge({ profile, level, isForced: false, isProtocol: false }, ruleById);
  return { name: record.declared.name ?? null, errors: judge.errorsOf(record) };
}
