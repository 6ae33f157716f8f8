import { type SessionOptions, SkillSession } from './skill-session.js';
/** The sessions of one program, by task id: each task has its own, and loses it when it ends. */
export declare class SkillSessions {
    #private;
    /** The task's session; it is made with `options` when the task has none yet. */
    open(options: SessionOptions): SkillSession;
    get(taskId: string): SkillSession | undefined;
    /** Ends a task: nothing of its consent and activations is left. */
    end(taskId: string): void;
}
