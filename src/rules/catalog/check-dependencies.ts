import { closestOf } from '../../report/closest.js';
import type { Finding } from '../../report/diagnostic.js';
import type { SkillRecord } from '../../skill/skill.js';

/** Every dependency exists, and none leads back to where it began. Few skills have any: `names` waits for one. */
export function checkDependencies(
  skills: readonly SkillRecord[],
  names: () => ReadonlySet<string>,
): Finding[] {
  const withDependencies = skills.filter((skill) => (skill.declared.dependencies?.length ?? 0) > 0);
  if (withDependencies.length === 0) return [];
  const known = names();
  const missing = withDependencies.flatMap((skill) => missingDependencies(skill, known));
  return [...missing, ...findCycles(withDependencies)];
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
      message: `The dependency "${name}" is no skill of this repository.`,
      fix: near === null ? 'Add that skill, or remove the dependency.' : `Did you mean "${near}"?`,
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
    message: `The dependencies lead back to where they began: ${cycle.join(' → ')}.`,
    fix: 'Remove one of them.',
  };
}
