import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceReality } from '@/application/playSafe/DeviceReality';
import type { RealitySource } from '@/application/playSafe/WatchReality';
import { ServerReality } from '@/application/playSafe/ServerReality';
import { WatchReality } from '@/application/playSafe/WatchReality';
import type { User } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { somePorts } from '@tests/support/fakes/somePorts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let scheduler: ManualScheduler;
let state: PlaySafeStore;
let session: { epoch: number; signedIn: boolean };
let feed: FakePlayerFeed;
let page: FakePageLife;
let ended: number;
let now: () => number;
let watch: WatchReality;

/** Counts on its own: an hour from the last yes, whatever anybody here thinks. */
class Counting implements RealitySource {
  looks = 0;
  received = true;
  since = now();
  seen = now();
  async look() {
    this.looks += 1;
    if (!this.received) return null;
    return { now: now(), minutes: 60, since: this.since, dueAt: this.seen + HOUR, staked: null, net: null };
  }
  goOn() {
    if (this.received) this.seen = now();
    return this.look();
  }
}
let source: Counting;

beforeEach(() => {
  scheduler = new ManualScheduler();
  now = () => scheduler.clock.now();
  state = new PlaySafeStore();
  session = { epoch: 1, signedIn: true };
  feed = new FakePlayerFeed();
  page = new FakePageLife();
  ended = 0;
  source = new Counting();
  watch = new WatchReality(
    somePorts({ playSafe: state, session, playerFeed: feed, pageLife: page, scheduler }),
    source,
    () => (ended += 1),
  );
});

describe('a reality check', () => {
  it('comes when the hour is full, stays until it is answered, and comes again an hour later', async () => {
    watch.opened();
    await scheduler.pass(HOUR - 1);
    expect(state.due).toBeNull();
    await scheduler.pass(1);
    expect(state.due).toMatchObject({ minutes: 60 });
    await scheduler.pass(5 * MINUTE);
    expect(state.due).not.toBeNull();
    await watch.goOn();
    expect(state.due).toBeNull();
    await scheduler.pass(HOUR - 1);
    expect(state.due).toBeNull();
    await scheduler.pass(1);
    expect(state.due).not.toBeNull();
  });

  it('comes at once when the server calls, or the page is looked at again after its device slept', async () => {
    watch.opened();
    await settle();
    source.seen = now() - HOUR;
    feed.tell((listener) => listener.realityCheckDue?.());
    await settle();
    expect(state.due).not.toBeNull();
    await watch.goOn();
    source.seen = now() - HOUR;
    page.show();
    await settle();
    expect(state.due).not.toBeNull();
  });

  it('that another tab answered goes away here too', async () => {
    watch.opened();
    await scheduler.pass(HOUR);
    expect(state.due).not.toBeNull();
    source.seen = now();
    await scheduler.pass(MINUTE);
    expect(state.due).toBeNull();
  });

  it('is looked for when it is due, and every ten minutes until then: a timer may have slept', async () => {
    watch.opened();
    await scheduler.pass(10 * MINUTE - 1);
    expect(source.looks).toBe(1);
    await scheduler.pass(1);
    expect(source.looks).toBe(2);
    source.seen = now() - HOUR + 3 * MINUTE;
    await watch.look();
    await scheduler.pass(3 * MINUTE - 1);
    expect([source.looks, state.due]).toEqual([3, null]);
    await scheduler.pass(1);
    expect(source.looks).toBe(4);
    expect(state.due).not.toBeNull();
  });

  it('that is due stays when nobody answers, and is told once', async () => {
    watch.opened();
    await scheduler.pass(HOUR);
    const { due } = state;
    source.received = false;
    await scheduler.pass(5 * MINUTE);
    expect(state.due).toBe(due);
  });

  it('[F65] whose answer is lost is asked about again within a minute', async () => {
    watch.opened();
    await scheduler.pass(HOUR);
    source.received = false;
    await watch.goOn();
    expect(state.due).toBeNull();
    source.received = true;
    await scheduler.pass(MINUTE);
    expect(state.due).not.toBeNull();
  });

  it('[F17] is nobody’s after the log-out: nothing waits, nothing listens, nothing is shown', async () => {
    watch.opened();
    await scheduler.pass(HOUR);
    const late = watch.look();
    session.signedIn = false;
    session.epoch += 1;
    watch.closed();
    await late;
    expect(state.due).toBeNull();
    expect([scheduler.timersLeft, feed.listening, page.listening, ended]).toEqual([0, 0, 0, 1]);
  });

  it('[F17] asked for by one player is not told to the next', async () => {
    source.seen = now() - HOUR;
    const late = watch.look();
    session.epoch += 1;
    await late;
    expect([state.due, scheduler.timersLeft]).toEqual([null, 0]);
  });
});

