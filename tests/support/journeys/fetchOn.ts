import type { APIResponse, Route } from 'playwright-core';

/** How often a connection may have been closed under a request before that is a fault. */
const TRIES = 5;

/**
 * The backend's own answer to what the page asks. A server may close a connection that was kept for the next request just as that comes: a browser
 * then sends it anew on another one, and so does this.
 */
export function fetchOn(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: TRIES });
}
