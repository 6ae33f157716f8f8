import fs from 'node:fs';
import path from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** The files that a bundle is made of, relative to the top of the project. */
export function sourcesOf(map) {
  return JSON.parse(map).sources.map((source) => path.posix.normalize(source.replace(/^(\.\.\/)+/, '')));
}

/**
 * The map of a bundle to the TypeScript sources. ncc knows only the compiled files, and of these the lines: the map
 * that the compiler wrote for each of them leads on. To stay small, it has no texts and leaves packages out.
 */
export function toSourceMap(map, { top, hasLineMore }) {
  const { file, mappings } = JSON.parse(map);
  const steps = sourcesOf(map).map((source) => compiledFrom(source, top));
  const ours = steps.filter(({ origin }) => origin.length > 0);
  const lines = decode(mappings).map((segments) =>
    segments.flatMap(([column, index, line]) => {
      const [first] = steps[index]?.origin[line] ?? [];
      return first === undefined ? [] : [[column, ours.indexOf(steps[index]), first[2], first[3]]];
    }),
  );
  const sources = ours.map(({ source }) => `../../${source}`);
  const all = hasLineMore ? [[], ...lines] : lines;
  return `${JSON.stringify({ version: 3, file, sources, names: [], mappings: encode(all) })}\n`;
}

/** The source of a compiled file, and where its lines are from. */
function compiledFrom(source, top) {
  const map = path.join(top, `${source}.map`);
  if (!source.startsWith('build/') || !fs.existsSync(map)) return { source, origin: [] };
  const { sources, mappings } = JSON.parse(fs.readFileSync(map, 'utf8'));
  const original = path.relative(top, path.resolve(path.dirname(map), sources[0]));
  return { source: original.split(path.sep).join('/'), origin: decode(mappings) };
}
