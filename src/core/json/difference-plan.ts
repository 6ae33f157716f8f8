import type { Json, JsonObject } from '../manifest.js';
import { type EditPlan, NO_EDITS } from './edit-plan.js';
import type { JsonNode } from './json-tree.js';
import { isArray, isSameJson, kindOf } from './json-value.js';

const REMOVAL: EditPlan = { ...NO_EDITS, isRemoved: true };

/**
 * The edits that turn a value into another one, so that replacing a list or an object leaves the parts that
 * stay as they were written. `null`: the old text is of no use.
 */
export function planDifference(node: JsonNode, target: Json): EditPlan | null {
  if (node.kind !== kindOf(target)) return null;
  if (node.kind === 'object') return planObject(node, target as JsonObject);
  if (isArray(target)) return planArray(node, target);
  return isSameScalar(node, target) ? NO_EDITS : null;
}

function planObject(node: JsonNode, target: JsonObject): EditPlan {
  const children = new Map<string, EditPlan>();
  for (const { key } of node.members) {
    if (!Object.hasOwn(target, key)) children.set(key, REMOVAL);
  }
  for (const [key, value] of Object.entries(target)) {
    if (!isSameScalar(node.member(key)?.value, value)) children.set(key, { ...NO_EDITS, replacement: value });
  }
  return { ...NO_EDITS, children };
}

function planArray(node: JsonNode, target: readonly Json[]): EditPlan {
  if (node.members.length === target.length) return planElements(node, target);
  const old = node.members.map((member) => JSON.parse(member.value.raw) as Json);
  const same = countSame(old, target);
  if (same === old.length) return { ...NO_EDITS, appended: target.slice(same) };
  const sameAtEnd = countSame(old.slice(same).reverse(), target.slice(same).reverse());
  if (same + sameAtEnd === target.length) return planRemovals(same, old.length - sameAtEnd);
  return { ...planRemovals(0, old.length), appended: target };
}

function planElements(node: JsonNode, target: readonly Json[]): EditPlan {
  const children = new Map<number, EditPlan>();
  for (const [index, value] of target.entries()) {
    if (!isSameScalar(node.member(index)?.value, value))
      children.set(index, { ...NO_EDITS, replacement: value });
  }
  return { ...NO_EDITS, children };
}

function planRemovals(from: number, to: number): EditPlan {
  const indices = Array.from({ length: to - from }, (_, offset) => from + offset);
  return { ...NO_EDITS, children: new Map(indices.map((index) => [index, REMOVAL])) };
}

function countSame(a: readonly Json[], b: readonly Json[]): number {
  const end = Math.min(a.length, b.length);
  let count = 0;
  while (count < end && isSameJson(a[count], b[count])) count++;
  return count;
}

function isSameScalar(node: JsonNode | undefined, value: Json): boolean {
  if (node?.kind !== 'scalar' || kindOf(value) !== 'scalar') return false;
  return node.raw === JSON.stringify(value) || JSON.parse(node.raw) === value;
}
