import type { Report } from '../core/report.js';
import type { RunSetup } from '../prepare-run.js';
import type { OpenedSkills } from '../runtime/open-skills.js';
import type { SkillSession } from '../runtime/skill-session.js';
import type { ExitCode, Invocation, OptionSpec, TextResult } from './command.js';
/** For commands that an agent uses: only some of the skills. */
export declare const ALLOW_OPTION: OptionSpec;
type Fields = TextResult['fields'];
/** The skills of the repository and a session over them, for one command. */
export interface CommandSkills {
    readonly opened: OpenedSkills;
    readonly session: SkillSession;
    /** An answer in the envelope, which says which profile was chosen. */
    answer(exitCode: ExitCode, text: string, fields: Fields): TextResult;
}
/** Opens the skills as the common options say. */
export declare function openCommandSkills(invocation: Invocation): Promise<CommandSkills>;
/** What every answer in the envelope says of the run. */
export declare function frameOf(operation: string, { chosen, manifestFile }: RunSetup): Pick<Report, '_meta' | 'manifest'>;
/** What a command says when a name or a path does not lead to one skill: exit code 2, with the candidates. */
export declare function refuseSelection(invocation: Invocation, refusal: {
    readonly message: string;
    readonly fix: string;
    readonly candidates: readonly string[];
}): TextResult;
/** What to do about a name that was not found or is not unique. */
export declare function adviseOnName({ session }: CommandSkills, name: string | undefined, candidates: readonly string[]): Promise<string>;
export {};
