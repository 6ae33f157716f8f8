import fs from 'node:fs';
import path from 'node:path';

/** The file of each client's program below node_modules; a script is started with Node.js. */
const PROGRAM_FILES = {
  'claude-code': '@anthropic-ai/claude-code-linux-x64/claude',
  codex: '@openai/codex/bin/codex.js',
  copilot: '@github/copilot-linux-x64/copilot',
  'gemini-cli': '@google/gemini-cli/bundle/gemini.js',
  opencode: 'opencode-linux-x64/bin/opencode',
};

/** The words that start an installed client. */
export function clientCommand(client, packages) {
  const file = path.join(packages, PROGRAM_FILES[client]);
  return file.endsWith('.js') ? [process.execPath, file] : [file];
}

/** Writes the files of a case; see test/clients/cases.mjs. */
export function writeCase(files, skills, { home, repository }) {
  const resolve = (file) => {
    const named = file.replace('{skills}', skills);
    return named.startsWith('~/') ? path.join(home, named.slice(2)) : path.join(repository, named);
  };
  for (const [name, content] of Object.entries(files)) {
    const file = resolve(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (typeof content === 'object' && 'link' in content) fs.symlinkSync(resolve(content.link), file);
    else fs.writeFileSync(file, content);
  }
}