describe('where the server counts', () => {
  const check = { now: 5, minutes: 60, since: 0, dueAt: 9, staked: null, net: null };
  it('its answer is how the rules stand too, and no answer is none', async () => {
    const orders: unknown[] = [];
    const gateway = {
      state: async () => ok({ limits: [], check }),
      change: async (order: unknown) => {
        orders.push(order);
        return fail<Failure>({ kind: 'offline', sent: false });
      },
    };
    const server = new ServerReality(somePorts({ playSafeGateway: gateway, playSafe: state, session }));
    expect(await server.look()).toEqual(check);
    expect(state.safety.state).toBe('ready');
    expect(await server.goOn()).toBeNull();
    expect(orders).toEqual([{ do: 'goOn' }]);
  });
});

describe('where only the device counts', () => {
  const asha = { id: 'PL1' } as User;
  let store: MapKeyValueStore;
  const device = (user: User | null = asha): DeviceReality =>
    new DeviceReality(store, scheduler.clock, { user }, state);
  beforeEach(() => {
    store = new MapKeyValueStore();
  });

  it('a reload changes nothing, and a yes begins the next interval of the same visit', async () => {
    const start = now();
    await device().look();
    scheduler.clock.advance(50 * MINUTE);
    expect(await device().look()).toMatchObject({ since: start, dueAt: start + HOUR, staked: null });
    expect(await device().goOn()).toMatchObject({ since: start, dueAt: now() + HOUR });
  });

  it('somebody without a name has a visit too', async () => {
    const start = now();
    await device(null).look();
    scheduler.clock.advance(MINUTE);
    expect(await device(null).look()).toMatchObject({ since: start });
    expect(store.read('ui.playVisit')).toBe(`visitor ${start} ${start}`);
  });

  it('another player, or a new log-in, begins a visit of their own', async () => {
    await device().look();
    scheduler.clock.advance(MINUTE);
    expect(await device({ id: 'PL2' } as User).look()).toMatchObject({ since: now() });
    const own = device();
    own.forget();
    expect(await own.look()).toMatchObject({ since: now() });
  });

  it('[F71] what cannot be is forgotten: a visit that began tomorrow, words that are no numbers', async () => {
    await device().look();
    scheduler.clock.jump(-HOUR);
    expect(await device().look()).toMatchObject({ since: now() });
    for (const visit of [
      'x y',
      `${now() - MINUTE}`,
      `${now() - MINUTE} ${now() - HOUR}`,
      `${now() - MINUTE} `,
    ]) {
      store.write('ui.playVisit', `PL1 ${visit}`);
      expect(await device().look()).toMatchObject({ since: now(), dueAt: now() + HOUR });
    }
  });

  it('the interval is remembered, and nonsense is not taken for one', async () => {
    device().choose(15);
    expect(state.minutes).toBe(15);
    const other = new PlaySafeStore();
    const again = new DeviceReality(store, scheduler.clock, { user: asha }, other);
    expect(await again.look()).toMatchObject({ minutes: 15 });
    for (const minutes of [1, 240]) {
      store.write('ui.checkMinutes', String(minutes));
      const edge = new PlaySafeStore();
      expect(new DeviceReality(store, scheduler.clock, { user: asha }, edge)).toBeDefined();
      expect(edge.minutes).toBe(minutes);
    }
    for (const word of ['0', '241', 'x', '1.5']) {
      store.write('ui.checkMinutes', word);
      const fresh = new PlaySafeStore();
      expect(new DeviceReality(store, scheduler.clock, { user: asha }, fresh)).toBeDefined();
      expect(fresh.minutes).toBe(60);
    }
  });
});
