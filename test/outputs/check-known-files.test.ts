import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { JsonDocument } from '../../src/json/read-json.js';
import { checkKnownFiles } from '../../src/outputs/check-known-files.js';
import { findKnownFiles } from '../../src/outputs/known-files.js';
import type { OutputKind } from '../../src/outputs/output.js';
import type { Finding } from '../../src/rules/finding.js';
import { skillFiles, skillText, sourcesOf } from './repository.js';

function whereIn(text: string, { file, at }: Finding): string {
  if (!('field' in at)) return 'line' in at ? `${file}:${at.line}:${at.column}` : file;
  const { line, column } = JsonDocument.open(text)!.find(at.field, at.part).span;
  return `${file}:${line}:${column}`;
}

function check(
  files: Parameters<typeof sourcesOf>[0],
  configured: readonly { kind: OutputKind; file: string }[] = [],
) {
  const sources = sourcesOf(files);
  return checkKnownFiles(findKnownFiles(sources.files, configured), sources).map((finding) => ({
    ...finding,
    where: whereIn(String(files[finding.file]), finding),
  }));
}

/** Rule, position and message of every finding. */
function found(files: Parameters<typeof sourcesOf>[0]): readonly string[] {
  return check(files).map(({ rule, where, message }) => `${where} ${rule}: ${message}`);
}

const CLAUDE = '.claude-plugin/marketplace.json';
const marketplace = (...plugins: readonly string[]) => `{
  "name": "tools",
  "owner": { "name": "Ann" },
  "plugins": [
    ${plugins.join(',\n    ')}
  ]
}
`;
const lists = (name: string, ...paths: readonly string[]) =>
  `{ "name": "${name}", "source": "./", "skills": ${JSON.stringify(paths)} }`;
const skills = skillFiles('skills', 'pdf', 'docx');

