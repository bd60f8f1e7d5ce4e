import { defineConfig } from 'vitest/config';

/** What starts the program, builds whole sites, reads its exports with other people's readers, or audits all of the content again and again. */
const THOROUGH = [
  'tests/{build,cli,exports,rules}/**/*.test.ts',
  'tests/hostile/script.test.ts',
  'tests/text/time.test.ts',
  'tests/audit/{mutations,transcripts}.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    // No test replaces a module: all files of a worker share what they import, which costs more than most of them.
    isolate: false,
    maxWorkers: '100%',
    // The tests that start the command line wait for other programs on a slow machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // tests/e2e belongs to Playwright.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...THOROUGH],
        },
      },
      { extends: true, test: { name: 'thorough', include: THOROUGH } },
    ],
  },
});
