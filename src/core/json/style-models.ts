import type { JsonKind, JsonNode } from './json-tree.js';

/** Values in the text that a new value should look like, best first. */
export interface Models {
  /** Its counterparts: the elements beside it, or what other entries have under the same key. */
  readonly counterparts: readonly JsonNode[];
  /** What else is written near it. */
  readonly nearby: readonly JsonNode[];
}

export const NO_MODELS: Models = { counterparts: [], nearby: [] };

/** So many neighbours are looked at; more would make many insertions quadratic. */
const ENOUGH = 16;

/** Models for an element of this array, which may be missing itself and have models only. */
export function modelsForElement(array: JsonNode | undefined, models: Models): Models {
  const peers = models.counterparts.flatMap((peer) => lastValues(peer));
  return {
    counterparts: [...lastValues(array), ...peers].slice(0, ENOUGH),
    nearby: nearby(array, models),
  };
}

/** Models for the value under a key of this object, which may be missing itself and have models only. */
export function modelsForKey(key: string, object: JsonNode | undefined, models: Models): Models {
  const counterparts = models.counterparts.flatMap((peer) => peer.member(key)?.value ?? []);
  return { counterparts: counterparts.slice(0, ENOUGH), nearby: nearby(object, models) };
}

function nearby(container: JsonNode | undefined, models: Models): readonly JsonNode[] {
  const around = container ?? models.counterparts[0];
  const own = around === undefined ? [] : [...lastValues(around), around];
  return [...own, ...models.nearby].slice(0, 2 * ENOUGH);
}

/** The last few values of a container, last one first. */
function lastValues(node: JsonNode | undefined): readonly JsonNode[] {
  return (node?.members ?? [])
    .slice(-ENOUGH)
    .map((member) => member.value)
    .reverse();
}

export interface Wanted {
  readonly kind: JsonKind;
  readonly holdsContainers: boolean;
  readonly isInline: boolean;
}

/** The value to write another one like: a list of words is no model for a list of entries nearby. */
export function pickModel(models: Models, wanted: Wanted): JsonNode | undefined {
  const isLike = (node: JsonNode) => node.kind === wanted.kind && node.members.length > 0;
  const isBuiltLike = (node: JsonNode) => wanted.isInline || holdsContainers(node) === wanted.holdsContainers;
  return models.counterparts.find(isLike) ?? models.nearby.find((node) => isLike(node) && isBuiltLike(node));
}

function holdsContainers(node: JsonNode): boolean {
  return node.members.slice(0, ENOUGH).some((member) => member.value.kind !== 'scalar');
}
