import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { EmulatedRepository } from './emulated-repository.js';
import { GitHubDescription } from './openapi.js';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.js';
import { type Emulator, startEmulate } from './start-emulate.js';

export interface EmulatedGitHub {
  /** A proxy in front of the emulator; it forgets its requests before each test. */
  readonly proxy: RecordingProxy;
  /** A new one for each test, unless they share it. */
  readonly repository: EmulatedRepository;
}

/** Gives the tests of a suite a GitHub; every request must match GitHub's description. */
export function useEmulatedGitHub({ isShared = false } = {}): EmulatedGitHub {
  let emulator: Emulator;
  let proxy: RecordingProxy;
  let repository: EmulatedRepository;
  beforeAll(async () => {
    emulator = await startEmulate();
    proxy = await startRecordingProxy(emulator.url, new GitHubDescription());
    if (isShared) repository = await EmulatedRepository.create(emulator.url);
  });
  afterAll(async () => {
    await proxy?.stop();
    await emulator?.stop();
  });
  beforeEach(async () => {
    if (!isShared) repository = await EmulatedRepository.create(emulator.url);
    proxy.requests.length = 0;
    proxy.threads.resolved.clear();
    proxy.threads.outdated.clear();
  });
  afterEach(() => {
    proxy.intercept = null;
    expect(proxy.problems, 'every request is one that GitHub describes').toEqual([]);
  });
  return {
    get proxy() {
      return proxy;
    },
    get repository() {
      return repository;
    },
  };
}