describe('marketplaces', () => {
  it('accepts a marketplace with every skill and existing paths', () => {
    expect(
      found({ ...skills, [CLAUDE]: marketplace(lists('documents', './skills/pdf', './skills/docx')) }),
    ).toEqual([]);
  });

  it('says where to find a plugin whose directory was renamed, and does not miss its skills', () => {
    const files = {
      ...skillFiles('plugins/documents/skills', 'pdf'),
      'plugins/documents/.codex-plugin/plugin.json': '{ "name": "docs", "skills": "./skills/" }',
      '.agents/plugins/marketplace.json':
        '{ "name": "t", "plugins": [{ "name": "docs", "source": { "source": "local", "path": "./plugins/docs" },' +
        ' "policy": { "installation": "AVAILABLE", "authentication": "ON_INSTALL" }, "category": "Docs" }] }',
    };
    const findings = check(files);
    expect(findings.map(({ rule, message, fix }) => [rule, message, fix])).toEqual([
      [
        'marketplace-path',
        'The source "./plugins/docs" of plugin "docs" does not exist.',
        'Set it to "./plugins/documents": that directory has the plugin.',
      ],
    ]);
  });

  it.each([
    ['./skills/pfd', 'does not exist', 'Fix the path, or remove it.'],
    ['./skills/pdf/SKILL.md', 'is not a directory', 'Name the directory that the file is in.'],
    ['./docs/a.md', 'is not a directory', 'Name the directory of a skill.'],
    ['./docs', 'has no SKILL.md', 'Add one, or fix the path.'],
    ['../pdf', 'points outside the repository', 'Name a directory of the plugin, relative to it.'],
    ['/skills/pdf', 'points outside the repository', 'Name a directory of the plugin, relative to it.'],
    ['', 'points outside the repository', 'Name a directory of the plugin, relative to it.'],
  ])('reports the wrong path %j at its position', (path, why, fix) => {
    const text = marketplace(lists('documents', './skills/pdf', './skills/docx', path));
    const findings = check({ ...skills, 'docs/a.md': '', [CLAUDE]: text });
    expect(findings.filter(({ rule }) => rule === 'marketplace-path')).toMatchObject([
      {
        where: `${CLAUDE}:5:86`,
        message: `The skill "${path}" of plugin "documents" ${why}.`,
        fix,
      },
    ]);
  });

  it.each([
    ['./gone', 'does not exist'],
    ['./README.md', 'is not a directory'],
    ['../x', 'points outside the repository'],
  ])('reports the wrong source %s at its position', (source, why) => {
    const text = marketplace(
      lists('documents', './skills/pdf', './skills/docx'),
      `{ "name": "x", "source": "${source}" }`,
    );
    const findings = check({ ...skills, 'README.md': '', [CLAUDE]: text });
    expect(findings).toMatchObject([
      {
        rule: 'marketplace-path',
        where: `${CLAUDE}:6:30`,
        message: `The source "${source}" of plugin "x" ${why}.`,
        fix: 'Name the directory of the plugin, or remove the entry.',
      },
    ]);
  });

  it('reports duplicate plugin names and a skill that is listed twice', () => {
    const text = marketplace(
      lists('documents', './skills/pdf', './skills/pdf/', './skills/docx'),
      lists('documents', './skills/pdf'),
    );
    expect(found({ ...skills, [CLAUDE]: text })).toEqual([
      `${CLAUDE}:6:15 marketplace-duplicate: Two plugins are named "documents".`,
      `${CLAUDE}:5:70 marketplace-duplicate: The skill "./skills/pdf/" of plugin "documents" is listed twice.`,
    ]);
  });

  it('reports a missing skill as a notice, or as a warning if the file is an output', () => {
    const files = { ...skills, [CLAUDE]: marketplace(lists('documents', './skills/pdf')) };
    expect(found(files)).toEqual([
      `${CLAUDE}:4:3 marketplace-incomplete: No plugin in ${CLAUDE} has the skill "skills/docx".`,
    ]);
    expect(check(files)).toMatchObject([
      {
        fix: 'Add { "kind": "claude-marketplace" } to "outputs" in the config, then run `skill-registrar register` and commit the result.',
      },
    ]);
    expect(check(files)[0]?.severity).toBeUndefined();
    expect(check(files, [{ kind: 'claude-marketplace', file: CLAUDE }])).toMatchObject([
      { severity: 'warning', fix: 'Run `skill-registrar register` and commit the result.' },
    ]);
  });

  const MANIFEST = '.claude-plugin/plugin.json';

  it.each([
    ['no plugin', 'more', [], 'Add it to a plugin, or add a plugin that has it.'],
    ['a plugin at the top', 'more', [MANIFEST], 'Add it to a plugin, or add a plugin that has it.'],
    ['a plugin', 'kit/skills', [`kit/${MANIFEST}`], 'Add the plugin in "./kit" to the marketplace.'],
    [
      'a plugin in another',
      'kit/x/skills',
      [`kit/${MANIFEST}`, `kit/x/${MANIFEST}`],
      'Add the plugin in "./kit/x" to the marketplace.',
    ],
  ])('says what to do about a missing skill in %s', (_, folder, manifests, fix) => {
    const files = {
      ...skills,
      ...skillFiles(folder, 'draw'),
      ...Object.fromEntries(manifests.map((file) => [file, '{ "name": "kit" }'])),
      [CLAUDE]: marketplace(lists('documents', './skills/pdf', './skills/docx')),
    };
    const missing = check(files).filter(({ rule }) => rule === 'marketplace-incomplete');
    expect(missing.map((finding) => finding.fix)).toEqual([fix]);
  });

  it('says which plugins could list a missing skill', () => {
    const text = marketplace(lists('a', './skills/pdf'), lists('b', './skills/docx'));
    const files = { ...skills, ...skillFiles('skills', 'xlsx'), [CLAUDE]: text };
    expect(check(files).map(({ fix }) => fix)).toEqual([
      'Add it to one of the plugins that have skills of the same folder: "a", "b".',
    ]);
  });

  it('reports a plugin without any remaining skill', () => {
    const text = marketplace(lists('documents', './skills/pdf', './skills/docx'), lists('empty'));
    expect(found({ ...skills, [CLAUDE]: text })).toEqual([
      `${CLAUDE}:6:50 marketplace-incomplete: Plugin "empty" lists no skills.`,
    ]);
  });

  it('reports many missing skills in one finding', () => {
    const names = Array.from({ length: 25 }, (_, index) => `s${index}`);
    const files = { ...skillFiles('skills', ...names), [CLAUDE]: marketplace() };
    const findings = check(files, [{ kind: 'claude-marketplace', file: CLAUDE }]);
    expect(findings).toHaveLength(21);
    expect(findings.at(-1)?.message).toContain('In total, 25 skills are in no plugin');
  });

  it.each([
    ['that has the smaller part of the skills', marketplace(lists('a', './skills/pdf')), ['x', 'y']],
    ['whose plugin is the repository itself', marketplace('{ "name": "a", "source": "./" }'), ['x']],
    [
      'of plugins with one skill each',
      marketplace(lists('a', './skills/pdf'), lists('b', './skills/docx'), lists('c', './skills/x')),
      ['x', 'y'],
    ],
  ])('does not miss skills in a marketplace %s', (_what, text, names) => {
    const files = {
      ...skills,
      ...skillFiles('skills', ...names),
      ...skillFiles('other', 'z'),
      [CLAUDE]: text,
    };
    expect(found(files)).toEqual([]);
  });

  it('accepts `strict: false` with components only for a plugin without plugin.json', () => {
    const files = (entry: string) => ({
      ...skillFiles('x/skills', 'a'),
      [CLAUDE]: marketplace(`{ "name": "x", "source": "./x", "strict": false${entry} }`),
    });
    const manifest = { 'x/.claude-plugin/plugin.json': '{ "name": "x", "commands": "./c" }' };
    const listed = ', "skills": ["./skills/a"]';
    expect(found({ ...files(''), ...manifest })).toEqual([]);
    expect(found(files(listed))).toEqual([]);
    expect(found({ ...files(listed), ...manifest })).toEqual([
      `${CLAUDE}:5:54 plugin-conflict: Plugin "x" has "strict": false and "skills" here, and x/.claude-plugin/plugin.json exists: Claude Code does not load it.`,
    ]);
  });

  it('reports a plugin manifest that is not JSON, with its position', () => {
    const files = { ...skillFiles('x/skills', 'a'), 'x/.codex-plugin/plugin.json': '{\n  "name": "x",\n}' };
    expect(found(files)).toEqual([
      expect.stringContaining('x/.codex-plugin/plugin.json:2:14 output-unreadable: '),
    ]);
    expect(found({ ...skillFiles('x/skills', 'a'), 'x/plugin.json': '{ of another program' })).toEqual([]);
  });

  it.each([
    ['"owner": { "name": "Ann" }', '"owner": "Ann"', '3:12 output-schema: "owner" must be an object.'],
    ['"name": "tools",\n', '', '1:1 output-schema: The file is missing the required key "name".'],
    ['"source": "./",', '', '5:5 output-schema: "plugins.0" is missing the required key "source".'],
    [
      '"./",',
      '{ "source": "github" },',
      '5:28 output-schema: "plugins.0.source" is missing the required key "repo".',
    ],
    ['"./",', '{ "source": "svn" },', '5:50 output-schema: "plugins.0.source.source" must be one of'],
  ])('reports %s as %s', (from, to, expected) => {
    const text = marketplace(lists('documents', './skills/pdf', './skills/docx')).replace(from, to);
    const schema = found({ ...skills, [CLAUDE]: text }).filter((line) => line.includes('output-schema'));
    expect(schema).toEqual([expect.stringContaining(`${CLAUDE}:${expected}`)]);
    expect(check({ ...skills, [CLAUDE]: text }).find(({ rule }) => rule === 'output-schema')?.fix).toBe(
      'See https://unpkg.com/skill-registrar@2/schema/claude-marketplace.schema.json for what is allowed.',
    );
  });

  it('a marketplace must have the $schema of its kind', () => {
    const text = marketplace(lists('documents', './skills/pdf', './skills/docx')).replace(
      '{',
      '{\n  "$schema": "https://example.org/other.json",',
    );
    expect(found({ ...skills, [CLAUDE]: text })).toEqual([
      `${CLAUDE}:2:14 output-schema: "$schema" is not the schema of this file.`,
    ]);
  });

  it('a marketplace must be valid JSON', () => {
    expect(found({ ...skills, [CLAUDE]: '{ "plugins": [,] }' })).toEqual([
      expect.stringContaining(`${CLAUDE}:1:15 output-unreadable: ${CLAUDE} is not valid JSON`),
    ]);
    expect(found({ ...skills, [CLAUDE]: new Uint8Array([0xff, 0xfe]) })).toEqual([
      expect.stringContaining(`${CLAUDE}:1:1 output-unreadable: ${CLAUDE} is not valid JSON`),
    ]);
  });

  it('reports a missing key at the start of its entry if the entry has several lines', () => {
    const text = marketplace(
      '{\n      "name": "x"\n    }',
      lists('documents', './skills/pdf', './skills/docx'),
    );
    expect(found({ ...skills, [CLAUDE]: text })).toEqual([
      `${CLAUDE}:5:5 output-schema: "plugins.0" is missing the required key "source".`,
    ]);
  });

  it('reports entries of another type and ignores what they contain', () => {
    const text = marketplace(
      '"documents"',
      '{ "source": "./x", "skills": [7] }',
      lists('documents', './skills/pdf', './skills/docx'),
    );
    expect(found({ ...skills, 'x/a.md': '', [CLAUDE]: text })).toEqual([
      `${CLAUDE}:5:5 output-schema: "plugins.0" must be an object.`,
      `${CLAUDE}:6:5 output-schema: "plugins.1" is missing the required key "name".`,
      `${CLAUDE}:6:35 output-schema: "plugins.1.skills.0" must be a string.`,
    ]);
  });

  it.each(['https://example.org/x.git', 'git@example.org:x.git'])(
    'looks for no files at the address %s',
    (source) => {
      const text = marketplace(
        `{ "name": "far", "source": "${source}" }`,
        lists('documents', './skills/pdf', './skills/docx'),
      );
      expect(found({ ...skills, [CLAUDE]: text })).toEqual([]);
    },
  );

  it('accepts a plugin that is a skill itself', () => {
    const text = marketplace('{ "name": "pdf", "source": "./skills/pdf" }', lists('docx', './skills/docx'));
    expect(found({ ...skills, [CLAUDE]: text })).toEqual([]);
  });

  it('adds skills of a directory that starts with a dot if a plugin has skills there', () => {
    const text = marketplace(
      lists('documents', './.tools/pdf', './.tools/xlsx'),
      '{ "name": "x", "source": "./.x" }',
    );
    const files = {
      ...skillFiles('.tools', 'pdf', 'docx', 'xlsx'),
      ...skillFiles('.x/more', 'draw'),
      [CLAUDE]: text,
    };
    expect(found(files)).toEqual([
      `${CLAUDE}:4:3 marketplace-incomplete: No plugin in ${CLAUDE} has the skill ".tools/docx".`,
      `${CLAUDE}:4:3 marketplace-incomplete: No plugin in ${CLAUDE} has the skill ".x/more/draw".`,
    ]);
  });

  it('applies the limits of GitHub Copilot', () => {
    const file = '.github/plugin/marketplace.json';
    const text = marketplace(lists('documents', './skills/pdf', './skills/docx')).replace(
      '"tools"',
      `"${'x'.repeat(65)}"`,
    );
    expect(found({ ...skills, [file]: text })).toEqual([
      `${file}:2:11 output-schema: "name" must have at most 64 characters.`,
    ]);
  });
});

