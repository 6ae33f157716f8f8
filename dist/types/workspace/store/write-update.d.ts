import { type Draft, type Target } from './draft.js';
export interface Update extends Target {
    readonly first: Draft;
    readonly keepBackup: boolean;
}
/** Writes a file under its lock; `false` when somebody else has written the same meanwhile. */
export declare function writeUpdate(update: Update, { patience }: {
    readonly patience: number | undefined;
}): Promise<boolean>;
/** Removes what a killed run has left. Where nothing is to be written, a leftover that cannot be removed is no failure. */
export declare function tidyUp(file: string): void;
