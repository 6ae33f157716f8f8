import { planDifference } from './json/difference-plan.js';
import {
  applyPlan,
  type EditPlan,
  type JsonEdit,
  nothingToEdit,
  planEdits,
  refuseMisfits,
} from './json/edit-plan.js';
import { layoutAt, memberSite, type Site } from './json/edit-site.js';
import { type DocumentStyle, detectStyle, hasNewline, indentAfter } from './json/json-layout.js';
import { openJson } from './json/json-tree.js';
import { spliceMembers } from './json/splice-members.js';
import { NO_MODELS } from './json/style-models.js';
import { applyTextEdits, type TextEdit } from './json/text-edits.js';
import { writeAddedMembers } from './json/write-added-members.js';
import { writeJsonValue } from './json/write-json-value.js';
import type { Json } from './manifest.js';
import { joinPieces, type TextPiece } from './text-pieces.js';

export type { JsonEdit, JsonPath } from './json/edit-plan.js';

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
    const isRemoved = (index: number) => planOf(index)?.isRemoved === true;
    for (const edit of spliceMembers({ node, isRemoved, added, layout })) this.edits.push(edit);
  }

  /** Keys and values of the members that stay. */
  private editMembers(site: Site, planOf: (index: number) => EditPlan | undefined, isInline: boolean): void {
    let { indent } = site;
    for (const [index, member] of site.node.members.entries()) {
      const gap = site.node.gapBefore(index);
      if (hasNewline(gap)) indent = indentAfter(gap);
      const plan = planOf(index);
      if (plan === undefined || plan.isRemoved) continue;
      if (plan.newKey !== undefined) {
        this.edits.push({ start: member.start, end: member.keyEnd, text: JSON.stringify(plan.newKey) });
      }
      const isShadowed = site.node.kind === 'object' && site.node.member(member.key) !== member;
      if (!isShadowed) this.editValue(memberSite(site, index, { indent, isInline }), plan);
    }
  }
}
