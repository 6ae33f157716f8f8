export type YamlResult =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly rule: string;
      readonly message: string;
      readonly fix: string;
      readonly offset: number;
    };

/** Far above the longest real frontmatter, far below what could hurt. */
export const MAX_FRONTMATTER_LENGTH = 65_536;
export const MAX_NODES = 10_000;
const MAX_DEPTH = 64;

/** The answer to a frontmatter beyond the limits. */
export function tooComplex(how: string): YamlResult {
  return {
    ok: false,
    rule: 'frontmatter-size',
    message: `The frontmatter ${how} (limit: ${MAX_FRONTMATTER_LENGTH} characters, ${MAX_NODES} values, ${MAX_DEPTH} levels).`,
    fix: 'Move data that instructions need into a file beside SKILL.md.',
    offset: 0,
  };
}

/** Aliases make a small text an enormous value: count what it would expand to before anything copies it. */
export function withinLimits(data: unknown): YamlResult {
  let nodes = 0;
  const visit = (value: unknown, depth: number): boolean => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return false;
    if (typeof value !== 'object' || value === null) return true;
    for (const key in value) {
      if (!visit((value as Record<string, unknown>)[key], depth + 1)) return false;
    }
    return true;
  };
  return visit(data, 0)
    ? { ok: true, data }
    : tooComplex('expands to more values than a frontmatter may hold');
}
