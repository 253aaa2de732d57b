import { describe, expect, it } from 'vitest';
import { PinnedMatches } from '@/application/sports/PinnedMatches';
import { TogglePin } from '@/application/sports/TogglePin';
import { WatchPins } from '@/application/sports/WatchPins';
import { matchId, userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';

function world(store = new MapKeyValueStore(), user: string | null = 'U1') {
  const session = {
    user: user === null ? null : { id: userId(user), name: '', username: '', mobile: '' },
  };
  const pins = new PinnedMatches(store, session);
  return { store, watch: new WatchPins(pins), toggle: new TogglePin(pins) };
}

describe('pinned matches', () => {
  it('are told at once and after every change, until released', () => {
    const { watch, toggle } = world();
    const told: (readonly string[])[] = [];
    const release = watch.execute((pins) => told.push(pins));
    toggle.execute(matchId('a'));
    toggle.execute(matchId('b'));
    toggle.execute(matchId('a'));
    release();
    toggle.execute(matchId('c'));
    expect(told).toEqual([[], ['a'], ['a', 'b'], ['b']]);
  });

  it('are kept on the device for each player apart, and for a visitor', () => {
    const store = new MapKeyValueStore();
    const read = (user: string | null): readonly string[] => {
      let pins: readonly string[] = [];
      world(store, user).watch.execute((now) => (pins = now))();
      return pins;
    };
    world(store, 'U1').toggle.execute(matchId('a'));
    world(store, null).toggle.execute(matchId('b'));
    expect([read('U1'), read('U2'), read(null)]).toEqual([['a'], [], ['b']]);
    world(store, 'U1').toggle.execute(matchId('a'));
    expect(store.keys()).toEqual(['pinnedMatches.visitor']);
  });

  it('follow another tab of the same player', () => {
    const { store, watch } = world();
    let told = 0;
    const release = watch.execute(() => (told += 1));
    store.changedElsewhere('pinnedMatches.U2', 'z');
    expect(told).toBe(1);
    store.changedElsewhere('pinnedMatches.U1', 'z');
    expect(told).toBe(2);
    release();
    store.changedElsewhere('pinnedMatches.U1', 'y');
    expect(told).toBe(2);
  });

  it('[F71] are never more than a hundred, whatever is stored; the newest stay', () => {
    const { store, watch, toggle } = world();
    store.write('pinnedMatches.U1', Array.from({ length: 500 }, (_, at) => `m${at}`).join('\n'));
    let before = 0;
    watch.execute((now) => (before = now.length))();
    expect(before).toBe(100);
    toggle.execute(matchId('new'));
    expect(store.read('pinnedMatches.U1')?.split('\n')).toHaveLength(100);
    let pins: readonly string[] = [];
    watch.execute((now) => (pins = now));
    expect([pins.length, pins[0], pins.at(-1)]).toEqual([100, 'm401', 'new']);
  });

  it('an id that could not be told apart again is not kept', () => {
    const { store, toggle } = world();
    toggle.execute(matchId('a\nb'));
    expect(store.keys()).toEqual([]);
  });
});
