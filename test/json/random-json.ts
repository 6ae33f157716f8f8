import fc from 'fast-check';
import type { Json, JsonPath } from '../../src/json/json.js';

const KEYS = [
  'name',
  'tags',
  'a',
  'b',
  '365',
  '',
  '__proto__',
  'constructor',
  'tab\t"quote"',
  '—',
  '|',
  '😀',
];

/** JSON values with keys that collide often, so that paths of one value are useful in another. */
export const randomJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.oneof(
      fc.constantFrom<Json>(null, true, false, 0, 1.5, -2e30, '', 'text', '— "\\ \n', '],{"', '\ud800'),
      fc.string({ maxLength: 6 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    ),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('value')), {
        maxLength: 5,
        selector: ([key]) => key,
      })
      .map((entries): Json => Object.fromEntries(entries)),
  ),
})).value;

/** A value in unusual formatting: any whitespace anywhere, escapes and odd numbers. */
export function formatOddly(value: Json, seed: number): string {
  const random = randomNumbers(seed);
  const styles = [
    () => JSON.stringify(value, null, 2),
    () => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
    () => JSON.stringify(value),
    () => format(value, random),
  ];
  const around = ['', '\n', '\r\n', ' \n\n'];
  const bom = random() < 0.2 ? '\uFEFF' : '';
  return (
    bom + styles[Math.floor(random() * styles.length)]!() + around[Math.floor(random() * around.length)]!
  );
}

function format(value: Json, random: () => number): string {
  const space = () => ['', '', ' ', '\n', '\n  ', '\t', '\r\n    ', '\n\n  '][Math.floor(random() * 8)]!;
  const gaps = (texts: string[]) => texts.map((text) => space() + text + space()).join(',') || space();
  if (typeof value === 'string') return spell(value, random);
  if (typeof value === 'number')
    return Math.abs(value) < 1e6 && Number.isInteger(value * 10) && random() < 0.5
      ? `${value.toFixed(1)}0`
      : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${gaps(value.map((element) => format(element, random)))}]`;
  const properties = Object.entries(value).map(
    ([key, child]) => `${spell(key, random)}${space()}:${space()}${format(child as Json, random)}`,
  );
  return `{${gaps(properties)}}`;
}

function spell(text: string, random: () => number): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return random() < 0.5
    ? JSON.stringify(text)
    : `"${[...text]
        .flatMap((c) => c.split(''))
        .map(escaped)
        .join('')}"`;
}

/** Numbers from 0 to 1 from a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Every valid path in a value. */
export function pathsOf(value: Json, path: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value as Record<string, Json>);
  return [path, ...steps.flatMap(([step, child]) => pathsOf(child, [...path, step]))];
}
