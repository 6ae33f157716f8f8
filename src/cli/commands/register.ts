import { runOperation } from '../../pipeline.js';
import type { Command } from '../command.js';
import { SINCE_OPTION, withBase } from '../since.js';

export const command: Command = {
  name: 'register',
  summary: 'validate the skills and bring the manifest up to date',
  usage: '[--dry-run] [--check] [--force] [--since <ref>]',
  description:
    'Scans for skills, validates them and writes manifest.json with its dispatch matrix. Only what changed is rewritten, and what people wrote stays.',
  examples: [
    { line: 'skill-registrar register --dry-run', does: 'Shows what would change, as a list and as a diff.' },
    { line: 'skill-registrar register --check', does: 'Fails when the manifest is not up to date; for CI.' },
  ],
  options: [
    { name: 'dry-run', summary: 'show what would be written, write nothing' },
    { name: 'check', summary: 'write nothing, exit 1 if the manifest is not up to date' },
    {
      name: 'force',
      summary: 'register skills in spite of validation errors; never what is unsafe or cannot be read',
    },
    SINCE_OPTION,
  ],
  positionals: [],
  hasFindings: true,
  async run({ options, request }) {
    const dryRun = options.isSet('dry-run');
    const check = options.isSet('check');
    const asked = await request('register', { dryRun, check, force: options.isSet('force') });
    const outcome = await runOperation(withBase(asked, options));
    return { kind: 'outcome', outcome, mode: dryRun ? 'preview' : check ? 'check' : 'write' };
  },
};
