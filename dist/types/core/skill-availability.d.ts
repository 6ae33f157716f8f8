import type { Profile } from './profile.js';
import { type CommandLookup } from './required-commands.js';
import type { SkillRecord } from './skill.js';
/** The settings that switch skills on and off. */
export interface SkillSwitches {
    readonly plugins?: readonly (string | {
        readonly url: string;
        readonly name?: string;
        readonly enabled?: boolean;
    })[];
    readonly disabledBundled?: readonly string[];
    readonly enabledBundled?: readonly string[];
}
export interface SkillAvailability {
    /** By file: required commands that are not installed. */
    readonly missingCommands: ReadonlyMap<string, readonly string[]>;
    /** Files of the skills that are switched off. */
    readonly disabled: ReadonlySet<string>;
}
/** What the machine and the configuration say of each skill; duplicates are settled before. */
export declare function skillAvailability(records: readonly SkillRecord[], input: {
    readonly switches: SkillSwitches;
    readonly commands: CommandLookup | null;
}): SkillAvailability;
/** Whether required commands are looked up at all: where the profile leaves it open, not on a runner. */
export declare function areCommandsChecked(requires: Profile['requires'], isCi: boolean): boolean;
