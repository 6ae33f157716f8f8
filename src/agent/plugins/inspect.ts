import { DiskWorkspace } from '../../files/disk-workspace.js';
import { DEFAULT_PROFILE } from '../../profiles/index.js';
import { compareText } from '../../report/diagnostic.js';
import { collectSkills } from '../../run/collect-skills.js';
import type { RunSetup } from '../../run/prepare-run.js';
import { type InstallRequest, PluginError, type PluginSource } from './plugin-source.js';

export interface InspectedPlugin {
  /** `null` when there is no SKILL.md with a name. */
  readonly name: string | null;
  readonly errors: readonly string[];
}

/** Checks the skill in one directory of a folder as the repository's profile checks skills. Runs nothing of it. */
export async function inspectPlugin(
  setup: RunSetup,
  folder: string,
  directory: string,
): Promise<InspectedPlugin> {
  const roots = [{ path: directory, source: 'plugin', levels: ['self'] }] as const;
  const own = setupFor(setup, folder, roots);
  const isThere = own.request.workspace.kindOf(directory) === 'directory';
  const { records, judge } = isThere ? await collectSkills(own) : { records: [], judge: null };
  const [record] = records;
  if (record === undefined || judge === null) return { name: null, errors: ['SKILL.md is missing.'] };
  return { name: record.declared.name ?? null, errors: judge.errorsOf(record) };
}

/** The repository's own checks over another folder. */
function setupFor(setup: RunSetup, folder: string, roots: RunSetup['roots']): RunSetup {
  return {
    ...setup,
    request: { ...setup.request, workspace: new DiskWorkspace({ root: folder }) },
    settings: { ...setup.settings, exclude: [], skills: {}, userSkills: {} },
    roots,
    manifestText: null,
  };
}

export interface FoundSkill {
  readonly name: string;
  /** Directory in the repository; `.` for its top. */
  readonly path: string;
}

interface Choice extends Pick<InstallRequest, 'skills' | 'all' | 'name'> {
  readonly repository: string;
  readonly setup: RunSetup;
}

/** The skills of a cloned repository that a request means: by path, by name, all, or the only one there is. */
export async function chooseSkills(source: PluginSource, choice: Choice): Promise<readonly FoundSkill[]> {
  const { skills: names = [], all = false } = choice;
  if (source.path !== undefined) return [await skillAt(source.path, source, choice)];
  if (names.length === 0 && !all) {
    const top = await inspectPlugin(choice.setup, choice.repository, '.');
    if (top.name !== null) return [{ name: top.name, path: '.' }];
  }
  const found = await listSkills(choice);
  if (found.length === 0) throw noSkill(source);
  const chosen = names.length > 0 ? names.map((name) => skillNamed(name, found, source)) : found;
  if (chosen.length > 1 && names.length === 0 && !all) throw severalSkills(found, source);
  if (chosen.length > 1 && choice.name !== undefined) {
    throw new PluginError(
      '--name needs exactly one skill.',
      'Leave --name out, or choose one skill.',
      'request',
    );
  }
  return chosen;
}

async function skillAt(path: string, { url }: PluginSource, choice: Choice): Promise<FoundSkill> {
  const { name } = await inspectPlugin(choice.setup, choice.repository, path);
  if (name !== null) return { name, path };
  throw new PluginError(
    `${url} has no SKILL.md with a name in ${path}.`,
    'Give the directory that contains the SKILL.md.',
    'skill',
  );
}

/** Every skill of the repository, wherever it keeps them. */
async function listSkills({ repository, setup }: Choice): Promise<readonly FoundSkill[]> {
  const everywhere = { path: '.', source: 'plugin', levels: ['self', 'any'] } as const;
  const hidden = DEFAULT_PROFILE.roots.filter(({ path }) => path.startsWith('.'));
  const own = setupFor(setup, repository, [everywhere, ...hidden]);
  const { records } = await collectSkills({
    ...own,
    chosen: { ...setup.chosen, profile: DEFAULT_PROFILE, isBuiltIn: true },
  });
  return records
    .flatMap(({ declared, directory }) =>
      declared.name === undefined ? [] : [{ name: declared.name, path: directory }],
    )
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
}

function skillNamed(name: string, found: readonly FoundSkill[], { url }: PluginSource): FoundSkill {
  const [skill, second] = found.filter((each) => each.name === name);
  if (skill === undefined) {
    throw new PluginError(
      `${url} has no skill named "${name}".`,
      `Choose from: ${namesOf(found)}.`,
      'request',
    );
  }
  if (second !== undefined) {
    throw new PluginError(
      `${url} has more than one skill named "${name}".`,
      `Choose one with --path ${skill.path} or --path ${second.path}.`,
      'request',
    );
  }
  return skill;
}

function noSkill({ url }: PluginSource): PluginError {
  return new PluginError(
    `${url} has no SKILL.md with a name.`,
    'Install a repository that contains skills.',
    'skill',
  );
}

function severalSkills(found: readonly FoundSkill[], { url }: PluginSource): PluginError {
  return new PluginError(
    `${url} has ${found.length} skills: ${namesOf(found)}.`,
    'Name the ones to install after the URL, or use --all.',
    'request',
  );
}

function namesOf(found: readonly FoundSkill[]): string {
  return found.map(({ name }) => name).join(', ');
}
