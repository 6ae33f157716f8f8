import fs from 'node:fs';
import path from 'node:path';
import { Checksum } from './checksum.js';
import { forgetOldest } from './forget-oldest.js';
import { holdsStill } from './holds-still.js';
import type { RunTrace } from './run-recorder.js';
import { decodeSnapshot, encodeSnapshot } from './run-snapshot.js';
import { writeWhole } from './write-whole.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a run printed. */
export interface Printed {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** So many command lines are remembered; the one that was written first goes first. */
const MOST_SNAPSHOTS = 16;

/**
 * Remembers runs that changed nothing: as long as every path they looked at looks the same, the same is printed
 * again and nothing is read. Whatever is wrong with the cache, the run is done as if there were none.
 */
export class RunMemory {
  readonly #folder: string;
  readonly #key: string;

  constructor(options: { readonly folder: string; readonly key: string }) {
    this.#folder = options.folder;
    this.#key = options.key;
  }

  recall(variables: Variables): Printed | null {
    try {
      const snapshot = decodeSnapshot(fs.readFileSync(this.#file));
      return snapshot !== null && snapshot.key === this.#key && holdsStill(snapshot, variables)
        ? snapshot
        : null;
    } catch {
      return null;
    }
  }

  keep(printed: Printed, trace: RunTrace, seed: number): void {
    const snapshot = { ...printed, key: this.#key, seed, trace };
    if ([...trace.prints.keys()].some((file) => file.includes('\0'))) return;
    try {
      fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeWhole(this.#file, encodeSnapshot(snapshot));
      forgetOldest(this.#folder, MOST_SNAPSHOTS);
    } catch {
      // The next run does its work again.
    }
  }

  get #file(): string {
    return path.join(this.#folder, `${new Checksum(1).addText(this.#key).value}.run`);
  }
}
