import { closestOf } from '../../report/closest.js';
import type { Finding } from '../../report/diagnostic.js';
import type { SkillRecord } from '../../skill/skill.js';
import { defineFamily, defineRule } from '../rule.js';

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
    kind: 'NOT_FOUND',
    summary: 'Every skill named under `dependencies` exists.',
    why: 'An agent that follows the dependency finds nothing.',
    bad: [
      {
        ...skills({ 'ct-pdf-tools': '«ct-pfd-tools»' }, 'dependencies: [ct-pfd-tools]'),
        message: 'The dependency "ct-pfd-tools" is not a skill of this repository.',
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
          { 'ct-pdf-tools': '«ct-form-filler»', 'ct-form-filler': 'ct-pdf-tools' },
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
 * Every dependency exists, and none is part of a cycle. Few skills have any: `names` is asked only then.
 * Where a profile only tolerates the field, authors list packages there too: what is not a skill does not count, and
 * a skill may list the package of its own name.
 */
export function checkDependencies(
  skills: readonly SkillRecord[],
  names: () => ReadonlySet<string>,
  areSkills: boolean,
): Finding[] {
  const withDependencies = skills.filter((skill) => (skill.declared.dependencies?.length ?? 0) > 0);
  if (withDependencies.length === 0) return [];
  const missing = areSkills ? findMissing(withDependencies, names()) : [];
  return [...missing, ...findCycles(withDependencies, areSkills)];
}

function findMissing(skills: readonly SkillRecord[], known: ReadonlySet<string>): Finding[] {
  return skills.flatMap((skill) => missingDependencies(skill, known));
}

function missingDependencies(skill: SkillRecord, known: ReadonlySet<string>): Finding[] {
  return skill.declared.dependencies!.flatMap((name, index) => {
    if (known.has(name)) return [];
    const near = closestOf(name, [...known]);
    return {
      rule: 'dependency-missing',
      file: skill.file,
      at: { field: ['dependencies', index], part: 'value' as const },
      skill: skill.name,
      message: `The dependency "${name}" is not a skill of this repository.`,
      fix: near === null ? 'Add that skill, or remove the dependency.' : `Did you mean "${near}"?`,
    };
  });
}

/** Depth first, each skill visited once; without recursion, since a chain may be as long as there are skills. */
function findCycles(skills: readonly SkillRecord[], areSkills: boolean): Finding[] {
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
      } else if (next === frame.name && !areSkills) continue;
      else if (onPath.has(next))
        findings.push(
          cycleFinding(byName.get(frame.name)!, [...path.slice(onPath.get(next)), next], frame.next - 1),
        );
      else if (!done.has(next) && byName.has(next)) enter(next);
    }
  }
  return findings;
}

function cycleFinding(skill: SkillRecord, cycle: readonly string[], index: number): Finding {
  return {
    rule: 'dependency-cycle',
    file: skill.file,
    at: { field: ['dependencies', index], part: 'value' },
    skill: skill.name,
    message: `The dependencies form a cycle: ${cycle.join(' → ')}.`,
    fix: 'Remove one of them.',
  };
}
