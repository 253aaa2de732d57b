import { describe, expect, it } from 'vitest';
import { SavedNames } from '@/application/sports/SavedNames';
import { matchId, userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';

function world(store = new MapKeyValueStore(), user: string | null = 'U1') {
  const session = {
    user: user === null ? null : { id: userId(user), name: '', username: '', mobile: '' },
  };
  const pins = new SavedNames('pinnedMatches', matchId, store, session);
  return { store, pins };
}

describe('pinned matches', () => {
  it('are told at once and after every change, until released', () => {
    const { pins } = world();
    const received: (readonly string[])[] = [];
    const release = pins.watch((pins) => received.push(pins));
    pins.toggle(matchId('a'));
    pins.toggle(matchId('b'));
    pins.toggle(matchId('a'));
    release();
    pins.toggle(matchId('c'));
    expect(received).toEqual([[], ['a'], ['a', 'b'], ['b']]);
  });

  it('are kept on the device for each player apart, and for a visitor', () => {
    const store = new MapKeyValueStore();
    const read = (user: string | null): readonly string[] => {
      let pins: readonly string[] = [];
      world(store, user).pins.watch((now) => (pins = now))();
      return pins;
    };
    world(store, 'U1').pins.toggle(matchId('a'));
    world(store, null).pins.toggle(matchId('b'));
    expect([read('U1'), read('U2'), read(null)]).toEqual([['a'], [], ['b']]);
    world(store, 'U1').pins.toggle(matchId('a'));
    expect(store.keys()).toEqual(['pinnedMatches.visitor']);
  });

  it('follow another tab of the same player', () => {
    const { store, pins } = world();
    let received = 0;
    const release = pins.watch(() => (received += 1));
    store.changedElsewhere('pinnedMatches.U2', 'z');
    expect(received).toBe(1);
    store.changedElsewhere('pinnedMatches.U1', 'z');
    expect(received).toBe(2);
    release();
    store.changedElsewhere('pinnedMatches.U1', 'y');
    expect(received).toBe(2);
  });

  it('[F71] are never more than a hundred, whatever is stored; the newest stay', () => {
    const { store, pins } = world();
    store.write('pinnedMatches.U1', Array.from({ length: 500 }, (_, at) => `m${at}`).join('\n'));
    let before = 0;
    pins.watch((now) => (before = now.length))();
    expect(before).toBe(100);
    pins.toggle(matchId('new'));
    expect(store.read('pinnedMatches.U1')?.split('\n')).toHaveLength(100);
    let last: readonly string[] = [];
    pins.watch((now) => (last = now));
    expect([last.length, last[0], last.at(-1)]).toEqual([100, 'm401', 'new']);
  });

  it('an id that could not be told apart again is not kept', () => {
    const { store, pins } = world();
    pins.toggle(matchId('a\nb'));
    expect(store.keys()).toEqual([]);
  });
});
