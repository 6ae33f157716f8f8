import { defineConfig } from 'vitest/config';

/** The quick tests that judge `src/core`: `npm run mutation` runs them thousands of times. */
export default defineConfig({
  test: {
    include: [
      'test/core/**/*.test.ts',
      'test/engine/**/*.test.ts',
      'test/profiles/**/*.test.ts',
      'test/fuzz/found.test.ts',
      'test/cases-in-memory.test.ts',
      'test/agent/brief-description.test.ts',
    ],
    exclude: [
      'test/core/clear-by-schema.test.ts',
      'test/engine/registration-flow.test.ts',
      'test/engine/speed.test.ts',
      'test/profiles/catalog-command.test.ts',
      'test/profiles/compatibility.test.ts',
      'test/**/*.property.test.ts',
      'test/**/*.large.test.ts',
      'test/profiles/frontmatter-schema.test.ts',
      'test/profiles/published-schemas.test.ts',
      'test/profiles/seventh-profile.test.ts',
    ],
    env: { PATIENCE: '30', PROPERTY_RUNS: '1000' },
    isolate: false,
    testTimeout: 60_000,
  },
});
