import type { ScanRoot } from '../core/profile.js';
/** A scan root as people write it: a path, or a path with what differs from the usual. */
export type WrittenRoot = string | Partial<ScanRoot>;
/** Completes a root of a config file: what it leaves out is that of the profile's root of the same path, or of its first. */
export declare function readScanRoot(written: WrittenRoot, known: readonly ScanRoot[]): ScanRoot;
