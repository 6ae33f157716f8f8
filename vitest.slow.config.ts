import { defineConfig } from 'vitest/config';

/** Kill loops, fights over locks, fuzzing and benchmarks: `npm run test:slow`. */
export default defineConfig({
  test: {
    include: ['test/**/*.slow.test.ts'],
    globalSetup: 'test/support/own-temporary-directory.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
