import { visibleText } from '../report/visible-text.js';

/**
 * Text that may hold words of strangers as one line that the runner only prints: `::` counts at the start of
 * a line, the old `##[` anywhere in it.
 */
export function logText(text: string): string {
  return visibleText(text)
    .replace(/^(\s*)::/, '$1\\::')
    .replaceAll('##[', '#\\#[');
}
