/**
 * Numbers the strongly connected parts of a graph (Tarjan's algorithm): nodes with the same number are on a
 * common loop. A node on no loop has a number to itself.
 */
export function findComponents(follow: readonly (readonly number[])[]): readonly number[] {
  const component: number[] = [];
  const order: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  let visited = 0;

  function visit(node: number): void {
    order[node] = low[node] = visited++;
    open.push(node);
    for (const next of follow[node]!) {
      if (order[next] === undefined) visit(next);
      if (component[next] === undefined) low[node] = Math.min(low[node]!, low[next]!);
    }
    if (low[node] === order[node]) close(node);
  }

  function close(first: number): void {
    for (let node = open.pop(); node !== undefined; node = node === first ? undefined : open.pop()) {
      component[node] = first;
    }
  }

  for (let node = 0; node < follow.length; node++) if (order[node] === undefined) visit(node);
  return component;
}
