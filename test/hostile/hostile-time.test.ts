import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../src/config/settings.js';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { checkKnownFiles } from '../../src/outputs/check-known-files.js';
import { createOutputs, type OutputSettings } from '../../src/outputs/create-outputs.js';
import { findKnownFiles } from '../../src/outputs/known-files.js';
import type { OutputSources } from '../../src/outputs/output.js';
import { type ComparedFindings, findNew } from '../../src/report/new-findings.js';
import { renderMarkdown } from '../../src/site/markdown.js';
import { findManyWildcards } from '../../src/text/paths.js';
import { skillFiles, sourcesOf } from '../outputs/repository.js';
import { cpuTime } from '../support/cpu-time.js';
import { inspectText } from '../support/inspect-text.js';
import { registerInMemory } from '../support/register-in-memory.js';

/** Pieces that a rule or a renderer looks for, repeated until a file is full of them. */
const PIECES: Readonly<Record<string, string>> = {
  'home paths': '/Users/a/',
  'home paths of Windows': 'C:\\Users\\a\\',
  'home paths on lines': 'cd /home/mkowalski/x\n',
  headings: '# a\n',
  'headings of one level each': '# a\n## a\n### a\n',
  'numbered headings': '# a-1\n# a\n',
  'opened comments': '<!--',
  comments: '<!-- a -->',
  suppressions: '<!-- skill-registrar-disable secret -->\n',
  'suppressions of the next line': '<!-- skill-registrar-disable-next-line home-path -->\n/Users/abc/\n',
  'opened brackets': '[',
  'closed brackets': ']',
  'opened links': '[a](',
  links: '[a](b.md)',
  'links with titles': '[a](b "c") ',
  images: '![a](b.png)',
  references: '[a][b]\n',
  definitions: '[a]: b\n',
  backticks: '`',
  'runs of backticks': '``` ` `` ',
  fences: '```\na\n```\n',
  'opened fences': '```sh\n',
  tildes: '~~~\n',
  stars: '*',
  emphasis: '*a **b ',
  underscores: 'a_',
  quotes: '> ',
  'nested quotes': '>'.repeat(20).concat(' a\n'),
  lists: '- a\n',
  'nested lists': ' - a\n',
  tables: '|a|b|\n|-|-|\n',
  'table cells': '|a',
  tokens: '{{A}}',
  'opened tokens': '{{',
  downloads: 'curl https://x.example | ',
  'downloads on lines': 'curl https://x.example |\n',
  'direction marks': 'a\u202e',
  'invisible characters': '\u200b',
  'hidden tags': '\u{e0041}',
  'beginnings of tokens': 'ghp_',
  'long tokens': 'sk-ant-api03-',
  'private keys': '-----BEGIN PRIVATE KEY-----\n',
  'options of agents': '--dangerously-',
  addresses: 'https://a.b/',
  'protocols only': 'http://',
  entities: '&lt;',
  backslashes: '\\',
  'line breaks': '\n',
  'carriage returns': '\r',
  'Windows lines': 'a\r\n',
  blanks: ' ',
  tabs: '\t',
  tags: '<a>',
  'opened tags': '<a ',
  'closed tags': '</a>',
};

const SIZE = 40_000;
/** Below this, the clock says more about the machine than about the code. */
const NOISE_MS = 25;
const ATTEMPTS = 4;

/** How much longer twice the input takes; the best of a few attempts, in processor time, so that load does not count. */
async function growthOf(run: (size: number) => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  await run(SIZE / 8);
  for (let attempt = 0; attempt < ATTEMPTS && best > 3; attempt++) {
    const once = await timeOf(() => run(SIZE));
    const twice = await timeOf(() => run(SIZE * 2));
    best = Math.min(best, twice < NOISE_MS ? 1 : twice / Math.max(once, 1));
  }
  return best;
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = cpuTime();
  await work();
  return cpuTime() - start;
}

