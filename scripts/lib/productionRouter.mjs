import { join } from 'node:path';

/**
 * react-router is published twice, and its package names only the build that warns developers (0.5 kB, and a look at every route). A player
 * gets the other one, as its authors made it.
 * @param {string} root
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
          { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
