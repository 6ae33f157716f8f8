import type { Finding } from '../finding.js';
import { type CommandLookup, missingCommands, unavailableReason } from '../required-commands.js';
import type { SkillRecord } from '../skill.js';

/** Says which skills this machine cannot use because a command they require is not installed. */
export function checkCommands(records: readonly SkillRecord[], commands: CommandLookup): Finding[] {
  return records.flatMap((record) => {
    const missing = missingCommands(record.declared.metadata?.['requires'], commands);
    if (missing.length === 0) return [];
    return [
      {
        rule: 'command-missing',
        file: record.file,
        skill: record.name,
        at: { field: ['metadata', 'requires'], part: 'value' as const },
        message: `The skill cannot be used here: ${unavailableReason(missing)}.`,
        fix: `Install ${missing.join(', ')}, or correct \`metadata.requires\`.`,
      },
    ];
  });
}
