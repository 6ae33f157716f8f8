import { defineConfig } from 'vitest/config';

/** Kill loops and fights over locks: `npm run test:slow`. */
export default defineConfig({
  test: {
    include: ['test/**/*.slow.test.ts'],
    globalSetup: 'test/support/own-temporary-directory.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
