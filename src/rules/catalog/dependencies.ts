import type { SkillRecord } from '../../skill/skill.js';
import type { FindingOf } from '../../text/finding.js';
import { adviseOn } from '../../text/suggest.js';
import { defineFamily, defineRule } from '../rule.js';

type Finding = FindingOf<'dependency-missing' | 'dependency-cycle'>;

const skill = (name: string, dependencies: string) =>
  `---\nname: ${name}\ndescription: Part ${name} of the ${name} work, as ${name} does it.\nversion: 1.0.0\ndependencies: [${dependencies}]\n---\n## Output Requirements\n`;
const skills = (byName: Readonly<Record<string, string>>, shown: string) => ({
  profile: 'cleo',
  files: Object.fromEntries(
    Object.entries(byName).map(([name, dependencies]) => [
      `skills/${name}/SKILL.md`,
      skill(name, dependencies),
    ]),
  ),
  shown,
});

export default defineFamily([
  defineRule({
    id: 'dependency-missing',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'Every skill named under `dependencies` exists and is valid.',
    why: 'An agent that follows the dependency finds nothing.',
    bad: [
      {
        ...skills({ 'ct-pdf-tools': '«ct-pfd-tools»' }, 'dependencies: [ct-pfd-tools]'),
        message: 'The dependency "ct-pfd-tools" is not a valid skill of this repository.',
      },
    ],
    good: [
      skills({ 'ct-pdf-tools': '', 'ct-form-filler': 'ct-pdf-tools' }, 'dependencies: [ct-pdf-tools]'),
      { frontmatter: 'dependencies: [pypdf>=5, reportlab]' },
    ],
  }),
  defineRule({
    id: 'dependency-cycle',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'Dependencies must not contain cycles.',
    why: 'Loading one skill would load the other without end.',
    bad: [
      {
        ...skills(
          { 'ct-pdf-tools': '«ct-form-filler»', 'ct-form-filler': '«ct-pdf-tools»' },
          'ct-pdf-tools depends on ct-form-filler, and ct-form-filler on ct-pdf-tools',
        ),
        message: 'The dependencies form a cycle: ct-form-filler → ct-pdf-tools → ct-form-filler.',
      },
    ],
    good: [
      skills(
        { 'ct-pdf-tools': 'ct-page-reader', 'ct-form-filler': 'ct-page-reader', 'ct-page-reader': '' },
        'both depend on ct-page-reader',
      ),
      { directory: 'pypdf', frontmatter: 'dependencies: [pypdf]' },
    ],
  }),
]);

/**
 * Where a profile only tolerates the field, authors list packages there too. Only skills of the repository are
 * dependencies, and a skill may list the package that shares its name.
 */
export function withoutPackages(
  records: readonly SkillRecord[],
  others: () => Iterable<string>,
): readonly SkillRecord[] {
  if (!records.some(({ declared }) => declared.dependencies !== undefined)) return records;
  const names = new Set([...records.map(({ name }) => name), ...others()]);
  return records.map((record) => {
    const { dependencies: listed, ...declared } = record.declared;
    if (listed === undefined) return record;
    const dependencies = listed.filter((name) => names.has(name) && name !== record.name);
    return { ...record, declared: dependencies.length === 0 ? declared : { ...declared, dependencies } };
  });
}

/** Every dependency exists, and none is part of a cycle. Few skills have any: `names` is asked only then. */
export function checkDependencies(
  skills: readonly SkillRecord[],
  names: () => ReadonlySet<string>,
): Finding[] {
  const withDependencies = skills.filter((skill) => (skill.declared.dependencies?.length ?? 0) > 0);
  if (withDependencies.length === 0) return [];
  return [...findMissing(withDependencies, names()), ...findCycles(withDependencies)];
}

function findMissing(skills: readonly SkillRecord[], known: ReadonlySet<string>): Finding[] {
  return skills.flatMap((skill) => missingDependencies(skill, known));
}

function missingDependencies(skill: SkillRecord, known: ReadonlySet<string>): Finding[] {
  return skill.declared.dependencies!.flatMap((name, index) => {
    if (known.has(name)) return [];
    return {
      rule: 'dependency-missing',
      file: skill.file,
      at: { field: ['dependencies', index], part: 'value' as const },
      skill: skill.name,
      about: [name],
      message: `The dependency "${name}" is not a valid skill of this repository.`,
      fix: adviseOn(name, [...known], 'Add that skill, or remove the dependency.'),
    };
  });
}

/** Depth first, each skill visited once; without recursion, since a chain may be as long as there are skills. */
function findCycles(skills: readonly SkillRecord[]): Finding[] {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const done = new Set<string>();
  const findings: Finding[] = [];
  for (const start of skills) {
    const path: string[] = [];
    const onPath = new Map<string, number>();
    const stack: { name: string; next: number }[] = [];
    const enter = (name: string) => {
      onPath.set(name, path.push(name) - 1);
      stack.push({ name, next: 0 });
    };
    if (!done.has(start.name)) enter(start.name);
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]!;
      const next = byName.get(frame.name)?.declared.dependencies?.[frame.next++];
      if (next === undefined) {
        stack.pop();
        path.pop();
        onPath.delete(frame.name);
        done.add(frame.name);
      } else if (onPath.has(next))
        findings.push(...cycleFindings([...path.slice(onPath.get(next)), next], byName));
      else if (!done.has(next) && byName.has(next)) enter(next);
    }
  }
  return findings;
}

/** One for every skill of the cycle, at the dependency that is part of it. */
function cycleFindings(cycle: readonly string[], byName: ReadonlyMap<string, SkillRecord>): Finding[] {
  return cycle.slice(0, -1).map((name, index) => {
    const skill = byName.get(name)!;
    return {
      rule: 'dependency-cycle',
      file: skill.file,
      at: { field: ['dependencies'], part: 'value', item: cycle[index + 1]! },
      skill: skill.name,
      about: cycle,
      message: `The dependencies form a cycle: ${cycle.join(' → ')}.`,
      fix: 'Remove one of them.',
    };
  });
}

/**
 * Judges dependencies until nothing changes anymore: a skill whose dependency is missing or part of a cycle is
 * invalid, and a dependency on an invalid skill is missing. Gives the records with their findings.
 */
export function addDependencyFindings(
  records: readonly SkillRecord[],
  context: {
    readonly isAccepted: (record: SkillRecord) => boolean;
    /** Names that are registered without being among the records. */
    readonly others: () => Iterable<string>;
  },
): readonly SkillRecord[] {
  if (!records.some(({ declared }) => (declared.dependencies?.length ?? 0) > 0)) return records;
  const reported = new Set<string>();
  let current = records;
  for (;;) {
    const accepted = current.filter(context.isAccepted);
    const names = () => new Set([...accepted.map(({ name }) => name), ...context.others()]);
    const found = checkDependencies(accepted, names).filter((finding) => {
      const key = JSON.stringify([finding.file, finding.rule, finding.at]);
      return !reported.has(key) && reported.add(key);
    });
    if (found.length === 0) return current;
    current = current.map((record) => {
      const own = found.filter(({ file }) => file === record.file);
      return own.length === 0 ? record : { ...record, findings: [...record.findings, ...own] };
    });
  }
}
