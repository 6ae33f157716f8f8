import { briefDescription } from '../skill/infer-metadata.js';
import { oneLine } from '../text/visible-text.js';

/** `pdf-tools` as `Pdf Tools`. */
export function titleOf(name: string): string {
  return name
    .split(/[-_.\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const MAX_SHORT = 64;

/** The first sentence, in what fits into a list of Codex. */
export function shorten(text: string): string {
  const brief = oneLine(briefDescription(text));
  if (brief.length <= MAX_SHORT) return brief;
  const cut = brief.slice(0, MAX_SHORT - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SHORT / 2)).trimEnd()}…`;
}
