import { describe, expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { discover, prune, register, status, validate } from '../../src/index.js';
import { parseYaml } from '../../src/skill/parse-yaml.js';
import { aFolder } from '../support/a-folder.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';

const HEAD = ['---', 'name: one-tool', 'description: Keeps the example small'];

/** Findings of one skill as `severity rule line:column-line:column message`. */
async function findingsOf(lines: readonly string[], profile = 'agent-skills'): Promise<string[]> {
  const text = [...HEAD, ...lines, '---', '', '# One', ''].join('\n');
  const workspace = new MemoryWorkspace({ 'skills/one-tool/SKILL.md': text });
  const { report } = await validate({ workspace, store: new MemoryStore(), profile });
  return report.diagnostics
    .filter(({ rule }) => !/unreachable|section|convention|missing-field/.test(rule))
    .map(
      ({ severity, rule, line, column, endLine, endColumn, message }) =>
        `${severity} ${rule} ${line}:${column}-${endLine}:${endColumn} ${message}`,
    );
}

describe('positions and messages', () => {
  it.each([
    [
      'an element of a list',
      ['tags:', '  - fine', '  - 7'],
      'cleo',
      ['error field-type 6:5-6:6 "tags.1" must be a string, but 7 is a number.'],
    ],
    [
      'an element of an inline list',
      ['tags: [one, [two]]'],
      'cleo',
      ['error field-type 4:13-4:18 "tags.1" must be a string, but it is a list.'],
    ],
    [
      'a keyword in a list below a field, though it is written otherwise there',
      ['version: 1.0.0', 'dispatch_triggers:', '  keywords:', '    - plan it', '    - " C++"'],
      'cleo',
      [
        'warning keyword-unsafe 8:7-8:13 The keyword "C++" cannot be used in by_keyword, where it is a regular expression.',
      ],
    ],
    [
      'the field where the keyword stands in another one',
      ['triggers: [plan it]', 'keywords: ["++"]'],
      'agent-skills',
      [
        'warning keyword-unsafe 4:11-4:20 The keyword "++" cannot be used in by_keyword, where it is a regular expression.',
      ],
    ],
    [
      'the version that a skill wants of itself',
      ['version: 1.0.0', 'minimumVersion: 1.1.0'],
      'cleo',
      ['warning minimum-version 5:17-5:22 "one-tool" has version 1.0.0, below its minimumVersion 1.1.0.'],
    ],
    [
      'a nested value',
      ['metadata:', '  deep: { a: 1 }'],
      'agent-skills',
      [
        'warning metadata-value 5:9-5:17 "metadata.deep" must be a string: the standard allows only strings under metadata.',
      ],
    ],
    [
      'a value over several lines',
      ['compatibility: >', `  ${'long '.repeat(120)}`],
      'agent-skills',
      [/^error field-value 4:16-5:\d+ "compatibility" must have at most 500 characters; it has \d+\.$/],
    ],
    [
      'an empty text',
      ['compatibility: ""'],
      'agent-skills',
      ['error field-value 4:16-4:18 "compatibility" must not be empty.'],
    ],
    [
      'a number that is too small',
      ['tier: -1'],
      'cleo',
      ['error field-value 4:7-4:9 "tier" must be at least 0; found -1.'],
    ],
    [
      'a number that is no whole one',
      ['token_budget: 1500.5'],
      'cleo',
      ['error field-type 4:15-4:21 "token_budget" must be an integer, but 1500.5 is a number.'],
    ],
    [
      'a mapping where text belongs',
      ['license:', '  spdx: MIT'],
      'agent-skills',
      ['error field-type 5:3-5:12 "license" must be a string, but it is a mapping.'],
    ],
    [
      'a version inside metadata',
      ['metadata:', '  version: 1.3'],
      'agent-skills',
      ['warning metadata-version-format 5:12-5:15 Versions have three numbers, such as 1.0.0; found "1.3".'],
    ],
    [
      'a quoted key',
      ['"licence": MIT'],
      'agent-skills',
      ['warning unknown-field 4:1-4:10 Unknown field "licence" (profile agent-skills)'],
    ],
    [
      'a key that is there in another case',
      ['License: MIT', 'license: MIT'],
      'agent-skills',
      [
        /^\w+ frontmatter-key-case 4:1-4:8 .*"License" is ignored/,
        'warning unknown-field 4:1-4:8 Unknown field "License" (profile agent-skills)',
      ],
    ],
    [
      'a date where a list belongs',
      ['tags: 2026-01-02'],
      'cleo',
      ['error field-type 4:7-4:17 "tags" must be a list, but "2026-01-02" is a string.'],
    ],
    [
      'a truth value where text belongs',
      ['license: true'],
      'agent-skills',
      ['error field-type 4:10-4:14 "license" must be a string, but true is true or false.'],
    ],
    [
      'a version that goes on over two lines',
      ['version: 1.2', '  .3'],
      'cleo',
      ["error version-format 4:10-5:5 Invalid version format: '1.2 .3' (expected semver)"],
    ],
  ] as const)('points at %s', async (_, lines, profile, expected) => {
    const found = await findingsOf(lines, profile);
    expect(found).toHaveLength(expected.length);
    expected.forEach((wanted, index) => {
      if (typeof wanted === 'string') expect(found[index]).toBe(wanted);
      else expect(found[index]).toMatch(wanted);
    });
  });
});

describe('names', () => {
  it('warns about names that Windows reserves', async () => {
    const workspace = new MemoryWorkspace({
      'skills/con/SKILL.md': '---\nname: con\ndescription: Has a name of a device\n---\n',
    });
    const { report } = await validate({ workspace, store: new MemoryStore() });
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('name-reserved');
  });
});

describe('dangerous YAML', () => {
  const parse = (source: string) => parseYaml(source);

  it('rejects YAML that expands beyond the size limit', async () => {
    const nested = `a: ${'['.repeat(80)}${']'.repeat(80)}`;
    const veryNested = `a: ${'['.repeat(20_000)}`;
    const long = `a: ${'x'.repeat(70_000)}`;
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${['b', 'c', 'd', 'e', 'f']
      .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcde'[index]}`).join(',')}]`)
      .join('\n')}`;
    for (const source of [nested, veryNested, long, bomb]) {
      expect(parse(source)).toMatchObject({ ok: false, rule: 'frontmatter-size' });
    }
  });

  it('rejects a line that begins with three dashes, and an empty merge', async () => {
    expect(parse('a: 1\n--- x')).toMatchObject({ ok: false, offset: 5 });
    expect(parse('<<: *gone')).toMatchObject({ ok: false, rule: 'yaml-syntax' });
    expect(parse('a: *gone')).toMatchObject({ ok: false, rule: 'yaml-syntax' });
  });

  it('points at the tag of an inline value', async () => {
    expect(parse('a: [1, !!set {x}]')).toMatchObject({
      ok: false,
      message: expect.stringContaining('!!set'),
      offset: 7,
    });
  });
});

describe('manifest that changes during the run', () => {
  const text = [...HEAD, 'version: 2.0.0', '---', ''].join('\n');
  const files = { 'skills/one-tool/SKILL.md': text };

  it('keeps changes that another process made since the manifest was read', async () => {
    const store = new MemoryStore({ 'skills/manifest.json': '{ "skills": [] }\n' });
    const racing = {
      read: (path: string) => store.read(path),
      update: async (...args: Parameters<MemoryStore['update']>) => {
        store.files.set('skills/manifest.json', '{ "note": "theirs", "skills": [] }\n');
        return store.update(...args);
      },
      remove: async () => false,
    };
    const workspace = new MemoryWorkspace(files);
    await register({ workspace, store: racing });
    const manifest = JSON.parse(store.files.get('skills/manifest.json') ?? '');
    expect(manifest).toMatchObject({ note: 'theirs', skills: [{ name: 'one-tool' }] });
  });

  it('writes nothing if another run wrote the same', async () => {
    const first = new MemoryStore();
    const workspace = new MemoryWorkspace(files);
    const environment = { now: new Date(0) };
    await register({ workspace, store: first, environment });
    const result = first.files.get('skills/manifest.json')!;
    const late = new MemoryStore();
    let wrote: boolean | undefined;
    await register({
      workspace,
      environment,
      store: {
        read: () => null,
        update: async (...args) => {
          late.files.set('skills/manifest.json', result);
          wrote = await late.update(...args);
          return wrote;
        },
        remove: async () => false,
      },
    });
    expect(wrote).toBe(false);
    expect(late.files.get('skills/manifest.json')).toBe(result);
  });
});

describe('library', () => {
  const files = { 'skills/one-tool/SKILL.md': [...HEAD, '---', ''].join('\n') };
  const manifest = '{ "skills": [{ "name": "gone-tool", "path": "skills/gone-tool" }] }\n';

  it('discovers, reports and prunes without printing', async () => {
    const store = new MemoryStore({ 'skills/manifest.json': manifest });
    const options = { workspace: new MemoryWorkspace(files), store };
    expect((await discover(options)).report.skills.map(({ name }) => name)).toEqual(['one-tool']);
    const { report } = await status(options);
    expect(report.skills.map(({ status: state }) => state)).toEqual(['unregistered', 'stale']);
    expect(store.files.get('skills/manifest.json')).toBe(manifest);
    const pruned = await prune(options);
    expect(pruned.report.skills.map(({ name }) => name)).toEqual(['gone-tool']);
    expect(JSON.parse(store.files.get('skills/manifest.json')!).skills).toEqual([]);
  });

  it('works on disk with a directory', async () => {
    const root = aFolder(files);
    const { report, validNames } = await register({ root });
    expect(report).toMatchObject({ success: true, manifest: 'skills/manifest.json' });
    expect(validNames).toEqual(['one-tool']);
  });
});

describe('invalid manifests', () => {
  it.each([
    ['[]', 'the manifest is not an object'],
    ['7', 'the manifest is not an object'],
    ['{ "skills": 7 }', '"skills" is not a list'],
    ['{ "_meta": [] }', '"_meta" is not an object'],
    ['{ "dispatch_matrix": 7 }', '"dispatch_matrix" is not an object'],
    ['{ "dispatch_matrix": { "by_keyword": [] } }', '"dispatch_matrix.by_keyword" is not an object'],
  ])('rejects the manifest %s', async (manifest, why) => {
    const files = { 'skills/one-tool/SKILL.md': [...HEAD, '---', ''].join('\n') };
    const store = new MemoryStore({ 'skills/manifest.json': manifest });
    await expect(register({ workspace: new MemoryWorkspace(files), store })).rejects.toThrow(why);
    expect(store.files.get('skills/manifest.json')).toBe(manifest);
  });

  it('accepts a nearly empty manifest, and entries it does not manage', async () => {
    const files = { 'skills/one-tool/SKILL.md': [...HEAD, '---', ''].join('\n') };
    for (const manifest of ['{}', '{ "skills": ["text", null, { "name": 7 }, { "name": "by-hand" }] }']) {
      const store = new MemoryStore({ 'skills/manifest.json': manifest });
      const { report } = await register({ workspace: new MemoryWorkspace(files), store });
      expect(report.summary.registered).toBe(1);
      const { skills } = JSON.parse(store.files.get('skills/manifest.json')!);
      expect(skills.at(-1)).toMatchObject({ name: 'one-tool' });
    }
  });
});

describe('manifest that is not up to date', () => {
  it('counts one change or several', async () => {
    const skill = (version: string) =>
      `---\nname: ct-a\ndescription: Keeps the example small\nversion: ${version}\n---\n`;
    const { manifest } = await registerInMemory({ 'skills/ct-a/SKILL.md': skill('1.0.0') });
    const lacks = async (files: Readonly<Record<string, string>>) =>
      (await registerInMemory({ ...files, [MANIFEST]: manifest }, { check: true })).findings.find((found) =>
        found.startsWith('manifest-drift'),
      );
    expect(await lacks({ 'skills/ct-a/SKILL.md': skill('1.0.1') })).toBe(
      `manifest-drift: ${MANIFEST} is not up to date (1 change).`,
    );
    expect(
      await lacks({
        'skills/ct-a/SKILL.md': skill('1.0.1'),
        'skills/ct-b/SKILL.md': skill('1.0.0').replace('ct-a', 'ct-b'),
      }),
    ).toMatch(/\(\d changes\)\.$/);
  });
});
