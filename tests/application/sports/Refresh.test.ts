import { describe, expect, it } from 'vitest';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import { CancelSource } from '@/application/ports/device/CancelSource';
import { Refresh } from '@/application/sports/Refresh';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';

function world() {
  const scheduler = new ManualScheduler();
  const calls: { key: string; cancellation: Cancellation; end: () => void }[] = [];
  const load = (key: string, cancellation: Cancellation) =>
    new Promise<void>((end) => calls.push({ key, cancellation, end }));
  const page = new FakePageLife();
  const refresh = new Refresh(load, 15_000, { clock: scheduler.clock, scheduler, pageLife: page });
  return { scheduler, calls, page, refresh };
}

describe('keeping things fresh', () => {
  it('[F05] a call that was given up does not end the one that came after it', async () => {
    const { calls, refresh } = world();
    refresh.watch('a')();
    await settle();
    expect(calls[0]?.cancellation.cancelled).toBe(true);
    refresh.watch('a');
    calls[0]?.end();
    await settle();
    void refresh.now('a');
    expect(calls).toHaveLength(2);
  });

  it('releasing twice counts once', async () => {
    const { calls, refresh } = world();
    const release = refresh.watch('a');
    refresh.watch('a');
    release();
    release();
    await settle();
    expect(calls[0]?.cancellation.cancelled).toBe(false);
  });

  it('several keys are watched side by side; the last one to go takes the listeners along', async () => {
    const { scheduler, calls, page, refresh } = world();
    const [a, b] = [refresh.watch('a'), refresh.watch('b')];
    calls[1]?.end();
    a();
    await settle();
    expect(scheduler.timersLeft).toBe(1);
    page.resume();
    b();
    b();
    await settle();
    expect([scheduler.timersLeft, page.listening]).toEqual([0, 0]);
    expect(calls.map(({ key }) => key)).toEqual(['a', 'b', 'b']);
  });

  it('[F75] seen again, a page asks for what is as old as the interval, and for nothing younger', async () => {
    const { scheduler, calls, page, refresh } = world();
    refresh.watch('a');
    await scheduler.pass(500);
    calls[0]?.end();
    await settle();
    // Its timers have slept.
    scheduler.clock.advance(14_999);
    page.show();
    expect(calls).toHaveLength(1);
    scheduler.clock.advance(1);
    page.show();
    expect(calls).toHaveLength(2);
  });

  it('[F02] off line nothing is asked; back on line all of it is', async () => {
    const { calls, page, refresh } = world();
    refresh.watch('a');
    refresh.watch('b');
    calls.forEach(({ end }) => end());
    await settle();
    page.goOnline(false);
    expect(calls).toHaveLength(2);
    page.goOnline(true);
    expect(calls.map(({ key }) => key)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('what is loaded without being watched is loaded once, and not kept fresh', async () => {
    const { scheduler, calls, refresh } = world();
    const loaded = refresh.now('a');
    calls[0]?.end();
    await loaded;
    await scheduler.pass(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('giving up', () => {
  it('tells each listener once, and those who come too late at once', () => {
    const source = new CancelSource();
    const received: string[] = [];
    source.onCancel(() => received.push('early'));
    expect(source.cancelled).toBe(false);
    source.cancel();
    source.cancel();
    source.onCancel(() => received.push('late'));
    expect([source.cancelled, received]).toEqual([true, ['early', 'late']]);
  });
});
