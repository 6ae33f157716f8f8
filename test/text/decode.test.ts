import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/text/decode.js';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

describe('decodeText', () => {
  it.each(['', 'plain', 'größer — 😀', '\uFEFFmarked', 'one\r\ntwo\n'])('decodes %j', (text) => {
    expect(decodeText(bytes(text))).toEqual({ ok: true, text });
  });

  it.each<[Uint8Array, string, string, number]>([
    [bytes(0xff, 0xfe, 'a', 0), 'The file is UTF-16 (little endian), not UTF-8.', 'Save it as UTF-8.', 1],
    [bytes(0xfe, 0xff, 0, 'a'), 'The file is UTF-16 (big endian), not UTF-8.', 'Save it as UTF-8.', 1],
    [bytes('a', 0xff, 0xfe), 'The file is not valid UTF-8.', 'Save it as UTF-8.', 1],
    [bytes(0xff, 'a'), 'The file is not valid UTF-8.', 'Save it as UTF-8.', 1],
    [bytes(0xfe, 'a'), 'The file is not valid UTF-8.', 'Save it as UTF-8.', 1],
    [bytes('one\ntwo\r\nthree\rfo', 0xe4, 'ur\n'), 'The file is not valid UTF-8.', 'Save it as UTF-8.', 4],
    [bytes('one\ntw', 0, 'o'), 'The file contains a NUL byte.', 'Remove the NUL byte: a skill is text.', 2],
  ])('rejects %j', (file, problem, fix, line) => {
    expect(decodeText(file)).toEqual({ ok: false, problem, fix, line });
  });
});
