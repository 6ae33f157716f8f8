import type { Json, JsonObject } from '../manifest.js';
import { type EditPlan, emptyPlan } from './edit-plan.js';
import type { JsonNode } from './json-tree.js';
import { isArray, isSameJson, kindOf } from './json-value.js';

/**
 * The edits that turn a value into another one, so that replacing a list or an object leaves the parts that
 * stay as they were written. `null`: the old text is of no use.
 */
export function planDifference(node: JsonNode, target: Json): EditPlan | null {
  if (node.kind !== kindOf(target)) return null;
  if (node.kind === 'object') return planObject(node, target as JsonObject);
  if (isArray(target)) return planArray(node, target);
  return isSameJson(parse(node), target) ? emptyPlan() : null;
}

function planObject(node: JsonNode, target: JsonObject): EditPlan {
  const plan = emptyPlan();
  for (const { key } of node.members) {
    if (!Object.hasOwn(target, key)) plan.children.set(key, removal());
  }
  for (const [key, value] of Object.entries(target)) plan.children.set(key, replacement(value));
  return plan;
}

function planArray(node: JsonNode, target: readonly Json[]): EditPlan {
  const plan = emptyPlan();
  const old = node.members.map((member) => parse(member.value));
  if (old.length === target.length) {
    for (const [index, value] of target.entries()) plan.children.set(index, replacement(value));
    return plan;
  }
  const same = countSame(old, target);
  const sameAtEnd = countSame(old.slice(same).reverse(), target.slice(same).reverse());
  if (same === old.length) return { ...plan, appended: target.slice(same) };
  const isShorter = same + sameAtEnd === target.length;
  const from = isShorter ? same : 0;
  const to = isShorter ? old.length - sameAtEnd : old.length;
  for (let index = from; index < to; index++) plan.children.set(index, removal());
  return isShorter ? plan : { ...plan, appended: [...target] };
}

function countSame(a: readonly Json[], b: readonly Json[]): number {
  const end = Math.min(a.length, b.length);
  let count = 0;
  while (count < end && isSameJson(a[count], b[count])) count++;
  return count;
}

function removal(): EditPlan {
  return { ...emptyPlan(), isRemoved: true };
}

function replacement(value: Json): EditPlan {
  return { ...emptyPlan(), replacement: value };
}

function parse(node: JsonNode): Json {
  return JSON.parse(node.raw) as Json;
}
