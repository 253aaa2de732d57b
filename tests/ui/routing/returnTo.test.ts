import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { returnTo } from '@/ui/routing/returnTo';

describe('the place where a page was left', () => {
  let long = 0;
  let at = 0;
  let grown: () => void = () => undefined;
  let watched = false;

  beforeEach(() => {
    [long, at, watched] = [0, 0, false];
    vi.stubGlobal('scrollTo', (_x: number, y: number) => (at = Math.min(y, long)));
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          grown = () => watched && listener();
        }
        observe(): void {
          watched = true;
        }
        disconnect(): void {
          watched = false;
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('[NAV-05] is found at once on a page that is long enough', () => {
    long = 2_000;
    returnTo(900);
    expect(at).toBe(900);
    expect(watched).toBe(false);
  });

  it('[NAV-05] is found as soon as the page has grown to it, and then left alone', () => {
    long = 300;
    returnTo(900);
    expect(at).toBe(300);
    long = 900;
    grown();
    expect(at).toBe(900);
    at = 100;
    grown();
    expect(at).toBe(100);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    '[NAV-05] is given up when the player takes over by %s',
    (hand) => {
      returnTo(900);
      dispatchEvent(new Event(hand));
      long = 2_000;
      grown();
      expect(at).toBe(0);
    },
  );

  it('[NAV-05] is given up with the page', () => {
    const stop = returnTo(900);
    stop();
    long = 2_000;
    grown();
    expect(at).toBe(0);
  });
});
