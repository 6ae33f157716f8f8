import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadOutputs } from '../../scripts/clients/outputs.mjs';
import * as clients from '../../src/clients/ask-client.js';
import { programOf } from '../../src/clients/programs.js';
import { aFolder } from '../support/a-folder.js';

/** Stands in for `opencode debug skill`: prints the skills below `.agents/skills`, but not those that it leaves out. */
const CLIENT = `
  const fs = require('node:fs');
  const names = fs.readdirSync('.agents/skills').filter((name) => name !== process.argv[2]);
  const list = names.map((name) => ({ name, description: '', location: process.cwd() + '/.agents/skills/' + name + '/SKILL.md' }));
  console.log(JSON.stringify(list));`;

/** Lets the client load what `register` writes for the repositories with copies. */
function load(leftOut: string): Promise<readonly string[]> {
  const program = path.join(aFolder({ 'client.cjs': CLIENT }), 'client.cjs');
  const surroundingsOf = (_: unknown, { home, cwd }: { home: string; cwd: string }) => ({
    command: [process.execPath, program, leftOut],
    cwd,
    home,
    searchPath: process.env['PATH'] ?? '',
    barrier: [],
    timeoutMs: 30_000,
  });
  return loadOutputs(programOf('opencode'), { scratch: fs.realpathSync(aFolder()), surroundingsOf, clients });
}

describe('npm run clients', () => {
  it('accepts a client that lists every skill that we promise', async () => {
    expect(await load('')).toEqual([]);
  });

  it('names the skills that a client does not list', async () => {
    expect(await load('charts')).toEqual([
      'copies: opencode lists tables instead of charts,tables',
      'linked-copies: opencode lists tables instead of charts,tables',
    ]);
  });
});
