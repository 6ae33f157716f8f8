import { Dispatcher } from './dispatch.js';
/** Compiles the text of a manifest. Throws `ManifestError` when it is no JSON. */
export declare function compileDispatcher(text: string, file?: string): Dispatcher;
