import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Tests that are about no folder: documents, the package, attacks, faults. */
const ACROSS: readonly string[] = ['bench', 'contract', 'faults', 'fuzz', 'hostile', 'packed'];

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g;
const HAS_CODE = /^(?:export )?(?:default |async |abstract )*(?:function|class|const|let)\b/m;

const read = (file: string) => fs.readFileSync(file, 'utf8');

function filesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
}

const folderOf = (file: string) => file.split('/').slice(1, -1)[0] ?? '';
const nameOf = (file: string) => path.posix.basename(file).replace(/\..*/, '');

/** Scripts of pages run in a browser, and an entry point is tested as a program. */
const SOURCES = filesIn('src').filter(
  (file) =>
    folderOf(file) !== '' &&
    !/\/(?:generated|browser)\//.test(file) &&
    nameOf(file) !== 'main' &&
    HAS_CODE.test(read(file)),
);
const TESTS = filesIn('test').filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/cases/'));

/** What the tests of a folder load: by themselves, through what they share, and through files of the same folder. */
function loadedBy(folder: string): ReadonlySet<string> {
  const loaded = new Set(TESTS.filter((test) => folderOf(test) === folder));
  for (const file of loaded) {
    const isOpen = file.startsWith('test/') || folderOf(file) === folder || isPipelineOf(folder, file);
    if (!isOpen || !fs.existsSync(file)) continue;
    for (const [, specifier] of read(file).matchAll(IMPORT))
      loaded.add(path.posix.join(path.posix.dirname(file), `${specifier}.ts`));
  }
  return loaded;
}

/** `src/run` has the stages of the pipeline. */
function isPipelineOf(folder: string, file: string): boolean {
  return folder === 'run' && file === 'src/pipeline.ts';
}

describe('folders of tests', () => {
  it('are named like the folders of the sources', () => {
    const sources = new Set(SOURCES.map(folderOf));
    const tests = new Set(TESTS.map(folderOf));
    expect([...sources].filter((folder) => !tests.has(folder))).toEqual([]);
    const others = [...tests].filter((folder) => folder !== '' && !sources.has(folder));
    expect(others.sort()).toEqual(ACROSS);
  });

  it('test every source file in the folder of the same name', () => {
    const names = new Set(TESTS.map((test) => `${folderOf(test)}/${nameOf(test)}`));
    const loaded = new Map([...new Set(SOURCES.map(folderOf))].map((folder) => [folder, loadedBy(folder)]));
    const untested = SOURCES.filter(
      (file) => !loaded.get(folderOf(file))!.has(file) && !names.has(`${folderOf(file)}/${nameOf(file)}`),
    );
    expect(SOURCES.length).toBeGreaterThan(200);
    expect(untested).toEqual([]);
  });
});
