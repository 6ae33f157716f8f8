import { openRepositoryFiles } from '../files/repository-files.js';
import { pluginNamespaces } from '../plugins/read-plugins.js';
import type { SelectionContext } from '../rules/catalog/duplicates.js';
import type { NestedSkill } from '../skill/scan-skills.js';
import type { SkillRecord } from '../skill/skill.js';
import { readSkillTree } from '../skill/skill-tree.js';
import { compareText } from '../text/compare.js';
import { isBelow, joinPath } from '../text/paths.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** What decides about skills of the same name in this run. */
export function selectionContext(
  setup: RunSetup,
  records: readonly SkillRecord[],
  nested: readonly NestedSkill[],
): SelectionContext {
  const { workspace } = setup.request;
  let plugins: readonly string[] | undefined;
  const bytesOf = (path: string) => {
    const content = workspace.read(path, { maxBytes: MAX_BYTES, followLinks: true });
    return content.kind === 'content' ? content.bytes : null;
  };
  const filesIn = (directory: string) =>
    readSkillTree({ directory }, workspace).entries.flatMap(({ path, kind }) =>
      kind === 'directory' ? [] : [path],
    );
  return {
    profile: setup.chosen.profile,
    nested,
    pluginOf: (directory) => {
      plugins ??= pluginNamespaces(records, openRepositoryFiles(workspace));
      return plugins.findLast((plugin) => plugin !== '.' && isBelow(directory, plugin)) ?? null;
    },
    differences: (first, second) =>
      [...new Set([...filesIn(first), ...filesIn(second)])]
        .filter((path) => !areEqual(bytesOf(joinPath(first, path)), bytesOf(joinPath(second, path))))
        .sort(compareText),
    registeredPath: (name) => existingEntries(setup).find((entry) => entry.name === name)?.path,
  };
}

const MAX_BYTES = 16_777_216;

function areEqual(first: Uint8Array | null, second: Uint8Array | null): boolean {
  if (first === null || second === null) return first === second;
  return first.length === second.length && first.every((byte, at) => byte === second[at]);
}
