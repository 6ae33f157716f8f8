import { describe, expect, it } from 'vitest';
import { inspectContent } from '../../../src/rules/content/inspect-content.js';
import { cpuTime } from '../../support/cpu-time.js';

describe('a text of a megabyte', () => {
  it.each([
    ['curl starts', 'curl https://x.example | '],
    ['pipes', 'curl &#124; '],
    ['keys', '-----BEGIN PRIVATE KEY-----\nA: b\n'],
    ['orders', 'ignore all of the your these '],
    ['hidden characters', '\u200b'],
    ['joined letters', 'x\u200d'],
    ['home paths', '/Users/aaaaaaaaaaaaaaaaaaa'],
    ['shells', 'bash -a -a -a -a '],
    ['PowerShell', 'iex (iex (iwr'],
    ['quotes', `${'"'.repeat(50)} ignore `],
    ['spaces', 'curl \t \t'],
    ['direction marks', '\u200f.'],
  ])('reads a megabyte of %s in well under a second', (_, part) => {
    const text = part.repeat(Math.ceil(1_000_000 / part.length));
    const before = cpuTime();
    inspectContent(text);
    expect(cpuTime() - before).toBeLessThan(1000);
  });
});