describe('several marketplaces', () => {
  const plugin = (path: string) => `{ "name": "x", "source": "${path}" }`;
  const codex = (path: string) => `{ "name": "x", "source": { "source": "local", "path": "${path}" } }`;
  const files = {
    ...skillFiles('plugins/x/skills', 'a'),
    'plugins/x/.claude-plugin/plugin.json': '{ "name": "x", "version": "1.2.0" }',
  };

  it('accepts a difference if a client cannot load the plugin of another', () => {
    const codexFile = { '.agents/plugins/marketplace.json': '{ "name": "t", "plugins": [] }' };
    const all = { ...files, [CLAUDE]: marketplace(plugin('./plugins/x')), ...codexFile };
    expect(check(all).map(({ rule }) => rule)).toEqual([]);
  });

  it('reports a plugin that is missing although its client can load it', () => {
    const all = {
      ...files,
      'plugins/x/.codex-plugin/plugin.json': '{ "name": "x", "version": "1.2.0" }',
      [CLAUDE]: marketplace(plugin('./plugins/x')),
      '.agents/plugins/marketplace.json': '{ "name": "t", "plugins": [] }',
    };
    expect(found(all)).toContain(
      `.agents/plugins/marketplace.json:1:16 marketplaces-differ: The plugin "x" (plugins/x) is in ${CLAUDE}, but not in .agents/plugins/marketplace.json.`,
    );
  });

  it('takes a relative url of Codex for a plugin of this repository', () => {
    const codexFile = {
      '.agents/plugins/marketplace.json':
        '{ "name": "t", "plugins": [{ "name": "t", "source": { "source": "url", "url": "./" } }] }',
    };
    expect(found({ ...skills, ...codexFile }).filter((line) => line.includes('incomplete'))).toEqual([]);
  });

  it('resolves paths with and without pluginRoot', () => {
    const rooted = marketplace(plugin('./x')).replace(
      '"plugins"',
      '"metadata": { "pluginRoot": "./plugins" },\n  "plugins"',
    );
    expect(found({ ...files, [CLAUDE]: rooted })).toEqual([]);
    expect(found({ ...files, [CLAUDE]: rooted.replace('./x', './plugins/x') })).toEqual([]);
    expect(
      found({ ...files, [CLAUDE]: rooted.replace('./x', './plugins/x').replace('"./plugins"', '"../"') }),
    ).toEqual([]);
  });

  it('reports every outdated version of a plugin', () => {
    const all = {
      ...files,
      'plugins/x/.codex-plugin/plugin.json': '{ "name": "x", "version": "1.10.0" }',
      [CLAUDE]: marketplace('{ "name": "x", "source": "./plugins/x", "version": "1.10.0" }'),
      '.agents/plugins/marketplace.json': `{ "name": "t", "plugins": [${codex('./plugins/x')}] }`,
    };
    expect(found(all)).toEqual([
      'plugins/x/.claude-plugin/plugin.json:1:27 versions-differ: The plugin "x" has version 1.2.0 here and 1.10.0 in plugins/x/.codex-plugin/plugin.json and .claude-plugin/marketplace.json.',
    ]);
  });
});

