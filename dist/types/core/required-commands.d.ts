/** The port to the commands of a machine. Nothing is ever run to find out. */
export interface CommandLookup {
    isInstalled(command: string): boolean;
}
/** A plain name: a path would make the answer depend on where the skill or the caller is, and a dash begins an option. */
export declare const COMMAND_NAME: RegExp;
/** The commands that `metadata.requires` names, once each, in their order. */
export declare function requiredCommands(requires: string | undefined): readonly string[];
/** Those of them that are not there. */
export declare function missingCommands(requires: string | undefined, lookup: CommandLookup): readonly string[];
/** Why a skill is unavailable, in the agent harness's words. */
export declare function unavailableReason(missing: readonly string[]): string;
