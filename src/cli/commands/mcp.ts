import path from 'node:path';
import * as operations from '../../agent/operations.js';
import type { SkillServerOptions } from '../../config/request.js';
import { slashed } from '../../files/absolute-path.js';
import { countText } from '../../text/suggest.js';
import { renderColumns } from '../../text/visible-text.js';
import type { Command, Invocation } from '../command.js';
import { AGENT_OPTIONS, allowOf, bundledOf, openCommandSkills } from '../command-skills.js';

export const mcp: Command = {
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
    { name: 'consent', summary: 'ask the user before a skill is read for the first time' },
    ...AGENT_OPTIONS,
  ],
  positionals: [],
  ownsStdout: true,
  async run(invocation) {
    await invocation.io.serveMcp(optionsOf(invocation));
    return { kind: 'served', exitCode: 0 };
  },
};

function optionsOf({ options, io, request, printError }: Invocation): SkillServerOptions {
  const folder = options.text('private');
  const bundled = bundledOf({ options, io });
  return {
    request: () => request('status', bundled),
    workingDirectory: slashed(io.cwd),
    signal: io.untilInterrupted(),
    onProblem: printError,
    allow: allowOf(options),
    asksConsent: options.isSet('consent'),
    ...(folder === undefined ? {} : { privateDirectory: path.resolve(io.cwd, folder) }),
  };
}

export const inspect: Command = {
  name: 'inspect',
  summary: 'show what an agent session would start with',
  usage: '[--allow <name>]…',
  description:
    'Shows the state of a new session: whether skills are enabled, the root and working directory, and the catalog with its errors. A running server shows its own session with the tool skill_inspect.',
  examples: [{ line: 'skill-registrar inspect --json', does: 'Prints the snapshot as JSON.' }],
  options: AGENT_OPTIONS,
  positionals: [],
  async run(invocation) {
    const skills = await openCommandSkills(invocation);
    return skills.show(operations.inspect({}, skills), (session) => {
      const { enabled, root_dir, working_dir, catalog } = session;
      const { skills: seen = [], errors = [] } = catalog ?? {};
      const text = renderColumns([
        ['skills', enabled ? countText(seen.length, 'skill') : 'disabled'],
        ['errors', String(errors.length)],
        ['root', root_dir],
        ['working directory', working_dir],
        ...seen.map((skill) => [skill.name, invocation.pathOf(skill.path)]),
      ]);
      return skills.answer(0, text, { session });
    });
  },
};
