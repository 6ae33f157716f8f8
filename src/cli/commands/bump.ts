import picocolors from 'picocolors';
import { BUMP_LEVELS, type BumpLevel } from '../../outputs/versions.js';
import { renderDiff, unifiedDiff } from '../../report/text-diff.js';
import { type BumpOutcome, bumpVersions } from '../../run/bump.js';
import { UsageError } from '../../text/errors.js';
import { renderLines } from '../../text/visible-text.js';
import { type Command, type Invocation, textResult } from '../command.js';
import { frameOf } from '../command-skills.js';
import { dryRunOption, withBase } from '../common-options.js';

export const bump: Command = {
  name: 'bump',
  summary: 'raise the version of skills and plugins wherever it is written',
  usage: '[name…] [--since <ref>] [--by patch|minor|major] [--dry-run]',
  description:
    'Raises the version of skills and plugins in their frontmatter, plugin.json files, marketplaces and the manifest at once. Only the versions change; every other byte stays.',
  examples: [
    { line: 'skill-registrar bump release-notes', does: 'Raises 1.2.0 to 1.2.1.' },
    { line: 'skill-registrar bump release-notes --by minor', does: 'Raises 1.2.0 to 1.3.0.' },
    { line: 'skill-registrar bump --since main', does: 'Raises the versions that should have been raised.' },
  ],
  options: [
    {
      name: 'by',
      value: 'part',
      choices: BUMP_LEVELS,
      aliases: ['level'],
      summary: 'which part to raise (default: patch)',
    },
    {
      name: 'since',
      value: 'ref',
      summary: 'raise the version of what changed since this branch, tag or commit, unless it was raised',
    },
    dryRunOption('show what would be written, write nothing'),
  ],
  positionals: [{ name: 'name', many: true }],
  async run(invocation) {
    const { options, positionals, request } = invocation;
    if (positionals.length === 0 && !options.isSet('since'))
      throw new UsageError('Nothing to bump.', 'Name skills or plugins, or use --since <ref>.');
    // It needs the YAML parser that knows positions, which no other command does without findings.
    const dryRun = options.isSet('dry-run');
    const level = (options.text('by') ?? 'patch') as BumpLevel;
    const asked = await withBase(await request('status', { dryRun }), options);
    const outcome = await bumpVersions(asked, { names: positionals, level });
    const colors = picocolors.createColors(invocation.io.stdout.hasColor);
    const diff = dryRun
      ? `\n${renderDiff(outcome.files, { colors, isVerbose: invocation.common.isVerbose })}`
      : '';
    return textResult(`${describe(outcome, invocation)}${diff}`, {
      ...frameOf('bump', outcome.setup),
      bumped: outcome.bumped,
      ...(dryRun && { diff: unifiedDiff(outcome.files) }),
    });
  },
};

function describe({ bumped }: BumpOutcome, { pathOf }: Invocation): string {
  if (bumped.length === 0) return 'Nothing to bump.\n';
  return renderLines(
    bumped.map(
      ({ name, before, after, files }) => `${name} ${before} → ${after}  ${files.map(pathOf).join(', ')}`,
    ),
  );
}
