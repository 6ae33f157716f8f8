/** What every reader of Skills over MCP takes of one skill: `specification/stable/skills.mdx`, “Limits”. */
const MAX_FILES = 512;
const MAX_BYTES = 16 * 1024 * 1024;

/** The names that the Agent Skills standard allows. */
const NAME = /^(?=.{1,64}$)[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u;

/** Why a skill cannot be served over MCP; `null` if it can. */
export function whyNotServed(
  { name, description }: Readonly<Record<string, unknown>>,
  files: readonly { readonly size: number }[],
): string | null {
  if (typeof name !== 'string' || typeof description !== 'string') return 'it has no name or no description';
  if (!NAME.test(name)) return 'its name is not one that Agent Skills allows';
  if (files.length > MAX_FILES) return `it has ${files.length} files, more than ${MAX_FILES}`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_BYTES ? 'it is larger than 16 MiB' : null;
}
