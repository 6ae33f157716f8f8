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

/** Text of an annotation: `@actions/core` escapes its line breaks, but not what moves the cursor or hides. */
export function annotationText(text: string): string {
  return text.split('\n').map(visibleText).join('\n').trim();
}