const TABLE = '<!-- skill-registrar:start -->\n<!-- skill-registrar:end -->\n';
const manySkillsOf = new Map<number, OutputSources>();

/** A repository of many skills, which is read once. */
function manySkills(count: number): OutputSources {
  const names = Array.from({ length: count }, (_, index) => `skill-${index}`);
  const known = manySkillsOf.get(count) ?? sourcesOf(skillFiles('skills', ...names));
  manySkillsOf.set(count, known);
  return known;
}

const repeated = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));
const NO_LINKS = { resolve: () => undefined };
const body = (text: string) => `---\nname: my-skill\ndescription: Does it.\n---\n${text}`;
const described = (text: string) =>
  `---\nname: my-skill\ndescription: ${JSON.stringify(text.slice(0, 60_000))}\n---\n`;

describe('twice the input takes at most three times as long', { timeout: 120_000 }, () => {
  it.each(Object.entries(PIECES))('for the rules, on a body of %s', async (_, piece) => {
    expect(await growthOf((size) => inspectText('agent-skills', body(repeated(piece, size))))).toBeLessThan(
      3,
    );
  });

  it.each(Object.entries(PIECES))('for the rules, on a description of %s', async (_, piece) => {
    const run = (size: number) => inspectText('claude-code', described(repeated(piece, size / 2)));
    expect(await growthOf(run)).toBeLessThan(3);
  });

  it.each<[string, (blanks: string) => string]>([
    ['a description', (blanks) => described(`a${blanks}b`).replaceAll('"', '')],
    [
      'a description that is too long, with a comment',
      (blanks) => `---\nname: my-skill\ndescription: a${blanks}b #c\n---\n`,
    ],
    [
      'a description that YAML rejects',
      (blanks) => `---\nname: my-skill\ndescription: a: b${blanks}b\n---\n`,
    ],
    ['a heading', (blanks) => body(`# a${blanks}b\n\n[x](#a-b)\n`)],
    [
      'a heading with closing marks',
      (blanks) => body(`# a${blanks}${'#'.repeat(blanks.length)}b\n\n[x](#a-b)\n`),
    ],
    ['lines before the frontmatter', (blanks) => `${blanks.replaceAll(' ', ' \n')}x`],
  ])('for the rules, on many blanks in %s', async (_, textOf) => {
    const run = (size: number) => inspectText('agent-skills', textOf(' '.repeat(size)));
    expect(await growthOf(run)).toBeLessThan(3);
  });

  it.each(Object.entries(PIECES))('for the site, on a page of %s', async (_, piece) => {
    expect(await growthOf((size) => renderMarkdown(repeated(piece, size), NO_LINKS))).toBeLessThan(3);
  });

  it.each([
    ['bad sources', (index: number) => ({ name: `p${index}`, source: `./gone/${index}` })],
    ['sources outside', (index: number) => ({ name: `p${index}`, source: '../x' })],
    ['one name', () => ({ name: 'p', source: './skills' })],
    ['many skills', (index: number) => ({ name: `p${index}`, source: './', skills: [`./gone/${index}`] })],
  ])('for a marketplace with thousands of plugins with %s', async (_, plugin) => {
    const run = (size: number) => {
      const plugins = Array.from({ length: size / 40 }, (__, index) => plugin(index));
      const marketplace = JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins });
      const sources = sourcesOf({
        'skills/pdf/SKILL.md': body(''),
        'plugins/a/.claude-plugin/plugin.json': '{"name":"a"}',
        'plugins/a/skills/x/SKILL.md': body(''),
        '.claude-plugin/marketplace.json': marketplace,
      });
      return checkKnownFiles(findKnownFiles(sources.files, []), sources);
    };
    expect(await growthOf(run)).toBeLessThan(3);
  });

  const lines = (size: number, ...texts: string[]) => `${texts.join('\n')}\n`.repeat(size / 40);
  const NEXT_LINE = '<!-- skill-registrar-disable-next-line home-path -->';

  it.each([
    ['that each suppress a finding', (size: number) => lines(size, NEXT_LINE, 'See /Users/bob/a.')],
    [
      'on one line',
      (size: number) => `${lines(size, `${NEXT_LINE} See /Users/bob/a.`).replaceAll('\n', ' ')}\n`,
    ],
    [
      'of blocks',
      (size: number) => lines(size, '<!-- skill-registrar-disable home-path -->', 'See /Users/bob/a.'),
    ],
    [
      'of closed blocks',
      (size: number) =>
        lines(
          size,
          '<!-- skill-registrar-disable home-path -->/Users/bob/a',
          '<!-- skill-registrar-enable home-path -->',
        ),
    ],
    [
      'of another rule',
      (size: number) => lines(size, NEXT_LINE.replace('home-path', 'secret'), 'See /Users/bob/a.'),
    ],
    ['of the base', (size: number) => lines(size, '<!-- skill-registrar-disable-next-line secret -->', 'a')],
  ])('for comments %s, with a base', async (_, text) => {
    const run = (size: number) => {
      const skill = body(text(size * 12));
      const base = new MemoryWorkspace({ 'skills/my-skill/SKILL.md': skill });
      return inspectText('agent-skills', skill, undefined, {}, base);
    };
    expect(await growthOf(run)).toBeLessThan(3);
  });

  const HOUSE: Readonly<Record<string, readonly [rule: object, text: (size: number) => string]>> = {
    'many findings and comments': [
      { text: { mustNot: ['bad'] } },
      (size) => lines(size, '<!-- skill-registrar-disable-next-line house -->', 'bad bad'),
    ],
    'many sections': [{ sections: ['x'] }, (size) => lines(size, '# a', 'b')],
    'a text many times': [
      { text: { must: ['ab'.repeat(50)] } },
      (size) => 'ab'.repeat(size / 100).concat('\n'),
    ],
  };

  it.each(Object.entries(HOUSE))('for house rules with %s', async (_, [rule, text]) => {
    const run = (size: number) =>
      registerInMemory(
        {
          'skills/pdf/SKILL.md': body(text(size)),
          'skill-registrar.json': { house: [{ files: 'skills/*/SKILL.md', ...rule }] },
        },
        { profile: 'agent-skills', operation: 'validate' },
      );
    expect(await growthOf(run)).toBeLessThan(3);
  });

  it.each([
    { kind: 'codeowners', owner: '@acme/skills' },
    { kind: 'copies', from: 'skills', to: ['.claude/skills', '.agents/skills'] },
    { kind: 'readme-table', file: 'README.md' },
    { kind: 'plugin-manifests', clients: ['codex', 'cursor', 'openai-yaml'] },
    { kind: 'claude-marketplace' },
    { kind: 'skills-sh' },
    { kind: 'llms-txt' },
    { kind: 'well-known' },
    { kind: 'skills-json' },
    { kind: 'opencode' },
    { kind: 'ai-catalog', baseUrl: 'https://example.com' },
    { kind: 'json', file: 'list.json' },
  ])('for the output $kind of many skills', async (output) => {
    const run = async (size: number) => {
      for (const { file, edit } of await createOutputs([output as OutputSettings], manySkills(size / 20)))
        edit(file === 'README.md' ? TABLE : null);
    };
    expect(await growthOf(run)).toBeLessThan(3);
  });

  it('for thousands of findings that are compared with a base', async () => {
    const place = { rule: 'marketplace-path', file: 'marketplace.json' };
    const findings = (size: number, word: string): ComparedFindings['findings'] =>
      Array.from({ length: size / 20 }, (_, index) => ({
        finding: {
          ...place,
          at: { line: index + 1, column: 1, endLine: index + 1, endColumn: 2 },
          message: `The source "./${word}/${index}x" of plugin "p${index}y" does not exist.`,
          fix: 'Fix it.',
        },
        identity: { ...place, subject: [`./${word}/${index}x`, `p${index}y`] },
        line: index + 1,
      }));
    const run = (size: number) => {
      const linesOf = () => [];
      return findNew(
        { findings: findings(size, 'now'), linesOf },
        { findings: findings(size, 'before'), linesOf },
        (text) => text,
      );
    };
    expect(await growthOf(run)).toBeLessThan(3);
  });
});

