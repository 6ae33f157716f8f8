import { defineConfig } from 'vitest/config';

/** The tests that judge `src/core`, without those that start processes: `npm run mutation` runs them thousands of times. */
export default defineConfig({
  test: {
    include: [
      'test/core/**/*.test.ts',
      'test/engine/**/*.test.ts',
      'test/profiles/**/*.test.ts',
      'test/fuzz/found.test.ts',
      'test/hostile/hostile-names.test.ts',
      'test/cases.test.ts',
    ],
    env: { PATIENCE: '30' },
    testTimeout: 60_000,
  },
});
