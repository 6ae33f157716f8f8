import type { Json } from '../manifest.js';
import { applyPlan, type EditPlan, keyTaken, nothingToEdit } from './edit-plan.js';
import { modelsForMember, type Site } from './edit-site.js';
import type { DocumentStyle, Layout } from './json-layout.js';
import type { JsonNode } from './json-tree.js';
import { writeJsonValue } from './write-json-value.js';

/** The members that a plan adds to a container, as text in the container's own style. */
export function writeAddedMembers(site: Site, plan: EditPlan, how: AddingStyle): string[] {
  const write = (value: Json, key: string) => writeMember(site, { key, value }, how);
  if (site.node.kind === 'array') {
    const old = removedTexts(site.node, plan);
    return plan.appended.map((value) => old.get(JSON.stringify(value)) ?? write(value, ''));
  }
  const added = newProperties(site.node, plan);
  refuseTakenKeys(site.node, plan, added);
  return added.map(([key, value]) => JSON.stringify(key) + how.layout.colon + write(value, key));
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
    if (node.member(key) !== undefined) continue;
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
    if (!child?.isRemoved) take(child?.newKey ?? key);
  }
  for (const [key] of added) take(key);
}
