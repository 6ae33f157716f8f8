import path from 'node:path';
import { catalogText, type RepositoryCatalog } from '../../agent/prompt-catalog.js';
import { UsageError } from '../../errors.js';
import { CATALOG_FORMATS, type CatalogFormat } from '../../profiles/profile.js';
import { reportMeta } from '../../report/json-report.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { RunSetup } from '../../run/prepare-run.js';
import { type WrittenCatalog, writeCatalog } from '../../run/write-catalog.js';
import type { Command, Invocation, TextResult } from '../command.js';
import { ALLOW_OPTION, allowOf, namesIn } from '../command-skills.js';
import { fenceText } from '../io.js';
import { isInside } from '../locate-root.js';

export const command: Command = {
  name: 'catalog',
  summary: 'print the skill catalog for a prompt, or keep it in a file',
  usage: '[--as <form>] [--query <text>] [--max-entries <n>] [--max-bytes <n>] [--write <file>]',
  description:
    'Prints the list of skills for a prompt: names, descriptions and places, never a body. With --write it is kept between two markers of a file such as AGENTS.md; the rest of the file is left alone, and `register` keeps the block up to date.',
  examples: [
    { line: 'skill-registrar catalog --as available-skills', does: 'Prints <available_skills> XML.' },
    { line: 'skill-registrar catalog --write AGENTS.md', does: 'Keeps the list in AGENTS.md.' },
  ],
  options: [
    {
      name: 'as',
      value: 'form',
      choices: CATALOG_FORMATS,
      summary: 'format of the catalog (default: set by the profile, or level with --query)',
    },
    {
      name: 'query',
      value: 'text',
      mayBeEmpty: true,
      summary: 'a request of the user: shows as much as it needs',
    },
    {
      name: 'max',
      value: 'n',
      range: { min: 1, max: 1_000_000 },
      summary: 'maximum number of skills to load with --query (default: 3)',
    },
    { name: 'recent', value: 'a,b', summary: 'recently used skills, the latest first (with --query)' },
    ALLOW_OPTION,
    {
      name: 'max-entries',
      value: 'n',
      range: { min: 1, max: 1_000_000 },
      summary: 'show this many skills at most',
    },
    {
      name: 'max-bytes',
      value: 'n',
      range: { min: 1, max: 1_000_000_000 },
      summary: 'show this many bytes of skills at most',
    },
    { name: 'write', value: 'file', summary: 'keep the catalog between two markers in this file' },
  ],
  positionals: [],
  async run(invocation) {
    const file = invocation.options.text('write');
    return file === undefined ? printCatalog(invocation) : keepCatalog(invocation, file);
  },
};

function formOf({ options }: Invocation) {
  return {
    as: options.text('as') as CatalogFormat | undefined,
    maxEntries: options.number('max-entries'),
    maxBytes: options.number('max-bytes'),
  };
}

async function printCatalog(invocation: Invocation): Promise<TextResult> {
  const { options } = invocation;
  const wanted = {
    ...formOf(invocation),
    query: options.text('query'),
    max: options.number('max'),
    recent: namesIn(options.text('recent')),
    allow: allowOf(options),
  };
  if (wanted.query !== undefined && wanted.as !== undefined && wanted.as !== 'level')
    throw new UsageError(
      `--query has no meaning with --as ${wanted.as}.`,
      'Leave --as out, or use --as level.',
    );
  const catalog = await catalogText(await invocation.request('status'), wanted);
  warnAboutMissing(catalog, invocation);
  const { text, as, level, shown, total, truncated, errors } = catalog;
  const fields = {
    ...metaOf(invocation, catalog.opened.setup),
    text,
    as,
    level,
    shown,
    total,
    truncated,
    errors,
  };
  return { kind: 'text', exitCode: 0, text: fenceText(text ?? '', invocation.io), isVerbatim: true, fields };
}

function warnAboutMissing(
  { errors, shown, total, truncated }: RepositoryCatalog,
  { io, common }: Invocation,
) {
  if (common.isQuiet) return;
  if (truncated) io.stderr.write(`Only ${shown} of ${total} skills are shown because of the limits.\n`);
  const files = new Set(errors.map(({ path: file }) => file)).size;
  if (files > 0) {
    const what = files === 1 ? 'One skill is' : `${files} skills are`;
    io.stderr.write(`${what} not valid and left out. Run 'skill-registrar validate' to see why.\n`);
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
  const file = path.relative(common.root, target).split(path.sep).join('/');
  const written = await writeCatalog(await invocation.request('status'), file, formOf(invocation));
  if (!written.isTracked && written.problems.length === 0 && !common.isQuiet)
    io.stderr.write(`${neutralizeMessage(hintAt(written))}\n`);
  const [problem] = written.problems;
  const text = problem === undefined ? sayWritten(written) : `${problem.message} ${problem.fix}`;
  return {
    kind: 'text',
    exitCode: problem === undefined ? 0 : 1,
    text: neutralizeMessage(text),
    fields: {
      ...metaOf(invocation, written.setup),
      as: written.as,
      file,
      changed: written.isChanged,
      diagnostics: written.problems,
      text,
    },
  };
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
