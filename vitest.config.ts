import { defineConfig } from 'vitest/config';
import { hasCommand } from './tests/exports/external-programs.ts';
import { SAMPLE_FACTOR } from './tests/run/sample.ts';

/**
 * Tests of the shipped content. Nearly all others run on fixtures, so that editing data/ rarely breaks a test of the
 * program.
 */
const CONTENT = ['tests/content/**/*.test.{ts,tsx}'];

/**
 * Slow tests: they start the program, build whole sites, read exports with independent packages, or audit many example
 * sites.
 */
const THOROUGH = [
  'tests/{build,cli,exports}/**/*.test.ts',
  'tests/rules/pages.test.ts',
  'tests/hostile/script.test.ts',
  'tests/text/parse-time.test.ts',
  'tests/content/readme.test.ts',
];

/** Tests on random samples, which `npm run test:rest` runs again with more cases. */
const SAMPLED = [
  'tests/rules/cached-reader.test.ts',
  'tests/content/unseen-changes.test.ts',
  'tests/hostile/mutations.test.ts',
];

/**
 * Programs that some tests start and Node does not include. A test's tag names its program; without it the test is
 * skipped.
 */
const PROGRAMS = ['git', 'bash'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    // All test files of a worker share their imports, because importing takes longer than most tests.
    isolate: false,
    tags: PROGRAMS.map((name) => ({
      name,
      description: `starts ${name}`,
      ...(!hasCommand(name) && { skip: true }),
    })),
    globalSetup: 'tests/run/run-folder.ts',
    setupFiles: 'tests/run/after-each-file.ts',
    maxWorkers: '100%',
    // This only ends tests that hang: at a load of 30 a check of the whole content takes four minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    coverage: {
      provider: 'v8',
      include: ['pipeline/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
      reportOnFailure: true,
    },
    // tests/e2e belongs to Playwright.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}', 'pipeline/rules/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...CONTENT, ...THOROUGH],
        },
      },
      {
        extends: true,
        test: { name: 'thorough', include: [...THOROUGH, ...(SAMPLE_FACTOR > 1 ? SAMPLED : [])] },
      },
      { extends: true, test: { name: 'content', include: CONTENT, exclude: THOROUGH } },
    ],
  },
});
