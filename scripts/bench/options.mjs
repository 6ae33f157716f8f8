import { parseArgs } from 'node:util';

/** The command line of the benchmark. Throws on invalid options. */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      sizes: { type: 'string', default: '1,50,1000,10000' },
      repetitions: { type: 'string', default: '7' },
      json: { type: 'string', default: 'build/bench.json' },
      routing: { type: 'string' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const repetitions = Number(values.repetitions);
  for (const value of [...sizes, repetitions]) {
    if (!Number.isInteger(value) || value < 1)
      throw new Error('--sizes and --repetitions take whole numbers from 1.');
  }
  return { sizes, repetitions, json: values.json, routing: values.routing ?? null };
}
