import type { EditPlan } from './edit-plan.js';
import { type DocumentStyle, type Layout, layoutLike, layoutOf, type NewPlace } from './json-layout.js';
import type { JsonNode } from './json-tree.js';
import { isContainer } from './json-value.js';
import { type Models, modelsForElement, modelsForKey, pickModel } from './style-models.js';
import type { WritePlace } from './write-json-value.js';

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
