/**
 * What a first visit of `/` loads besides the entry and its static imports: modules that are imported dynamically and
 * yet always needed there, on a remote backend. Named by source path, as the build's manifest names them. A browser
 * test downloads the page and fails when this list is shorter than the truth.
 * Empty: what a visitor asks travels by `fetch` (decision 082).
 * @type {readonly { source: string, reason: string }[]}
 */
export const firstVisitEntries = [];
