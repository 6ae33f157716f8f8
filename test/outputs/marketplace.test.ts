import { describe, expect, it } from 'vitest';
import { marketplaceOutput, missingSkills } from '../../src/outputs/marketplace.js';
import { readMarketplace } from '../../src/plugins/read-plugins.js';
import { changedLines, type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const MARKETPLACE = '.claude-plugin/marketplace.json';

/** Handwritten: comments as keys, inline lists, escapes, unusual key order. */
const listed = `{
  "//": "Keep this sorted.",
  "owner": { "name": "Ann \\u00e9" },
  "name": "tools",
  "plugins": [
    {
      "name": "documents",
      "source": "./",
      "strict": false,
      "skills": [
        "./skills/pdf",
        "./skills/docx"
      ],
      "tags": ["a",  "b"]
    },
    { "name": "art", "source": "./", "skills": ["./art/draw", "./art/paint"] }
  ]
}
`;
const skills = { ...skillFiles('skills', 'pdf', 'docx'), ...skillFiles('art', 'draw', 'paint') };

function edit(files: Files, text: string | null = listed, settings = {}) {
  const all = text === null ? files : { ...files, [MARKETPLACE]: text };
  const output = marketplaceOutput({ client: 'claude', ...settings }, sourcesOf(all));
  const result = output.edit(text);
  return { ...result, lines: changedLines(text ?? '', result.text ?? '') };
}

describe('existing marketplace', () => {
  it('keeps every byte of a marketplace that is up to date', () => {
    const { text, differences } = edit(skills);
    expect(text).toBe(listed);
    expect(differences).toEqual([]);
  });

  it('adds a new skill to the only plugin with skills of its directory', () => {
    const { lines, differences } = edit({ ...skills, ...skillFiles('skills', 'xlsx') });
    expect(lines).toEqual(['-"./skills/docx"', '+"./skills/docx",', '+"./skills/xlsx"']);
    expect(differences).toEqual(['adds "skills/xlsx" to plugin "documents"']);
  });

  it('keeps the list of a plugin sorted and on one line', () => {
    const { lines } = edit({ ...skills, ...skillFiles('art', 'ink') });
    expect(lines).toEqual([
      '-{ "name": "art", "source": "./", "skills": ["./art/draw", "./art/paint"] }',
      '+{ "name": "art", "source": "./", "skills": ["./art/draw", "./art/ink", "./art/paint"] }',
    ]);
  });

  it('follows a plugin whose directory was renamed, and no other', () => {
    const text = `{ "name": "t", "owner": { "name": "A" }, "plugins": [
  { "name": "docs", "source": "./plugins/docs/" },
  { "name": "gone", "source": "./plugins/gone" }
] }
`;
    const moved = {
      ...skillFiles('plugins/documents/skills', 'pdf'),
      'plugins/documents/.claude-plugin/plugin.json': '{ "name": "docs" }',
    };
    const { lines, differences } = edit(moved, text);
    expect(lines).toEqual([
      '-{ "name": "docs", "source": "./plugins/docs/" },',
      '+{ "name": "docs", "source": "./plugins/documents/" },',
    ]);
    expect(differences).toEqual(['moves plugin "docs" to "plugins/documents"']);
    const two = { ...moved, ...skillFiles('plugins/copy/skills', 'pdf') };
    const both = { ...two, 'plugins/copy/.claude-plugin/plugin.json': '{ "name": "docs" }' };
    expect(edit(both, text).lines).toEqual([]);
  });

  it('removes deleted skills from a marketplace', () => {
    const { lines, differences } = edit({
      ...skillFiles('skills', 'pdf'),
      ...skillFiles('art', 'draw', 'paint'),
    });
    expect(lines).toEqual(['-"./skills/pdf",', '-"./skills/docx"', '+"./skills/pdf"']);
    expect(differences).toEqual(['removes "skills/docx" from plugin "documents"']);
  });

  it('renames a skill in place', () => {
    const { lines, differences } = edit({
      ...skillFiles('skills', 'pdf-tools', 'docx'),
      ...skillFiles('art', 'draw', 'paint'),
    });
    expect(lines).toEqual(['-"./skills/pdf",', '+"./skills/pdf-tools",']);
    expect(differences).toEqual(['replaces "skills/pdf" with "skills/pdf-tools" in plugin "documents"']);
  });

  it('renames the only skill of a plugin', () => {
    const text = listed.replace('["./art/draw", "./art/paint"]', '["./art/draw"]');
    const { lines } = edit({ ...skillFiles('skills', 'pdf', 'docx'), ...skillFiles('art', 'sketch') }, text);
    expect(lines).toEqual([
      '-{ "name": "art", "source": "./", "skills": ["./art/draw"] }',
      '+{ "name": "art", "source": "./", "skills": ["./art/sketch"] }',
    ]);
  });

  it('removes a duplicate skill', () => {
    const text = listed.replace('"./art/paint"]', '"./art/paint", "./art/draw"]');
    expect(edit(skills, text).text).toBe(listed);
  });

  it('leaves a skill out if two plugins fit', () => {
    const text = listed.replaceAll('./art/', './skills/');
    const files = { ...skillFiles('skills', 'pdf', 'docx', 'draw', 'paint', 'xlsx') };
    expect(edit(files, text)).toMatchObject({ text, differences: [] });
  });

  it('leaves a skill out if no plugin fits', () => {
    expect(edit({ ...skills, ...skillFiles('music', 'sing') })).toMatchObject({ text: listed });
  });

  it('finds the plugin of a renamed skill by its old name', () => {
    const text = listed.replaceAll('./art/', './skills/');
    const { lines } = edit({ ...skillFiles('skills', 'pdf', 'docx', 'draw', 'paint-oil') }, text);
    expect(lines.at(-1)).toContain('["./skills/draw", "./skills/paint-oil"]');
  });

  it('changes nothing for a plugin with skills in its own directory', () => {
    const text = '{"name":"t","owner":{"name":"A"},"plugins":[{"name":"x","source":"./plugins/x"}]}';
    expect(edit({ ...skillFiles('plugins/x/skills', 'a', 'b') }, text)).toMatchObject({ text });
  });

  it('formats paths like their neighbors, relative to the plugin', () => {
    const text =
      '{"name":"t","owner":{"name":"A"},"plugins":[{"name":"x","source":"./x","skills":["extra/a/","extra/c/"]}]}';
    const { text: edited } = edit({ ...skillFiles('x/extra', 'a', 'b', 'c') }, text);
    expect(edited).toBe(text.replace('"extra/a/",', '"extra/a/","extra/b/",'));
  });

  it('leaves a marketplace that is not JSON alone', () => {
    expect(edit(skills, '{ "plugins": [')).toMatchObject({ text: '{ "plugins": [', differences: [] });
  });

  it('keeps paths to other places, and omits skills of .claude/skills', () => {
    const text = listed.replace('"./art/paint"', '"../elsewhere"');
    const files = { ...skillFiles('skills', 'pdf', 'docx'), ...skillFiles('art', 'draw') };
    expect(edit({ ...files, ...skillFiles('.claude/skills', 'release') }, text)).toMatchObject({ text });
  });
});

describe('new marketplace', () => {
  const plugin = (name: string) =>
    `${JSON.stringify({ name, description: `The ${name}.`, version: '1.0.0' })}\n`;
  const plugins = {
    ...skillFiles('plugins/b/skills', 'b1'),
    'plugins/b/.claude-plugin/plugin.json': plugin('b'),
    ...skillFiles('plugins/a/skills', 'a1'),
    'plugins/a/.claude-plugin/plugin.json': plugin('a'),
    'plugins/a/.codex-plugin/plugin.json': '{"name":"a","interface":{"category":"Coding"}}',
  };

  it('a new marketplace must have a name and an owner', () => {
    const { text, problems } = edit(skills, null);
    expect(text).toBeNull();
    expect(problems).toMatchObject([
      {
        rule: 'output-unreadable',
        message:
          '.claude-plugin/marketplace.json does not exist, and nothing says what to call the marketplace and who owns it.',
        fix: 'Add "name" and "owner" to the output in the config, or create the file yourself.',
      },
    ]);
  });

  it('a new marketplace lists the plugins of the repository, and one for the other skills', () => {
    const { text } = edit({ ...plugins, ...skills }, null, { name: 'tools', owner: 'Ann' });
    expect(JSON.parse(text ?? '')).toEqual({
      name: 'tools',
      owner: { name: 'Ann' },
      description: 'The skills of Ann.',
      plugins: [
        { name: 'a', source: './plugins/a', description: 'The a.' },
        { name: 'b', source: './plugins/b', description: 'The b.' },
        {
          name: 'tools',
          source: './',
          strict: false,
          skills: ['./art/draw', './art/paint', './skills/docx', './skills/pdf'],
        },
      ],
    });
  });

  it('a new marketplace has the description of the config', () => {
    const settings = { name: 'tools', owner: 'Ann', description: 'Art and documents.' };
    const { text } = edit({ ...plugins, ...skills }, null, settings);
    expect(JSON.parse(text ?? '')).toMatchObject({ description: 'Art and documents.' });
  });

  it('a new marketplace takes name and owner from that of another client', () => {
    const files = { ...plugins, '.cursor-plugin/marketplace.json': listed };
    expect(JSON.parse(edit(files, null).text ?? '')).toMatchObject({
      name: 'tools',
      owner: { name: 'Ann é' },
    });
  });

  it.each([
    ['its own', '.claude-plugin/marketplace.json', listed],
    ['one that is not JSON', '.cursor-plugin/marketplace.json', '{ "name":'],
  ])('takes name and owner from no other marketplace than that: %s', (_, file, text) => {
    const output = marketplaceOutput(
      { client: 'claude', file: 'other.json' },
      sourcesOf({ ...plugins, [file]: text }),
    );
    expect(output.edit(null)).toMatchObject({ text: null, problems: [{ file: 'other.json' }] });
  });

  it.each([
    [
      'name and owner of the first output that has them',
      [
        { client: 'cursor', name: 'b', owner: 'Bo' },
        { client: 'copilot', name: 'c', owner: 'Cy' },
      ],
      {},
      'b',
      'Bo',
    ],
    ['its own first', [{ client: 'cursor', name: 'b', owner: 'Bo' }], { name: 'a' }, 'a', 'Bo'],
    [
      'name and owner of different outputs',
      [
        { client: 'codex', name: 'b' },
        { client: 'cursor', owner: 'Cy' },
      ],
      {},
      'b',
      'Cy',
    ],
  ] as const)('a new marketplace takes %s', (_, configured, settings, name, owner) => {
    const output = marketplaceOutput({ client: 'claude', ...settings }, sourcesOf(skills), configured);
    expect(JSON.parse(output.edit(null).text!)).toMatchObject({ name, owner: { name: owner } });
  });

  it('a new marketplace takes nothing from another output for its own client', () => {
    const others = [{ client: 'claude', name: 'b', owner: 'Bo' }] as const;
    const output = marketplaceOutput({ client: 'claude', file: 'other.json' }, sourcesOf(skills), others);
    expect(output.edit(null).text).toBeNull();
  });

  it('an existing marketplace names a new one before the config does', () => {
    const files = { ...skills, '.cursor-plugin/marketplace.json': listed };
    const others = [{ client: 'codex', name: 'b', owner: 'Bo' }] as const;
    const output = marketplaceOutput({ client: 'claude' }, sourcesOf(files), others);
    expect(JSON.parse(output.edit(null).text!)).toMatchObject({ name: 'tools', owner: { name: 'Ann é' } });
  });

  it('uses the format of Codex for Codex, with the plugins that Codex can load', () => {
    const output = marketplaceOutput(
      { client: 'codex', name: 'tools' },
      sourcesOf({ ...plugins, ...skills }),
    );
    expect(output.file).toBe('.agents/plugins/marketplace.json');
    expect(JSON.parse(output.edit(null).text ?? '')).toEqual({
      name: 'tools',
      interface: { displayName: 'tools' },
      plugins: [
        {
          name: 'a',
          source: { source: 'local', path: './plugins/a' },
          policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
          category: 'Coding',
        },
        {
          name: 'b',
          source: { source: 'local', path: './plugins/b' },
          policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
        },
      ],
    });
  });

  it('creates no Codex marketplace without a plugin that Codex can load', () => {
    const output = marketplaceOutput({ client: 'codex', name: 'tools' }, sourcesOf(skills));
    expect(output.edit(null)).toMatchObject({
      text: null,
      problems: [
        { rule: 'output-unreadable', message: expect.stringContaining('a manifest that Codex reads') },
      ],
    });
  });

  it('a new marketplace for Codex must have only a name', () => {
    const output = marketplaceOutput({ client: 'codex' }, sourcesOf(skills));
    expect(output.edit(null).problems).toMatchObject([
      {
        message:
          '.agents/plugins/marketplace.json does not exist, and nothing says what to call the marketplace.',
        fix: 'Add "name" to the output in the config, or create the file yourself.',
      },
    ]);
  });

  it('a new marketplace lists a skill at the top of the repository', () => {
    const { text } = edit({ 'SKILL.md': skillText('pdf') }, null, { name: 'tools', owner: 'Ann' });
    expect(JSON.parse(text ?? '').plugins).toEqual([
      { name: 'tools', source: './', strict: false, skills: ['./'] },
    ]);
    expect(edit({ 'SKILL.md': skillText('pdf') }, text)).toMatchObject({ text, differences: [] });
  });

  it('a new marketplace lists a plugin at the top, plugins without a name, and plugins with the same name', () => {
    const files = {
      ...skillFiles('skills', 'a'),
      '.claude-plugin/plugin.json': '{}',
      ...skillFiles('y/skills', 'b'),
      'y/.claude-plugin/plugin.json': '{"name":"x"}',
      ...skillFiles('x/skills', 'c'),
      'x/.claude-plugin/plugin.json': '{"name":"x"}',
    };
    const { text } = edit(files, null, { name: 'tools', owner: 'Ann' });
    expect(JSON.parse(text ?? '').plugins).toEqual([
      { name: '.', source: './' },
      { name: 'x', source: './x' },
      { name: 'x', source: './y' },
    ]);
  });

  it('asks before a skill joins a plugin with another topic', () => {
    const azure =
      '{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "azure", "source": "./", "skills": ["./skills/azure-a", "./skills/azure-b"] }] }\n';
    const names = ['azure-a', 'azure-b'];
    expect(edit(skillFiles('skills', ...names, 'azure-c'), azure).differences).toHaveLength(1);
    expect(edit(skillFiles('skills', ...names, 'slack-bot'), azure)).toMatchObject({
      text: azure,
      differences: [],
    });
  });

  it('a sorted list stays sorted when a skill is renamed', () => {
    const sorted =
      '{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "p", "source": "./", "skills": ["./skills/a", "./skills/m", "./skills/tool"] }] }\n';
    const { text } = edit(skillFiles('skills', 'a', 'm', 'b-tool'), sorted);
    expect(text).toBe(sorted.replace('"./skills/m", "./skills/tool"', '"./skills/b-tool", "./skills/m"'));
  });
});

describe('a marketplace with one plugin for each skill', () => {
  const entry = (name: string, words: string, note = '') => `    {
      "name": "${name}",
      "source": "./skills/${name}",
      "skills": "./",${note}
      "description": "${words}",
      "category": "ai"
    }`;
  const marketplace = (...entries: string[]) =>
    `{\n  "name": "t",\n  "owner": { "name": "\\u00e9" },\n  "plugins": [\n${entries.join(',\n')}\n  ]\n}\n`;
  const before = marketplace(
    entry('pdf', 'Our words.', '\n      "keywords": ["a",  "b"],'),
    entry('xlsx', 'Sheets.'),
  );
  const settings = { perSkill: true };

  it('follows its skills: added, deleted and renamed', () => {
    const both = skillFiles('skills', 'pdf', 'xlsx');
    expect(edit(both, before, settings)).toMatchObject({ text: before, differences: [] });
    const added = edit({ ...both, ...skillFiles('skills', 'slides') }, before, settings);
    expect(added.text).toBe(
      before.replace(
        entry('xlsx', 'Sheets.'),
        `${entry('slides', 'Does slides.')},\n${entry('xlsx', 'Sheets.')}`,
      ),
    );
    expect(added.differences).toEqual(['adds "slides"']);
    expect(edit(skillFiles('skills', 'pdf'), before, settings).text).toBe(
      before.replace(`,\n${entry('xlsx', 'Sheets.')}`, ''),
    );
    const renamed = edit(skillFiles('skills', 'pdf-tools', 'xlsx'), before, settings);
    expect(renamed.text).toBe(
      before.replace('"pdf"', '"pdf-tools"').replace('skills/pdf"', 'skills/pdf-tools"'),
    );
    expect(renamed.differences).toEqual(['replaces "pdf" with "pdf-tools"']);
  });

  it('may list each skill in a plugin at the top, and keeps other plugins', () => {
    const plugin = (name: string) =>
      `{ "name": "${name}", "source": "./", "strict": false, "skills": ["./skills/${name}"] }`;
    const other = '{ "name": "far", "source": { "source": "github", "repo": "a/b" } }';
    const text = `{ "name": "t", "owner": { "name": "A" }, "plugins": [${plugin('pdf')}, ${other}] }\n`;
    const added = edit(skillFiles('skills', 'pdf', 'xlsx'), text, settings);
    expect(
      JSON.parse(added.text ?? '').plugins.map(({ skills: list }: { skills?: string[] }) => list),
    ).toEqual([['./skills/pdf'], undefined, ['./skills/xlsx']]);
    expect(edit(skillFiles('skills', 'xlsx'), text, settings).differences).toEqual([
      'removes "pdf"',
      'adds "xlsx"',
    ]);
  });

  it('is made with an entry for each skill', () => {
    const { text } = edit(skillFiles('skills', 'pdf', 'xlsx'), null, { ...settings, name: 't', owner: 'A' });
    expect(JSON.parse(text ?? '').plugins[1]).toEqual({
      name: 'xlsx',
      source: './skills/xlsx',
      description: 'Does xlsx.',
      strict: false,
      skills: ['./'],
    });
    expect(edit(skillFiles('skills', 'pdf', 'xlsx'), text, settings)).toMatchObject({
      text,
      differences: [],
    });
  });
});

it('a skill is in a plugin that has its copy, and a plugin of this repository may be named by its address', () => {
  const source = '{ "source": "git-subdir", "url": "acme/skills", "path": "clients/claude" }';
  const text = `{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "acme", "source": ${source} }] }`;
  const files = {
    ...skillFiles('skills', 'pdf'),
    'clients/claude/.claude-plugin/plugin.json': '{ "name": "acme" }',
    [MARKETPLACE]: text,
  };
  const sources = { ...sourcesOf(files), copies: [{ from: 'skills', to: 'clients/claude/skills' }] };
  const listedIn = readMarketplace({ client: 'claude', file: MARKETPLACE }, text, sources.files)!;
  expect(missingSkills(listedIn, sources)).toEqual([]);
  expect(missingSkills(listedIn, sourcesOf(files))).toHaveLength(1);
});
