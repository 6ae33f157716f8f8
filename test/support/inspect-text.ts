import { MemoryWorkspace } from '../../src/files/memory.js';
import type { Workspace } from '../../src/files/workspace.js';
import { profileById } from '../../src/profiles/index.js';
import type { Profile } from '../../src/profiles/profile.js';
import { ruleById } from '../../src/rules/index.js';
import { inspectSkill } from '../../src/rules/inspect-skill.js';
import { loadFrontmatterValidator } from '../../src/schema/validators.js';
import { DEFAULT_LEXICON } from '../../src/skill/lexicon.js';
import type { SkillCandidate, SkillRecord } from '../../src/skill/skill.js';

export interface Inspected {
  readonly record: SkillRecord;
  /** Findings as `level kind: message`, with the level of the profile; those that are off are left out. */
  readonly lines: readonly string[];
  readonly isValid: boolean;
}

/** Inspects one SKILL.md under one profile, without files. */
export async function inspectText(
  profileId: string,
  text: string | Uint8Array,
  directory = 'skills/my-skill',
  beside: Readonly<Record<string, string>> = {},
  base: Workspace | null = null,
): Promise<Inspected> {
  const profile = profileById(profileId)!;
  const candidate = aCandidate(directory);
  const { file } = candidate;
  const workspace = new MemoryWorkspace({ ...beside, [file]: text }, { root: '/repo' });
  const validate = await loadFrontmatterValidator(profile, true);
  const context = {
    workspace,
    profile,
    validate,
    lexicon: DEFAULT_LEXICON,
    limits: { fileBytes: 1_048_576, bodyLines: 500, bodyTokens: 5000 },
    tokensFor: () => null,
    inputsOf: () => [],
    comments: { base },
    listsReferences: true,
  };
  const record = inspectSkill(candidate, context);
  const lines = record.findings
    .map(({ rule, message }) => ({ level: levelOf(rule, profile), kind: ruleById(rule)?.kind, message }))
    .filter(({ level }) => level !== 'off')
    .map(({ level, kind, message }) => `${level} ${kind}: ${message}`);
  return { record, lines, isValid: !lines.some((line) => line.startsWith('error')) };
}

/** A skill as the scan would find it. */
export function aCandidate(directory: string): SkillCandidate {
  return {
    file: `${directory}/SKILL.md`,
    directory,
    root: 'skills',
    source: 'repo',
    scope: 'repo',
    places: [{ directory, isLinked: false, isLinkedFile: false }],
    hasReferences: false,
    plainDirectories: [],
  };
}

function levelOf(rule: string, profile: Profile): string {
  return profile.rules[rule] ?? ruleById(rule)?.severity ?? 'error';
}

/** A SKILL.md of these frontmatter lines. */
export function aSkill(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', '# Title', ''].join('\n');
}
