import { defineConfig } from 'vitest/config';

/** The quick tests of the pure folders: `npm run mutation` runs them thousands of times. */
export default defineConfig({
  test: {
    include: [
      'test/{skill,rules,manifest,json,report,routing,outputs,profiles,compatibility}/**/*.test.ts',
      'test/run/**/*.test.ts',
      'test/fuzz/found.test.ts',
      'test/cases-in-memory.test.ts',
    ],
    exclude: [
      'test/**/*.property.test.ts',
      'test/**/*.large.test.ts',
      'test/compatibility/documentation.test.ts',
      'test/**/*.slow.test.ts',
      'test/run/registration-flow.test.ts',
      'test/run/since.test.ts',
      'test/profiles/catalog-command.test.ts',
      'test/profiles/frontmatter-schema.test.ts',
      'test/profiles/published-schemas.test.ts',
      'test/profiles/seventh-profile.test.ts',
    ],
    // One set of modules for all files of a run, and a new one for every mutant.
    isolate: false,
    setupFiles: 'test/support/load-all-modules.ts',
    globalSetup: 'test/support/own-temporary-directory.ts',
    env: { PATIENCE: '30' },
    testTimeout: 60_000,
  },
});
