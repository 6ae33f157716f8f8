import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContained, realPathOfDescriptor } from '../../src/files/contained-files.js';
import { aFolder } from '../support/a-folder.js';

describe.each(['linux', 'darwin'] as const)('opened files, as on %s', (platform) => {
  const isHere = platform === 'darwin' || process.platform === 'linux';

  it.runIf(isHere)('are identified by their real path, whatever links were followed', () => {
    const folder = aFolder({ 'real/x.md': 'x' });
    fs.symlinkSync('real', path.join(folder, 'link'));
    const file = path.join(folder, 'link/x.md');
    const descriptor = fs.openSync(file, 'r');
    try {
      expect(realPathOfDescriptor(descriptor, file, platform)).toBe(path.join(folder, 'real/x.md'));
      fs.rmSync(path.join(folder, 'link'));
      if (platform === 'darwin') {
        expect(realPathOfDescriptor(descriptor, file, platform)).toBe(null);
        fs.mkdirSync(path.join(folder, 'link'));
        fs.writeFileSync(file, 'another file in its place');
        expect(realPathOfDescriptor(descriptor, file, platform)).toBe(null);
      }
    } finally {
      fs.closeSync(descriptor);
    }
  });

  it.runIf(isHere)('directories are listed only if they are really in their base', () => {
    const folder = aFolder({ 'base/in/x.md': '', 'out/secret.md': '' });
    const base = path.join(folder, 'base');
    fs.symlinkSync('../out', path.join(base, 'link'));
    fs.symlinkSync('in', path.join(base, 'inner'));
    const names = (directory: string) =>
      listContained(base, path.join(base, directory), platform)?.map(({ name }) => name);
    expect(names('in')).toEqual(['x.md']);
    expect(names('inner')).toEqual(['x.md']);
    expect(names('link')).toBeUndefined();
    expect(names('gone')).toBeUndefined();
    expect(names('in/x.md')).toBeUndefined();
    expect(names('..')).toBeUndefined();
  });
});
