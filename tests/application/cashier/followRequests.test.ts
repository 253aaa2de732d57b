import { describe, expect, it } from 'vitest';
import { followRequests } from '@/application/cashier/followRequests';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';

function following({ waits = true } = {}) {
  const [pageLife, scheduler, feed] = [new FakePageLife(), new ManualScheduler(), new FakePlayerFeed()];
  const world = { waits, looks: 0 };
  const release = followRequests({ pageLife, scheduler, playerFeed: feed })(
    () => world.waits,
    () => {
      world.looks += 1;
    },
  );
  const notice = () =>
    feed.tell((listener) => listener.noticePushed?.({ title: '', message: 'Paid', type: 'success' }));
  return { pageLife, scheduler, feed, world, release, notice };
}

describe('FollowRequests', () => {
  it('[CASH-01] looks at once when something is pushed, and every few seconds when nothing is', () => {
    const { scheduler, feed, world, notice } = following();
    notice();
    expect(world.looks).toBe(1);
    scheduler.advance(1_000);
    feed.tell((listener) => listener.balancePushed?.(null));
    expect(world.looks).toBe(2);
    scheduler.advance(3_000);
    expect(world.looks).toBe(3);
  });

  it('of many pushes in a second it looks at the first and once after them', () => {
    const { scheduler, world, notice } = following();
    for (let times = 0; times < 50; times += 1) notice();
    expect(world.looks).toBe(1);
    scheduler.advance(1_000);
    expect(world.looks).toBe(2);
    scheduler.advance(1_500);
    expect(world.looks).toBe(2);
  });

  it('looks for nobody: nothing waits, or the page is hidden; shown again it looks', () => {
    const idle = following({ waits: false });
    idle.notice();
    idle.scheduler.advance(60_000);
    expect(idle.world.looks).toBe(0);
    const hidden = following();
    hidden.pageLife.hide();
    hidden.notice();
    hidden.scheduler.advance(60_000);
    expect(hidden.world.looks).toBe(0);
    hidden.pageLife.show();
    expect(hidden.world.looks).toBe(1);
    hidden.pageLife.resume();
    expect(hidden.world.looks).toBe(2);
  });

  it('leaves nothing behind when the page is left in the middle of a pause', () => {
    const { scheduler, feed, pageLife, world, release, notice } = following();
    notice();
    notice();
    release();
    scheduler.advance(60_000);
    pageLife.show();
    expect(world.looks).toBe(1);
    expect([feed.listening, pageLife.listening, scheduler.timersLeft]).toEqual([0, 0, 0]);
  });
});
