import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { icuCatalogue } from './scripts/lib/icuCatalogue.mjs';
import { kitWorkbench } from './scripts/lib/kitWorkbench.mjs';

const alias = {
  '@/': `${import.meta.dirname}/src/`,
  '@tests/': `${import.meta.dirname}/tests/`,
  '@scripts/': `${import.meta.dirname}/scripts/`,
};

export default defineConfig({
  plugins: [react(), icuCatalogue(`${import.meta.dirname}/src/ui/i18n`), kitWorkbench()],
  resolve: { alias },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['tests/{domain,application}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'adapters',
          include: ['tests/{adapters,contracts,faults,architecture}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/uiSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
