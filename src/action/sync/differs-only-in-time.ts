import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** Whether two texts of a manifest are the same but for `_meta.lastUpdated`: the clock alone makes no commit. */
export function differsOnlyInTime(a: string, b: string): boolean {
  if (a === b) return true;
  const withoutA = withoutTime(a);
  return withoutA !== null && withoutA === withoutTime(b);
}

function withoutTime(text: string): string | null {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['_meta', 'lastUpdated']);
  if (node?.type !== 'string') return null;
  return text.slice(0, node.offset) + text.slice(node.offset + node.length);
}
