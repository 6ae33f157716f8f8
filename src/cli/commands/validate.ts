import { runOperation } from '../../pipeline.js';
import type { Command } from '../command.js';
import { SINCE_OPTION, withBase } from '../since.js';

export const command: Command = {
  name: 'validate',
  summary: 'check skills against the rules of the profile',
  usage: '[name…] [--all] [--protocol] [--fix [--dry-run]] [--since <ref>]',
  description:
    'Checks the named skills, or all of them, and says what is wrong, where, and what to do. Writes nothing without --fix.',
  examples: [
    { line: 'skill-registrar validate pdf', does: 'Checks one skill by name.' },
    {
      line: 'skill-registrar validate --all --profile all',
      does: 'Shows in which clients each skill works.',
    },
  ],
  options: [
    { name: 'all', summary: 'every skill (the default when no name is given)' },
    { name: 'protocol', summary: 'required sections are errors' },
    { name: 'fix', summary: 'fix what can be fixed without changing what the author meant' },
    { name: 'dry-run', summary: 'with --fix: show the diff, write nothing' },
    SINCE_OPTION,
  ],
  positionals: [{ name: 'name', many: true }],
  hasFindings: true,
  async run({ options, positionals, request }) {
    const all = options.isSet('all') || positionals.length === 0;
    const asked = await request('validate', {
      all,
      protocol: options.isSet('protocol'),
      fix: options.isSet('fix'),
      dryRun: options.isSet('dry-run'),
      ...(all ? {} : { names: positionals }),
    });
    const outcome = await runOperation(withBase(asked, options));
    const isPreview = options.isSet('fix') && options.isSet('dry-run');
    return { kind: 'outcome', outcome, mode: isPreview ? 'preview' : 'read' };
  },
};
