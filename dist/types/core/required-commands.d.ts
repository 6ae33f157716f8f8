/** The port to the commands of a machine. Nothing is ever run to find out. */
export interface CommandLookup {
    isInstalled(command: string): boolean;
}
/** The commands that `metadata.requires` names, once each, in their order (S2-9). */
export declare function requiredCommands(requires: string | undefined): readonly string[];
/** Those of them that are not there. */
export declare function missingCommands(requires: string | undefined, lookup: CommandLookup): readonly string[];
/** Why a skill is unavailable, in the words of S2-24. */
export declare function unavailableReason(missing: readonly string[]): string;
