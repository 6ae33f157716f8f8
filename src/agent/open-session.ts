import fs from 'node:fs';
import path from 'node:path';
import { slashed, workspacePath } from '../files/absolute-path.js';
import { WorkspaceError } from '../files/workspace.js';
import type { OpenedSkills } from './catalog.js';
import { narrowAllowlist, type SkillAllowlist } from './permissions.js';
import { SEARCH_LIMITS } from './search.js';
import { type SessionOptions, SkillSession } from './session.js';

/** The sessions of one program by task id: each task has its own until it ends. */
export class SkillSessions {
  readonly #sessions = new Map<string, SkillSession>();

  /** The task's session, opened as `openSession` does when it has none yet. */
  open(opened: OpenedSkills, options: SessionSetup = {}): SkillSession {
    const { taskId = DEFAULT_TASK } = options;
    const known = this.#sessions.get(taskId);
    if (known !== undefined) return known;
    const session = openSession(opened, options);
    this.#sessions.set(taskId, session);
    return session;
  }

  get(taskId: string): SkillSession | undefined {
    return this.#sessions.get(taskId);
  }

  /** Ends a task and removes its consent, activations and copies. */
  async end(taskId: string): Promise<void> {
    const session = this.#sessions.get(taskId);
    this.#sessions.delete(taskId);
    await session?.end();
  }
}

export interface SessionSetup
  extends Pick<SessionOptions, 'policy' | 'privateDirectory' | 'asksConsent' | 'maxSkills'> {
  readonly taskId?: string;
  /** Absolute or relative to the repository; default: the one that the skills were opened with. */
  readonly workingDirectory?: string;
  /** Names that narrow what the config allows. */
  readonly allow?: SkillAllowlist;
  /** Returns the skills after they were read again; default: those that were opened. */
  readonly current?: () => OpenedSkills;
}

const DEFAULT_TASK = 'default';

/** A session over the skills of a repository, as its profile and its config say. */
export function openSession(opened: OpenedSkills, options: SessionSetup = {}): SkillSession {
  const { setup, settings, workspace } = opened;
  const { current = () => opened, allow, taskId = DEFAULT_TASK, workingDirectory, ...rest } = options;
  const { load, loadAgain, asksConsent = false } = setup.chosen.profile;
  return new SkillSession({
    taskId,
    workspace,
    workingDirectory: baseOfPaths(opened, workingDirectory),
    catalog: () => current().catalog,
    form: load,
    repeatsText: loadAgain === 'text',
    isEnabled: settings.isEnabled,
    allowlist: narrowAllowlist(settings.allowlist, allow),
    search: { ...SEARCH_LIMITS, ...settings.search, ranking: setup.chosen.profile.search },
    ...(settings.permissions === undefined ? {} : { policy: settings.permissions }),
    ...rest,
    // An option that is undefined must not switch off what the profile or the config asks for.
    asksConsent: options.asksConsent ?? asksConsent,
    maxSkills: options.maxSkills ?? settings.maxSkills,
  });
}

/** Paths that people type may be relative to a directory outside the repository. */
function baseOfPaths({ workspace, workingDirectory }: OpenedSkills, given: string | undefined): string {
  if (given === undefined) return workingDirectory;
  const absolute = slashed(path.resolve(workspace.root, given));
  const inside = workspacePath(workspace, absolute);
  const isThere =
    inside === null
      ? fs.statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true
      : workspace.kindOf(inside) === 'directory';
  if (isThere) return absolute;
  const fix = 'Name an existing directory.';
  throw new WorkspaceError(`The working directory ${absolute} does not exist.`, absolute, { fix });
}
