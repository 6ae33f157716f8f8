import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The maps of inlined packages name sources that are not published.
  logLevel: 'error',
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/cases/**', 'test/**/*.slow.test.ts', 'node_modules/**'],
    // Many tests wait for a process or a browser: one worker less than there are cores would leave a core idle.
    maxWorkers: '100%',
    // No test changes a module, so a worker loads each of them once for all of its files.
    isolate: false,
    globalSetup: 'test/support/own-temporary-directory.ts',
    setupFiles: 'test/support/fixed-seed.ts',
    // It imports JSON as only bundlers can.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // The scripts of a site run in a browser, where the tests drive them.
      exclude: ['src/**/generated/**', 'src/**/main.ts', 'src/site/browser/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
