import { afterEach, beforeEach, vi } from 'vitest';

/** In every test of the file that calls this, media queries about room hold: columns, tables, everything side by side. */
export function onWideScreen(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => vi.unstubAllGlobals());
}
