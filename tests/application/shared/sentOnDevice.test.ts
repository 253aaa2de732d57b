import { describe, expect, it } from 'vitest';
import { SentOnDevice } from '@/application/shared/SentOnDevice';
import { betKey, token, userId } from '@/domain/shared/ids';
import type { BetKey } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ASHA, RAVI } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

interface Sent {
  readonly key: BetKey;
  readonly sentAt: number;
}

const keyOf = (at: number) => betKey(at.toString(16).padStart(32, '0'));
const sentAs = (at: number, sentAt = at): Sent => ({ key: keyOf(at), sentAt });
const decode = (value: unknown): Sent | null =>
  typeof value === 'object' && value !== null && 'key' in value ? (value as Sent) : null;

function device(store = new MapKeyValueStore()) {
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  const of = (kind: 'bet' | 'change') => new SentOnDevice(store, session, kind, decode);
  return { store, session, bets: of('bet'), changes: of('change') };
}

describe('what was sent and whose fate is not known', () => {
  it('[F58] is read again by another page, oldest first, whichever was stored first', () => {
    const { store, bets } = device();
    for (const entry of [sentAs(3, 30), sentAs(1, 10), sentAs(2, 20)]) bets.put(entry);
    expect(device(store).bets.all()).toEqual([sentAs(1, 10), sentAs(2, 20), sentAs(3, 30)]);
  });

  it('is one value a key: put again it is replaced, removed it leaves nothing', () => {
    const { store, bets } = device();
    for (const entry of [sentAs(1), sentAs(2), sentAs(1, 9)]) bets.put(entry);
    expect(bets.all()).toEqual([sentAs(2), sentAs(1, 9)]);
    bets.remove(keyOf(1));
    bets.remove(keyOf(7));
    expect(bets.all()).toEqual([sentAs(2)]);
    bets.remove(keyOf(2));
    expect(store.keys()).toEqual([]);
  });

  it('a kind is not the other one', () => {
    const { bets, changes } = device();
    bets.put(sentAs(1));
    changes.put(sentAs(2));
    bets.remove(keyOf(2));
    expect([bets.all(), changes.all()]).toEqual([[sentAs(1)], [sentAs(2)]]);
  });

  it('[F63] [F64] is its player’s, also where one name ends as another; for nobody nothing is kept, found or removed', () => {
    const { store, session, bets } = device();
    bets.put(sentAs(1));
    for (const user of [RAVI, { ...ASHA, id: userId(`7:${ASHA.id}`) }]) {
      session.sessionOpened(token('u'), user, true);
      expect(bets.all()).toEqual([]);
      bets.put(sentAs(2));
      bets.remove(keyOf(1));
      expect(bets.all()).toEqual([sentAs(2)]);
    }
    session.sessionClosed();
    bets.put(sentAs(3));
    bets.remove(keyOf(1));
    expect([bets.all(), store.keys()]).toEqual([[], expect.objectContaining({ length: 3 })]);
    session.sessionOpened(token('t'), ASHA, true);
    expect(bets.all()).toEqual([sentAs(1)]);
  });

  it('[F60] a key that was let go unused says so to every tab, until it is used', () => {
    const { store, bets } = device();
    const tab = device(store).bets;
    bets.put(sentAs(1));
    expect([tab.isUnused(keyOf(1)), tab.find(keyOf(1))]).toEqual([false, sentAs(1)]);
    bets.letGo(sentAs(1));
    expect([tab.isUnused(keyOf(1)), tab.find(keyOf(1)), tab.all()]).toEqual([true, null, []]);
    expect(tab.isUnused(keyOf(2))).toBe(false);
    bets.put(sentAs(1, 5));
    expect([tab.isUnused(keyOf(1)), tab.all()]).toEqual([false, [sentAs(1, 5)]]);
    bets.remove(keyOf(1));
    expect([tab.isUnused(keyOf(1)), store.keys()]).toEqual([false, []]);
  });

  it('[F60] the last fifty of them are kept, of this player and kind, and nothing else goes for them', () => {
    const { store, session, bets, changes } = device();
    changes.letGo(sentAs(900, 1));
    session.sessionOpened(token('u'), RAVI, true);
    bets.letGo(sentAs(901, 1));
    session.sessionOpened(token('t'), ASHA, true);
    bets.put(sentAs(902, 1));
    for (const at of [52, ...Array.from({ length: 51 }, (_, each) => each + 1)]) bets.letGo(sentAs(at));
    const unused = Array.from({ length: 52 }, (_, each) => each + 1).filter((at) => bets.isUnused(keyOf(at)));
    expect(unused).toEqual(Array.from({ length: 50 }, (_, each) => each + 3));
    expect([changes.isUnused(keyOf(900)), bets.all()]).toEqual([true, [sentAs(902, 1)]]);
    expect(store.keys()).toHaveLength(53);
  });

  it('[F60] for nobody no key is let go, found or unused', () => {
    const { store, session, bets } = device();
    bets.letGo(sentAs(1));
    session.sessionClosed();
    bets.letGo(sentAs(2));
    expect([bets.isUnused(keyOf(1)), bets.find(keyOf(1))]).toEqual([false, null]);
    expect(store.keys()).toHaveLength(1);
  });

  it.each(['', '{', 'null', '7', '"x"', '{"unused":true}', JSON.stringify(sentAs(5))])(
    '[F71] %s under a key is none of ours, and its neighbours stay',
    (text) => {
      const { store, bets } = device();
      bets.put(sentAs(1));
      store.write(`sent.bet.${keyOf(4)}:${ASHA.id}`, text);
      expect([bets.all(), bets.isUnused(keyOf(4))]).toEqual([[sentAs(1)], false]);
    },
  );

  it('[F71] what stands in other places is not read', () => {
    const { store, bets } = device();
    const places = ['sent.bet.1', `sent.bet.:${ASHA.id}`, `lent.bet.${keyOf(1)}:${ASHA.id}`];
    for (const place of [...places, `sent.bet.${keyOf(1)}/${ASHA.id}`])
      store.write(place, JSON.stringify(sentAs(1)));
    store.read = () => {
      throw new Error('read');
    };
    expect(bets.all()).toEqual([]);
  });
});
