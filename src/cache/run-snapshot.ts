import { Checksum } from './checksum.js';
import type { FilePrint } from './observation.js';
import type { RunTrace } from './run-recorder.js';

/** A run that printed something and changed nothing, with all that it depended on. */
export interface RunSnapshot {
  /** Everything else that the output depends on: version, command line, terminal. */
  readonly key: string;
  readonly seed: number;
  readonly trace: RunTrace;
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Head {
  readonly key: string;
  readonly seed: number;
  readonly exitCode: number;
  readonly variables: readonly (readonly [string, string | null])[];
  readonly sums: readonly (readonly [string, string])[];
  /** Lengths of the parts that follow: prints, paths, stdout, stderr. */
  readonly lengths: readonly number[];
  readonly checksum: string;
}

const NUMBERS = 4;

/** One line of JSON, then the prints as numbers, the paths, and what was printed. */
export function encodeSnapshot({ key, seed, trace, exitCode, stdout, stderr }: RunSnapshot): Buffer {
  const prints = new Float64Array(trace.prints.size * NUMBERS);
  let at = 0;
  for (const print of trace.prints.values()) {
    prints.set([print.size, print.modified, print.changed, print.inode], at);
    at += NUMBERS;
  }
  const parts = [
    Buffer.from(prints.buffer),
    Buffer.from([...trace.prints.keys()].join('\0')),
    Buffer.from(stdout),
    Buffer.from(stderr),
  ];
  const body = Buffer.concat(parts);
  const head: Head = {
    key,
    seed,
    exitCode,
    variables: [...trace.variables].map(([name, value]) => [name, value ?? null] as const),
    sums: [...trace.sums],
    lengths: parts.map(({ length }) => length),
    checksum: sumOf(body, seed),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** `null` for anything that is not whole. */
export function decodeSnapshot(bytes: Buffer): RunSnapshot | null {
  const end = bytes.indexOf(10);
  if (end === -1) return null;
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
  // A copy, because numbers have to begin at a multiple of eight.
  const body = Buffer.from(Uint8Array.prototype.slice.call(bytes, end + 1).buffer);
  if (head.lengths.reduce((sum, length) => sum + length, 0) !== body.length) return null;
  if (sumOf(body, head.seed) !== head.checksum) return null;
  const [numbers = 0, paths = 0, stdout = 0, stderr = 0] = head.lengths;
  const texts = [paths, stdout, stderr].map((length, index) => {
    const start = numbers + [0, paths, paths + stdout][index]!;
    return body.toString('utf8', start, start + length);
  });
  return {
    key: head.key,
    seed: head.seed,
    exitCode: head.exitCode,
    stdout: texts[1]!,
    stderr: texts[2]!,
    trace: {
      prints: readPrints(new Float64Array(body.buffer, body.byteOffset, numbers / 8), texts[0]!.split('\0')),
      sums: new Map(head.sums),
      variables: new Map(head.variables.map(([name, value]) => [name, value ?? undefined])),
    },
  };
}

function readPrints(numbers: Float64Array, paths: readonly string[]): Map<string, FilePrint> {
  const prints = new Map<string, FilePrint>();
  for (const [index, path] of paths.entries()) {
    const at = index * NUMBERS;
    prints.set(path, {
      size: numbers[at]!,
      modified: numbers[at + 1]!,
      changed: numbers[at + 2]!,
      inode: numbers[at + 3]!,
    });
  }
  return prints;
}

function sumOf(body: Uint8Array, seed: number): string {
  return new Checksum(seed).addBytes(body).value;
}
