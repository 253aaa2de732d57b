import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { cascadeLayers } from './scripts/lib/cascadeLayers.mjs';
import { earlyScript } from './scripts/lib/earlyScript.mjs';
import { firstVisitOrder } from './scripts/lib/firstVisitOrder.mjs';
import { gamePages } from './scripts/lib/gamePages.mjs';
import { icuCatalogue } from './scripts/lib/icuCatalogue.mjs';
import { kitWorkbench } from './scripts/lib/kitWorkbench.mjs';
import { productionRouter } from './scripts/lib/productionRouter.mjs';
import { repeatedStyles } from './scripts/lib/repeatedStyles.mjs';
import { sharedParts } from './scripts/lib/sharedParts.mjs';
import { TestOrder } from './scripts/lib/testOrder.mjs';

const alias = {
  '@/': `${import.meta.dirname}/src/`,
  '@tests/': `${import.meta.dirname}/tests/`,
  '@games/': `${import.meta.dirname}/games/`,
  '@scripts/': `${import.meta.dirname}/scripts/`,
};

/** What every page needs, in two files that stay in the cache when the app changes, and run one after the other (firstVisitOrder). */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const LIBRARIES = /node_modules\/(react-router|react-router-dom|mobx|mobx-react-lite)\//;

/** The styles of the frame that stands in index.html: the build puts them into that page (firstVisitOrder). */
const FRAME = /src\/ui\/(theme\/\w+|layout\/firstPaint)\.css/;

const LONG = process.env['LONG_RUNS'] === '1';
/** An hour: it ends a hang and judges nothing, and what only reckons takes ten minutes on a machine with enough else to do. A run at full length takes its hours. */
const HANG_MS = LONG ? 24 * 3_600_000 : 3_600_000;
/** As tests/support/waitLimit.ts has it. */
const WAIT_LIMIT_MS = Number(process.env['WAIT_LIMIT_S'] ?? 540) * 1_000;
const forHangsOnly = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS, interval: 40 } },
};
/** One more than cores: each of them waits for something now and then. */
const MAX_WORKERS = 3;
const LONG_SETUP = LONG ? ['tests/support/longProperties.ts'] : [];

export default defineConfig({
  plugins: [
    react(),
    cascadeLayers(),
    icuCatalogue(`${import.meta.dirname}/src/texts`),
    kitWorkbench(),
    gamePages(),
    productionRouter(import.meta.dirname),
    repeatedStyles(),
    firstVisitOrder(),
    earlyScript(import.meta.dirname),
  ],
  resolve: { alias },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser of the target knows modulepreload, or does without.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'libraries', test: LIBRARIES },
            { name: 'frame', test: FRAME },
            {
              name: sharedParts(import.meta.dirname),
              debugName: 'shared parts',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          // Pure functions and fakes: files share nothing that could leak, so they may share a process.
          isolate: false,
          pool: 'threads',
          maxWorkers: MAX_WORKERS,
          include: ['tests/{domain,application}/**/*.test.ts'],
          environment: 'node',
          setupFiles: LONG_SETUP,
          ...forHangsOnly,
        },
      },
      {
        extends: true,
        test: {
          name: 'adapters',
          isolate: false,
          include: ['tests/{adapters,contracts,conformance,faults,architecture,examples}/**/*.test.ts'],
          environment: 'node',
          setupFiles: LONG_SETUP,
          ...forHangsOnly,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/uiSetup.ts', ...LONG_SETUP],
          ...forHangsOnly,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          // One browser a worker, from file to file.
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          // For launchChromium.
          env: { SHORT_LIVES: '1' },
          ...forHangsOnly,
          // After everything else. With five they wait for each other.
          maxWorkers: MAX_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
