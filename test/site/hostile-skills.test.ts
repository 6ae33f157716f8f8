import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SiteModel } from '../../src/site/model.js';
import { removeFolder } from '../support/a-folder.js';
import { openBrowser } from '../support/browser.mjs';
import { siteOf, watchForTrouble, writeModel } from './a-site.js';
import { aFile, aModel, aSkill } from './models.js';

/** Texts that run or load something if they are not escaped. */
const ATTACKS = [
  '<script>document.title="pwned"</script>',
  '<img src="https://attacker.example/x.png" onerror=\'document.title="pwned"\'>',
  '"><svg onload=\'document.title="pwned"\'>',
  "'-alert(1)-'",
  '</title></style></textarea></script><script>document.title="pwned"</script>',
  '<meta http-equiv="refresh" content="0;url=https://attacker.example/">',
  '<base href="https://attacker.example/">',
  '{{alert(1)}} `alert(1)`',
  '\u2028alert(1)\u2029\u0000\u001b[31m\ud800',
  '__proto__',
];
const EVERYTHING = ATTACKS.join(' ');
/** A file with a NUL would count as binary. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

const BODY = `${ATTACKS.join('\n\n')}

# ${EVERYTHING}

[a](javascript:document.title='pwned') [b](data:text/html,x) ![c](https://attacker.example/c.png)
[d](https://example.org/"onmouseover="document.title='pwned') [e](x "t\\"onclick=\\"document.title='pwned'")

\`\`\`html
${EVERYTHING}
\`\`\`

| ${ATTACKS[0]} |
|:-:|
| ${ATTACKS[1]} |
`;

function hostileModel(): SiteModel {
  const skills = ATTACKS.map((attack, index) =>
    aSkill(attack, {
      path: `skills/${index}${attack}`,
      description: EVERYTHING,
      tags: [attack, 'constructor', '__proto__'],
      plugin: attack,
      fields: [[attack, EVERYTHING]],
      body: BODY,
      files: [
        aFile('SKILL.md', BODY),
        aFile(`references/${attack.replaceAll('/', '_')}.md`, withoutNul(BODY)),
        aFile('page.html', withoutNul(EVERYTHING)),
      ],
      compatibility: { [attack]: { result: 'refused', reason: EVERYTHING } },
    }),
  );
  const findings = ATTACKS.map((attack) => ({
    rule: attack,
    severity: 'error' as const,
    skill: attack,
    file: attack,
    line: 1,
    message: EVERYTHING,
    fix: EVERYTHING,
  }));
  const routing = {
    byTaskType: [],
    byKeyword: [
      ['(a+)+$|open', ATTACKS[0]!],
      ['open', ATTACKS[1]!],
      ['open', 'a skill that is not there <b>'],
    ] as const,
    skills: skills.map(({ name }) => ({
      name,
      description: '',
      phrases: ['open'],
      isActive: true,
      labels: [],
      keywords: ['open'],
      types: [],
      triggers: ['open'],
    })),
    hasCommonWords: true,
  };
  const components = ATTACKS.map((attack) => ({
    what: 'agent' as const,
    name: attack,
    description: EVERYTHING,
    file: attack,
    client: attack,
  }));
  const source = {
    repository: 'acme/skills',
    url: 'https://github.com/acme/skills',
    ref: 'HEAD',
    prefix: '',
  };
  return aModel(skills, {
    title: ATTACKS[0]!,
    description: EVERYTHING,
    findings,
    routing,
    components,
    source,
    marketplace: { name: EVERYTHING, plugins: ATTACKS },
  });
}

let browser: Browser;
let site: Awaited<ReturnType<typeof writeModel>>;
let trouble: readonly string[];
let page: Page;

beforeAll(async () => {
  site = await writeModel(hostileModel());
  browser = await openBrowser();
  const context = await browser.newContext();
  trouble = await watchForTrouble(context, 'file:');
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  if (site !== undefined) removeFolder(site.folder);
});

async function visit(url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(200, 300);
  expect(await page.title()).not.toBe('pwned');
  expect(page.url().split('#')[0]).toBe(url.split('#')[0]);
  expect(await page.evaluate(FORBIDDEN)).toEqual([]);
}

/** Elements and attributes that our pages never use. */
const FORBIDDEN = `[...document.querySelectorAll('*')].filter((element) =>
  element.matches('iframe, object, embed, base, img, style, script:not([src]), [style], [http-equiv=refresh]') ||
  [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\\s*(javascript|data|vbscript):/i.test(value)),
).map((element) => element.outerHTML)`;

