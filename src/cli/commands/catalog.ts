import path from 'node:path';
import { catalogText, type RepositoryCatalog } from '../../agent/prompt-catalog.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../../profiles/profile.js';
import { reportMeta } from '../../report/json-report.js';
import type { RunSetup } from '../../run/prepare-run.js';
import { describeNoSkills } from '../../run/scan-repository.js';
import { type WrittenCatalog, writeCatalog } from '../../run/write-catalog.js';
import { UsageError } from '../../text/errors.js';
import { neutralizeMessage } from '../../text/visible-text.js';
import { type Command, type Invocation, type TextResult, textResult } from '../command.js';
import {
  AGENT_OPTIONS,
  allowOf,
  bundledOf,
  formerLimit,
  LIMIT_OPTION,
  namesIn,
  RECENT_OPTION,
} from '../command-skills.js';
import { fenceText } from '../io.js';
import { isInside, slashed } from '../locate-root.js';

export const catalog: Command = {
  name: 'catalog',
  summary: 'print the skill catalog for a prompt, or keep it in a file',
  usage: '[--as <format>] [--query <text>] [--limit <n>] [--max-bytes <n>] [--write <file>]',
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
    formerLimit('max'),
    formerLimit('max-entries'),
    {
      name: 'max-bytes',
      value: 'n',
      range: { min: 1, max: 1_000_000_000 },
      summary: 'show at most this many bytes of skills',
    },
    { name: 'write', value: 'file', summary: 'keep the catalog between two markers in this file' },
  ],
  positionals: [],
  async run(invocation) {
    const file = invocation.options.text('write');
    return file === undefined ? printCatalog(invocation) : keepCatalog(invocation, file);
  },
};

const LOAD_HINT = 'Load a skill with `skill-registrar load <name>`.';

function formOf({ options }: Invocation) {
  return {
    as: options.text('as') as CatalogFormat | undefined,
    maxEntries:
      options.number('max-entries') ?? (options.isSet('query') ? undefined : options.number('limit')),
    maxBytes: options.number('max-bytes'),
  };
}

async function printCatalog(invocation: Invocation): Promise<TextResult> {
  const { options } = invocation;
  const wanted = {
    ...formOf(invocation),
    query: options.text('query'),
    max: options.number('max') ?? options.number('limit'),
    recent: namesIn(options.text('recent')),
    allow: allowOf(options),
    loadHint: options.isSet('hint') ? LOAD_HINT : undefined,
  };
  if (wanted.query !== undefined && wanted.as !== undefined && wanted.as !== 'level')
    throw new UsageError(
      `--query has no meaning with --as ${wanted.as}.`,
      'Leave --as out, or use --as level.',
    );
  const repository = await catalogText(await invocation.request('status', bundledOf(invocation)), wanted);
  const isEmpty = repository.total === 0 && repository.errors.length === 0;
  if (isEmpty && !invocation.common.isQuiet)
    invocation.io.stderr.write(`${describeNoSkills(repository.opened.setup)}\n`);
  warnAboutMissing(repository, invocation);
  const { text, as, level, shown, total, truncated, errors } = repository;
  const fields = {
    ...metaOf(invocation, repository.opened.setup),
    text,
    as,
    level,
    shown,
    total,
    truncated,
    errors,
  };
  return { ...textResult(fenceText(text ?? '', invocation.io), fields), isVerbatim: true };
}

function warnAboutMissing(
  { errors, shown, total, truncated, opened }: RepositoryCatalog,
  { io, common }: Invocation,
) {
  if (common.isQuiet) return;
  if (truncated) io.stderr.write(`Only ${shown} of ${total} skills are shown because of the limits.\n`);
  const used = new Set(opened.catalog.skills.map(({ path: file }) => file));
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
  const written = await writeCatalog(await invocation.request('status'), file, {
    ...formOf(invocation),
    hint: invocation.options.isSet('hint'),
  });
  if (!written.isTracked && written.problems.length === 0 && !common.isQuiet)
    io.stderr.write(`${neutralizeMessage(hintAt(written))}\n`);
  const [problem] = written.problems;
  const text = problem === undefined ? sayWritten(written) : `${problem.message} ${problem.fix}`;
  const fields = {
    ...metaOf(invocation, written.setup),
    as: written.as,
    file,
    changed: written.isChanged,
    diagnostics: written.problems,
    text,
  };
  return textResult(neutralizeMessage(text), fields, problem === undefined ? 0 : 1);
}

function sayWritten({ as, file, isChanged }: WrittenCatalog): string {
  return isChanged ? `${file}: ${as} catalog written.` : `${file}: ${as} catalog is up to date.`;
}

function hintAt({ as, file }: WrittenCatalog): string {
  const entry = JSON.stringify({ file, as });
  return `register and the check do not look for catalogs there. Add ${entry} to "catalogs" in skill-registrar.json.`;
}

function metaOf({ command: operation }: Invocation, { chosen }: RunSetup) {
  return { _meta: reportMeta(operation, chosen) };
}
