/**
 * axios brings a second transport, over `fetch`, which is only taken where there is no XMLHttpRequest. Every browser that we support has
 * one, so a visitor need not download the other (3 kB).
 * @returns {import('vite').Plugin}
 */
export function axiosWithoutFetch() {
  return {
    name: 'axios-without-fetch',
    apply: 'build',
    load: (id) =>
      id.endsWith('/axios/lib/adapters/fetch.js')
        ? 'export const getFetch = () => null;\nexport default null;\n'
        : null,
  };
}
