import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // tests/e2e belongs to Playwright.
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    pool: 'threads',
    // The tests that start the command line wait for other programs on a slow machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
