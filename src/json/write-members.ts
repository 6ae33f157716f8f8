import type { Json, JsonObject } from '../manifest/manifest-model.js';
import {
  applyPlan,
  type EditPlan,
  keyTaken,
  leavesItsPlace,
  modelsForMember,
  nothingToEdit,
  type Site,
} from './edit-json.js';
import type { TextPiece } from './held-text.js';
import type { JsonNode, JsonSource } from './json-tree.js';
import {
  type DocumentStyle,
  hasNewline,
  type Layout,
  layoutLike,
  type Models,
  modelsForElement,
  modelsForKey,
  type NewPlace,
  pickModel,
} from './layout.js';
import { isArray, isContainer, kindOf } from './read-json.js';

/** The text of a new member and the index of the one it goes behind: −1 for the front, absent for the end. */
export interface AddedMember {
  readonly text: string;
  readonly after?: number;
}

export interface MemberSplice {
  readonly node: JsonNode;
  readonly isRemoved: (index: number) => boolean;
  readonly added: readonly AddedMember[];
  readonly layout: Layout;
}

/** Takes members out of a container, with their commas and lines, and puts new ones into it. */
export function spliceMembers(splice: MemberSplice): TextEdit[] {
  const { node, isRemoved, added } = splice;
  const kept = [...node.members.keys()].filter((index) => !isRemoved(index));
  const firstKept = kept[0];
  const lastKept = kept.at(-1);
  if (added.length === 0 && kept.length === node.members.length) return [];
  if (firstKept === undefined || lastKept === undefined) return [refill(splice)];
  // An insertion comes before the removal that begins at the same place.
  const edits = [...insertBetween(splice, kept), ...removeBetween(node, kept)];
  const last = added.filter(({ after }) => after === undefined);
  if (firstKept > 0) {
    edits.push({ start: node.members[0]!.start, end: node.members[firstKept]!.start, text: '' });
  }
  if (last.length > 0 || lastKept < node.members.length - 1) {
    const text = last.map((member) => splice.layout.separator + member.text).join('');
    edits.push({ start: node.members[lastKept]!.value.end, end: node.members.at(-1)!.value.end, text });
  }
  return edits;
}

/** Nothing of the old content stays. */
function refill({ node, added, layout }: MemberSplice): TextEdit {
  const texts = added.map(({ text }) => text);
  const text = texts.length > 0 ? layout.lead + texts.join(layout.separator) + layout.tail : '';
  return { start: node.start + 1, end: node.end - 1, text };
}

/** New members go behind the last one before their place that stays. */
function insertBetween({ node, added, layout }: MemberSplice, kept: readonly number[]): TextEdit[] {
  const placed = added.filter((member) => member.after !== undefined);
  if (placed.length === 0) return [];
  const lastKept: number[] = [];
  for (let index = 0, next = 0; index < node.members.length; index++) {
    if (kept[next] === index) next++;
    lastKept.push(kept[next - 1] ?? -1);
  }
  const behind = new Map<number, string[]>();
  for (const { text, after } of placed) {
    const place = lastKept[after!] ?? -1;
    const texts = behind.get(place);
    if (texts === undefined) behind.set(place, [text]);
    else texts.push(text);
  }
  return [...behind].map(([place, texts]) => {
    const at = place === -1 ? node.members[kept[0]!]!.start : node.members[place]!.value.end;
    const text = texts
      .map((member) => (place === -1 ? member + layout.separator : layout.separator + member))
      .join('');
    return { start: at, end: at, text };
  });
}

function removeBetween(node: JsonNode, kept: readonly number[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let at = 1; at < kept.length; at++) {
    const before = kept[at - 1]!;
    const after = kept[at]!;
    if (after - before > 1) edits.push(removeRun(node, before + 1, after));
  }
  return edits;
}

/** Of the two gaps around what goes, the one with the line break stays. */
function removeRun(node: JsonNode, from: number, next: number): TextEdit {
  const keepsFirstGap = hasNewline(node.gapBefore(from)) && !hasNewline(node.gapBefore(next));
  return keepsFirstGap
    ? { start: node.members[from]!.start, end: node.members[next]!.start, text: '' }
    : { start: node.members[from - 1]!.value.end, end: node.members[next - 1]!.value.end, text: '' };
}

