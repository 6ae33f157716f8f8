import fs from 'node:fs';
import path from 'node:path';
import { askInstalled, type InstalledClients } from '../../clients/ask-installed.js';
import type { Request } from '../../config/request.js';
import { slashed } from '../../files/absolute-path.js';
import { runOperation } from '../../pipeline.js';
import { UsageError } from '../../text/errors.js';
import type { Command } from '../command.js';
import {
  dryRunOption,
  FAIL_ON_OPTION,
  readFailOn,
  SINCE_OPTION,
  STATISTICS_OPTION,
  withBase,
} from '../common-options.js';
import { isInside } from '../locate-root.js';

export const validate: Command = {
  name: 'validate',
  summary: 'check skills against the rules of the profile',
  usage:
    '[name|path…] [--all] [--protocol] [--fix [--dry-run]] [--since <ref>] [--fail-on <severity>] [--with <clients>]',
  description:
    'Checks all skills, or the named ones, and reports what is wrong, where, and how to fix it. Writes nothing without --fix.',
  examples: [
    { line: 'skill-registrar validate release-notes', does: 'Checks one skill by name.' },
    {
      line: 'skill-registrar validate --all --profile all',
      does: 'Shows in which clients each skill works.',
    },
  ],
  options: [
    { name: 'all', summary: 'every skill (the default if none is named)' },
    { name: 'protocol', summary: 'missing required sections are errors' },
    { name: 'fix', summary: 'apply automatic fixes that do not change the meaning' },
    dryRunOption('with --fix: show the diff, write nothing'),
    SINCE_OPTION,
    FAIL_ON_OPTION,
    {
      name: 'with',
      value: 'clients',
      summary: 'also ask these installed clients, such as codex,gemini-cli, which skills they list',
    },
    STATISTICS_OPTION,
  ],
  positionals: [{ name: 'name', many: true }],
  hasFindings: true,
  async run({ options, positionals, request, common, io }) {
    const all = options.isSet('all') || positionals.length === 0;
    const { names, paths } = sortPositionals(positionals, { root: common.root, cwd: io.cwd });
    const asked = await request('validate', {
      all,
      protocol: options.isSet('protocol'),
      fix: options.isSet('fix'),
      dryRun: options.isSet('dry-run'),
      ...readFailOn(options),
      ...(all || names.length === 0 ? {} : { names }),
      ...(all || paths.length === 0 ? {} : { paths }),
      ...readAskedClients(options.text('with'), { root: common.root, variables: io.env }),
    });
    const outcome = await runOperation(await withBase(asked, options));
    const isPreview = options.isSet('fix') && options.isSet('dry-run');
    return { kind: 'outcome', outcome, mode: isPreview ? 'preview' : 'read' };
  },
};

/** The part of a request that `--with` gives. */
function readAskedClients(
  given: string | undefined,
  around: Pick<InstalledClients, 'root' | 'variables'>,
): Pick<Request, 'askClients'> {
  if (given === undefined) return {};
  const clients = [...new Set(given.split(',').map((client) => client.trim()))];
  return { askClients: askInstalled({ clients, ...around }) };
}

/** What has a slash, is `.` or is called SKILL.md is a path; everything else is the name of a skill. */
function sortPositionals(
  given: readonly string[],
  { root, cwd }: { readonly root: string; readonly cwd: string },
): { readonly names: readonly string[]; readonly paths: readonly string[] } {
  const isPath = (text: string) => /[/\\]/.test(text) || /^skill\.md$/i.test(text) || text === '.';
  return {
    names: given.filter((text) => !isPath(text)),
    paths: given.filter(isPath).map((text) => skillPath(text, path.resolve(cwd, text), root)),
  };
}

function skillPath(given: string, target: string, root: string): string {
  const stats = fs.statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`${given} does not exist.`, 'Check the path.');
  const folder = stats.isDirectory() ? target : path.dirname(target);
  if (!isInside(folder, root)) {
    throw new UsageError(`${given} is outside the repository ${root}.`, 'Name its repository with --root.');
  }
  return slashed(path.relative(root, folder)) || '.';
}
