import { join } from 'node:path';

/**
 * The router ships a build without its warnings for developers, and no export leads to it: a visitor's browser gets that one.
 * @param {string} root the project's folder
 * @returns {import('vite').Plugin}
 */
export function productionRouter(root) {
  const folder = join(root, 'node_modules/react-router/dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
          { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
        ],
      },
    }),
  };
}
