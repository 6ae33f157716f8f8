import { readText } from '../files/repository-files.js';
import type { OutputEdit } from '../outputs/output.js';
import type { Finding } from '../rules/finding.js';
import { START_OF_FILE } from '../text/span.js';
import type { RunSetup } from './prepare-run.js';
import type { BaseRun, RunResult } from './run-result.js';

/**
 * The generated files that a change edits. What is handwritten in them may change: an edit counts if the outputs of the
 * base would do something else to the new text than to the old one.
 */
export function findEditedFiles(now: RunResult, { tree, result: base }: BaseRun): readonly Finding[] {
  const changed = new Set(tree.changedFiles());
  return base.outputs.outputs
    .filter(({ file }) => changed.has(file))
    .flatMap((output): readonly Finding[] => {
      const { file } = output;
      const [before, after] = [base, now].map(({ setup }) =>
        readText(setup.request.workspace, file, { followLinks: false }),
      ) as [string | null, string | null];
      const edit = output.edit(after);
      if (before === after || whatChanges(output.edit(before)) === whatChanges(edit)) return [];
      return [
        {
          rule: 'generated-file-edited',
          file,
          at: START_OF_FILE,
          message:
            after === null
              ? `${file} is generated, and this change deletes it.`
              : `This change edits what is generated in ${file}.`,
          fix: `Restore it with \`git checkout ${tree.commit} -- ${file}\`: the sync on the default branch updates it.`,
        },
      ];
    });
}

function whatChanges({ changes, differences }: OutputEdit): string {
  return JSON.stringify(changes ?? differences);
}

/** A check that cannot compare must not look like one that did. */
export function noBase({ settings, manifestFile }: RunSetup): Finding {
  return {
    rule: 'generated-file-edited',
    file: settings.file ?? manifestFile,
    at: START_OF_FILE,
    message:
      '"drift" is "forbid", but there is no commit to compare with: edits of generated files were not looked for.',
    fix: 'Name the commit with --since.',
    severity: 'notice',
  };
}