describe('hostile configs end at once', () => {
  function settingsOf(files: Readonly<Record<string, string>>) {
    const workspace = new MemoryWorkspace(files, { root: '/repo' });
    return loadSettings({ workspace, store: new MemoryStore(files) });
  }

  it('ten files that each extend the next one ten times', async () => {
    const file = (index: number) => (index === 0 ? 'skill-registrar.json' : `c${index}.json`);
    const files = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        file(index),
        JSON.stringify(index === 9 ? { level: 'warn' } : { extends: Array(10).fill(`./${file(index + 1)}`) }),
      ]),
    );
    const start = cpuTime();
    expect((await settingsOf(files)).level).toBe('warn');
    expect(cpuTime() - start).toBeLessThan(2000);
  });

  it.each(['^(a+)+$', '^(?:a|a)*$', '^(?:[a-z]+-?)+$', '(x*)*y', '^((ab*)+c?)*$'])(
    'an expression that backtracks is refused: %s',
    async (pattern) => {
      for (const name of [{ pattern }, { convention: { pattern, shape: 'x' } }]) {
        const config = { profiles: { own: { extends: 'agent-skills', name } } };
        const settings = settingsOf({ 'skill-registrar.json': JSON.stringify(config) });
        await expect(settings).rejects.toThrow('can take very long');
      }
      const shapes = { x: { type: 'string', pattern } };
      const config = { profiles: { own: { extends: 'agent-skills', shapes } } };
      await expect(settingsOf({ 'skill-registrar.json': JSON.stringify(config) })).rejects.toThrow(
        'very long',
      );
    },
  );

  it('a house rule with an expression that takes hours on a text is stopped', async () => {
    const start = cpuTime();
    const slow = { 'a-text': '/a*a*a*b/', 'b-text': '/\\s+$/' };
    const files = Object.entries(slow).map(([name, expression]) => [
      `skills/${name}/SKILL.md`,
      body(`${repeated(expression.includes('a') ? 'a' : ' ', 400_000)}x\n`).replace('my-skill', name),
    ]);
    const house = [
      { files: 'skills/a-text/SKILL.md', text: { mustNot: [slow['a-text']] } },
      { files: 'skills/b-text/SKILL.md', text: { must: [slow['b-text']] } },
    ];
    const { findings } = await registerInMemory(
      { ...Object.fromEntries(files), 'skill-registrar.json': { house } },
      { profile: 'agent-skills', operation: 'validate' },
    );
    expect(findings).toContain(`house: Looking for "${slow['a-text']}" takes too long in this text.`);
    expect(findings).toContain(`house: The text does not contain "${slow['b-text']}".`);
    expect(cpuTime() - start).toBeLessThan(5000);
  });

  it.each([
    '*a'.repeat(12).concat('*b'),
    '**/a/'.repeat(15),
    '{a,b}'.repeat(12),
    '+(a|+(b|+(c)))',
    '*?*?*?*?x',
  ])('a glob with many wildcards is refused: %s', async (glob) => {
    for (const config of [
      { exclude: [glob] },
      { roots: [glob] },
      { scanPaths: [glob] },
      { ruleOverrides: [{ files: glob, rules: { 'home-path': 'off' } }] },
      { expect: [{ files: glob }] },
    ]) {
      const settings = settingsOf({ 'skill-registrar.json': JSON.stringify(config) });
      await expect(settings).rejects.toThrow('can take very long');
    }
  });

  it.each(['skills/*', '**/skills/*', 'packages/*/skills/**', 'a-*-b-*', '{a,b}/**', '*.md', 'x/**/y/**'])(
    'usual globs are allowed: %s',
    (glob) => expect(findManyWildcards(glob)).toBeNull(),
  );
});
