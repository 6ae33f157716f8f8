import fs from 'node:fs';
import path from 'node:path';
import bundledChromium from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { makeFolder, removeFolder } from './a-folder.js';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** A real browser: the one that CHROME_PATH names, or the one that comes with the packages. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? (await unpackChromium());
  // Chromium leaves files behind.
  const folder = makeFolder();
  const env = { ...process.env, TMPDIR: folder } as Record<string, string>;
  // Containers run tests as root, where Chromium has no sandbox.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env });
  browser.on('disconnected', () => removeFolder(folder));
  return browser;
}

/** Unpacks Chromium once. The package unpacks it to the temporary directory, which tests leave empty. */
async function unpackChromium(): Promise<string> {
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
    process.env['TMPDIR'] = before;
  }
  try {
    fs.renameSync(draft, folder);
  } catch {
    // Another test was faster, with the same result.
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return executable;
}
