import { runOperation } from '../../pipeline.js';
import type { Command } from '../command.js';

export const command: Command = {
  name: 'discover',
  summary: 'list skills that are not registered yet',
  usage: '[--all]',
  description: 'Lists the skills that a scan finds and the manifest does not have. Writes nothing.',
  examples: [{ line: 'skill-registrar discover --all', does: 'Lists inactive and deprecated ones too.' }],
  options: [{ name: 'all', summary: 'include inactive and deprecated skills' }],
  positionals: [],
  hasFindings: true,
  async run({ options, request }) {
    const outcome = await runOperation(await request('discover', { all: options.isSet('all') }));
    return { kind: 'outcome', outcome, mode: 'read' };
  },
};
