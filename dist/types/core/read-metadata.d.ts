import type { DeclaredMetadata } from './skill.js';
type Fields = Readonly<Record<string, unknown>>;
/** Reads the declared fields, each only when it has a usable shape; the schema reports the others. */
export declare function readMetadata(data: Fields): DeclaredMetadata;
export {};
