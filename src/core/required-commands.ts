/** The port to the commands of a machine. Nothing is ever run to find out. */
export interface CommandLookup {
  isInstalled(command: string): boolean;
}

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
