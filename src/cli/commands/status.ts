import { runOperation } from '../../pipeline.js';
import type { Command } from '../command.js';

export const command: Command = {
  name: 'status',
  summary: 'compare the skills with the manifest',
  usage: '[name]',
  description: 'Shows for every skill, or one, whether it is in the manifest and up to date. Writes nothing.',
  examples: [
    { line: 'skill-registrar status pdf', does: 'Shows one skill.' },
    { line: 'skill-registrar status --profile all', does: 'Shows in which clients each skill works.' },
  ],
  options: [],
  positionals: [{ name: 'name' }],
  hasFindings: true,
  async run({ positionals, request }) {
    const outcome = await runOperation(
      await request('status', positionals.length === 0 ? {} : { names: positionals }),
    );
    return { kind: 'outcome', outcome, mode: 'compare' };
  },
};
