/** `path:Class`, as the frontmatter declares a toolset. */
export const TOOLSET_PATTERN = '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$';

const TOOLSET = new RegExp(TOOLSET_PATTERN);
const ENDINGS = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.py',
  '/index.ts',
  '/index.js',
] as const;

export interface Toolset {
  /** Of its module, relative to the skill; the ending of the file may be missing. */
  readonly path: string;
  readonly exportName: string;
}

/** `null` when it does not have that form. */
export function parseToolset(declared: string): Toolset | null {
  if (!TOOLSET.test(declared)) return null;
  const colon = declared.indexOf(':');
  return { path: declared.slice(0, colon), exportName: declared.slice(colon + 1) };
}

/** The files that the path of a module may mean, in the order in which a loader tries them. */
export function moduleFiles(path: string): readonly string[] {
  return ENDINGS.map((ending) => path + ending);
}
