import type http from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../support/a-folder.js';
import { openBrowser } from '../support/browser.mjs';
import { close } from '../support/listen.js';
import { cli } from '../support/run-cli.js';
import { serveBelow, siteOf, type WrittenSite, watchForTrouble, writeModel } from './a-site.js';
import { aModel, manySkills } from './models.js';

const FILES = {
  'README.md': '# Acme skills\n',
  'skill-registrar.json': '{ "site": { "findings": true, "repository": "acme/skills" } }\n',
  'skills/release-notes/SKILL.md':
    '---\nname: release-notes\ndescription: Turns merged pull requests into release notes. Use when a version is about to be published.\nlicense: MIT\ntags: [release, writing]\n---\n# Release notes\n\nFollow [the style](references/style.md), then see [migrations](../database-migration/SKILL.md).\n\n## Steps\n\n| Step | Time |\n|---|--:|\n| Collect | 5 |\n\n## Output\n\n```sh\ngit log --oneline a-very-long-argument-that-does-not-fit-into-a-narrow-window a-very-long-argument\n```\n\n## Checks\n\n1. Read it.\n',
  'skills/release-notes/references/style.md':
    '# Style\n\nShort sentences. Back to [the skill](../SKILL.md).\n',
  'skills/release-notes/scripts/collect.sh': '#!/bin/sh\necho "<collected>"\n',
  'skills/database-migration/SKILL.md':
    '---\nname: database-migration\ndescription: Migrates database schemas without downtime. Use when a table or a column has to change.\ntags: [database]\n---\nExpand, backfill, contract.\n',
  'skills/incident-debugging/SKILL.md':
    '---\nname: incident-debugging\ndescription: Débugs a production incident from symptoms to cause while keeping a timeline.\ntags: [operations, writing]\n---\nLook first.\n',
  'skills/broken/SKILL.md': '---\nname: broken\n---\nNo description.\n',
};

let browser: Browser;
let site: WrittenSite;
let server: http.Server;
let address: string;

beforeAll(async () => {
  site = await siteOf(FILES);
  ({ server, url: address } = await serveBelow('/team/skills/', site.out));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  if (server !== undefined) await close(server);
  if (site !== undefined) removeFolder(site.folder);
});

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext(options);
  onTestFinished(() => context.close());
  const trouble = await watchForTrouble(context, url.startsWith('file:') ? 'file:' : address);
  const page = await context.newPage();
  await page.goto(url);
  onTestFinished(() => expect(trouble).toEqual([]));
  return page;
}

/** Clicks a link and waits for its page. */
async function follow(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name }).click()]);
}

interface Dispatched {
  readonly skill: string | null;
  readonly candidates: readonly { readonly name: string }[];
}

const names = (page: Page) => page.locator('#cards > li h3').allTextContents();

