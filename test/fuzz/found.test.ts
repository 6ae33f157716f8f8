import { describe, expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { ManifestError } from '../../src/manifest/manifest-model.js';
import { runOperation } from '../../src/pipeline.js';
import { ConfigError } from '../../src/text/errors.js';
import { cpuTime } from '../support/cpu-time.js';
import { inspectText } from '../support/inspect-text.js';

const SKILL = '---\nname: a\ndescription: A good skill that does things.\nversion: 1.0.0\n---\n';
const environment = { isCi: true, now: new Date(0), variables: {} };

function register(files: Readonly<Record<string, string>>) {
  const store = new MemoryStore(files);
  const request = {
    operation: 'register',
    workspace: new MemoryWorkspace(files),
    store,
    environment,
  } as const;
  return { store, outcome: runOperation(request) };
}

/** Regressions found by `npm run fuzz`. */
describe('found by the fuzzer', () => {
  it.each(['path', 'description', 'status', 'tags', 'capabilities'])(
    'keeps an entry whose %s is not even a string',
    async (field) => {
      const entry = { name: 'by-hand', path: 'tools/by-hand', [field]: { toString: null } };
      const manifest = JSON.stringify({ skills: [entry] });
      const files = { 'skills/a/SKILL.md': SKILL, 'tools/by-hand/SKILL.md': SKILL };
      const { store, outcome } = register({ ...files, 'skills/manifest.json': manifest });
      expect((await outcome).report.manifest).toBe('skills/manifest.json');
      expect(store.read('skills/manifest.json')).toContain('"toString"');
    },
  );

  it('reads a route whose skill is not even a string', async () => {
    const manifest = JSON.stringify({ dispatch_matrix: { by_keyword: { x: { toString: null } } } });
    const { store, outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skills/manifest.json': manifest });
    expect((await outcome).report.manifest).toBe('skills/manifest.json');
    expect(store.read('skills/manifest.json')).toContain('"a"');
  });

  it('a catalog never becomes a skill that the next run finds', async () => {
    const config = '{ "catalogs": [{ "file": "skills/b/SKILL.md", "as": "markdown" }] }';
    const { store, outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': config });
    const { report } = await outcome;
    expect(report).toMatchObject({ success: false, error: { code: 'E_FILE' } });
    expect(report.diagnostics.map(({ message }) => message)).toContain(
      'The catalog file skills/b/SKILL.md does not exist, and a new one would be a skill.',
    );
    expect(store.read('skills/b/SKILL.md')).toBeNull();
  });

  it.each([
    '"_meta": null',
    '"dispatch_matrix": null',
    '"dispatch_matrix": {"by_keyword": null}',
    '"skills": null',
  ])('a manifest with %s is rejected, not edited halfway', async (member) => {
    const manifest = `{${member}}`;
    const { store, outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skills/manifest.json': manifest });
    await expect(outcome).rejects.toThrow(ManifestError);
    expect(store.read('skills/manifest.json')).toBe(manifest);
  });

  it.each([
    ['manifest', '"/etc/manifest.json"'],
    ['manifest', '"../manifest.json"'],
    ['manifest', '"skills/../../manifest.json"'],
    ['manifest', '".git/hooks/pre-commit"'],
    ['manifest', '"C:\\\\x.json"'],
    ['overrides', '"/etc/passwd"'],
    ['overrides', '"~/x.json"'],
    ['roots', '["skills", ".."]'],
    ['roots', '[{ "path": "/etc" }]'],
    ['roots', '["~/../x"]'],
    ['scanPaths', '["../x"]'],
    ['catalogs', '[{ "file": "../AGENTS.md", "as": "markdown" }]'],
    ['manifest', '".GIT/x/manifest.json"'],
    ['roots', '["skills/.giT"]'],
    ['profiles', '{ "own": { "extends": "cleo", "roots": [".git/x"] } }'],
    ['profiles', '{ "own": { "extends": "cleo", "roots": ["skills", { "path": "../x" }] } }'],
    ['profiles', '{ "own": { "extends": "cleo", "fallbackRoot": ".git/x" } }'],
    ['profiles', '{ "own": { "extends": "cleo", "placeholders": { "file": "../../x.json" } } }'],
    ['profiles', '{ "own": { "extends": "cleo", "placeholders": { "file": "~/x.json" } } }'],
    ['skills', '{ "pluginsDir": ".git/plug" }'],
    ['skills', '{ "pluginsDir": "../plug" }'],
    ['skills', '{ "pluginsDir": "~/../plug" }'],
    ['skills', '{ "pluginsDir": "~/plug" }'],
    ['skills', '{ "userDir": "../mine" }'],
  ])('a config file cannot leave the repository with "%s": %s', async (key, value) => {
    const config = `{\n  "${key}": ${value}\n}`;
    const { store, outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': config });
    await expect(outcome).rejects.toThrow(ConfigError);
    await expect(outcome).rejects.toMatchObject({ at: { file: 'skill-registrar.json', span: { line: 2 } } });
    expect([...store.files.keys()]).toEqual(['skills/a/SKILL.md', 'skill-registrar.json']);
  });

  it('a config file may name the home directory, which only a caller can open, and remove a cell', async () => {
    const own = {
      extends: 'agent-skills',
      roots: ['~/skills', 'skills'],
      fallbackRoot: null,
      placeholders: null,
    };
    const config = JSON.stringify({ profiles: { own }, skills: { userDir: '~/mine' } });
    const { outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': config });
    await expect(outcome).resolves.toMatchObject({ exitCode: 0 });
  });

  it('says which of the two a path points to', async () => {
    const config = '{ "manifest": ".git/x" }';
    const { outcome } = register({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': config });
    await expect(outcome).rejects.toThrow('"manifest" points into its git directory: ".git/x"');
  });

  it('the config file of CLEO cannot leave the repository either', async () => {
    const config = '{ "skills": { "scanPaths": ["../../x"] } }';
    const { outcome } = register({ 'skills/a/SKILL.md': SKILL, '.cleo/config.json': config });
    await expect(outcome).rejects.toThrow('"skills.scanPaths.0" points outside the repository');
  });

  it.each(['\r\n', ' \r\n', '\t\r\n\r'])('blank lines of %j before a text take no time', async (line) => {
    await inspectText('cleo', 'x');
    const before = cpuTime();
    await inspectText('cleo', `${line.repeat(30)}x`);
    expect(cpuTime() - before).toBeLessThan(300);
  });
});
