import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/a-folder.js';
import { openBrowser } from '../support/browser.mjs';
import { writeModel } from './a-site.js';
import { aFile, aModel, aSkill } from './models.js';

const SKILL = aSkill('release-notes', {
  tags: ['release', 'writing'],
  plugin: 'delivery',
  fields: [['license', 'MIT']],
  body: '# Release notes\n\n## Steps\n\nSee [the list](https://example.org) and `code`.\n\n> Quoted.\n\n```sh\nrun --with a-very-long-line-that-has-to-scroll-because-it-does-not-fit-into-any-window-at-all-whatever-its-width\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n![Chart](x.png)\n\n## Checks\n\n- [gone](gone.md)\n',
  files: [
    aFile('SKILL.md', 'x'),
    aFile('references/style.md', '# Style\n'),
    aFile('scripts/run.sh', 'echo\n'),
  ],
  compatibility: {
    'claude-code': { result: 'works' },
    codex: { result: 'changes', reason: 'For a reason.' },
    copilot: { result: 'refused', reason: 'For a reason.' },
    'gemini-cli': { result: 'not-found', reason: 'For a reason.' },
  },
});

const FINDINGS = (['error', 'warning', 'notice'] as const).map((severity) => ({
  rule: 'some-rule',
  severity,
  skill: 'release-notes',
  file: 'skills/release-notes/SKILL.md',
  line: 3,
  message: 'Something is wrong.',
  fix: 'Do something else.',
}));

let browser: Browser;
let site: Awaited<ReturnType<typeof writeModel>>;

beforeAll(async () => {
  const routing = {
    byTaskType: [],
    byKeyword: [
      ['notes', 'release-notes'],
      ['release', 'other'],
    ] as const,
    skills: [],
    hasCommonWords: true,
  };
  site = await writeModel(
    aModel([SKILL, aSkill('other', { path: 'more/other' })], {
      findings: FINDINGS,
      routing,
      source: { repository: 'acme/skills', url: 'https://github.com/acme/skills', ref: 'HEAD', prefix: '' },
      marketplace: { name: 'acme', plugins: ['delivery'] },
      components: [
        {
          what: 'agent',
          name: 'reviewer',
          description: 'Reviews.',
          file: '.claude/agents/reviewer.md',
          client: 'Claude Code',
        },
      ],
    }),
  );
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  if (site !== undefined) removeFolder(site.folder);
});

const PAGES = [
  'index.html',
  'index.html#q=nothing-at-all',
  'index.html#group=plugin',
  'components.html',
  'skills/release-notes.html',
  'skills/release-notes/references-style.md.html',
  'findings.html',
  'routing.html#request=release+notes',
];

describe.each(['light', 'dark'] as const)('axe with the %s theme', (colorScheme) => {
  // The colors are the same at any width.
  const widths = colorScheme === 'light' ? [1280, 360] : [1280];
  it.each(PAGES.flatMap((page) => widths.map((width) => [page, width] as const)))(
    'finds no accessibility problem on %s at a width of %i pixels',
    async (page, width) => {
      // The content security policy of the pages would block axe.
      const options = { colorScheme, viewport: { width, height: 800 }, bypassCSP: true };
      const tab = await browser.newPage(options);
      try {
        await tab.goto(site.url(page));
        await tab.addScriptTag({ content: axe.source });
        const { violations } = await tab.evaluate(() =>
          (globalThis as unknown as { axe: typeof axe }).axe.run(),
        );
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
      } finally {
        await tab.close();
      }
    },
  );
});
