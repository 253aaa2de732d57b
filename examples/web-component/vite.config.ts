import { defineConfig } from 'vite';

const project = `${import.meta.dirname}/../..`;

/** The elements as they lie in somebody's page: no React, and what a backend does not need comes later or never. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: { alias: { '@/': `${project}/src/` } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    assetsInlineLimit: 0,
    // Small files are dear: what several of them need lies in one.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'shared',
              // But for what only comes when somebody asks for it.
              test: /src\/(domain|application|adapters\/(?!sandbox|composition)[^/]+)\/(?!cashier|rewards|reports|profile|playSafe|search|alerts)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