describe('plugin manifests', () => {
  it('checks a plugin manifest that no marketplace lists', () => {
    const files = {
      ...skillFiles('skills', 'a'),
      '.claude-plugin/plugin.json': '{\n  "name": "x",\n  "keywords": "a",\n  "skills": ["./more"]\n}',
    };
    expect(found(files)).toEqual([
      '.claude-plugin/plugin.json:3:15 output-schema: "keywords" must be an array.',
      '.claude-plugin/plugin.json:4:14 marketplace-path: The skill "./more" of plugin "x" does not exist.',
    ]);
  });

  it('names a plugin without a name after its directory', () => {
    const files = {
      ...skillFiles('tools/skills', 'a'),
      'tools/.claude-plugin/plugin.json': '{ "version": "1.0.0", "skills": "./more" }',
      'tools/.codex-plugin/plugin.json': '{ "name": "tools", "version": "2.0.0" }',
    };
    const file = 'tools/.claude-plugin/plugin.json';
    expect(found(files)).toEqual([
      `${file}:1:1 output-schema: The file is missing the required key "name".`,
      `${file}:1:33 marketplace-path: The skill "./more" of plugin "tools" does not exist.`,
      `${file}:1:14 versions-differ: The plugin "tools" has version 1.0.0 here and 2.0.0 in tools/.codex-plugin/plugin.json.`,
    ]);
  });

  it('requires the exact schema and keys of the Agent Plugins standard', () => {
    const text =
      '{ "$schema": "https://agent-plugins.org/schemas/1.0/plugin.schema.json", "name": "A", "skills": [] }';
    expect(found({ ...skillFiles('skills', 'a'), 'plugin.json': text })).toEqual([
      'plugin.json:1:87 output-schema: The file has an unknown key "skills".',
      expect.stringContaining('plugin.json:1:14 output-schema: "$schema" must be one of '),
      'plugin.json:1:82 output-schema: "name" must be a name without spaces.',
    ]);
  });

  it('accepts the keys that the draft of Agent Plugins 1.1.0 adds', () => {
    const text =
      '{ "$schema": "https://agent-plugins.org/schemas/1.1.0/plugin.schema.json", "name": "a", "displayName": "A", "icon": "./a.svg" }';
    expect(found({ ...skillFiles('skills', 'a'), 'plugin.json': text })).toEqual([]);
  });

  it('ignores a plugin.json of another program', () => {
    expect(found({ ...skillFiles('skills', 'a'), 'plugin.json': '{ "id": 7 }' })).toEqual([]);
  });
});

