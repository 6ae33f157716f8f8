import { hasNewline, type Layout } from './json-layout.js';
import type { JsonNode } from './json-tree.js';
import type { TextEdit } from './text-edits.js';

export interface MemberSplice {
  readonly node: JsonNode;
  readonly isRemoved: (index: number) => boolean;
  /** Texts of new members, which go last. */
  readonly added: readonly string[];
  readonly layout: Layout;
}

/** Takes members out of a container, with their commas and lines, and puts new ones at its end. */
export function spliceMembers(splice: MemberSplice): TextEdit[] {
  const { node, isRemoved, added } = splice;
  const kept = [...node.members.keys()].filter((index) => !isRemoved(index));
  const firstKept = kept[0];
  const lastKept = kept.at(-1);
  if (added.length === 0 && kept.length === node.members.length) return [];
  if (firstKept === undefined || lastKept === undefined) return [refill(splice)];
  const edits = removeBetween(node, kept);
  if (firstKept > 0) {
    edits.push({ start: node.members[0]!.start, end: node.members[firstKept]!.start, text: '' });
  }
  if (added.length > 0 || lastKept < node.members.length - 1) {
    const text = added.map((member) => splice.layout.separator + member).join('');
    edits.push({ start: node.members[lastKept]!.value.end, end: node.members.at(-1)!.value.end, text });
  }
  return edits;
}

/** Nothing of the old content stays. */
function refill({ node, added, layout }: MemberSplice): TextEdit {
  const text = added.length > 0 ? layout.lead + added.join(layout.separator) + layout.tail : '';
  return { start: node.start + 1, end: node.end - 1, text };
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
