import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

interface PackedFile {
  readonly path: string;
  readonly size: number;
  readonly mode: number;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** What `npm publish` would upload. */
function pack(): readonly PackedFile[] {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  return JSON.parse(output)[0].files;
}

describe('dist', () => {
  const folder = path.join(project, 'dist');
  const maps = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'));

  it('has source maps without the text of the sources, and the same wherever it was built', () => {
    expect(maps.length).toBeGreaterThan(2);
    for (const file of maps) {
      const { sources, sourcesContent } = JSON.parse(read(path.join('dist', file)));
      expect(sourcesContent, file).toBeUndefined();
      expect(
        sources.filter((source: string) => !/^\.\.\/\.\.\/src\//.test(source)),
        file,
      ).toEqual([]);
    }
  });
});

describe('published package', () => {
  const files = pack();
  const paths = files.map((file) => file.path);

  it('contains what it needs', () => {
    for (const folder of ['cli', 'library'])
      expect(paths).toEqual(
        expect.arrayContaining([
          `dist/${folder}/index.js`,
          `dist/${folder}/index.js.map`,
          `dist/${folder}/package.json`,
        ]),
      );
    const schemas = fs.readdirSync(path.join(project, 'schema')).map((name) => `schema/${name}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...schemas,
        'dist/library/index.d.ts',
        'dist/library/licenses.txt',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'CHANGELOG.md',
        'package.json',
      ]),
    );
  });

  it('contains nothing else', () => {
    const known = [
      /^dist\/(cli|library)\/(\d+\.)?index\.js(\.map)?$/,
      /^(LICENSE|README\.md|SECURITY\.md|CHANGELOG\.md|package\.json)$/,
      /^dist\/(cli|library)\/package\.json$/,
      /^dist\/library\/(index\.d\.ts|licenses\.txt)$/,
      /^schema\/[\w.-]+\.schema\.json$/,
    ];
    expect(paths.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('the package unpacks to at most 6 MB', () => {
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
    expect(megabytes).toBeLessThanOrEqual(6);
  });

  it('the package has executable programs', () => {
    for (const file of Object.values<string>(manifest.bin)) {
      expect(paths).toContain(file);
      expect(read(file).startsWith('#!/usr/bin/env node')).toBe(true);
    }
  });

  it('has no dependencies and no install scripts', () => {
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.optionalDependencies ?? {}).toEqual({});
    const hooks = [
      'preinstall',
      'install',
      'postinstall',
      'prepare',
      'prepublish',
      'preprepare',
      'postprepare',
    ];
    expect(Object.keys(manifest.scripts).filter((name) => hooks.includes(name))).toEqual([]);
  });

  it.each([
    ['action', 'src/action/main.ts'],
    ['library', 'src/package.ts'],
  ])('names the license of every package in the bundle %s', (bundle, entry) => {
    const names = packagesImportedFrom(path.join(project, entry));
    expect(names).toContain('js-yaml');
    const listed = read(`dist/${bundle}/licenses.txt`).split('\n');
    expect([...names].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

/** The packages that a source file loads, directly or indirectly. */
function packagesImportedFrom(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const files = new Set([entry]);
  for (const file of files)
    for (const written of importsOf(file)) {
      const specifier = written.replace(/^.*\/node_modules\//, '');
      const source = path.resolve(path.dirname(file), specifier).replace(/\.js$/, '.ts');
      if (specifier.startsWith('.'))
        files.add(fs.existsSync(source) ? source : path.resolve(path.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]);
    }
  return packages;
}

/** What a source file loads: `import … from`, `export … from` and `import()`, but no types. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+)';|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)',?\s*\)/gm,
  );
  return [...statements].map(([, fixed, late]) => fixed ?? late!);
}

describe('dependencies', () => {
  const wanted: Readonly<Record<string, string>> = manifest.devDependencies;
  const lock = JSON.parse(read('package-lock.json'));
  const locked = Object.entries<LockedPackage>(lock.packages).filter(
    ([name, entry]) => name.startsWith('node_modules/') && !entry.link,
  );

  it('are pinned to one version', () => {
    const loose = Object.entries(wanted).filter(
      ([, version]) => !/^((?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|file:test\/.*)$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are locked with a checksum on every platform, and come from the npm registry', () => {
    expect(locked.length).toBeGreaterThan(50);
    for (const [name, entry] of locked) {
      expect(entry.integrity, name).toMatch(/^sha512-/);
      if (entry.resolved !== undefined)
        expect(entry.resolved, name).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  it('no dependency has an install script', () => {
    expect(locked.filter(([, entry]) => entry.hasInstallScript).map(([name]) => name)).toEqual([]);
  });

  it('each have a reason in CONTRIBUTING.md', () => {
    const text = read('CONTRIBUTING.md');
    const unnamed = Object.keys(wanted).filter((name) => !isNamed(name, text));
    expect(unnamed).toEqual([]);
  });
});

/** Types of a package belong to the package; `@scope/*` covers a scope. */
function isNamed(name: string, text: string): boolean {
  if (name.startsWith('@types/') || name === 'node24') return true;
  const scope = name.startsWith('@') ? `${name.split('/')[0]}/*` : name;
  return text.includes(`\`${name}\``) || text.includes(`\`${scope}\``);
}
