/**
 * Numbers the strongly connected parts of a graph (Tarjan's algorithm): nodes with the same number lie on a
 * common loop. A node that lies on none has a number of its own.
 */
export declare function findComponents(follow: readonly (readonly number[])[]): readonly number[];