/** The members that a plan adds to a container, as text in the container's own style. */
export function writeAddedMembers(site: Site, plan: EditPlan, how: AddingStyle): AddedMember[] {
  const write = (value: Json, key: string) => writeMember(site, { key, value }, how);
  if (site.node.kind === 'array') {
    const old = removedTexts(site.node, plan);
    return plan.appended.map((value) => ({ text: old.get(JSON.stringify(value)) ?? write(value, '') }));
  }
  const added = newProperties(site.node, plan);
  refuseTakenKeys(site.node, plan, added);
  const indexes = new Map(site.node.members.map(({ key }, index) => [key, index]));
  return added.map(([key, value]) => {
    const text = JSON.stringify(key) + how.layout.colon + write(value, key);
    const after = plan.children.get(key)?.after;
    if (after === undefined) return { text };
    const index = after === null ? -1 : indexes.get(after);
    return index === undefined ? { text } : { text, after: index };
  });
}

export interface AddingStyle {
  readonly layout: Layout;
  readonly style: DocumentStyle;
}

function writeMember(site: Site, { key, value }: { key: string; value: Json }, how: AddingStyle): string {
  const { memberIndent, isInline } = how.layout;
  const models = () => modelsForMember(site, key);
  return writeJsonValue(value, { indent: memberIndent, isInline, models }, how.style);
}

/** What is taken out here and added again keeps its spelling. */
function removedTexts(node: JsonNode, plan: EditPlan): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (plan.appended.length === 0) return texts;
  for (const [index, child] of plan.children) {
    const raw = child.isRemoved ? node.member(index)?.value.raw : undefined;
    if (raw !== undefined) texts.set(JSON.stringify(JSON.parse(raw)), raw);
  }
  return texts;
}

function newProperties(node: JsonNode, plan: EditPlan): [key: string, value: Json][] {
  const added: [string, Json][] = [];
  for (const [key, child] of plan.children as Map<string, EditPlan>) {
    if (node.member(key) !== undefined && child.after === undefined) continue;
    const value = applyPlan(child, undefined);
    if (value !== undefined) added.push([child.newKey ?? key, value]);
    else if (child.newKey !== undefined && !child.isRemoved) throw nothingToEdit(key);
  }
  return added;
}

function refuseTakenKeys(node: JsonNode, plan: EditPlan, added: readonly [string, Json][]): void {
  if (![...plan.children.values()].some((child) => child.newKey !== undefined)) return;
  const taken = new Set<string>();
  const take = (key: string) => {
    if (taken.has(key)) throw keyTaken(key);
    taken.add(key);
  };
  for (const key of new Set(node.members.map((member) => member.key))) {
    const child = plan.children.get(key);
    if (!leavesItsPlace(child)) take(child?.newKey ?? key);
  }
  for (const [key] of added) take(key);
}

/** Where a new value goes, and which values already there it should look like. */
export interface WritePlace extends NewPlace {
  readonly models: () => Models;
}

/** A value as text in the style of its surroundings. */
export function writeJsonValue(value: Json, place: WritePlace, style: DocumentStyle): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const kind = kindOf(value);
  const [open, close] = kind === 'array' ? '[]' : '{}';
  const children = Object.values(value) as Json[];
  if (children.length === 0) return `${open}${close}`;
  const models = place.models();
  const holdsContainers = children.some(isContainer);
  const layout = layoutLike(pickModel(models, { ...place, kind, holdsContainers }), place, style);
  const members = isArray(value)
    ? writeElements(value, { layout, models, style })
    : writeProperties(value, { layout, models, style });
  return `${open}${layout.lead}${members.join(layout.separator)}${layout.tail}${close}`;
}

interface NewContainer {
  readonly layout: Layout;
  readonly models: Models;
  readonly style: DocumentStyle;
}

function writeElements(elements: readonly Json[], { layout, models, style }: NewContainer): string[] {
  const forElement = modelsForElement(undefined, models);
  const place = { indent: layout.memberIndent, isInline: layout.isInline, models: () => forElement };
  return elements.map((element) => writeJsonValue(element, place, style));
}

function writeProperties(object: JsonObject, { layout, models, style }: NewContainer): string[] {
  return Object.entries(object).map(([key, value]) => {
    const place = {
      indent: layout.memberIndent,
      isInline: layout.isInline,
      models: () => modelsForKey(key, undefined, models),
    };
    return JSON.stringify(key) + layout.colon + writeJsonValue(value, place, style);
  });
}

/** A stretch of a source and the text that takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap, in one pass. */
export function applyTextEdits(source: JsonSource, edits: readonly TextEdit[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(source.piece(at, edit.start), edit.text);
    at = edit.end;
  }
  pieces.push(source.piece(at, source.length));
  return pieces;
}