describe('skills.sh.json', () => {
  it('skills.sh.json must list every skill once, and no other', () => {
    const text = '{\n  "groupings": [\n    { "title": "A", "skills": ["pdf", "pdf", "gone"] }\n  ]\n}';
    expect(found({ ...skills, 'skills.sh.json': text })).toEqual([
      'skills.sh.json:3:39 marketplace-duplicate: The skill "pdf" is listed twice.',
      'skills.sh.json:3:46 marketplace-path: There is no skill "gone".',
      'skills.sh.json:2:3 marketplace-incomplete: No group in skills.sh.json has the skill "docx".',
    ]);
  });

  it('says which groups could list a missing skill', () => {
    const group = (title: string, ...names: string[]) => ({ title, skills: names });
    const text = JSON.stringify({ groupings: [group('A', 'pdf'), group('B', 'docx')] });
    const more = { ...skillFiles('skills', 'xlsx'), ...skillFiles('art', 'draw'), 'skills.sh.json': text };
    expect(check({ ...skills, ...more }).map(({ skill, fix }) => `${skill}: ${fix}`)).toEqual([
      'draw: Add it to a group.',
      'xlsx: Add it to one of the groups "A", "B".',
    ]);
  });

  it('skills.sh.json must not have more groups than skills.sh shows, nor empty names', () => {
    const groupings = Array.from({ length: 51 }, (_, index) => ({ title: `G${index}`, skills: ['pdf'] }));
    const messages = (value: object) =>
      check({ ...skills, 'skills.sh.json': JSON.stringify(value) })
        .filter(({ rule }) => rule === 'output-schema')
        .map(({ message }) => message);
    expect(messages({ groupings })).toEqual(['"groupings" must have at most 50 items.']);
    expect(messages({ groupings: [{ skills: ['', 7, 'pdf', 'docx'] }] })).toEqual([
      '"groupings.0" is missing the required key "title".',
      '"groupings.0.skills.0" must not be empty.',
      '"groupings.0.skills.1" must be a string.',
    ]);
  });

  it('skills.sh.json must match its schema', () => {
    const text =
      '{ "$schema": "https://skills.sh/schema.json", "notGrouped": "left", "groupings": [], "x": 1 }';
    expect(check({ 'skills.sh.json': text }).map(({ message }) => message)).toEqual([
      'The file has an unknown key "x".',
      '"$schema" must be "https://skills.sh/schemas/skills.sh.schema.json".',
      '"notGrouped" must be one of "top", "bottom".',
      '"groupings" must not be empty.',
    ]);
  });
});

