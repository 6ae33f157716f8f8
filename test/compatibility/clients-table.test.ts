import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompatibilityResult } from '../../src/compatibility/verdict.js';
import { CLIENTS } from '../../src/profiles/index.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const MARKS: Readonly<Record<CompatibilityResult, string>> = {
  works: 'W',
  changes: 'c',
  refused: 'R',
  'not-found': '-',
};

const long = (characters: number) => 'x'.repeat(characters);
const DESCRIPTION = 'description: Does it.';

/** The row of one skill. */
async function rowOf(cwd: string, directory: string) {
  const { json } = await cli(['status', '--profile', 'all', '--json'], { cwd });
  expectValidReport(json());
  const row = json().compatibility!.find((found) => found.path === directory);
  expect(row, `${directory} is in the table`).toBeDefined();
  for (const verdict of Object.values(row!.clients)) {
    if (verdict.result === 'works') expect(verdict).toEqual({ result: 'works' });
    else expect(verdict).toMatchObject({ rule: expect.any(String), reason: expect.any(String) });
  }
  return row!.clients;
}

/** The results of one skill, one letter per client in the order of every table. */
async function resultsIn(cwd: string, directory: string): Promise<string> {
  const row = await rowOf(cwd, directory);
  return CLIENTS.map(({ id }) => MARKS[row[id]!.result]).join('');
}

/** A repository whose skills every client finds. */
function everywhere(files: Readonly<Record<string, string>>): string {
  const cwd = aFolder(files);
  fs.mkdirSync(path.join(cwd, '.claude'));
  fs.symlinkSync('../.agents/skills', path.join(cwd, '.claude/skills'));
  return cwd;
}

interface Trap {
  readonly does: string;
  /** Frontmatter lines, or the whole text. */
  readonly text: readonly string[] | string;
  readonly directory?: string;
  readonly beside?: Readonly<Record<string, string>>;
  /** claude-code, codex, copilot, vscode, cursor, gemini-cli, opencode, goose. */
  readonly expected: string;
  /** Clients whose profile also rejects the name, because a manifest cannot contain it. */
  readonly unsafe?: true;
}

