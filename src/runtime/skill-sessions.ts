import { type SessionOptions, SkillSession } from './skill-session.js';

/** The sessions of one program, by task id: each task has its own, and loses it when it ends. */
export class SkillSessions {
  readonly #sessions = new Map<string, SkillSession>();

  /** The task's session; it is made with `options` when the task has none yet. */
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

  /** Ends a task: nothing of its consent and activations is left. */
  end(taskId: string): void {
    this.#sessions.get(taskId)?.end();
    this.#sessions.delete(taskId);
  }
}
