import { defineConfig } from 'vitest/config';

/** Stryker runs this in a copy of the project, whose sources hold every mutant at once. */
const root = process.cwd();

export default defineConfig({
  root,
  resolve: { alias: { '@/': `${root}/src/`, '@tests/': `${root}/tests/`, '@scripts/': `${root}/scripts/` } },
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    pool: 'threads',
    testTimeout: 600_000,
    setupFiles: ['scripts/mutation/sameProperties.ts'],
    runner: 'scripts/mutation/loudRunner.ts',
  },
});
