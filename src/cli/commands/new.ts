import { DiskStore } from '../../files/disk-store.js';
import type { Profile } from '../../profiles/profile.js';
import { hasForm } from '../../rules/name-form.js';
import { prepareRun } from '../../run/prepare-run.js';
import { UsageError } from '../../text/errors.js';
import { isUnsafeFileName, joinPath } from '../../text/paths.js';
import { neutralize, renderLines } from '../../text/visible-text.js';
import { type Command, textResult } from '../command.js';

export const create: Command = {
  name: 'new',
  summary: 'create a skill that is valid under the profile',
  usage: '<name>',
  description:
    'Writes a SKILL.md with the fields and sections that the profile requires, where the repository keeps its skills. Never overwrites a file.',
  examples: [{ line: 'skill-registrar new code-review', does: 'Creates skills/code-review/SKILL.md.' }],
  options: [],
  positionals: [{ name: 'name', required: true }],
  async run({ positionals, request, common, pathOf }) {
    const name = positionals[0]!;
    const { chosen, roots } = await prepareRun(await request('register', { dryRun: true }));
    refuseName(name, chosen.profile);
    const workspace = (await request('status')).workspace;
    const home = roots.find(
      ({ path, levels }) =>
        !path.startsWith('~') && !levels.includes('self') && workspace.kindOf(path) === 'directory',
    );
    const usual = chosen.profile.roots.find(({ path }) => !path.startsWith('~') && !path.includes('*'));
    const file = joinPath(joinPath((home ?? usual)?.path ?? 'skills', name), 'SKILL.md');
    await new DiskStore({ root: common.root }).update(
      file,
      (current) => {
        if (current !== null)
          throw new UsageError(`${pathOf(file)} already exists.`, 'Choose another name, or edit it.');
        return skillText(name, chosen.profile);
      },
      { backup: false },
    );
    const text = renderLines([
      `Created ${pathOf(file)}.`,
      "Describe what it does and when to use it, then run 'skill-registrar register'.",
    ]);
    return textResult(text, { changed: true, file });
  },
};

function refuseName(name: string, profile: Profile): void {
  const { id, name: rule } = profile;
  const isWrong =
    !/^[A-Za-z0-9]/.test(name) ||
    isUnsafeFileName(name) ||
    !hasForm(name, profile) ||
    (rule.maxLength !== undefined && name.length > rule.maxLength);
  if (isWrong) {
    throw new UsageError(
      `"${neutralize(name)}" is not a valid skill name under the profile ${id}.`,
      'Use lowercase letters, digits and hyphens, such as release-notes.',
    );
  }
}

function skillText(name: string, { version, sections }: Profile): string {
  const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const fields = [
    `name: ${name}`,
    `description: ${title}, in one sentence. Use when a task calls for it.`,
    ...(version.presence === 'optional' ? [] : ['version: 0.1.0']),
  ];
  const chapters = [...sections.recommended, ...sections.required].map(
    (section) => `\n## ${section}\n\nTo be written.\n`,
  );
  return `---\n${fields.join('\n')}\n---\n\n# ${title}\n\nWhat the agent should do, step by step.\n${chapters.join('')}`;
}
