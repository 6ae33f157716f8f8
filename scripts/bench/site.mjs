/**
 * Measures a site in a real browser: the first paint of the catalog and every keystroke of its search.
 * Usage: npm run bench:site -- [--skills 2000] [--repetitions 5] [--program dist/cli/index.js]
 * It fails when something does not run; it never fails because of a time.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser } from '../../test/support/browser.mjs';
import { provideCorpus } from './corpus.mjs';

/** What someone types: words that many skills have, then fewer, then nothing. */
const TYPED = [
  's',
  'sc',
  'sch',
  'sche',
  'schem',
  'schema',
  'schema ',
  'schema m',
  'schema mi',
  'e',
  '',
  'zzzz',
  '',
];
const TARGET_MS = 100;

const { values } = parseArgs({
  options: {
    skills: { type: 'string', default: '2000' },
    repetitions: { type: 'string', default: '5' },
    program: { type: 'string', default: 'dist/cli/index.js' },
  },
});

const out = mkdtempSync(join(tmpdir(), 'skill-registrar-site-'));
try {
  const build = timed(() => {
    const args = [
      values.program,
      'site',
      '--quiet',
      '--out',
      out,
      '--root',
      provideCorpus(Number(values.skills)),
    ];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  });
  const runs = await measure(pathToFileURL(join(out, 'index.html')).href, Number(values.repetitions));
  print(build, runs);
} finally {
  rmSync(out, { recursive: true, force: true });
}

async function measure(url, repetitions) {
  const browser = await openBrowser();
  try {
    const runs = [];
    for (let run = 0; run < repetitions; run++) runs.push(await measureOnce(browser, url));
    return runs;
  } finally {
    await browser.close();
  }
}

async function measureOnce(browser, url) {
  const floor = await browser.newPage();
  const emptyPaint = await paintOf(floor, 'data:text/html,<p>Nothing');
  await floor.close();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const paint = await paintOf(page, url);
  const keys = [];
  for (const text of TYPED) keys.push(await page.evaluate(typeAndWait, text));
  await page.close();
  return { emptyPaint, paint, keys };
}

async function paintOf(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
}

/** From the event to the frame that shows its result. */
function typeAndWait(text) {
  const input = document.querySelector('#query');
  input.value = text;
  const start = performance.now();
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Comes after the frame is laid out and painted.
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    });
  });
}

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function print(build, runs) {
  const keys = runs.flatMap((run) => run.keys);
  const rows = [
    ['first paint of an empty page', runs.map(({ emptyPaint }) => emptyPaint)],
    ['first paint', runs.map(({ paint }) => paint)],
    ['keystroke', keys],
  ];
  console.log(`${values.skills} skills: site built in ${Math.round(build)} ms\n`);
  console.log('| | median ms | slowest ms | target ms |\n|---|--:|--:|--:|');
  for (const [title, times] of rows) {
    const sorted = [...times].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(`| ${title} | ${Math.round(median)} | ${Math.round(sorted.at(-1))} | ${TARGET_MS} |`);
  }
}
