import { isOn } from '../../config/request.js';
import { runOperation } from '../../pipeline.js';
import { prepareRun } from '../../run/prepare-run.js';
import { type Command, type CommandResult, type Invocation, textResult } from '../command.js';
import {
  dryRunOption,
  FAIL_ON_OPTION,
  readFailOn,
  SINCE_OPTION,
  STATISTICS_OPTION,
  withBase,
} from '../common-options.js';

export const register: Command = {
  name: 'register',
  summary: 'validate the skills and bring the manifest up to date',
  usage: '[--dry-run] [--check] [--fix] [--force] [--since <ref>] [--fail-on <severity>]',
  description:
    'Scans for skills, validates them, and updates the manifest with its dispatch matrix and all other generated files. Rewrites only what changed and keeps manual edits.',
  examples: [
    { line: 'skill-registrar register --dry-run', does: 'Shows what would change, as a list and as a diff.' },
    {
      line: 'skill-registrar register --check',
      does: 'Fails if a generated file is not up to date; for CI.',
    },
  ],
  options: [
    dryRunOption('show what would be written, write nothing'),
    { name: 'check', summary: 'write nothing, exit 1 if a file is not up to date' },
    { name: 'fix', summary: 'fix the skills first, as `validate --fix` does' },
    {
      name: 'force',
      summary:
        'register skills despite validation errors, and allow removing more than half of the entries; unsafe or unreadable skills are never registered',
    },
    SINCE_OPTION,
    FAIL_ON_OPTION,
    STATISTICS_OPTION,
    {
      name: 'auto',
      isUnlisted: true,
      summary: 'for start-up scripts: honor `autoRegister`, and always exit 0',
    },
  ],
  positionals: [],
  succeedsWith: 'auto',
  hasFindings: true,
  async run(invocation) {
    const { options, request } = invocation;
    if (options.isSet('auto')) return registerAtStart(invocation);
    const dryRun = options.isSet('dry-run');
    const check = options.isSet('check');
    const asked = await request('register', {
      dryRun,
      check,
      fix: options.isSet('fix'),
      force: options.isSet('force'),
      ...readFailOn(options),
    });
    const outcome = await runOperation(await withBase(asked, options));
    return { kind: 'outcome', outcome, mode: dryRun ? 'preview' : check ? 'check' : 'write' };
  },
};

/** Turns off registration at the start of an orchestrator, as CLEO does. */
const AUTO_REGISTER = 'CLEO_SKILL_AUTO_REGISTER';

async function registerAtStart({ request }: Invocation): Promise<CommandResult> {
  const wanted = await request('register', { failOn: 'never' });
  const { settings } = await prepareRun(wanted);
  if (!settings.autoRegister || !isOn(wanted.environment.variables[AUTO_REGISTER] ?? 'true'))
    return textResult('Automatic registration is off.\n', {});
  const outcome = await runOperation(wanted);
  return { kind: 'outcome', outcome, mode: 'write' };
}

export const discover: Command = {
  name: 'discover',
  summary: 'list the skills that are not registered yet',
  usage: '[--all]',
  description: 'Lists the skills that a scan finds and the manifest does not have. Writes nothing.',
  examples: [{ line: 'skill-registrar discover --all', does: 'Includes inactive and deprecated skills.' }],
  options: [{ name: 'all', summary: 'include inactive and deprecated skills' }],
  positionals: [],
  hasFindings: true,
  async run({ options, request }) {
    const outcome = await runOperation(await request('discover', { all: options.isSet('all') }));
    return { kind: 'outcome', outcome, mode: 'read' };
  },
};

export const prune: Command = {
  name: 'prune',
  summary: 'remove manifest entries whose skill is gone',
  usage: '[--dry-run] [--force]',
  description:
    'Removes the entries of deleted skills and the routes generated for them. A skill that became invalid keeps its entry.',
  examples: [{ line: 'skill-registrar prune --dry-run', does: 'Shows what would be removed.' }],
  options: [
    dryRunOption('show what would be removed, write nothing'),
    { name: 'force', summary: 'allow removing more than half of the entries' },
  ],
  positionals: [],
  hasFindings: true,
  async run({ options, request }) {
    const preview = options.isSet('dry-run');
    const outcome = await runOperation(await request('prune', { preview, force: options.isSet('force') }));
    return { kind: 'outcome', outcome, mode: preview ? 'preview' : 'write' };
  },
};

export const status: Command = {
  name: 'status',
  summary: 'compare the skills with the manifest',
  usage: '[name] [--fail-on <severity>]',
  description:
    'Shows whether each skill, or the named one, is registered and up to date. Writes nothing. Fails on findings only with --fail-on.',
  examples: [
    { line: 'skill-registrar status release-notes', does: 'Shows one skill with its tags and routes.' },
    { line: 'skill-registrar status --profile all', does: 'Shows in which clients each skill works.' },
  ],
  options: [FAIL_ON_OPTION, STATISTICS_OPTION],
  positionals: [{ name: 'name' }],
  hasFindings: true,
  async run({ options, positionals, request }) {
    const names = positionals.length === 0 ? {} : { names: positionals };
    const asked = await request('status', { ...names, ...readFailOn(options) });
    return { kind: 'outcome', outcome: await runOperation(asked), mode: 'compare' };
  },
};
