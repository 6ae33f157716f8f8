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

describe('what the engine is asked', () => {
  it('has paths relative to the repository, or absolute ones elsewhere', async () => {
    const root = aFolder();
    const request = build({
      root,
      manifest: join(root, 'skills', 'manifest.json'),
      config: '/elsewhere/c.json',
    });
    expect(request).toMatchObject({ manifest: 'skills/manifest.json', config: '/elsewhere/c.json' });
  });

  it('leaves out what was not given', async () => {
    const request = build();
    for (const key of ['manifest', 'config', 'profile', 'level']) expect(request).not.toHaveProperty(key);
  });

  it('passes profile and level on', async () => {
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
  ])('sees CI in the environment: %s=%s', async (name, value, isCi) => {
    expect(build({}, { [name]: value }).environment.isCi).toBe(isCi);
  });

  it('reads the home directory only when asked to, and never in CI', async () => {
    const home = aFolder({});
    expect(build({}, { HOME: home }).workspace.home).toBeNull();
    expect(build({ readsHome: true }, { HOME: home }).workspace.home).toBe(home);
    expect(build({ readsHome: true }, { USERPROFILE: home }).workspace.home).toBe(home);
    expect(build({ readsHome: true }, {}).workspace.home).toBeNull();
    expect(build({ readsHome: true }, { HOME: home, CI: 'true' }).workspace.home).toBeNull();
  });

  it('honours SOURCE_DATE_EPOCH', async () => {
    expect(build({}, { SOURCE_DATE_EPOCH: '86400' }).environment.sourceDateEpoch).toBe('86400');
    expect(build({}, { SOURCE_DATE_EPOCH: '' }).environment).not.toHaveProperty('sourceDateEpoch');
  });

  it('knows the working directory below the root', async () => {
    const root = aFolder({ 'packages/runtime': null });
    const below = join(root, 'packages', 'runtime');
    expect(build({ root }, {}, below).workingDirectory).toBe('packages/runtime');
    expect(build().workingDirectory).toBe('.');
    expect(build({}, {}, '/').workingDirectory).toBe('.');
  });
});
