import { describe, expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { openRepositoryFiles } from '../../src/files/repository-files.js';
import { groupPlugins, isClaudePlugin, jsonFilesOf, scriptsIn } from '../../src/plugins/components.js';
import { readSkillLists } from '../../src/plugins/listings.js';
import { MANIFEST_FILES, MARKETPLACE_FILES } from '../../src/plugins/places.js';
import { findNamedSkills } from '../../src/plugins/plugin-skills.js';
import {
  findPlugins,
  readManifests,
  readPluginManifests,
  usualMarketplaces,
} from '../../src/plugins/read-plugins.js';
import { CLIENTS } from '../../src/profiles/index.js';

const filesOf = (files: Readonly<Record<string, string>>) => openRepositoryFiles(new MemoryWorkspace(files));

describe('places', () => {
  it('have every manifest and marketplace that a client reads', () => {
    const supports = CLIENTS.flatMap(({ plugin }) => (plugin.known ? (plugin.value ?? []) : []));
    const places = MANIFEST_FILES.map(({ place }) => place);
    const marketplaces = Object.values(MARKETPLACE_FILES).flat();
    expect(supports.length).toBeGreaterThan(3);
    expect(places).toEqual(expect.arrayContaining(supports.flatMap(({ manifests }) => manifests)));
    expect(marketplaces).toEqual(expect.arrayContaining(supports.flatMap((each) => each.marketplaces)));
  });
});

describe('plugins', () => {
  it('have manifests in the form of each client', () => {
    const manifests = {
      'p/.claude-plugin/plugin.json': '{ "name": "p", "skills": "./more" }',
      'p/gemini-extension.json': '{ "name": "p" }',
      'p/plugin.json': '{ "name": "p" }',
      'q/plugin.json': '{ "$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json" }',
      'r/.codex-plugin/plugin.json': 'not JSON',
    };
    const files = filesOf(manifests);
    const formats = (directory: string) => readManifests(directory, files).map(({ format }) => format);
    expect(['p', 'q', 'r'].map(formats)).toEqual([['claude', 'plain', 'gemini'], ['agent-plugins'], []]);
    expect(readPluginManifests('p', files).map(({ file, skills }) => [file, skills[0]?.directory])).toEqual([
      ['p/.claude-plugin/plugin.json', 'p/more'],
    ]);
  });

  it('are resolved below pluginRoot, unless the whole path is there', () => {
    const plugins = ['./a', './plugins/b', '../c'].map((source) => ({ name: source, source }));
    const files = filesOf({
      '.claude-plugin/marketplace.json': JSON.stringify({ metadata: { pluginRoot: './plugins' }, plugins }),
      'plugins/a/README.md': '',
      'plugins/b/README.md': '',
    });
    const [marketplace] = usualMarketplaces(files);
    expect(marketplace!.plugins.map(({ directory }) => directory)).toEqual(['plugins/a', 'plugins/b', null]);
  });

  it('list skills one by one or by folder', () => {
    const files = filesOf({
      '.claude-plugin/marketplace.json': JSON.stringify({
        plugins: [{ name: 'p', source: './p', skills: ['./one', './many'] }],
      }),
      'p/one/SKILL.md': '',
      'p/many/two/SKILL.md': '',
    });
    expect(findNamedSkills(files)).toEqual(['p/one', 'p/many/two']);
    expect(readSkillLists([{ directory: 'p/one' }], files)).toEqual([
      { directory: 'p', file: '.claude-plugin/marketplace.json', skills: ['p/one', 'p/many'] },
    ]);
  });
});

describe('components', () => {
  it('are those of each directory that a manifest or an entry declares', () => {
    const files = filesOf({
      '.claude-plugin/marketplace.json': JSON.stringify({ plugins: [{ name: 'a', source: './a' }] }),
      'a/README.md': '',
      'b/.codex-plugin/plugin.json': '{ "name": "b" }',
      'b/skills/pdf/SKILL.md': '',
    });
    const plugins = findPlugins(usualMarketplaces(files), [{ directory: 'b/skills/pdf' }], files);
    const found = groupPlugins(plugins).map((plugin) => [plugin.directory, isClaudePlugin(plugin)]);
    expect(found).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(jsonFilesOf(plugins, 'hooks')).toEqual(['a/hooks/hooks.json']);
    expect(jsonFilesOf(plugins, 'mcpServers')).toEqual(['a/.mcp.json']);
  });

  it.each([
    ['"$CLAUDE_PLUGIN_ROOT"/run.sh --all', ['run.sh', 'p/run.sh', true]],
    ['bash "$CLAUDE_PLUGIN_ROOT/a b/run.sh"', ['a', 'p/a', false]],
    ['node $CLAUDE_PLUGIN_ROOT/../x.js', ['../x.js', null, false]],
  ])('the command %s names a file of the plugin', (command, expected) => {
    expect(scriptsIn(command, 'p').map(({ written, path, isProgram }) => [written, path, isProgram])).toEqual(
      [expected],
    );
  });

  it('a name with a part that is computed is not looked up', () => {
    expect(scriptsIn('bash $CLAUDE_PLUGIN_ROOT/hooks/$1.sh', 'p')).toEqual([]);
    expect(scriptsIn('ls $CLAUDE_PLUGIN_ROOT/hooks/*.sh', 'p')).toEqual([]);
  });
});
