import type { Finding } from '../finding.js';
import { type CommandLookup } from '../required-commands.js';
import type { SkillRecord } from '../skill.js';
/** Says which skills this machine cannot use because a command they require is not installed. */
export declare function checkCommands(records: readonly SkillRecord[], commands: CommandLookup): Finding[];
