/** The port to the commands of a machine. Nothing is ever run to find out. */
export interface CommandLookup {
  isInstalled(command: string): boolean;
}

/** A plain name: a path would make the answer depend on where the skill or the caller is, and a dash begins an option. */
export const COMMAND_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;

/** The commands that `metadata.requires` names, once each, in their order. */
export function requiredCommands(requires: string | undefined): readonly string[] {
  return [...new Set((requires ?? '').split(/\s+/).filter((command) => command !== ''))];
}

/** Those of them that are not there. */
export function missingCommands(requires: string | undefined, lookup: CommandLookup): readonly string[] {
  return requiredCommands(requires).filter((command) => !lookup.isInstalled(command));
}

/** Why a skill is unavailable, in the agent harness's words. */
export function unavailableReason(missing: readonly string[]): string {
  return `missing commands: ${missing.join(', ')}`;
}
