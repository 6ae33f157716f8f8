import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommonOptions } from '../../src/cli/command.js';
import { buildRequest } from '../../src/cli/common-options.js';
import { aFolder } from '../support/a-folder.js';
import { capturedIo, commonOptions } from '../support/captured-io.js';

const progress = { report: () => undefined, clear: () => undefined };

function build(common: Partial<CommonOptions> = {}, env: Record<string, string> = {}, cwd?: string) {
  const options = commonOptions({ root: aFolder(), ...common });
  const { io } = capturedIo({ env });
  return buildRequest('register', { common: options, io: { ...io, cwd: cwd ?? options.root }, progress });
}

describe('buildRequest', () => {
  it('makes paths relative to the repository, and keeps those outside it absolute', async () => {
    const root = aFolder();
    const request = build({
      root,
      manifest: join(root, 'skills', 'manifest.json'),
      config: '/elsewhere/c.json',
    });
    expect(request).toMatchObject({ manifest: 'skills/manifest.json', config: '/elsewhere/c.json' });
  });

  it('omits options that were not given', async () => {
    const request = build();
    for (const key of ['manifest', 'config', 'profile', 'level']) expect(request).not.toHaveProperty(key);
  });

  it('passes on the profile and the level', async () => {
    expect(build({ profile: 'cleo', level: 'warn' })).toMatchObject({ profile: 'cleo', level: 'warn' });
  });

  it.each([
    ['CI', 'true', true],
    ['CI', '1', true],
    ['GITHUB_ACTIONS', 'true', true],
    ['CI', 'false', false],
    ['CI', '0', false],
    ['CI', '', false],
    ['TERM', 'xterm', false],
  ])('detects CI from the environment: %s=%s', async (name, value, isCi) => {
    expect(build({}, { [name]: value }).environment.isCi).toBe(isCi);
  });

  it('reads the home directory only with --home, and never in CI', async () => {
    const home = aFolder({});
    expect(build({}, { HOME: home }).workspace.home).toBeNull();
    expect(build({ readsHome: true }, { HOME: home }).workspace.home).toBe(home);
    expect(build({ readsHome: true }, { USERPROFILE: home }).workspace.home).toBe(home);
    expect(build({ readsHome: true }, {}).workspace.home).toBeNull();
    expect(build({ readsHome: true }, { HOME: home, CI: 'true' }).workspace.home).toBeNull();
  });

  it('reads SOURCE_DATE_EPOCH', async () => {
    expect(build({}, { SOURCE_DATE_EPOCH: '86400' }).environment.sourceDateEpoch).toBe('86400');
    expect(build({}, { SOURCE_DATE_EPOCH: '' }).environment).not.toHaveProperty('sourceDateEpoch');
  });

  it('passes on the working directory below the root', async () => {
    const root = aFolder({ 'packages/runtime': null });
    const below = join(root, 'packages', 'runtime');
    expect(build({ root }, {}, below).workingDirectory).toBe('packages/runtime');
    expect(build().workingDirectory).toBe('.');
    expect(build({}, {}, '/').workingDirectory).toBe('.');
  });
});