describe('.well-known index', () => {
  const file = 'public/.well-known/agent-skills/index.json';
  const digest = `sha256:${createHash('sha256').update(skillText('pdf')).digest('hex')}`;
  const index = (entry: object) =>
    JSON.stringify({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'pdf',
          type: 'skill-md',
          description: 'd',
          url: 'pdf/SKILL.md',
          digest,
          files: ['SKILL.md'],
          ...entry,
        },
      ],
    });
  const pdf = skillFiles('skills', 'pdf');

  it('accepts a .well-known index with correct digests', () => {
    expect(found({ ...pdf, [file]: index({}) })).toEqual([]);
  });

  it('compares the digests of a .well-known index with the files behind its URLs', () => {
    const stale = index({ digest: digest.replace(/.$/, digest.endsWith('0') ? '1' : '0') });
    expect(found({ ...pdf, [file]: stale })).toEqual([
      `${file}:1:${stale.indexOf('"sha256') + 1} digest-mismatch: The digest of "pdf" is not that of skills/pdf/SKILL.md.`,
    ]);
    const copy = 'public/.well-known/agent-skills/pdf/SKILL.md';
    const sources = sourcesOf(pdf);
    const withCopy = sourcesOf({ ...pdf, [copy]: 'other', [file]: index({}) });
    const known = findKnownFiles(withCopy.files, []);
    expect(
      checkKnownFiles(known, { ...withCopy, skills: sources.skills }).map(({ message }) => message),
    ).toEqual([`The digest of "pdf" is not that of ${copy}.`]);
  });

  it.each([
    [{ type: 'task' }, '"skills.0.type" must be one of "skill-md", "archive".'],
    [{ digest: 'sha256-abc' }, '"skills.0.digest" must be "sha256:" and 64 lower-case hex digits.'],
    [{ description: 'x'.repeat(1025) }, '"skills.0.description" must have at most 1024 characters.'],
    [{ digest: undefined, sha256: 'abc' }, '"skills.0" is missing the required key "digest".'],
  ])('reports the entry %j of a .well-known index', (entry, message) => {
    const messages = check({ ...pdf, [file]: index(entry) }).filter(({ rule }) => rule === 'output-schema');
    expect(messages.map((finding) => finding.message)).toEqual([message]);
  });

  it('reports a skill that a .well-known index lists twice, and an entry without a name', () => {
    const value = JSON.parse(index({}));
    const [entry] = value.skills;
    value.skills.push(entry, { ...entry, name: undefined }, { ...entry, name: 'far', url: undefined });
    expect(
      check({ ...pdf, [file]: JSON.stringify(value) }).map(({ rule, message }) => `${rule}: ${message}`),
    ).toEqual([
      'output-schema: "skills.2" is missing the required key "name".',
      'output-schema: "skills.3" is missing the required key "url".',
      'marketplace-duplicate: The skill "pdf" is listed twice.',
    ]);
  });

  it('ignores a URL that is not correctly encoded', () => {
    expect(found({ ...pdf, [file]: index({ url: 'pdf/%E0%A4%A' }) })).toEqual([]);
  });

  it('a .well-known index must list every skill and no other', () => {
    const text = index({ name: 'gone', url: 'gone/SKILL.md' });
    expect(check({ ...pdf, [file]: text }).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'marketplace-path: There is no skill "gone".',
      `marketplace-incomplete: ${file} does not have the skill "pdf".`,
    ]);
  });
});
