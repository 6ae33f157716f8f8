import fs from 'node:fs/promises';
import path from 'node:path';
import { DiskWorkspace } from '../../files/disk-workspace.js';
import { ExistingManifest } from '../../manifest/manifest-model.js';
import { DEFAULT_PROFILE } from '../../profiles/index.js';
import { type RunSetup, withProfile } from '../../run/prepare-run.js';
import { collectSkills } from '../../run/skills.js';
import { compareText } from '../../text/compare.js';
import { type Clone, clonePlugin, refuseEscapes } from './git.js';
import type { PluginHost } from './open-plugins.js';
import { checkPluginName, type InstallRequest, PluginError, type PluginSource } from './plugin-source.js';

/** A skill of a cloned repository. */
interface FoundSkill {
  readonly name: string;
  /** Directory in the repository; `.` for its top. */
  readonly path: string;
}

interface CheckedSkill extends FoundSkill {
  /** Absolute path of the checked directory in the staging directory. */
  readonly checked: string;
}

/** Which skills of a repository a request means. */
type Choice = Pick<InstallRequest, 'skills' | 'all' | 'name'>;

/** Clones a repository into a staging directory and checks the chosen skills; their directories have their own names. */
export async function fetchSkills(
  source: PluginSource,
  choice: Choice,
  { staging, host }: { readonly staging: string; readonly host: PluginHost },
): Promise<{ readonly clone: Clone; readonly skills: readonly CheckedSkill[] }> {
  const repository = path.join(staging, 'clone');
  const folder = path.join(staging, 'checked');
  const clone = await clonePlugin(source, repository, host.git);
  const skills: CheckedSkill[] = [];
  for (const skill of await chooseSkills(source, choice, { repository, setup: host.setup })) {
    const checked = path.join(folder, checkPluginName(skill.name));
    await refuseEscapes(path.join(repository, skill.path));
    await fs.mkdir(folder, { recursive: true });
    await fs.rename(path.join(repository, skill.path), checked);
    const { errors } = await inspectSkill(skill.name, { repository: folder, setup: host.setup });
    if (errors.length > 0) throw invalidSkill(skill.name, source, errors);
    skills.push({ ...skill, checked });
  }
  return { clone, skills };
}

function invalidSkill(name: string, { url }: PluginSource, errors: readonly string[]): PluginError {
  return new PluginError(
    `The skill "${name}" of ${url} is not valid: ${errors.join('; ')}`,
    'Ask its author to fix it, or install another version with --ref.',
    'skill',
    { skill: name, url, errors },
  );
}

/** A folder on disk, and the repository whose checks apply to it. */
interface Inspection {
  readonly repository: string;
  readonly setup: RunSetup;
}

/** The skills that a request means: by path, by name, all, or the only one there is. */
async function chooseSkills(
  source: PluginSource,
  { skills: names = [], all = false, name: newName }: Choice,
  inspection: Inspection,
): Promise<readonly FoundSkill[]> {
  if (source.path !== undefined) return [await skillAt(source.path, source, inspection)];
  if (names.length === 0 && !all) {
    const top = await inspectSkill('.', inspection);
    if (top.name !== null) return [{ name: top.name, path: '.' }];
  }
  const found = await listSkills(inspection);
  if (found.length === 0) throw noSkill(source);
  const chosen = names.length > 0 ? names.map((name) => skillNamed(name, found, source)) : found;
  if (chosen.length > 1 && names.length === 0 && !all) throw severalSkills(found, source);
  if (chosen.length > 1 && newName !== undefined) {
    throw new PluginError(
      '--name needs exactly one skill.',
      'Leave --name out, or choose one skill.',
      'request',
    );
  }
  return chosen;
}

async function skillAt(
  directory: string,
  { url }: PluginSource,
  inspection: Inspection,
): Promise<FoundSkill> {
  const { name } = await inspectSkill(directory, inspection);
  if (name !== null) return { name, path: directory };
  throw new PluginError(
    `${url} has no SKILL.md with a name in ${directory}.`,
    'Give the directory that contains the SKILL.md.',
    'skill',
  );
}

/** Checks the skill in a directory as the repository's profile checks skills; without a SKILL.md it has no name. */
async function inspectSkill(
  directory: string,
  inspection: Inspection,
): Promise<{ readonly name: string | null; readonly errors: readonly string[] }> {
  const own = setupFor(inspection, [{ path: directory, source: 'plugin', levels: ['self'] }]);
  if (own.request.workspace.kindOf(directory) !== 'directory') return NO_SKILL;
  const { records } = await collectSkills(own);
  const [record] = records;
  if (record === undefined) return NO_SKILL;
  return { name: record.declared.name ?? null, errors: own.judge.errorsOf(record) };
}

const NO_SKILL = { name: null, errors: ['SKILL.md is missing.'] };

/** Every skill of the repository, wherever it keeps them. */
async function listSkills(inspection: Inspection): Promise<readonly FoundSkill[]> {
  const everywhere = { path: '.', source: 'plugin', levels: ['self', 'any'] } as const;
  const hidden = DEFAULT_PROFILE.roots.filter((root) => root.path.startsWith('.'));
  const own = setupFor(inspection, [everywhere, ...hidden]);
  const { records } = await collectSkills(withProfile(own, DEFAULT_PROFILE));
  return records
    .flatMap(({ declared: { name }, directory }) => (name === undefined ? [] : [{ name, path: directory }]))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
}

/** The repository's own checks over another folder. */
function setupFor({ repository, setup }: Inspection, roots: RunSetup['roots']): RunSetup {
  return {
    ...setup,
    request: { ...setup.request, workspace: new DiskWorkspace({ root: repository }) },
    settings: { ...setup.settings, exclude: [], skills: {}, userSkills: {} },
    roots,
    existing: new ExistingManifest(setup.manifestFile, null),
  };
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
