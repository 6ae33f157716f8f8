import path from 'node:path';
import picocolors from 'picocolors';
import * as operations from '../../agent/operations.js';
import { slashed } from '../../files/absolute-path.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../../profiles/profile.js';
import { renderDiff, unifiedDiff } from '../../report/text-diff.js';
import { describeNoSkills } from '../../run/scan-repository.js';
import { type WrittenCatalog, writeCatalog } from '../../run/write-catalog.js';
import { UsageError } from '../../text/errors.js';
import { neutralizeMessage } from '../../text/visible-text.js';
import { type Command, type CommandIo, type Invocation, type TextResult, textResult } from '../command.js';
import {
  AGENT_OPTIONS,
  type CommandSkills,
  frameOf,
  LIMIT_OPTION,
  namesIn,
  openCommandSkills,
  RECENT_OPTION,
} from '../command-skills.js';
import { dryRunOption } from '../common-options.js';
import { fenceText } from '../io.js';
import { isInside } from '../locate-root.js';

export const catalog: Command = {
  name: 'catalog',
  summary: 'print the skill catalog for a prompt, or keep it in a file',
  usage: '[--as <format>] [--query <text>] [--limit <n>] [--max-bytes <n>] [--write <file> [--dry-run]]',
  description:
    'Prints the list of skills for a prompt: names, descriptions and paths, never a body. With --write it goes between two markers of a file such as AGENTS.md; the rest of the file is left alone, and `register` keeps the block up to date.',
  examples: [
    { line: 'skill-registrar catalog --as available-skills', does: 'Prints <available_skills> XML.' },
    { line: 'skill-registrar catalog --write AGENTS.md', does: 'Keeps the list in AGENTS.md.' },
  ],
  options: [
    {
      name: 'as',
      value: 'format',
      choices: CATALOG_FORMATS,
      summary: 'format of the catalog (default: set by the profile, or level with --query)',
    },
    {
      name: 'query',
      value: 'text',
      mayBeEmpty: true,
      summary: 'the request of a user: shows as much as it needs',
    },
    {
      ...LIMIT_OPTION,
      summary: 'show at most this many skills; with --query, load at most this many (default: 3)',
    },
    { ...RECENT_OPTION, summary: 'with --query: recently used skills, the latest first' },
    { name: 'hint', summary: 'add a line that says how to load a skill' },
    ...AGENT_OPTIONS,
    {
      name: 'max-bytes',
      value: 'n',
      range: { min: 1, max: 1_000_000_000 },
      summary: 'show at most this many bytes of skills',
    },
    { name: 'write', value: 'file', summary: 'keep the catalog between two markers in this file' },
    dryRunOption('with --write: show the diff, write nothing'),
  ],
  positionals: [],
  async run(invocation) {
    const file = invocation.options.text('write');
    return file === undefined ? printCatalog(invocation) : keepCatalog(invocation, file);
  },
};

/** The options that a printed catalog and one in a file have in common. */
function formOf({ options }: Invocation) {
  return { as: options.text('as') as CatalogFormat | undefined, maxBytes: options.number('max-bytes') };
}

async function printCatalog(invocation: Invocation): Promise<TextResult> {
  const { options, io } = invocation;
  const { as, maxBytes } = formOf(invocation);
  const query = options.text('query');
  if (query !== undefined && as !== undefined && as !== 'level')
    throw new UsageError(`--query has no meaning with --as ${as}.`, 'Leave --as out, or use --as level.');
  const skills = await openCommandSkills(invocation);
  const wanted = {
    as,
    query,
    limit: options.number('limit'),
    max_bytes: maxBytes,
    recent: namesIn(options.text('recent')),
    hint: options.isSet('hint'),
  };
  return skills.show(operations.catalog(wanted, skills), (fields, text) => {
    if (!invocation.common.isQuiet) warnAboutMissing(fields, skills, io);
    return { ...skills.answer(0, fenceText(text, io), fields), isVerbatim: true };
  });
}

function warnAboutMissing(
  { errors, shown, total, truncated }: ReturnType<typeof operations.catalog>['fields'],
  { host }: CommandSkills,
  io: CommandIo,
): void {
  if (total === 0 && errors.length === 0) io.stderr.write(`${describeNoSkills(host.opened.setup)}\n`);
  if (truncated) io.stderr.write(`Only ${shown} of ${total} skills are shown because of the limits.\n`);
  const used = new Set(host.opened.catalog.skills.map(({ path: file }) => file));
  const files = new Set(errors.map(({ path: file }) => file).filter((file) => !used.has(file))).size;
  if (files > 0) {
    const what = files === 1 ? 'One skill is' : `${files} skills are`;
    io.stderr.write(`${what} invalid and left out. Run 'skill-registrar validate' to see why.\n`);
  }
}

async function keepCatalog(invocation: Invocation, given: string): Promise<TextResult> {
  const { common, io } = invocation;
  if (invocation.options.isSet('query'))
    throw new UsageError(
      '--query has no meaning with --write.',
      'A catalog in a file is the same for every query.',
    );
  const target = path.resolve(io.cwd, given);
  if (!isInside(target, common.root))
    throw new UsageError(`${given} is outside the repository.`, 'Name a file inside it, or correct --root.');
  const file = slashed(path.relative(common.root, target));
  const dryRun = invocation.options.isSet('dry-run');
  const written = await writeCatalog(await invocation.request('status', { dryRun }), file, {
    ...formOf(invocation),
    maxEntries: invocation.options.number('limit'),
    hint: invocation.options.isSet('hint'),
  });
  if (!written.isTracked && !dryRun && written.problems.length === 0 && !common.isQuiet)
    io.stderr.write(`${neutralizeMessage(hintAt(written))}\n`);
  const [problem] = written.problems;
  const text = problem === undefined ? sayWritten(written, dryRun) : `${problem.message} ${problem.fix}`;
  const fields = {
    ...frameOf(invocation.command, written.setup),
    as: written.as,
    file,
    changed: written.isChanged,
    diagnostics: written.problems,
    text,
    ...(dryRun && { diff: unifiedDiff(written.files) }),
  };
  const colors = picocolors.createColors(io.stdout.hasColor);
  const diff = dryRun ? renderDiff(written.files, { colors, isVerbose: common.isVerbose }) : '';
  const shown = `${neutralizeMessage(text)}\n${diff === '' ? '' : `\n${diff}`}`;
  return textResult(shown, fields, problem === undefined ? 0 : 1);
}

function sayWritten({ as, file, isChanged }: WrittenCatalog, dryRun: boolean): string {
  if (!isChanged) return `${file}: ${as} catalog is up to date.`;
  return `${file}: ${as} catalog ${dryRun ? 'would be written' : 'written'}.`;
}

function hintAt({ as, file }: WrittenCatalog): string {
  const entry = JSON.stringify({ file, as });
  return `register and the check do not look for catalogs there. Add ${entry} to "catalogs" in skill-registrar.json.`;
}
