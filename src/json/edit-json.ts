import type { Json, JsonObject } from '../manifest/manifest-model.js';
import { joinPieces, type TextPiece } from './held-text.js';
import { type JsonKind, type JsonNode, openJson } from './json-tree.js';
import {
  type DocumentStyle,
  detectStyle,
  hasNewline,
  indentAfter,
  type Layout,
  layoutLike,
  layoutOf,
  type Models,
  modelsForElement,
  modelsForKey,
  type NewPlace,
  NO_MODELS,
  pickModel,
} from './layout.js';
import { isArray, isContainer, isSameJson, kindOf } from './read-json.js';
import {
  applyTextEdits,
  spliceMembers,
  type TextEdit,
  type WritePlace,
  writeAddedMembers,
  writeJsonValue,
} from './write-members.js';

/**
 * Edits JSON as text: what no edit names stays byte for byte, what is written looks like its surroundings.
 * All paths name the text as it came in. The text has to be one that `readJson` accepts.
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  return joinPieces(editJsonInPieces(text, edits));
}

/** The same, for what is too large to be held twice, or to be a text at all: what stays are parts of the original. */
export function editJsonInPieces(json: TextPiece, edits: readonly JsonEdit[]): readonly TextPiece[] {
  if (edits.length === 0) return [json];
  const plan = planEdits(edits);
  if (plan.isRemoved || plan.newKey !== undefined) throw nothingToEdit('the whole document');
  const root = openJson(json);
  const style = detectStyle(root);
  const editor = new JsonEditor(style);
  editor.editValue({ node: root, indent: '', isInline: style.isOneLine, models: () => NO_MODELS }, plan);
  return applyTextEdits(root.source, editor.edits);
}

class JsonEditor {
  readonly edits: TextEdit[] = [];

  constructor(readonly style: DocumentStyle) {}

  editValue(site: Site, plan: EditPlan): void {
    if (plan.replacement === undefined) this.editContainer(site, plan);
    else this.replaceValue(site, applyPlan(plan, undefined) as Json);
  }

  private replaceValue(site: Site, target: Json): void {
    const difference = planDifference(site.node, target);
    if (difference !== null) this.editContainer(site, difference);
    else {
      const text = writeJsonValue(target, site, this.style);
      this.edits.push({ start: site.node.start, end: site.node.end, text });
    }
  }

  private editContainer(site: Site, plan: EditPlan): void {
    const { node } = site;
    refuseMisfits(plan, node.kind, (index) => index in node.members);
    if (node.kind === 'scalar' || (plan.children.size === 0 && plan.appended.length === 0)) return;
    const planOf = (index: number) =>
      plan.children.get(node.kind === 'array' ? index : node.members[index]!.key);
    const layout = layoutAt(site, plan, this.style);
    this.editMembers(site, planOf, layout.isInline);
    const added = writeAddedMembers(site, plan, { layout, style: this.style });
    const isRemoved = (index: number) => leavesItsPlace(planOf(index));
    for (const edit of spliceMembers({ node, isRemoved, added, layout })) this.edits.push(edit);
  }

  /** Keys and values of the members that stay. */
  private editMembers(site: Site, planOf: (index: number) => EditPlan | undefined, isInline: boolean): void {
    let { indent } = site;
    for (const [index, member] of site.node.members.entries()) {
      const gap = site.node.gapBefore(index);
      if (hasNewline(gap)) indent = indentAfter(gap);
      const plan = planOf(index);
      if (plan === undefined || leavesItsPlace(plan)) continue;
      if (plan.newKey !== undefined) {
        this.edits.push({ start: member.start, end: member.keyEnd, text: JSON.stringify(plan.newKey) });
      }
      const isShadowed = site.node.kind === 'object' && site.node.member(member.key) !== member;
      if (!isShadowed) this.editValue(memberSite(site, index, { indent, isInline }), plan);
    }
  }
}

