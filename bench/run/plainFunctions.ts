/**
 * First script of every page: whoever runs the bench from TypeScript wraps named functions in a helper that a page does not have, also those
 * that are sent to the page.
 */
export const PLAIN_FUNCTIONS = 'globalThis.__name = (named) => named;';
