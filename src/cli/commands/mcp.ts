import path from 'node:path';
import { explainError } from '../../errors.js';
import type { SkillServerOptions } from '../../request.js';
import type { Command, Invocation } from '../command.js';
import { ALLOW_OPTION } from '../command-skills.js';
import { complain } from '../print-failure.js';

export const command: Command = {
  name: 'mcp',
  summary: 'offer the skills to an agent over the Model Context Protocol',
  usage: '[--private <dir>] [--allow <name>]…',
  description:
    'Serves the tools skill_search, skill_load, skill_activate, skill_resources, skill_dispatch, skill_list and skill_inspect, and the skills as resources, over stdin and stdout. Tells the client when skills change. Ends when the client hangs up.',
  examples: [{ line: 'skill-registrar mcp --root .', does: 'Is started by an agent, not by hand.' }],
  options: [
    {
      name: 'private',
      value: 'dir',
      summary: 'copy activated skills to <dir>/.skills (default: copy nothing)',
    },
    ALLOW_OPTION,
  ],
  positionals: [],
  async run(invocation) {
    await invocation.io.serveMcp(optionsOf(invocation));
    return { kind: 'served', exitCode: 0 };
  },
};

function optionsOf(invocation: Invocation): SkillServerOptions {
  const { options, io, request } = invocation;
  const allow = options.texts('allow');
  const folder = options.text('private');
  return {
    request: () => request('status'),
    workingDirectory: io.cwd.replaceAll('\\', '/'),
    signal: io.untilInterrupted(),
    onProblem: (error) => complain(explainError(error), io.stderr),
    ...(allow.length === 0 ? {} : { allow }),
    ...(folder === undefined ? {} : { privateDirectory: path.resolve(io.cwd, folder) }),
  };
}
