import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import bundledChromium from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const hasBundled = process.platform === 'linux' && process.arch === 'x64';
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/**
 * A real browser: the one in CHROME_PATH, the one from the dev dependencies, or if that does not run, the installed
 * Chrome.
 */
export async function openBrowser() {
  const executablePath = process.env['CHROME_PATH'] ?? (hasBundled ? await unpackChromium() : undefined);
  // Chromium leaves files behind.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
  const env = /** @type {Record<string, string>} */ ({ ...process.env, TMPDIR: folder });
  // Containers run tests as root, where Chromium has no sandbox.
  const browser = await chromium.launch({
    ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
    args: ['--no-sandbox'],
    env,
  });
  browser.on('disconnected', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return browser;
}

/** Unpacks Chromium once. The package unpacks it to the temporary directory, which tests leave empty. */
async function unpackChromium() {
  const folder = path.join(CACHE, 'chromium-147.0.0');
  const executable = path.join(folder, 'chromium');
  if (fs.existsSync(executable)) return executable;
  const draft = `${folder}-${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = draft;
  try {
    await bundledChromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    fs.renameSync(draft, folder);
  } catch {
    // Another test was faster, with the same result.
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return executable;
}