/** Keys and indices from the document's value down; they always name the text as it was before any edit. */
export type JsonPath = readonly (string | number)[];

export type JsonEdit =
  /**
   * Replaces a value; a missing property is added last in its object, missing parent objects with it. With `after`
   * the property goes behind the one of that name in the text as it came in, or to the front for `null`.
   */
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json; readonly after?: string | null }
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
  /** The key that the property goes behind, `null` for the front; absent where it keeps its place or goes last. */
  readonly after?: string | null;
  readonly appended: readonly Json[];
  readonly children: ReadonlyMap<string | number, EditPlan>;
}

/** Most plans are leaves, and a big manifest has many: they share their emptiness. */
export const NO_EDITS: EditPlan = { appended: [], children: new Map() };

interface PlanDraft extends EditPlan {
  replacement?: Json;
  isRemoved?: boolean;
  newKey?: string;
  after?: string | null;
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
  if (edit.op === 'set') {
    clear(draft, edit.value);
    if (edit.after !== undefined) draft.after = edit.after;
  } else if (edit.op === 'rename') draft.newKey = edit.key;
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

/** Whether nothing of a member stays where it was. */
export function leavesItsPlace(plan: EditPlan | undefined): boolean {
  return plan?.isRemoved === true || plan?.after !== undefined;
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
  const keys = orderedKeys([...old.keys()], plan.children as ReadonlyMap<string, EditPlan>);
  const edited = new Map<string, Json>();
  for (const key of keys) {
    const child = plan.children.get(key);
    const result = editedBy(child, old.get(key));
    if (result !== undefined) addKey(edited, { key: child?.newKey ?? key, value: result });
    else if (child?.newKey !== undefined && !child.isRemoved) throw nothingToEdit(key);
  }
  return Object.fromEntries(edited);
}

/** The old keys and those of a plan, each where the plan says. */
function orderedKeys(old: readonly string[], children: ReadonlyMap<string, EditPlan>): readonly string[] {
  const known = new Set(old);
  const behind = new Map<string | null, string[]>();
  const last: string[] = [];
  for (const [key, { after }] of children) {
    const texts = after === undefined ? undefined : behind.get(after);
    if (texts !== undefined) texts.push(key);
    else if (after !== undefined) behind.set(after, [key]);
    else if (!known.has(key)) last.push(key);
  }
  const staying = old.filter((key) => children.get(key)?.after === undefined);
  return [
    ...(behind.get(null) ?? []),
    ...staying.flatMap((key) => [key, ...(behind.get(key) ?? [])]),
    ...last,
  ];
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

/** A value in the text, and what one needs to know to write in its place or below it. */
export interface Site extends WritePlace {
  readonly node: JsonNode;
}

/** The site of a member that stands at this place. */
export function memberSite(parent: Site, index: number, { indent, isInline }: NewPlace): Site {
  const { key, value } = parent.node.members[index]!;
  return { node: value, indent, isInline, models: () => modelsForMember(parent, key) };
}

/** What a value under this key, or an element, should look like. */
export function modelsForMember({ node, models }: Site, key: string): Models {
  return node.kind === 'array' ? modelsForElement(node, models()) : modelsForKey(key, node, models());
}

/** The layout of the container that stands there; of an empty one, what it gets when the plan fills it. */
export function layoutAt(site: Site, plan: EditPlan, style: DocumentStyle): Layout {
  const { node, isInline } = site;
  if (node.members.length > 0) return layoutOf(node, site.indent, style);
  const model = pickModel(site.models(), {
    kind: node.kind,
    holdsContainers: addsContainers(plan),
    isInline,
  });
  return layoutLike(model, site, style);
}

function addsContainers(plan: EditPlan): boolean {
  const isLeaf = (child: EditPlan) =>
    child.children.size === 0 && child.appended.length === 0 && !isContainer(child.replacement ?? null);
  return plan.appended.some(isContainer) || ![...plan.children.values()].every(isLeaf);
}
