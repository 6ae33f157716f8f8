import path from 'node:path';
import { explainError } from '../../errors.js';
import type { SkillServerOptions } from '../../request.js';
import type { Command, Invocation } from '../command.js';
import { ALLOW_OPTION, allowOf } from '../command-skills.js';
import { complain } from '../print-failure.js';

export const command: Command = {
  name: 'mcp',
  summary: 'offer the skills to an agent over the Model Context Protocol',
  usage: '[--private <dir>] [--consent] [--allow <name>]…',
  description:
    'Serves the skills over stdin and stdout: tools to search, load, activate and inspect them, the skills as resources, and the catalog as a prompt. Notifies the client when skills change. Ends when the client disconnects.',
  examples: [{ line: 'skill-registrar mcp --root .', does: 'Starts the server; agents run this.' }],
  options: [
    {
      name: 'private',
      value: 'dir',
      summary: 'copy activated skills to <dir>/.skills (default: copy nothing)',
    },
    { name: 'consent', summary: 'ask the user before the text of a skill is read for the first time' },
    ALLOW_OPTION,
  ],
  positionals: [],
  ownsStdout: true,
  async run(invocation) {
    await invocation.io.serveMcp(optionsOf(invocation));
    return { kind: 'served', exitCode: 0 };
  },
};

function optionsOf(invocation: Invocation): SkillServerOptions {
  const { options, io, request } = invocation;
  const folder = options.text('private');
  return {
    request: () => request('status'),
    workingDirectory: io.cwd.replaceAll('\\', '/'),
    signal: io.untilInterrupted(),
    onProblem: (error) => complain(explainError(error), io.stderr),
    allow: allowOf(options),
    asksConsent: options.isSet('consent'),
    ...(folder === undefined ? {} : { privateDirectory: path.resolve(io.cwd, folder) }),
  };
}
