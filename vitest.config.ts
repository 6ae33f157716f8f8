import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/cases/**', 'node_modules/**'],
    globalSetup: 'test/support/own-temporary-directory.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/schema/generated/**', 'src/**/main.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
