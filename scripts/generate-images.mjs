// Draws the pictures of README.md as SVG: what the program prints in a terminal, and the summary of the Action.
// Usage: node scripts/generate-images.mjs, after `npm run build`. A test checks that the pictures are current.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import MarkdownIt from 'markdown-it';

const TOP = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = 'docs/images';

/** What the picture of the terminal shows, 80 columns wide and in colors. */
export const SHOWN_COMMAND = ['validate', '--root', 'examples/broken'];

/** The text of each picture, by its path in the repository; `printed` is what the shown command says. */
export function drawImages(printed) {
  return {
    [`${FOLDER}/terminal.svg`]: drawTerminal(`skill-registrar ${SHOWN_COMMAND.join(' ')}`, printed),
    [`${FOLDER}/summary.svg`]: drawSummary('test/action/samples/check-summary.md'),
  };
}

const COLUMNS = 84;
const LINE = 18;
const CHARACTER = 8.4;

function drawTerminal(command, printed) {
  const lines = [`${ESCAPE}[2m$${ESCAPE}[22m ${command}`, ...printed.trimEnd().split('\n')];
  const [width, height] = [Math.ceil(COLUMNS * CHARACTER), (lines.length + 2) * LINE];
  const rows = lines.map(
    (line, index) => `<text x="16" y="${(index + 2) * LINE}" xml:space="preserve">${spansOf(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(`The output of ${command}`)}">
<style>
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #e6edf3 }
.bold { font-weight: 600 } .dim { fill: #9198a1 } .red { fill: #ff7b72 } .green { fill: #56d364 } .yellow { fill: #e3b341 } .blue { fill: #79c0ff }
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${rows.join('\n')}
</svg>
`;
}

const ESCAPE = '\x1b';
const CODE = new RegExp(`${ESCAPE}\\[(\\d+)m`);

/** The codes that picocolors writes. */
const STYLES = { 1: 'bold', 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow', 34: 'blue' };
const ENDS = { 22: ['bold', 'dim'], 39: ['red', 'green', 'yellow', 'blue'] };

function spansOf(line) {
  const on = new Set();
  const [first, ...rest] = line.split(CODE);
  let spans = escapeXml(first);
  for (let at = 0; at < rest.length; at += 2) {
    const code = rest[at];
    if (STYLES[code] !== undefined) on.add(STYLES[code]);
    for (const style of ENDS[code] ?? []) on.delete(style);
    const text = escapeXml(rest[at + 1]);
    if (text !== '') spans += on.size === 0 ? text : `<tspan class="${[...on].join(' ')}">${text}</tspan>`;
  }
  return spans;
}

/** The findings of the pull request; what follows is folded on GitHub. */
function drawSummary(file) {
  const text = fs.readFileSync(path.join(TOP, file), 'utf8').split('\n### Already in the base commit')[0];
  const markdown = new MarkdownIt({ html: false, xhtmlOut: true });
  const body = markdown.render(text).replaceAll(/<\/?a\b[^>]*>/g, (tag) => (tag === '</a>' ? '</i>' : '<i>'));
  const [width, height] = [1000, 980];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The job summary of a check">
<rect width="100%" height="100%" rx="8" fill="#ffffff" stroke="#d1d9e0"/>
<foreignObject x="24" y="8" width="${width - 48}" height="${height - 24}">
<div xmlns="http://www.w3.org/1999/xhtml">
<style>
div { font: 15px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; color: #1f2328; overflow: hidden }
h1, h2 { border-bottom: 1px solid #d1d9e0; padding-bottom: .3em } h1 { font-size: 26px } h2 { font-size: 21px } h3 { font-size: 17px }
table { border-collapse: collapse; font-size: 13px } th, td { border: 1px solid #d1d9e0; padding: 4px 10px; text-align: left }
code { font: 85% ui-monospace, Menlo, Consolas, monospace; background: #eff1f3; padding: .2em .4em; border-radius: 6px }
pre { background: #f6f8fa; padding: 12px; border-radius: 6px } pre code { background: none; padding: 0 } i { font-style: normal; color: #0969da }
</style>
${body}</div>
</foreignObject>
</svg>
`;
}

function escapeXml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync(process.execPath, ['dist/cli/index.js', ...SHOWN_COMMAND], {
    cwd: TOP,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, FORCE_COLOR: '1' },
  });
  fs.mkdirSync(path.join(TOP, FOLDER), { recursive: true });
  for (const [file, text] of Object.entries(drawImages(stdout))) fs.writeFileSync(path.join(TOP, file), text);
}
