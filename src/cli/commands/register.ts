import { explainError } from '../../errors.js';
import { runOperation } from '../../pipeline.js';
import { isOn } from '../../request.js';
import { prepareRun } from '../../run/prepare-run.js';
import type { Command, CommandResult, Invocation } from '../command.js';
import { SINCE_OPTION, withBase } from '../common-options.js';
import { complain } from '../print-failure.js';

export const command: Command = {
  name: 'register',
  summary: 'validate the skills and bring the manifest up to date',
  usage: '[--dry-run] [--check] [--fix] [--force] [--since <ref>] [--auto]',
  description:
    'Scans for skills, validates them and writes manifest.json with its dispatch matrix. Rewrites only what changed and keeps manual edits.',
  examples: [
    { line: 'skill-registrar register --dry-run', does: 'Shows what would change, as a list and as a diff.' },
    { line: 'skill-registrar register --check', does: 'Fails when the manifest is not up to date; for CI.' },
  ],
  options: [
    { name: 'dry-run', summary: 'show what would be written, write nothing' },
    { name: 'fix', summary: 'first fix the skills, as `validate --fix` does' },
    { name: 'check', summary: 'write nothing, exit 1 if the manifest is not up to date' },
    {
      name: 'force',
      summary:
        'register skills despite validation errors, and allow removing more than half of the entries; unsafe or unreadable skills are never registered',
    },
    {
      name: 'auto',
      summary: 'for start-up scripts: obey autoRegister, and exit 0 whatever happens',
    },
    SINCE_OPTION,
  ],
  positionals: [],
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
    });
    const outcome = await runOperation(await withBase(asked, options));
    return { kind: 'outcome', outcome, mode: dryRun ? 'preview' : check ? 'check' : 'write' };
  },
};

/** Turns off registration at the start of an orchestrator, as CLEO does. */
const AUTO_REGISTER = 'CLEO_SKILL_AUTO_REGISTER';

/** The program that starts must not fail because a skill is broken. */
async function registerAtStart({ request, io }: Invocation): Promise<CommandResult> {
  try {
    const wanted = await request('register');
    const { settings } = await prepareRun(wanted);
    if (!settings.autoRegister || !isOn(wanted.environment.variables[AUTO_REGISTER] ?? 'true')) {
      return { kind: 'text', exitCode: 0, text: 'Automatic registration is off.\n', fields: {} };
    }
    const outcome = await runOperation(wanted);
    return { kind: 'outcome', outcome: { ...outcome, exitCode: 0 }, mode: 'write' };
  } catch (error) {
    complain(explainError(error), io.stderr);
    return { kind: 'served', exitCode: 0 };
  }
}
