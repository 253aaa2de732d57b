import { defineConfig } from 'vite';

const project = `${import.meta.dirname}/../..`;

/** The elements as they lie in somebody's page: no React, and what they do not need is in none of their scripts. */
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
  },
});
