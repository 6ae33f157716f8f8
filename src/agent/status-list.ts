import { neutralize, oneLine } from '../report/visible-text.js';
import type { CatalogSkill } from '../skill/list-skills.js';

const GROUPS: readonly (readonly [string, string])[] = [
  ['bundled', 'Bundled'],
  ['repo', 'Repository'],
  ['user', 'User'],
  ['claude', 'Claude'],
  ['project', 'Project'],
  ['plugin', 'Plugin'],
];

const MAX_DESCRIPTION = 60;

/** Every skill by source, with its state and what keeps it from being used. */
export function renderSkillStatus(skills: readonly CatalogSkill[]): string {
  const sources = [...new Set([...GROUPS.map(([source]) => source), ...skills.map((skill) => skill.source)])];
  return sources
    .map((source) => ({ source, group: skills.filter((skill) => skill.source === source) }))
    .filter(({ group }) => group.length > 0)
    .map(({ source, group }) => `[${titleOf(source)} Skills]\n${group.map(renderSkill).join('')}`)
    .join('\n');
}

/** The same as data. */
export function statusFields(skills: readonly CatalogSkill[]) {
  return {
    skills: skills.map(({ name, source, path, enabled, available, unavailableReason }) => ({
      name,
      source,
      path,
      enabled,
      available,
      ...(unavailableReason === undefined ? {} : { unavailableReason }),
    })),
  };
}

function titleOf(source: string): string {
  const known = GROUPS.find(([name]) => name === source)?.[1];
  return known ?? harmless(source.charAt(0).toUpperCase() + source.slice(1));
}

function renderSkill(skill: CatalogSkill): string {
  const [symbol, word] = statusOf(skill);
  const reason = skill.unavailableReason === undefined ? '' : `      ${harmless(skill.unavailableReason)}\n`;
  return `  ${symbol} ${harmless(skill.name)}\n      ${shorten(skill.description)} (${word})\n${reason}`;
}

function statusOf({ enabled, available }: CatalogSkill): readonly [string, string] {
  if (!available) return ['✗', 'unavailable'];
  return enabled ? ['✓', 'enabled'] : ['○', 'disabled'];
}

/** Counted in characters as people see them, so that no emoji is cut in two. */
function shorten(description: string): string {
  const characters = [...harmless(description)];
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION - 3).join('')}...`;
}

/** A description at the start of a printed line could be a command to a runner. */
function harmless(text: string): string {
  return neutralize(oneLine(text));
}
