import { describe, expect, it } from 'vitest';
import { SentChanges } from '@/application/betting/SentChanges';
import type { SentChange } from '@/application/betting/SentChanges';
import { betKey, token } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ASHA, RAVI } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

const keyOf = (at: number) => betKey(at.toString(16).padStart(32, '0'));
const EDIT: SentChange = { what: 'edit', on: 'bet-1', key: keyOf(1), terms: '210 30000', sentAt: 5 };
const CASH_OUT: SentChange = { what: 'cashOut', on: 'market-1', key: keyOf(2), terms: 'Q1', sentAt: 6 };

function device() {
  const store = new MapKeyValueStore();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  return { store, session, sent: new SentChanges(store, session) };
}

describe('edits and cash outs whose fate is not known', () => {
  it('[F58] one for each bet and market: what is put last counts, and what is known goes', () => {
    const { store, sent } = device();
    const twin: SentChange = { ...CASH_OUT, on: 'bet-1', key: keyOf(3), sentAt: 7 };
    const again: SentChange = { ...EDIT, terms: '220 30000', changed: true };
    const other: SentChange = { ...EDIT, on: 'bet-2', key: keyOf(4), sentAt: 8 };
    for (const change of [EDIT, CASH_OUT, twin, other, again]) sent.put(change);
    expect(sent.all()).toEqual([again, CASH_OUT, twin, other]);
    expect([sent.find('edit', 'bet-1'), sent.find('cashOut', 'bet-1')]).toEqual([again, twin]);
    expect([sent.find('edit', 'market-1'), sent.find('cashOut', 'market-2')]).toEqual([null, null]);
    for (const { key } of [CASH_OUT, twin, other]) sent.remove(key);
    expect(sent.all()).toEqual([again]);
    sent.remove(again.key);
    expect(store.keys()).toEqual([]);
  });

  it('[F63] [F64] are their player’s; for nobody nothing is kept', () => {
    const { store, session, sent } = device();
    sent.put(EDIT);
    session.sessionOpened(token('u'), RAVI, true);
    expect(sent.all()).toEqual([]);
    session.sessionClosed();
    sent.put(CASH_OUT);
    expect([sent.all(), store.keys()]).toEqual([[], [`sent.change.${EDIT.key}:${ASHA.id}`]]);
    session.sessionOpened(token('t'), ASHA, true);
    expect(sent.all()).toEqual([EDIT]);
  });

  it('[F19] fifty at most: the oldest goes first', () => {
    const { sent } = device();
    for (let at = 0; at < 51; at += 1) sent.put({ ...EDIT, on: `bet-${at}`, key: keyOf(at), sentAt: at });
    expect(sent.all()).toHaveLength(50);
    // One more under a key that is there takes its own place, and nobody else's.
    sent.put({ ...EDIT, on: 'bet-50', key: keyOf(50), terms: 'other', sentAt: 50 });
    expect(sent.all()).toHaveLength(50);
    expect([sent.find('edit', 'bet-0'), sent.find('edit', 'bet-50')?.key]).toEqual([null, keyOf(50)]);
  });

  it.each(['{', 'null', '{}', '"x"', '7'])('[F71] %s is none of ours', (text) => {
    const { store, sent } = device();
    store.write(`sent.change.${EDIT.key}:${ASHA.id}`, text);
    expect(sent.all()).toEqual([]);
  });

  it('[F71] an entry with one wrong field is dropped, its neighbours stay', () => {
    const { store, sent } = device();
    const broken: readonly object[] = [
      ...['what', 'on', 'terms', 'sentAt'].flatMap((name) => [{ [name]: [] }, { [name]: undefined }]),
      ...[{ what: 'cancel' }, { sentAt: null }, { sentAt: '5' }],
      ...['', 'A', `${keyOf(1)}0`, `x${keyOf(1)}`, keyOf(9), 7].map((key) => ({ key })),
    ];
    sent.put(EDIT);
    store.write(`sent.change.${CASH_OUT.key}:${ASHA.id}`, JSON.stringify({ ...CASH_OUT, changed: 'yes' }));
    // Each under the key of its place: nothing but its field is wrong.
    for (const [at, field] of broken.entries()) {
      const key = keyOf(100 + at);
      store.write(`sent.change.${key}:${ASHA.id}`, JSON.stringify({ ...EDIT, key, ...field }));
    }
    const endless = JSON.stringify({ ...EDIT, key: keyOf(203) }).replace('"sentAt":5', '"sentAt":1e400');
    for (const [at, text] of ['null', '"x"', '7', endless].entries())
      store.write(`sent.change.${keyOf(200 + at)}:${ASHA.id}`, text);
    expect(sent.all()).toEqual([EDIT, CASH_OUT]);
  });
});
