import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { cascadeLayers } from '../scripts/lib/cascadeLayers.mjs';
import { icuCatalogue } from '../scripts/lib/icuCatalogue.mjs';

const project = `${import.meta.dirname}/..`;

/** Each a page by itself, which takes nothing of the app. */
const ALONE = ['empty', 'peer'];

/** The pages of the bench, from the app's own sources and by the app's own rules. `--mode empty` builds the page without an app, `--mode peer` the one of the field's common shape. */
export default defineConfig(({ mode }) => ({
  root: `${import.meta.dirname}/${ALONE.includes(mode) ? mode : 'pages'}`,
  publicDir: ALONE.includes(mode) ? false : `${project}/public`,
  plugins: [react(), cascadeLayers(), icuCatalogue(`${project}/src/texts`)],
  resolve: {
    alias: { '@/': `${project}/src/`, '@tests/': `${project}/tests/`, '@scripts/': `${project}/scripts/` },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: ALONE.includes(mode)
      ? {}
      : {
          input: ['ours', 'plain', 'lean'].map((page) => `${import.meta.dirname}/pages/${page}.html`),
        },
  },
}));
