import { afterEach, beforeEach, vi } from 'vitest';

/** In every test of the file that calls this, media queries about room hold: columns, tables, everything side by side. */
export function onWideScreen(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('hover: none'),
      addEventListener() {},
      removeEventListener() {},
    }));
  });
  afterEach(() => vi.unstubAllGlobals());
}
