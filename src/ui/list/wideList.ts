/** From here on a list is a table; on paper always. */
export const WIDE_LIST = 'print, (width >= 56.25em)';