const traps: readonly Trap[] = [
  { does: 'a plain skill', text: ['name: x', DESCRIPTION], expected: 'WWWWWWWW' },
  {
    does: 'fields that only inform',
    text: ['name: x', DESCRIPTION, 'license: MIT', 'version: 1.0.0', 'author: me'],
    expected: 'WWWWWWWW',
  },
  {
    does: 'a description of 1,024 characters',
    text: ['name: x', `description: ${long(1024)}`],
    expected: 'WWWWWWWW',
  },
  {
    does: 'a description of 1,025 characters',
    text: ['name: x', `description: ${long(1025)}`],
    expected: 'WcRccWWc',
  },
  {
    does: 'a description of 1,537 characters',
    text: ['name: x', `description: ${long(1537)}`],
    expected: 'ccRccWWc',
  },
  {
    does: 'a description and when_to_use over 1,536 characters together',
    text: ['name: x', `description: ${long(1000)}`, `when_to_use: ${long(537)}`],
    expected: 'cccccccc',
  },
  { does: 'no description', text: ['name: x'], expected: 'cRcccRcc' },
  { does: 'no name', text: [DESCRIPTION], expected: 'cccccRRR' },
  { does: 'no frontmatter', text: '# Just text\n', expected: 'cRRccRRR' },
  {
    does: 'a name that differs from the directory',
    text: ['name: y', DESCRIPTION],
    expected: 'cWWccWWc',
  },
  {
    does: 'a name of 65 characters',
    directory: long(65),
    text: [`name: ${long(65)}`, DESCRIPTION],
    expected: 'WRRcWWWW',
  },
  {
    does: 'a name that is not ASCII',
    directory: 'café',
    text: ['name: café', DESCRIPTION],
    expected: 'WWRccWWW',
  },
  { does: 'a name with a colon', directory: 'a:b', text: ['name: "a:b"', DESCRIPTION], expected: 'WWWcccWW' },
  {
    does: 'a name with a slash',
    directory: 'a-b',
    text: ['name: a/b', DESCRIPTION],
    expected: 'cWRcccWR',
    unsafe: true,
  },
  { does: 'a name with a space', directory: 'a b', text: ['name: a b', DESCRIPTION], expected: 'WcWccWWW' },
  { does: 'a name with a dot', directory: 'a.b', text: ['name: a.b', DESCRIPTION], expected: 'WcWccWWW' },
  {
    does: 'a name that Codex reserves',
    directory: 'tmp',
    text: ['name: tmp', DESCRIPTION],
    expected: 'WcWWWWWW',
  },
  {
    does: 'frontmatter that is not YAML',
    text: ['name: x', DESCRIPTION, 'tags: [a'],
    expected: 'cRRRccRc',
  },
  { does: 'an unquoted colon', text: ['name: x', 'description: Use when: asked.'], expected: 'ccRRcccc' },
  { does: 'a byte order mark', text: `\uFEFF${aSkill('name: x', DESCRIPTION)}`, expected: 'WRWccRWc' },
  { does: 'blank lines first', text: `\n\n${aSkill('name: x', DESCRIPTION)}`, expected: 'cRRccRRc' },
  {
    does: 'disable-model-invocation',
    text: ['name: x', DESCRIPTION, 'disable-model-invocation: true'],
    expected: 'WcWWWccc',
  },
  {
    does: 'disable-model-invocation with the policy of agents/openai.yaml',
    text: ['name: x', DESCRIPTION, 'disable-model-invocation: true'],
    beside: { 'agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n' },
    expected: 'WWWWWccc',
  },
  {
    does: 'disable-model-invocation: false, which says what every client does',
    text: ['name: x', DESCRIPTION, 'disable-model-invocation: false'],
    expected: 'WWWWWWWW',
  },
  {
    does: 'user-invocable: false',
    text: ['name: x', DESCRIPTION, 'user-invocable: false'],
    expected: 'WcWWWccc',
  },
  { does: 'paths', text: ['name: x', DESCRIPTION, 'paths: "**/*.rb"'], expected: 'WcccWccc' },
  { does: 'allowed-tools', text: ['name: x', DESCRIPTION, 'allowed-tools: Read'], expected: 'WcWccccc' },
  {
    does: 'allowed-tools as a list',
    text: ['name: x', DESCRIPTION, 'allowed-tools: [Read, Grep]'],
    expected: 'WcWccccc',
  },
  { does: 'paths as a list', text: ['name: x', DESCRIPTION, 'paths: [a, b]'], expected: 'WcccWccc' },
  { does: 'argument-hint', text: ['name: x', DESCRIPTION, 'argument-hint: "[a]"'], expected: 'WcWWcccc' },
  ...[
    'when_to_use: sometimes',
    'arguments: [a, b]',
    'disallowed-tools: [Write]',
    'model: opus',
    'effort: high',
    'agent: Explore',
    'background: true',
    'hooks: {}',
    'shell: powershell',
  ].map((field) => ({ does: field, text: ['name: x', DESCRIPTION, field], expected: 'Wccccccc' })),
  ...['icon: star', 'color: red', 'metadata: { a: b }'].map((field) => ({
    does: field,
    text: ['name: x', DESCRIPTION, field],
    expected: 'WWWWWWWW',
  })),
  { does: 'context: fork', text: ['name: x', DESCRIPTION, 'context: fork'], expected: 'WccWcccc' },
  {
    does: 'metadata that is not a map',
    text: ['name: x', DESCRIPTION, 'metadata: [a]'],
    expected: 'WRWWWWWR',
  },
  {
    does: '--- inside a value',
    text: ['name: x', 'description: Tables --- and lists.'],
    expected: 'cWWWWWWR',
  },
  {
    does: 'an indented --- on a line of its own',
    text: ['name: x', 'description: |', '  Tables', '  ---', '  and lists.'],
    expected: 'ccWWWWWR',
  },
  {
    does: 'an indented name below another key',
    text: ['name: x', DESCRIPTION, 'metadata:', '  name: y'],
    expected: 'WWWWWWWW',
  },
  {
    does: 'an indented name in frontmatter that is not YAML',
    text: ['name: x', DESCRIPTION, 'metadata:', '  name: y', 'tags: [a'],
    expected: 'cRRRccRc',
  },
  {
    does: '<…> in the description',
    text: ['name: x', 'description: Renders <table> elements.'],
    expected: 'WcWcWWWW',
  },
];

const fileOf = ({ text }: Trap) => (typeof text === 'string' ? text : aSkill(...text));

