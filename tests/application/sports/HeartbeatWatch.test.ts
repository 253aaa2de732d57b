import { describe, expect, it } from 'vitest';
import { HeartbeatWatch } from '@/application/sports/HeartbeatWatch';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';

function world() {
  const scheduler = new ManualScheduler();
  const page = new FakePageLife();
  const silences: number[] = [];
  const watch = new HeartbeatWatch({ clock: scheduler.clock, scheduler, pageLife: page }, () =>
    silences.push(scheduler.clock.monotonic()),
  );
  return { scheduler, page, silences, watch };
}

describe('the watch over a heartbeat', () => {
  it('[F04] calls after each further silence, and is not hastened by a look in between', () => {
    const { scheduler, page, silences, watch } = world();
    watch.expect(1_000);
    scheduler.advance(1_000);
    page.show();
    scheduler.advance(999);
    page.show();
    expect(silences).toEqual([1_000]);
    scheduler.advance(1);
    expect(silences).toEqual([1_000, 2_000]);
  });

  it('[F04] each sign of life begins the while anew; another limit counts from now on, with one timer', () => {
    const { scheduler, silences, watch } = world();
    watch.expect(1_000);
    scheduler.advance(700);
    watch.received();
    scheduler.advance(800);
    watch.expect(3_000);
    expect(scheduler.timersLeft).toBe(1);
    scheduler.advance(2_999);
    expect(silences).toEqual([]);
    scheduler.advance(1);
    expect(silences).toEqual([4_500]);
    expect(scheduler.timersLeft).toBe(1);
  });

  it('[F75] a page that is seen again after just that while, its timers asleep, knows at once, and once', () => {
    const { scheduler, page, silences, watch } = world();
    watch.expect(1_000);
    scheduler.clock.advance(999);
    page.show();
    expect(silences).toEqual([]);
    scheduler.clock.advance(1);
    page.show();
    page.show();
    expect(silences).toEqual([1_000]);
    expect(scheduler.timersLeft).toBe(1);
  });

  it('stopped, it hears no silence, whoever looks, until it is started again', () => {
    const { scheduler, page, silences, watch } = world();
    watch.stop();
    page.show();
    watch.expect(1_000);
    watch.stop();
    watch.stop();
    scheduler.clock.advance(5_000);
    page.show();
    expect([silences.length, scheduler.timersLeft]).toEqual([0, 0]);
    watch.expect(1_000);
    scheduler.advance(1_000);
    expect(silences).toEqual([6_000]);
  });
});
