// Renders Markdown files much as GitHub does, to look at what the Action writes.
// Usage: node scripts/preview-markdown.mjs <folder for the images> <file.md>…
import fs from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { openBrowser } from '../test/support/browser.mjs';

const STYLE = `
  body { font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; color: #1f2328; width: 980px; margin: 32px; }
  h1, h2 { border-bottom: 1px solid #d1d9e0; padding-bottom: .3em; } h1 { font-size: 2em } h2 { font-size: 1.5em } h3 { font-size: 1.25em }
  table { border-collapse: collapse; display: block; overflow: auto; width: max-content; max-width: 100%; margin-bottom: 16px }
  th, td { border: 1px solid #d1d9e0; padding: 6px 13px } tr:nth-child(2n) { background: #f6f8fa }
  code { font: 85% ui-monospace, Menlo, Consolas, monospace; background: #818b981f; padding: .2em .4em; border-radius: 6px }
  pre { background: #f6f8fa; padding: 16px; border-radius: 6px; overflow: auto } pre code { background: none; padding: 0 }
  a { color: #0969da; text-decoration: none } blockquote { border-left: .25em solid #d1d9e0; margin: 0 0 16px; padding: 0 1em; color: #59636e }
`;

const [folder, ...files] = process.argv.slice(2);
if (folder === undefined || files.length === 0)
  throw new Error('Usage: preview-markdown.mjs <folder> <file.md>…');
fs.mkdirSync(folder, { recursive: true });
const markdown = new MarkdownIt({ html: true, linkify: true });
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1044, height: 800 } });
  for (const file of files) {
    const body = markdown.render(fs.readFileSync(file, 'utf8'));
    await page.setContent(`<meta charset="utf-8"><style>${STYLE}</style>${body}`);
    const image = path.join(folder, `${path.basename(file, '.md')}.png`);
    await page.screenshot({ path: image, fullPage: true });
    console.log(image);
  }
} finally {
  await browser.close();
}
