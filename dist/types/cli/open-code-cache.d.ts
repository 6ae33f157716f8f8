import { CodeCache } from '../cache/code-cache.js';
/** The program and the command line it was started with. */
export interface StartedProgram {
    readonly folder: string;
    /** What tells its build from every other. */
    readonly build: string;
    readonly require: NodeJS.Require;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string | undefined>>;
    cwd(): string;
}
/** `null` where nothing is kept between runs: on a runner, where Node's own variable says so, and in a checkout. */
export declare function openCodeCache(program: StartedProgram): CodeCache | null;
