import type { OpenedSkills } from './open-skills.js';
import { narrowAllowlist, type SkillAllowlist } from './permissions.js';
import { SEARCH_LIMITS } from './search.js';
import { type SessionOptions, SkillSession } from './session.js';

/** The sessions of one program by task id: each task has its own until it ends. */
export class SkillSessions {
  readonly #sessions = new Map<string, SkillSession>();

  /** The task's session, created with `options` when it has none yet. */
  open(options: SessionOptions): SkillSession {
    const known = this.#sessions.get(options.taskId);
    if (known !== undefined) return known;
    const session = new SkillSession(options);
    this.#sessions.set(options.taskId, session);
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
  extends Pick<SessionOptions, 'workingDirectory' | 'policy' | 'privateDirectory' | 'asksConsent'> {
  readonly taskId?: string;
  /** Names that narrow what the config allows. */
  readonly allow?: SkillAllowlist;
  /** Returns the skills after they were read again; default: those that were opened. */
  readonly current?: () => OpenedSkills;
}

/** A session over the skills of a repository, as its profile and its config say. */
export function openSession(opened: OpenedSkills, options: SessionSetup): SkillSession {
  const { setup, settings } = opened;
  const { current = () => opened, allow, taskId = 'default', ...rest } = options;
  const { load, loadAgain } = setup.chosen.profile;
  return new SkillSession({
    taskId,
    workspace: setup.request.workspace,
    catalog: () => current().catalog,
    form: load,
    repeatsText: loadAgain === 'text',
    isEnabled: settings.isEnabled,
    allowlist: narrowAllowlist(settings.allowlist, allow),
    search: { ...SEARCH_LIMITS, ...settings.search, ranking: setup.chosen.profile.search },
    ...(settings.permissions === undefined ? {} : { policy: settings.permissions }),
    ...rest,
  });
}