function filesOf(trap: Trap): Record<string, string> {
  const directory = `.agents/skills/${trap.directory ?? 'x'}`;
  const beside = Object.entries(trap.beside ?? {}).map(([name, text]) => [`${directory}/${name}`, text]);
  return { [`${directory}/SKILL.md`]: fileOf(trap), ...Object.fromEntries(beside) };
}

describe('what clients do with a file', () => {
  it.each(traps.map((trap) => [trap.does, trap] as const))('%s', async (_does, trap) => {
    const directory = `.agents/skills/${trap.directory ?? 'x'}`;
    expect(await resultsIn(everywhere(filesOf(trap)), directory)).toBe(trap.expected);
  });

  it.each(traps.map((trap) => [trap.does, trap] as const))(
    'the profile of a client rejects what the table says it rejects: %s',
    async (_does, trap) => {
      const cwd = everywhere(filesOf(trap));
      const refused = await Promise.all(
        CLIENTS.map(async ({ id }, at) => {
          const { json } = await cli(['validate', '--profile', id, '--json'], { cwd });
          expectValidReport(json());
          expect(json().summary.discovered, id).toBe(1);
          const isRefused = json().summary.invalid > 0;
          return isRefused && !(trap.unsafe && trap.expected[at] !== 'R') ? 'R' : '.';
        }),
      );
      expect(refused.join('')).toBe(trap.expected.replace(/[^R]/g, '.'));
    },
  );
});

const places: readonly [string, string, Readonly<Record<string, string>>?][] = [
  ['.claude/skills/x', 'W-WWW-WW'],
  ['.agents/skills/x', '-WWWWWWW'],
  ['.codex/skills/x', '-W--W---'],
  ['.github/skills/x', '--WW----'],
  ['.cursor/skills/x', '----W---'],
  ['.gemini/skills/x', '-----W--'],
  ['.opencode/skill/x', '------W-'],
  ['.opencode/skills/x', '------W-'],
  ['.goose/skills/x', '-------W'],
  ['skills/x', 'WWW-WW--'],
  ['plugins/kit/skills/x', 'WWW-WW--'],
  ['.agents/skills/group/x', '-WW-W-WW'],
  ['.claude/skills/group/x', '--W-W-WW'],
  ['skills/group/x', '-WW-W---'],
  ['.agents/skills/1/2/3/4/5/x', '-WW-W-WW'],
  ['.agents/skills/1/2/3/4/5/6/x', '--W-W-WW'],
  ['.agents/skills/.hidden/x', '------WW'],
  ['.agents/skills', '-WW--WW-'],
  ['packages/a/.agents/skills/x', '-cc-W-c-'],
  ['packages/a/.claude/skills/x', 'W-c---c-'],
  ['packages/a/.cursor/skills/x', '----W---'],
  ['.', 'W-W-W---'],
  ['skills/x', 'W-W-WW--', { '.codex-plugin/plugin.json': '{"name":"kit","skills":"./more/"}' }],
  ['more/x', '-W------', { '.codex-plugin/plugin.json': '{"name":"kit","skills":"./more/"}' }],
  ['more/x', '-W------', { '.codex-plugin/plugin.json': '{"name":"kit","skills":"./more/x"}' }],
  ['skills/x', 'W---WW--', { '.claude-plugin/plugin.json': '{"name":"kit","skills":["./more/"]}' }],
  ['more/x', 'WWW-----', { '.claude-plugin/plugin.json': '{"name":"kit","skills":["./more/"]}' }],
  ['skills/x', 'W-W--W--', { '.cursor-plugin/plugin.json': '{"name":"kit","skills":"./more/"}' }],
  [
    'more/x',
    'WW------',
    { '.claude-plugin/marketplace.json': '{"plugins":[{"name":"kit","source":"./","skills":["./more/x"]}]}' },
  ],
  [
    'more/x',
    'W-------',
    {
      '.claude-plugin/marketplace.json': '{"plugins":[{"name":"kit","source":"./","skills":["./more/x"]}]}',
      '.codex-plugin/plugin.json': '{"name":"kit"}',
    },
  ],
  [
    'tools/x',
    'W-------',
    { '.claude-plugin/marketplace.json': '{"plugins":[{"name":"x","source":"./tools/x"}]}' },
  ],
];

