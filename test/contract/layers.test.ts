import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** From the bottom up: a folder imports only what is before it, values and types alike. */
const LAYERS = [
  'text',
  'json',
  'files',
  'clients',
  'profiles',
  'schema',
  'skill',
  'plugins',
  'rules',
  'compatibility',
  'routing',
  'manifest',
  'outputs',
  'config',
  'report',
  'run',
  'pipeline',
  'agent',
  'site',
  'cli',
  'action',
  'mcp',
] as const;

/** Hosts are on one level: none imports another. The commands `site` and `serve` use what `site` offers. */
const HOSTS: readonly string[] = ['cli', 'action', 'mcp'];

/** The entry points import what they start; the version is a constant that every layer may print. */
const ENTRIES: readonly string[] = ['index', 'main', 'package', 'program'];
const CONSTANTS: readonly string[] = ['version'];

const SRC = path.resolve('src');
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)\.js'/g;

interface Edge {
  readonly file: string;
  readonly target: string;
}

function edges(): readonly Edge[] {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(SRC, file), 'utf8');
    return [...text.matchAll(IMPORT)].map(([, specifier]) => ({
      file: file.split(path.sep).join('/'),
      target: path.posix.join(path.posix.dirname(file.split(path.sep).join('/')), specifier!),
    }));
  });
}

function layerOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : file.replace(/\.ts$/, '');
}

function isForbidden({ file, target }: Edge): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === to || to === '..' || ENTRIES.includes(from) || CONSTANTS.includes(to)) return false;
  if (HOSTS.includes(from) && HOSTS.includes(to)) return true;
  const [own, other] = [LAYERS.indexOf(from as never), LAYERS.indexOf(to as never)];
  return own === -1 || other === -1 || other > own;
}

/** Files that import each other, directly or through others; each circle is listed once. */
function circles(all: readonly Edge[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of all) targets.set(file, [...(targets.get(file) ?? []), `${target}.ts`]);
  const reachable = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      for (const target of targets.get(file) ?? [])
        if (!found.has(target)) {
          found.add(target);
          waiting.push(target);
        }
    return found;
  };
  const reached = new Map([...targets.keys()].map((file) => [file, reachable(file)]));
  const mates = (file: string) =>
    [...reached.keys()].filter((other) => reached.get(file)!.has(other) && reached.get(other)!.has(file));
  const found = [...reached.keys()].map(mates).filter(({ length }) => length > 0);
  return [...new Map(found.map((files) => [files.join(' '), files])).values()];
}

describe('layers', () => {
  it('lets every folder import only the folders below it', () => {
    const all = edges();
    expect(all.length).toBeGreaterThan(1000);
    const forbidden = all
      .filter(isForbidden)
      .map(({ file, target }) => `src/${file} imports src/${target}.ts`);
    expect(forbidden).toEqual([]);
  });

  it('has no files that import each other', () => {
    expect(circles(edges())).toEqual([]);
  });

  it('finds files that import each other', () => {
    const edge = (file: string, target: string) => ({ file: `${file}.ts`, target });
    const found = circles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd')]);
    expect(found).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  it('reports an import that goes up, and a host that imports another', () => {
    expect(isForbidden({ file: 'skill/skill.ts', target: 'rules/rule' })).toBe(true);
    expect(isForbidden({ file: 'cli/help.ts', target: 'mcp/server' })).toBe(true);
    expect(isForbidden({ file: 'rules/rule.ts', target: 'skill/skill' })).toBe(false);
  });

  it('starts programs in two files only: git, and the clients that people ask for', () => {
    const starting = fs
      .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /\bchild_process\b/.test(fs.readFileSync(path.join(SRC, file), 'utf8')));
    expect(starting.map((file) => file.split(path.sep).join('/')).sort()).toEqual([
      'files/git.ts',
      'files/isolated-process.ts',
    ]);
  });
});
