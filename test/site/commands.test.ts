import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, removeFolder, writeFiles } from '../support/a-folder.js';
import { openBrowser } from '../support/browser.mjs';
import { expectValidReport } from '../support/expect-valid-report.js';
import { packedProgram } from '../support/packed-program.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';
import { siteOf } from './a-site.js';

const FILES = {
  'skills/pdf/SKILL.md': skillText({ name: 'pdf', description: 'Fills and merges PDF files.' }),
  'skills/pdf/scripts/fill.py': 'print("x")\n',
  'skills/docs/SKILL.md': skillText({ name: 'docs', description: 'Writes documents.' }),
  'skills/docs/inner/SKILL.md': skillText({ name: 'inner', description: 'Is inside of another.' }),
};

function bytesIn(folder: string): Readonly<Record<string, string>> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'base64')]));
}

describe('skill-registrar site', () => {
  it('site prints one valid document about what it wrote', async () => {
    const cwd = aFolder(FILES);
    const run = await cli(['site', '--out', 'public', '--json'], { cwd });
    expectValidReport(run.json());
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.json()).toMatchObject({
      changed: true,
      site: { out: 'public', skills: 2, removed: 0, unchanged: 0 },
    });
    const again = await cli(['site', '--out', 'public', '--json'], { cwd });
    expect(again.json()).toMatchObject({ changed: false, site: { written: 0, removed: 0 } });
  });

  it('site writes the same bytes for the same skills, whatever the time and the place', async () => {
    const sites = [await siteOf(FILES), await siteOf(FILES)];
    onTestFinished(() => {
      for (const { folder } of sites) removeFolder(folder);
    });
    expect(bytesIn(sites[1]!.out)).toEqual(bytesIn(sites[0]!.out));
  });

  it('site shows a skill that its profile accepts although YAML rejects the frontmatter', async () => {
    const broken = '---\nname: pdf\ndescription: Use when: a task has a PDF.\n---\n\n# PDF\n';
    const cwd = aFolder({ 'skills/pdf/SKILL.md': broken });
    const run = await cli(['site', '--out', 'public', '--profile', 'pipeline'], { cwd });
    expect(run.exitCode, run.stderr).toBe(0);
    const page = fs.readFileSync(path.join(cwd, 'public/index.html'), 'utf8');
    expect(page).toContain('Use when: a task has a PDF.');
  });

  it('site writes only the site, not the manifest or other files of the repository', async () => {
    const site = await siteOf(FILES);
    onTestFinished(() => removeFolder(site.folder));
    expect(Object.keys(bytesIn(site.repository)).sort()).toEqual(Object.keys(FILES).sort());
  });

  it('site uses title and description of the config, or else the title of the README', async () => {
    const config = JSON.stringify({ site: { title: 'Acme', description: 'What we know.' } });
    const cwd = aFolder({ ...FILES, 'README.md': '# From the README\n' });
    await cli(['site', '--out', 'a'], { cwd });
    expect(fs.readFileSync(path.join(cwd, 'a/index.html'), 'utf8')).toContain('<h1>From the README</h1>');
    writeFiles(cwd, { 'skill-registrar.json': config });
    await cli(['site', '--out', 'a'], { cwd });
    expect(fs.readFileSync(path.join(cwd, 'a/index.html'), 'utf8')).toContain(
      '<h1>Acme</h1>\n<p class="lead">What we know.</p>',
    );
  });

  it.each([
    [[], 'site needs a directory.'],
    [['--out', '.'], 'that is the repository'],
    [['--out', 'x', '--base-url', 'acme.example'], '--base-url is not the URL of a site'],
    [['--out', 'x', '--base-url', 'javascript:alert(1)'], '--base-url is not the URL of a site'],
    [['--out', 'x', '--base-url', 'https://acme.example/?q=1'], '--base-url is not the URL of a site'],
  ])('site rejects %j', async (options, message) => {
    const run = await cli(['site', ...options, '--json'], { cwd: aFolder(FILES) });
    expect(run.exitCode).toBe(2);
    expect(run.json().error).toMatchObject({ code: 'E_USAGE', message: expect.stringContaining(message) });
  });

  it('routes requests in a repository that keeps no manifest, as dispatch does', async () => {
    const config = JSON.stringify({ manifest: false });
    const cwd = aFolder({ ...FILES, 'skill-registrar.json': config });
    const run = await cli(['site', '--out', 'public'], { cwd });
    expect(run.exitCode).toBe(0);
    const data = fs.readFileSync(path.join(cwd, 'public/assets/routing-data.js'), 'utf8');
    expect(data).toContain('Fills and merges PDF files.');
    const { json } = await cli(['dispatch', 'merge these pdf files', '--json'], { cwd });
    expect(json()).toMatchObject({ skill: 'pdf' });
    expect(fs.readdirSync(cwd).sort()).toEqual(['public', 'skill-registrar.json', 'skills']);
  });

  it('site publishes skill.md as SKILL.md', async () => {
    const cwd = aFolder({ 'skills/pdf/skill.md': FILES['skills/pdf/SKILL.md'] });
    await cli(['site', '--out', 'public'], { cwd });
    const copy = fs.readFileSync(path.join(cwd, 'public/.well-known/agent-skills/pdf/SKILL.md'), 'utf8');
    expect(copy).toBe(FILES['skills/pdf/SKILL.md']);
  });

  it("site publishes only the skill's own directories for a skill at the top of a repository", async () => {
    const cwd = aFolder({
      'SKILL.md': skillText({ name: 'top', description: 'Is the whole repository.' }),
      'references/a.md': 'a',
      'src/secret.ts': 'b',
      'skill-registrar.json': '{"roots":[{"path":".","levels":["self"]}]}',
    });
    await cli(['site', '--out', 'public', '--level', 'permissive'], { cwd });
    const { skills } = JSON.parse(fs.readFileSync(path.join(cwd, 'public/skills.json'), 'utf8'));
    expect(skills[0]).toMatchObject({ name: 'top', files: ['SKILL.md', 'references/a.md'] });
  });

  it('site shows the plugin of each skill', async () => {
    const marketplace = {
      name: 'acme',
      owner: { name: 'Acme' },
      plugins: [{ name: 'documents', source: './', strict: false, skills: ['./skills/pdf'] }],
    };
    const cwd = aFolder({
      ...FILES,
      '.claude-plugin/marketplace.json': JSON.stringify(marketplace),
      'plugins/office/.claude-plugin/plugin.json': '{"name":"office"}',
      'plugins/office/skills/sheet/SKILL.md': skillText({ name: 'sheet', description: 'Fills sheets.' }),
      'skill-registrar.json': '{"roots":["skills","plugins/office/skills"]}',
    });
    await cli(['site', '--out', 'public'], { cwd });
    const { skills } = JSON.parse(fs.readFileSync(path.join(cwd, 'public/skills.json'), 'utf8'));
    const plugins = skills.map(({ name, plugin }: { name: string; plugin: string | null }) => [name, plugin]);
    expect(plugins).toEqual([
      ['docs', null],
      ['pdf', 'documents'],
      ['sheet', 'office'],
    ]);
  });

  it('site shows the source, agents and link previews, and findings only if the config says so', async () => {
    const cwd = aFolder({
      ...FILES,
      'skill-registrar.json': '{"site":{"repository":"acme/skills"}}',
      '.claude/agents/reviewer.md': '---\nname: reviewer\ndescription: Reviews changes.\n---\nLook.\n',
    });
    await cli(['site', '--out', 'public', '--base-url', 'https://acme.example/'], { cwd });
    const read = (page: string) => fs.readFileSync(path.join(cwd, 'public', page), 'utf8');
    expect(fs.existsSync(path.join(cwd, 'public/findings.html'))).toBe(false);
    expect(read('index.html')).toContain('<meta property="og:url" content="https://acme.example/">');
    expect(read('components.html')).toContain(
      '<a href="https://github.com/acme/skills/blob/HEAD/.claude/agents/reviewer.md">reviewer</a>',
    );
    const [skill] = fs.readdirSync(path.join(cwd, 'public/skills')).filter((name) => name.endsWith('.html'));
    expect(read(`skills/${skill}`)).toContain('Edit on GitHub');
    fs.writeFileSync(path.join(cwd, 'skill-registrar.json'), '{"site":{"findings":true}}');
    await cli(['site', '--out', 'public'], { cwd });
    expect(fs.existsSync(path.join(cwd, 'public/findings.html'))).toBe(true);
  });

  it('site fails if no skill is valid', async () => {
    const cwd = aFolder({ 'skills/broken/SKILL.md': '---\nname: broken\n---\n' });
    const run = await cli(['site', '--out', 'public'], { cwd, isTty: true });
    expect(run).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('No skill is valid. The site is empty.'),
    });
    const again = await cli(['site', '--out', 'public', '--json'], { cwd });
    expectValidReport(again.json());
    expect(again.json()).toMatchObject({ success: false, site: { skills: 0, invalid: 1 } });
  });

  it('site leaves the files of a nested skill to that skill', async () => {
    const cwd = aFolder({ ...FILES, 'skill-registrar.json': '{"nested":"register"}' });
    await cli(['site', '--out', 'public'], { cwd });
    const { skills } = JSON.parse(fs.readFileSync(path.join(cwd, 'public/skills.json'), 'utf8'));
    const files = Object.fromEntries(
      skills.map((skill: { name: string; files: string[] }) => [skill.name, skill.files]),
    );
    expect(files).toEqual({ docs: ['SKILL.md'], inner: ['SKILL.md'], pdf: ['SKILL.md', 'scripts/fill.py'] });
  });
});

describe('skill-registrar serve', () => {
  it('serve serves the site, reloads open pages after a change, and stops on a signal', async () => {
    const cwd = aFolder(FILES);
    const process_ = spawn(process.execPath, [packedProgram(), 'serve', '--port', '0', '--json'], { cwd });
    const ended = new Promise<number | null>((resolve) => process_.on('exit', resolve));
    onTestFinished(() => void process_.kill('SIGKILL'));
    const { url } = JSON.parse(await firstDocument(process_.stdout)) as { url: string };
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${url}skills/pdf.html`);
    const isListening = page.waitForRequest('**/.events').catch(() => undefined);
    await Promise.race([isListening, page.waitForTimeout(500)]);
    writeFiles(cwd, {
      'skills/pdf/SKILL.md': skillText({ name: 'pdf', description: 'Does something new.' }),
    });
    await page.getByText('Does something new.').first().waitFor();
    process_.kill('SIGINT');
    // Windows has no signals: the process is ended instead.
    expect(await ended).toBe(process.platform === 'win32' ? null : 0);
  });
});

async function firstDocument(stream: Readable): Promise<string> {
  let text = '';
  for await (const part of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += String(part);
    if (text.endsWith('}\n')) break;
  }
  return text;
}
