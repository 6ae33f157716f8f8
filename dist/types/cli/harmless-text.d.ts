import type { CommandIo } from './command.js';
/**
 * A stranger's text that is printed as it is. A runner reads lines that begin with `::` as commands: there the text
 * stands between two marks that nobody can guess, which tell it not to.
 */
export declare function fenceText(text: string, io: Pick<CommandIo, 'env'>): string;
