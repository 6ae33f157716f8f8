import { describe, expect, it } from 'vitest';
import { findMarkedBlocks } from '../../src/outputs/markers.js';
import { cpuTime } from '../support/cpu-time.js';

const START = '<!-- skill-registrar:catalog:start as=markdown -->';
const END = '<!-- skill-registrar:catalog:end -->';

describe('marked block in a large file', () => {
  it.each(['~~~a\n', `${START}\n`, '```` x\n``` x\n', `${START}\n${END}\n`, '<!--'])(
    'finds a block in linear time, however often the file contains %j',
    (line) => {
      const before = cpuTime();
      findMarkedBlocks(line.repeat(100_000));
      expect(cpuTime() - before).toBeLessThan(3000);
    },
  );
});
