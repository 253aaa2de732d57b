import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { icuCatalogue } from '../scripts/lib/icuCatalogue.mjs';

const project = `${import.meta.dirname}/..`;

/** The pages of the bench, from the app's own sources and by the app's own rules. `--mode empty` builds the page without an app. */
export default defineConfig(({ mode }) => ({
  root: `${import.meta.dirname}/${mode === 'empty' ? 'empty' : 'pages'}`,
  publicDir: mode === 'empty' ? false : `${project}/public`,
  plugins: [react(), icuCatalogue(`${project}/src/texts`)],
  resolve: {
    alias: { '@/': `${project}/src/`, '@tests/': `${project}/tests/`, '@scripts/': `${project}/scripts/` },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions:
      mode === 'empty'
        ? {}
        : {
            input: ['ours', 'plain', 'lean'].map((page) => `${import.meta.dirname}/pages/${page}.html`),
          },
  },
}));
