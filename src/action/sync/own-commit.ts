import type { CommitFacts } from './repository-api.js';

const TRAILER = 'Skill-Registrar-Tree';

/** The message with a trailer that names the tree: a commit that still holds this tree is ours, whoever signed it. */
export function markMessage(message: string, tree: string): string {
  return `${message.trimEnd()}\n\n${TRAILER}: ${tree}\n`;
}

/** A commit that somebody amended no longer holds the tree its message names. */
export function isOwnCommit({ message, treeSha }: CommitFacts): boolean {
  return message.split('\n').some((line) => line.trim() === `${TRAILER}: ${treeSha}`);
}
