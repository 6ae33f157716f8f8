import { describe, expect, it } from 'vitest';
import { openProgress } from '../../src/cli/io.js';
import { capturedIo } from '../support/captured-io.js';

describe('progress line', () => {
  it('draws after 300 ms, redraws at most every 80 ms, names the next stage at once, and clears itself', () => {
    let now = 0;
    const { io, stderr } = capturedIo({ isTty: true });
    const progress = openProgress(io.stderr, { isOn: true, now: () => now });
    for (now = 0; now <= 500; now += 50) progress.report({ stage: 'Reading skills', done: now, total: 1000 });
    progress.report({ stage: 'Writing files' });
    progress.clear();
    progress.clear();
    expect(stderr()).toBe(
      '\r\u001b[KReading skills: 300 of 1000\r\u001b[KReading skills: 400 of 1000\r\u001b[KReading skills: 500 of 1000\r\u001b[KWriting files …\r\u001b[K',
    );
  });

  it.each([
    ['is not a terminal', { isTty: false, isOn: true }],
    ['is quiet', { isTty: true, isOn: false }],
  ])('never draws when stderr %s', (_title, { isTty, isOn }) => {
    let now = 0;
    const { io, written } = capturedIo({ isTty });
    const progress = openProgress(io.stderr, { isOn, now: () => now });
    now = 10_000;
    progress.report({ stage: 'Reading skills', done: 1, total: 2 });
    progress.clear();
    expect(written).toEqual([]);
  });
});
