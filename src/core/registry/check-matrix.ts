import { closestOf } from '../closest.js';
import { START_OF_FILE } from '../diagnostic.js';
import type { Finding } from '../finding.js';
import type { JsonObject } from '../manifest.js';
import { isWithdrawn } from '../withdrawn-status.js';
import { isObject, textOf, textsOf } from './manifest-model.js';
import { targetOf } from './override-matrix.js';
import type { ManifestOptions } from './plan-manifest.js';
import { isRegularExpression } from './route-claims.js';

const MOST_NAMES = 10;

interface FinalState {
  readonly entries: readonly JsonObject[];
  readonly byKeyword: JsonObject;
  readonly byTaskType: JsonObject;
}

/** Referential integrity of the matrix as it will be: targets exist and are active, keys work, skills are reachable. */
export function checkMatrix(matrix: JsonObject, final: FinalState, options: ManifestOptions): Finding[] {
  const status = new Map<string, string>();
  for (const entry of final.entries) status.set(textOf(entry['name']), textOf(entry['status']) || 'active');
  const tables: [string, JsonObject][] = Object.entries({
    ...matrix,
    by_task_type: final.byTaskType,
    by_keyword: final.byKeyword,
  }).filter((table): table is [string, JsonObject] => isObject(table[1]));
  const findings: Finding[] = [];
  for (const [table, routes] of tables) {
    for (const [key, route] of Object.entries(routes)) {
      const target = targetOf(route);
      const finding = target === '' ? null : checkTarget(table, key, target, status);
      if (finding !== null) findings.push({ ...finding, file: options.file });
    }
  }
  for (const key of Object.keys(final.byKeyword)) {
    const problem = unsafePart(key);
    if (problem !== null)
      findings.push({
        ...routeFinding('route-unsafe', 'by_keyword', key, 'key'),
        file: options.file,
        ...problem,
      });
  }
  return options.profile.matrix ? [...findings, ...unreachable(final, options)] : findings;
}

function checkTarget(
  table: string,
  key: string,
  target: string,
  status: ReadonlyMap<string, string>,
): Omit<Finding, 'file'> | null {
  const state = status.get(target);
  if (state === undefined) {
    const near = closestOf(target, [...status.keys()]);
    return {
      ...routeFinding('route-dangling', table, key, 'value'),
      message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is no skill of the manifest.`,
      fix:
        near === null
          ? 'Point it at a skill that exists, or remove it.'
          : `Did you mean "${near}"? Otherwise remove it.`,
    };
  }
  if (!isWithdrawn(state)) return null;
  return {
    ...routeFinding('route-inactive', table, key, 'value'),
    message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is ${state}.`,
    fix: 'Point it at its successor, or remove it.',
  };
}

function routeFinding(rule: string, table: string, key: string, part: 'key' | 'value') {
  return { rule, at: { field: ['dispatch_matrix', table, key], part } as const, message: '', fix: '' };
}

/** An empty part matches every task; one that is no regular expression ends matching for all later keys. */
function unsafePart(key: string): { message: string; fix: string } | null {
  for (const part of key.split('|')) {
    if (part.trim() === '') {
      return {
        message: `The key "${key}" has an empty part, which matches every task.`,
        fix: 'Remove the stray "|".',
      };
    }
    if (!isRegularExpression(part)) {
      return {
        message: `The part "${part}" of the key "${key}" is no valid regular expression.`,
        fix: 'Escape special characters, or use plain words: consumers stop matching here.',
      };
    }
  }
  return null;
}

/** One notice for all: in a repository without tags it would be one for every skill. */
function unreachable(final: FinalState, options: ManifestOptions): Finding[] {
  const reached = new Set([...Object.values(final.byTaskType), ...Object.values(final.byKeyword)]);
  const names = final.entries
    .filter(
      (entry) =>
        (entry['status'] ?? 'active') === 'active' &&
        !hasTrigger(entry) &&
        !reached.has(textOf(entry['name'])),
    )
    .map((entry) => `"${textOf(entry['name'])}"`);
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return [
    {
      rule: 'skill-unreachable',
      file: options.file,
      at: START_OF_FILE,
      message: `No task type, keyword or label leads to ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
      fix: 'Add `tags:` or `keywords:` to the frontmatter of each.',
    },
  ];
}

function hasTrigger(entry: JsonObject): boolean {
  if (textsOf(entry['tags']).length > 0) return true;
  const capabilities = entry['capabilities'];
  const nested = isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined;
  return textsOf(nested).length > 0;
}
