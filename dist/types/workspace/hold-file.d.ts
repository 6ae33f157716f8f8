import { HeldText } from '../core/held-text.js';
import type { FileStore } from '../request.js';
/** A file's text, as its store holds it best; `null` when there is no such file. */
export declare function holdFile(store: FileStore, file: string): HeldText | null;
