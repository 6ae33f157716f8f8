import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { explainError } from '../../errors.js';
import { WorkspaceError } from '../../files/workspace.js';
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
  examples: [
    { line: 'skill-registrar mcp --root .', does: 'Starts the server; agents run this, not people.' },
  ],
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
    const options = optionsOf(invocation);
    const { serve } = await loadServer();
    await serve(options);
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

/** The server is a bundle of its own beside that of the command line; in a plain build its module is further up. */
async function loadServer(): Promise<{ serve(options: SkillServerOptions): Promise<void> }> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const places = ['../mcp/index.js', '../../mcp/main.js'].map((place) => path.join(here, place));
  const found = places.find((place) => fs.existsSync(place));
  if (found === undefined)
    throw new WorkspaceError('The server is not part of this installation.', places[0]!);
  // The bundler must not follow this import: the command would carry the protocol's SDK.
  return import(/* webpackIgnore: true */ pathToFileURL(found).href);
}
