import { runOperation } from '../../pipeline.js';
import type { Command } from '../command.js';

export const command: Command = {
  name: 'prune',
  summary: 'remove manifest entries whose skill is gone',
  usage: '[--preview] [--force]',
  description:
    'Removes the entries of deleted skills, and the routes made for them. A skill that became invalid keeps its entry.',
  examples: [{ line: 'skill-registrar prune --preview', does: 'Shows what would be removed.' }],
  options: [
    { name: 'preview', summary: 'show what would be removed, write nothing' },
    { name: 'force', summary: 'remove the entries even if they are more than half of all' },
  ],
  positionals: [],
  hasFindings: true,
  async run({ options, request }) {
    const preview = options.isSet('preview');
    const outcome = await runOperation(await request('prune', { preview, force: options.isSet('force') }));
    return { kind: 'outcome', outcome, mode: preview ? 'preview' : 'write' };
  },
};
