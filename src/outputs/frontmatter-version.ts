import { scalarRange } from '../skill/locate-exactly.js';
import { parseSkill } from '../skill/parse-skill.js';
import type { VersionPlace } from './versions.js';

const FIELDS = [['version'], ['metadata', 'version']];

/** The version in the frontmatter of a skill, as written; `null` if it has none. */
export function frontmatterPlace(file: string, bytes: Uint8Array): VersionPlace | null {
  const parsed = parseSkill(bytes, 'strict');
  if (parsed.data === null) return null;
  for (const field of FIELDS) {
    const range = scalarRange(parsed, field);
    if (range === null || range[0] === range[1]) continue;
    const [start, end] = range;
    const [, quote = '', version = ''] = /^(["']?)(.*)\1$/s.exec(parsed.text.slice(start, end))!;
    return {
      file,
      at: parsed.positions.span(start, end),
      version,
      write: (text, value) => `${text.slice(0, start)}${quote}${value}${quote}${text.slice(end)}`,
    };
  }
  return null;
}