describe('where clients find a skill', () => {
  it.each(places)('%s: %s', async (directory, expected, more = {}) => {
    const name = directory === '.' || directory.endsWith('skills') ? 'any' : 'x';
    const file = directory === '.' ? 'SKILL.md' : `${directory}/SKILL.md`;
    const cwd = aFolder({ 'skills/other/SKILL.md': aSkill('name: other', DESCRIPTION), ...more });
    if (directory === '.') fs.rmSync(path.join(cwd, 'skills'), { recursive: true });
    fs.mkdirSync(path.join(cwd, directory), { recursive: true });
    fs.writeFileSync(path.join(cwd, file), aSkill(`name: ${name}`, DESCRIPTION));
    const found = await resultsIn(cwd, directory);
    const isNamedByDirectory = name === 'any' && directory !== '.';
    expect(isNamedByDirectory ? found.replaceAll('c', 'W') : found).toBe(expected);
  });

  it('clients that run in a nested directory find its skills', async () => {
    const cwd = aFolder({
      'packages/a/.agents/skills/x/SKILL.md': aSkill('name: x', DESCRIPTION),
    });
    fs.mkdirSync(path.join(cwd, 'packages/a/src'));
    const { json } = await cli(['status', '--profile', 'all', '--json', '--root', cwd], {
      cwd: path.join(cwd, 'packages/a/src'),
    });
    const [row] = json().compatibility!;
    expect(CLIENTS.map(({ id }) => MARKS[row!.clients[id]!.result]).join('')).toBe('-WW-W-W-');
  });

  it('clients find a linked directory as the table says', async () => {
    const cwd = aFolder({ 'shared/x/SKILL.md': aSkill('name: x', DESCRIPTION) });
    for (const client of ['.agents', '.claude']) {
      fs.mkdirSync(path.join(cwd, client, 'skills'), { recursive: true });
      fs.symlinkSync('../../shared/x', path.join(cwd, client, 'skills/x'));
    }
    expect(await resultsIn(cwd, 'shared/x')).toBe('WWWcWWWc');
  });

  it('clients find a linked SKILL.md as the table says', async () => {
    const cwd = aFolder({ 'shared/x.md': aSkill('name: x', DESCRIPTION) });
    for (const client of ['.agents', '.claude']) {
      fs.mkdirSync(path.join(cwd, client, 'skills/x'), { recursive: true });
      fs.symlinkSync('../../../shared/x.md', path.join(cwd, client, 'skills/x/SKILL.md'));
    }
    expect(await resultsIn(cwd, '.claude/skills/x')).toBe('W-WcWWWc');
  });

  /** The row of a skill in a folder, which is a link or has one as its SKILL.md. */
  function rowOfLinked(folder: string, what: 'directory' | 'file') {
    const [link, target] = what === 'directory' ? ['x', 'x'] : ['x/SKILL.md', 'x.md'];
    const cwd = aFolder({
      [what === 'directory' ? 'shared/x/SKILL.md' : 'shared/x.md']: aSkill('name: x', DESCRIPTION),
    });
    const place = path.join(cwd, folder, link);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.symlinkSync(path.relative(path.dirname(place), path.join(cwd, 'shared', target)), place);
    return rowOf(cwd, what === 'directory' ? 'shared/x' : `${folder}/x`);
  }

  it('says what a client does about a link', async () => {
    expect(await rowOfLinked('.agents/skills', 'directory')).toMatchObject({
      codex: { result: 'works' },
      vscode: {
        rule: 'portability-directory',
        reason: 'VS Code does not document whether it follows a directory that is a symbolic link.',
      },
    });
    expect(await rowOfLinked('.agents/skills', 'file')).toMatchObject({
      codex: {
        rule: 'portability-linked-file',
        reason: 'Codex ignores a SKILL.md that is a symbolic link.',
      },
      vscode: {
        rule: 'portability-linked-file',
        reason: 'VS Code does not document whether it follows a SKILL.md that is a symbolic link.',
      },
    });
  });

  it.each(['directory', 'file'] as const)(
    'no client finds a linked %s where it does not look',
    async (what) => {
      const row = await rowOfLinked('.gemini/skills', what);
      expect(row).toMatchObject({
        vscode: { result: 'not-found', reason: expect.stringContaining('does not look there') },
        codex: { result: 'not-found', reason: expect.stringContaining('does not look there') },
      });
    },
  );

  it.each(['directory', 'file'] as const)('a linked %s is found only where a client works', async (what) => {
    const row = await rowOfLinked('packages/a/.agents/skills', what);
    expect(row['copilot']).toMatchObject({
      result: 'changes',
      reason: 'GitHub Copilot CLI finds it only when it works in packages/a.',
    });
  });
});
