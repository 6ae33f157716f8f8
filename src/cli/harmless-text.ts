import { randomUUID } from 'node:crypto';
import type { CommandIo } from './command.js';

/**
 * A stranger's text that is printed as it is. A runner reads lines that begin with `::` as commands: there the text
 * stands between two marks that nobody can guess, which tell it not to.
 */
export function fenceText(text: string, io: Pick<CommandIo, 'env'>): string {
  if (text === '' || io.env['GITHUB_ACTIONS'] !== 'true') return text;
  const mark = randomUUID();
  return `::stop-commands::${mark}\n${text.replace(/\n?$/, '\n')}::${mark}::\n`;
}
