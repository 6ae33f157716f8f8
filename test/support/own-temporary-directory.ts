import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PACKED_FOLDER } from './packed-program.js';

/** Compiled code that Node.js caches for programs that ask for it, such as the compiler. */
const CACHE_OF_NODE = 'node-compile-cache';

/** Gives each test run its own temporary directory, and fails if a test leaves something in it. */
export default function useOwnTemporaryDirectory(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-tests-'));
  // Some tests read their files as another user.
  fs.chmodSync(folder, 0o755);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  return () => {
    const left = fs.readdirSync(folder).filter((name) => name !== CACHE_OF_NODE && name !== PACKED_FOLDER);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (left.length === 0) return;
    console.error(`The tests left something in their temporary directory: ${left.join(', ')}`);
    // An error here would be printed, but the run would pass.
    process.exitCode = 1;
  };
}
