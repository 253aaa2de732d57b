import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameScheduler } from '@/adapters/browser/FrameScheduler';

/** As much of a document as says whether it is seen. */
class FakeDocument extends EventTarget {
  hidden = false;
  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakeDocument;
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is done every so often', () => {
  it('is not done while the page is hidden, and no timer waits', () => {
    const done = vi.fn<() => void>();
    new FrameScheduler().every(1_000, done);
    vi.advanceTimersByTime(2_000);
    expect(done).toHaveBeenCalledTimes(2);
    page.turn(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    page.turn(false);
    expect(done).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(done).toHaveBeenCalledTimes(3);
  });

  it('begins once a page is seen that was opened behind another', () => {
    page.hidden = true;
    const done = vi.fn<() => void>();
    new FrameScheduler().every(1_000, done);
    vi.advanceTimersByTime(5_000);
    expect(done).not.toHaveBeenCalled();
    page.turn(false);
    vi.advanceTimersByTime(1_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('ends when it is stopped, also while hidden', () => {
    const done = vi.fn<() => void>();
    const stop = new FrameScheduler().every(1_000, done);
    page.turn(true);
    stop();
    page.turn(false);
    vi.advanceTimersByTime(5_000);
    expect(done).not.toHaveBeenCalled();
  });
});
