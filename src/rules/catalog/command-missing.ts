import type { CommandLookup } from '../../files/workspace.js';
import { missingCommands, type SkillRecord, unavailableReason } from '../../skill/skill.js';
import type { FindingOf } from '../../text/finding.js';
import { defineRule } from '../rule.js';

type Finding = FindingOf<'command-missing'>;

export default defineRule({
  id: 'command-missing',
  severity: 'notice',
  kind: 'NOT_FOUND',
  summary:
    'The commands that `metadata.requires` names are installed on this machine. Nothing is run to find out.',
  why: 'Catalogs for prompts leave out a skill whose commands are missing.',
  unless: 'the commands are installed only where the agent runs',
  bad: [
    {
      frontmatter: 'metadata:\n  requires: «no-such-command»',
      message: 'The skill cannot be used here: missing commands: no-such-command.',
    },
  ],
  good: [{ frontmatter: 'metadata:\n  requires: git' }],
});

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
        about: missing,
        at: { field: ['metadata', 'requires'], part: 'value' as const },
        message: `The skill cannot be used here: ${unavailableReason(missing)}.`,
        fix: `Install ${missing.join(', ')}, or correct \`metadata.requires\`.`,
      },
    ];
  });
}
