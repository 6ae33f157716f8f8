import type { Profile } from '../profiles/profile.js';
import { sanitizeSkillName } from '../skill/skill.js';
import type { FieldProblem } from './validate-fields.js';

const NAME_PLACE = { field: ['name'], part: 'value' } as const;
const WINDOWS_RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;
const LONGEST_RESERVED = 4;

/** What the schema cannot say about a name: its directory, its convention, names that systems reserve. */
export function checkName(
  data: Readonly<Record<string, unknown>>,
  directoryName: string,
  profile: Profile,
): readonly FieldProblem[] {
  const name = data['name'];
  if (typeof name !== 'string' || name.trim() === '') return [];
  const problems = matchesDirectory(name, directoryName);
  problems.push(
    ...leavesAName(name, profile),
    ...isWritable(name, profile),
    ...followsConvention(name, profile),
    ...isNotReserved(name),
  );
  return problems;
}

function matchesDirectory(name: string, directoryName: string): FieldProblem[] {
  if (name === directoryName || directoryName === '.') return [];
  return [
    {
      rule: 'name-matches-directory',
      message: `name "${name}" differs from its directory "${directoryName}".`,
      fix: 'Rename one of them.',
      place: NAME_PLACE,
      params: { name, directory: directoryName },
    },
  ];
}

/** Where names are sanitized, one without a letter or digit leaves nothing. */
function leavesAName(name: string, profile: Profile): FieldProblem[] {
  if (!profile.name.normalize || sanitizeSkillName(name) !== '') return [];
  return [
    {
      rule: 'name-format',
      message: `Nothing is left of the name "${name}" once it is sanitized.`,
      fix: 'Use letters and digits.',
      place: NAME_PLACE,
      params: { name },
    },
  ];
}

const UNSAFE_NAME = /[/\\|\p{C}]|^\.{1,2}$/u;

/** True for what would be another path, or another keyword, wherever the name is written. */
export function isUnsafeName(name: string): boolean {
  return UNSAFE_NAME.test(name);
}

/** A profile of a config file may allow any form; some names are refused all the same. */
function isWritable(name: string, profile: Profile): FieldProblem[] {
  if (!isUnsafeName(name) || !hasForm(name, profile)) return [];
  return [
    {
      rule: 'name-format',
      message: `The name ${JSON.stringify(name)} holds "/", "\\", "|" or an invisible character, or leads to another directory.`,
      fix: 'Use letters, digits and hyphens.',
      place: NAME_PLACE,
      params: { name },
    },
  ];
}

/** One that has not has a finding of its own already. */
function hasForm(name: string, { name: { pattern } }: Profile): boolean {
  return pattern === undefined || new RegExp(pattern).test(name);
}

function followsConvention(name: string, profile: Profile): FieldProblem[] {
  const { convention } = profile.name;
  if (convention === undefined || new RegExp(convention.pattern).test(name)) return [];
  if (!hasForm(name, profile)) return [];
  const reserved = convention.reservedPrefixes.join(', ');
  return [
    {
      rule: 'name-convention',
      message: `name "${name}" does not follow the convention ${convention.shape}.`,
      fix: `Follow ${convention.shape}; the prefixes ${reserved} are reserved.`,
      place: NAME_PLACE,
      params: { name },
    },
  ];
}

function isNotReserved(name: string): FieldProblem[] {
  if (name.length > LONGEST_RESERVED || !WINDOWS_RESERVED.test(name)) return [];
  return [
    {
      rule: 'name-reserved',
      message: `"${name}" is a reserved name on Windows: the directory cannot be checked out there.`,
      fix: 'Choose another name.',
      place: NAME_PLACE,
      params: { name },
    },
  ];
}
