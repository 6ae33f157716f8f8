import type { Json, JsonObject } from '../manifest.js';
import type { JsonKind } from './json-tree.js';
import { isArray, kindOf } from './json-value.js';

/** Keys and indices from the document's value down; they always name the text as it was before any edit. */
export type JsonPath = readonly (string | number)[];

export type JsonEdit =
  /** Replaces a value; a missing property is added last in its object, missing parent objects with it. */
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json }
  /** Renames a property where it stands. */
  | { readonly op: 'rename'; readonly path: JsonPath; readonly key: string }
  /** Removes a property or an element; what is not there is fine. */
  | { readonly op: 'remove'; readonly path: JsonPath }
  /** Adds an element to an array; a missing array is created. */
  | { readonly op: 'append'; readonly path: JsonPath; readonly value: Json };

/** All that is to happen to one value and what lies below it. */
export interface EditPlan {
  readonly replacement?: Json;
  readonly isRemoved?: boolean;
  readonly newKey?: string;
  readonly appended: readonly Json[];
  readonly children: ReadonlyMap<string | number, EditPlan>;
}

/** Most plans are leaves, and a big manifest has many: they share their emptiness. */
export const NO_EDITS: EditPlan = { appended: [], children: new Map() };

interface PlanDraft extends EditPlan {
  replacement?: Json;
  isRemoved?: boolean;
  newKey?: string;
  readonly appended: Json[];
  readonly children: Map<string | number, PlanDraft>;
}

/** Sorts edits by place; of two that exclude each other, the later one counts. */
export function planEdits(edits: readonly JsonEdit[]): EditPlan {
  const root: PlanDraft = { appended: [], children: new Map() };
  for (const edit of edits) addEdit(root, edit);
  return root;
}

function addEdit(root: PlanDraft, edit: JsonEdit): void {
  let draft = root;
  for (const segment of edit.path) {
    if (draft.isRemoved) {
      if (edit.op === 'remove') return;
      clear(draft, {});
    }
    draft = childDraft(draft, segment);
  }
  if (edit.op === 'set') clear(draft, edit.value);
  else if (edit.op === 'rename') draft.newKey = edit.key;
  else if (edit.op === 'remove') clear(draft, undefined);
  else {
    if (draft.isRemoved) clear(draft, []);
    draft.appended.push(edit.value);
  }
}

function childDraft(draft: PlanDraft, segment: string | number): PlanDraft {
  const known = draft.children.get(segment);
  if (known !== undefined) return known;
  const created: PlanDraft = { appended: [], children: new Map() };
  draft.children.set(segment, created);
  return created;
}

function clear(draft: PlanDraft, replacement: Json | undefined): void {
  draft.appended.length = 0;
  draft.children.clear();
  delete draft.replacement;
  if (replacement !== undefined) draft.replacement = replacement;
  draft.isRemoved = replacement === undefined;
}

/** Nothing has to exist for these edits to succeed: removing what is not there is fine. */
function onlyRemoves(plan: EditPlan): boolean {
  if (plan.isRemoved) return true;
  const isIdle = plan.replacement === undefined && plan.newKey === undefined && plan.appended.length === 0;
  return isIdle && [...plan.children.values()].every(onlyRemoves);
}

/** The value a plan makes of another value, or of nothing; `undefined` when there is none in the end. */
export function applyPlan(plan: EditPlan, base: Json | undefined): Json | undefined {
  if (plan.isRemoved) return undefined;
  const value = plan.replacement === undefined ? base : plan.replacement;
  if (plan.children.size === 0 && plan.appended.length === 0) return value;
  if (value === undefined && onlyRemoves(plan)) return undefined;
  const target = value === undefined ? (plan.appended.length > 0 ? [] : {}) : value;
  refuseMisfits(plan, kindOf(target), (index) => index in (target as readonly Json[]));
  if (kindOf(target) === 'scalar') return target;
  return isArray(target) ? applyToArray(plan, target) : applyToObject(plan, target as JsonObject);
}

function applyToArray(plan: EditPlan, value: readonly Json[]): Json {
  const kept = value.flatMap((element, index) => {
    const edited = editedBy(plan.children.get(index), element);
    return edited === undefined ? [] : [edited];
  });
  return [...kept, ...plan.appended];
}

function applyToObject(plan: EditPlan, value: JsonObject): Json {
  const old = new Map(Object.entries(value));
  const keys = new Set([...old.keys(), ...(plan.children.keys() as Iterable<string>)]);
  const edited = new Map<string, Json>();
  for (const key of keys) {
    const child = plan.children.get(key);
    const result = editedBy(child, old.get(key));
    if (result !== undefined) addKey(edited, { key: child?.newKey ?? key, value: result });
    else if (child?.newKey !== undefined && !child.isRemoved) throw nothingToEdit(key);
  }
  return Object.fromEntries(edited);
}

function editedBy(plan: EditPlan | undefined, value: Json | undefined): Json | undefined {
  return plan === undefined ? value : applyPlan(plan, value);
}

function addKey(to: Map<string, Json>, { key, value }: { key: string; value: Json }): void {
  if (to.has(key)) throw keyTaken(key);
  to.set(key, value);
}

/** An edit at a place that cannot exist is a mistake of the caller, and no edit may vanish without a word. */
export function refuseMisfits(plan: EditPlan, kind: JsonKind, hasElement: (index: number) => boolean): void {
  if (plan.appended.length > 0 && kind !== 'array') throw new TypeError(`Cannot append to this ${kind}.`);
  for (const [segment, child] of plan.children) {
    const fits = typeof segment === 'string' ? kind === 'object' : kind === 'array' && hasElement(segment);
    if (!fits && !onlyRemoves(child)) throw nothingToEdit(segment);
    if (typeof segment === 'number' && child.newKey !== undefined)
      throw new TypeError('An element has no name.');
  }
}

export function nothingToEdit(segment: string | number): RangeError {
  return new RangeError(`There is no ${JSON.stringify(segment)} to edit in this value.`);
}

export function keyTaken(key: string): RangeError {
  return new RangeError(`Two properties would be called ${JSON.stringify(key)}.`);
}
