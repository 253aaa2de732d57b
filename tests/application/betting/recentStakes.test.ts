import { describe, expect, it } from 'vitest';
import { RecentStakes } from '@/application/betting/RecentStakes';
import { token } from '@/domain/shared/ids';
import { paise } from '@/domain/shared/Money';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

function device() {
  const localStore = new MapKeyValueStore();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  return { localStore, session };
}

describe('what was staked lately', () => {
  it('the last twenty, also where more were stored', () => {
    const { localStore, session } = device();
    const stakes = new RecentStakes({ localStore, session });
    const all = Array.from({ length: 21 }, (_, at) => paise(100 + at));
    for (const each of all) stakes.add(each);
    expect(stakes.all()).toEqual(all.slice(1));
    const [key = ''] = localStore.keys();
    expect(localStore.read(key)?.split(' ')).toHaveLength(20);
    localStore.write(key, all.join(' '));
    expect(stakes.all()).toEqual(all.slice(1));
  });

  it('[F71] what is no stake does not count', () => {
    const { localStore, session } = device();
    const stakes = new RecentStakes({ localStore, session });
    stakes.add(paise(500));
    const [key = ''] = localStore.keys();
    localStore.write(key, 'x 0 -5 1.5 700  1e400');
    expect(stakes.all()).toEqual([700]);
  });
});