describe('site of hostile skills', () => {
  it('runs and loads nothing of hostile skills on the catalog, findings and routing pages', async () => {
    await visit(site.url('index.html'));
    await page.getByRole('searchbox').fill('script');
    for (const box of await page.getByRole('checkbox').all())
      await box.check({ timeout: 1000 }).catch(() => undefined);
    await page.getByRole('combobox', { name: 'Group' }).selectOption({ index: 1 });
    await visit(site.url('components.html'));
    expect(await page.evaluate(FORBIDDEN)).toEqual([]);
    await visit(site.url('findings.html'));
    await visit(site.url('routing.html'));
    await page.getByRole('textbox', { name: 'Request' }).fill('open it');
    expect(await page.locator('.winner h2').textContent()).toBe(ATTACKS[0]);
    expect(await page.evaluate(FORBIDDEN)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  it('runs and loads nothing of hostile skills on any page of a skill or a file', async () => {
    await page.goto(site.url('index.html'));
    const links = await page
      .locator('#cards a')
      .evaluateAll((found) => found.map((link) => (link as unknown as { href: string }).href));
    expect(links).toHaveLength(ATTACKS.length);
    const files = new Set<string>();
    for (const link of links) {
      await visit(link);
      const found = await page
        .locator('.files a')
        .evaluateAll((list) => list.map((each) => (each as unknown as { href: string }).href));
      for (const file of found) files.add(file);
    }
    expect(files.size).toBe(2 * ATTACKS.length);
    for (const file of files) await visit(file);
    expect(trouble).toEqual([]);
  });

  it('does not run a pattern that takes exponential time', async () => {
    await page.goto(site.url('routing.html'));
    const start = Date.now();
    await page.getByRole('textbox', { name: 'Request' }).fill(`${'a'.repeat(60)}! open`);
    expect(await page.locator('.winner h2').textContent()).toBe(ATTACKS[0]);
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  it('the content security policy would block a text that got through', async () => {
    await page.goto(site.url('index.html'));
    const violations = await page.evaluate(`new Promise((resolve) => {
      const seen = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      const add = (tag, attributes) => document.body.append(Object.assign(document.createElement(tag), attributes));
      try { document.body.insertAdjacentHTML('beforeend', '<p>'); } catch { seen.push('innerHTML'); }
      add('img', { src: 'https://attacker.example/x.png' });
      add('link', { rel: 'stylesheet', href: 'https://attacker.example/x.css' });
      add('style', { textContent: 'p{}' });
      add('iframe', { src: 'https://attacker.example/' });
      fetch('https://attacker.example/').catch(() => {});
      setTimeout(() => resolve([...new Set(seen)].sort()), 200);
    })`);
    expect(violations).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'innerHTML',
      'require-trusted-types-for',
      'style-src-elem',
    ]);
  });
});

describe('files of a hostile repository', () => {
  it('shows files as text, and publishes none that a browser would run', async () => {
    const written = await siteOf({
      'skills/evil/SKILL.md': `---\nname: evil\ndescription: '<script>alert(1)</script>'\n---\n${ATTACKS[0]}\n\n${ATTACKS[1]}\n`,
      'skills/evil/index.html': '<script>alert(1)</script>',
      'skills/evil/image.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'skills/evil/.env': 'TOKEN=secret-of-someone',
      'skills/evil/.hidden/key.txt': 'secret-of-someone',
    });
    onTestFinished(() => removeFolder(written.folder));
    const files = fs.readdirSync(written.out, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /evil.*\.(svg|js|xml|xhtml)$/.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(html|json|txt|md)$/.test(name))) {
      expect(fs.readFileSync(`${written.out}/${file}`, 'utf8')).not.toContain('secret-of-someone');
    }
    expect(files).toContain('skills/evil/index.html.html');
    await visit(written.url('skills/evil/index.html.html'));
    expect(await page.locator('pre').textContent()).toBe('<script>alert(1)</script>');
  });
});