describe.each([
  ['from disk', (page: string) => site.url(page)],
  ['below a path on a host', (page: string) => `${address}${page}`],
])('site opened %s', (_, at) => {
  it('lists the valid skills, and links to a page for each', async () => {
    const page = await open(at('index.html'));
    expect(await page.title()).toBe('Acme skills');
    expect(await names(page)).toEqual(['database-migration', 'incident-debugging', 'release-notes']);
    await follow(page, 'release-notes');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('release-notes');
    const copy = page.getByRole('button', { name: 'Copy: npx skills add acme/skills --skill release-notes' });
    await copy.click();
    await page.waitForFunction(
      "document.activeElement.textContent === 'Copied' || getSelection().toString().startsWith('npx')",
    );
    await follow(page, 'the style');
    expect(await page.locator('.prose').textContent()).toContain('Short sentences.');
    await follow(page, 'the skill');
    await follow(page, 'migrations');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('database-migration');
    await follow(page, 'Acme skills');
    expect(await names(page)).toHaveLength(3);
  });

  it('searches names, tags and descriptions as you type', async () => {
    const page = await open(at('index.html'));
    await page.keyboard.press('/');
    await page.keyboard.type('writ');
    expect(await names(page)).toEqual(['incident-debugging', 'release-notes']);
    expect(await page.getByRole('status').textContent()).toBe('2 of 3 skills');
    await page.keyboard.type('ing debug');
    expect(await names(page)).toEqual(['incident-debugging', 'release-notes']);
    await page.getByRole('searchbox').fill('nothing like this');
    expect(await page.getByText('No skill matches.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await names(page)).toHaveLength(3);
  });

  it('shows the best match first', async () => {
    const page = await open(at('index.html'));
    await page.getByRole('searchbox').fill('release');
    expect((await names(page))[0]).toBe('release-notes');
    await page.getByRole('searchbox').fill('how do we change columns of a database with terraform');
    expect((await names(page))[0]).toBe('database-migration');
  });

  it('filters by tag, and keeps the search in the URL', async () => {
    const page = await open(at('index.html'));
    await page.getByRole('checkbox', { name: 'writing' }).check();
    await page.getByRole('searchbox').fill('version');
    expect(await names(page)).toEqual(['release-notes']);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('release-notes');
    await page.reload();
    expect(await names(page)).toEqual(['release-notes']);
    expect(await page.getByRole('checkbox', { name: 'writing' }).isChecked()).toBe(true);
  });

  it('routes a request like `dispatch`', async () => {
    await cli(['register'], { cwd: site.repository });
    const page = await open(at('routing.html'));
    for (const text of [
      'release notes',
      'change a database table',
      'keep a timeline of the migration',
      'good morning',
    ]) {
      await page.getByRole('textbox', { name: 'Request' }).fill(text);
      const run = await cli(['dispatch', text, '--json'], { cwd: site.repository });
      const { skill, candidates } = run.json() as unknown as Dispatched;
      const shown = page.locator('.winner h2');
      expect((await shown.count()) === 0 ? null : await shown.textContent()).toBe(skill);
      const others = candidates.map(({ name }) => name).filter((name) => name !== skill);
      expect(await page.locator('.runners-up li > a').allTextContents()).toEqual(others.slice(0, 5));
    }
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Request' }).inputValue()).toBe('good morning');
  });

  it('shows the findings', async () => {
    const page = await open(at('findings.html'));
    expect(await page.locator('.finding.error').first().textContent()).toContain('skills/broken/SKILL.md');
  });

  it('remembers the theme', async () => {
    const page = await open(at('index.html'), { colorScheme: 'light' });
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const light = await background();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.goto(at('findings.html'));
    expect(await background()).toBe(dark);
    expect(await page.getByRole('button', { name: 'Dark theme', pressed: true }).isVisible()).toBe(true);
  });
});

describe('catalog of many skills', () => {
  async function openLarge(options: BrowserContextOptions = {}): Promise<Page> {
    const large = await writeModel(aModel(manySkills(150)));
    onTestFinished(() => removeFolder(large.folder));
    return open(large.url('index.html'), options);
  }

  it('shows the first skills, and all of them on demand', async () => {
    const page = await openLarge();
    expect(await names(page)).toHaveLength(60);
    await page.getByRole('searchbox').fill('review');
    expect(await page.getByRole('status').textContent()).toBe('15 of 150 skills');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Show all 150' }).click();
    expect(await names(page)).toHaveLength(150);
    expect(await page.evaluate('document.activeElement.textContent')).toBe((await names(page))[60]);
  });

  it('groups the skills by plugin, each group below its name', async () => {
    const page = await openLarge();
    await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: 'by plugin' });
    expect((await names(page)).slice(0, 8)).toEqual([
      'plugin-0',
      'review-contract-0000',
      'explain-invoice-0025',
      'review-schema-0050',
      'explain-incident-0075',
      'review-contract-0100',
      'explain-invoice-0125',
      'plugin-1',
    ]);
    await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: 'not at all' });
    expect(await page.locator('#cards > .group').count()).toBe(0);
  });

  it('prints all skills', async () => {
    const page = await openLarge();
    await page.pdf();
    expect(await names(page)).toHaveLength(150);
  });

  it('lists all skills without JavaScript', async () => {
    const page = await openLarge({ javaScriptEnabled: false });
    const cards = page.locator('.card');
    expect(await cards.count()).toBe(150);
    expect(await cards.last().isVisible()).toBe(true);
  });
});

describe('pages', () => {
  it('can be used with the keyboard only', async () => {
    const page = await open(site.url('index.html'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('query');
    await page.keyboard.type('database');
    await page.getByRole('link', { name: 'database-migration' }).press('Enter');
    await page.waitForURL(/database-migration\.html$/);
  });

  it('shows every skill and no dead controls without JavaScript', async () => {
    const page = await open(site.url('index.html'), { javaScriptEnabled: false });
    expect(await names(page)).toHaveLength(3);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it.each(['index.html', 'routing.html', 'findings.html', 'skills/release-notes.html'])(
    'fits a narrow window: %s',
    async (path) => {
      const page = await open(site.url(path), { viewport: { width: 320, height: 640 } });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    },
  );

  it('prints without controls, in dark ink on paper', async () => {
    const page = await open(site.url('index.html'), { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.documentElement).color')).toBe('rgb(0, 0, 0)');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
