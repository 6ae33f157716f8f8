/**
 * A part of the program that most runs never need. Reading a skill is synchronous, and loading is not: whoever asks
 * for a part that is not there yet stops the work, which is begun anew once the part is loaded.
 */
export type LatePart<T> = () => T;

export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let loaded: { readonly part: T } | undefined;
  return () => {
    if (loaded !== undefined) return loaded.part;
    throw new PartNotLoaded(async () => {
      loaded = { part: await load() };
    });
  };
}

/** Stops work that cannot go on yet. Nobody but `withLateParts` may take it for an answer. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
  constructor(readonly load: () => Promise<void>) {
    super('A part of the program was asked for outside of withLateParts.');
  }
}

/** Does work that may ask for late parts; it has to be such that it can be begun anew. */
export async function withLateParts<T>(work: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PartNotLoaded)) throw error;
      await error.load();
    }
  }
}
