import { HeldText } from '../core/held-text.js';
import type { FileStore } from '../request.js';

/** A file's text, as its store holds it best; `null` when there is no such file. */
export function holdFile(store: FileStore, file: string): HeldText | null {
  if (store.hold !== undefined) return store.hold(file);
  const text = store.read(file);
  return text === null ? null : new HeldText(text);
}
