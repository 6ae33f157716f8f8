import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { makeFolder, removeFolder } from './a-folder.js';
import { installedFile } from './installed-file.js';
import { close, listen } from './listen.js';
import { node24 } from './node24.js';

export const BOT = { login: 'octo-bot', token: 'gho_test_token_admin' };
export const PERSON = { login: 'mona', token: 'gho_test_token_mona' };
export const ORGANIZATION = 'acme';

const SEED = {
  tokens: {
    [BOT.token]: { login: BOT.login, scopes: ['repo', 'admin:org'] },
    [PERSON.token]: { login: PERSON.login, scopes: ['repo', 'admin:org'] },
  },
  github: {
    users: [
      { login: BOT.login, name: 'Octo Bot', email: 'bot@example.com' },
      { login: PERSON.login, name: 'Mona', email: 'mona@example.com' },
    ],
    orgs: [
      {
        login: ORGANIZATION,
        name: 'Acme',
        members: [
          { login: BOT.login, role: 'admin' },
          { login: PERSON.login, role: 'admin' },
        ],
      },
    ],
  },
};

export interface Emulator {
  readonly url: string;
  stop(): Promise<void>;
}

/** A private GitHub: the npm package `emulate`, a stateful emulator of its REST API. */
export async function startEmulate(): Promise<Emulator> {
  const node = node24();
  if (node === null) throw new Error('The emulator needs Node.js 24, and there is none for this platform.');
  const port = await freePort();
  const entry = installedFile('emulate/dist/index.js');
  const args = [entry, 'start', '--service', 'github', '--port', String(port), '--seed', 'seed.json'];
  const folder = makeFolder({ 'seed.json': JSON.stringify(SEED) });
  const child = spawn(node, args, { stdio: 'ignore', cwd: folder });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    removeFolder(folder);
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${url}/meta`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The emulator at ${url} did not start.`);
}
