import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePendingBets, encodePendingBets } from '@/application/betting/decodePendingBets';
import { PendingBets } from '@/application/betting/PendingBets';
import type { PendingBet } from '@/application/ports/state/BettingState';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, token } from '@/domain/shared/ids';
import { FakeBettingState } from '@tests/support/fakes/FakeBettingState';
import { FakeSessionState } from '@tests/support/fakes/FakeSessionState';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { aSelection, aSlip, KEY } from '@tests/support/mothers/betting';
import { ASHA_IN, RAVI } from '@tests/support/mothers/sessionMother';

const OTHER_KEY = betKey('f'.repeat(32));

function aPending(changes: Partial<PendingBet> = {}): PendingBet {
  return { key: KEY, slip: aSlip(), stake: rupees(500), sentAt: 1, delaySeconds: 5, ...changes };
}

function page(store = new MapKeyValueStore()) {
  const session = new FakeSessionState({ stored: null });
  session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const betting = new FakeBettingState();
  return { store, session, betting, pending: new PendingBets(store, betting, session) };
}

describe('bets whose fate is not known', () => {
  it('[F63] are kept per user', () => {
    const { store, session, betting, pending } = page();
    pending.add(aPending());
    expect(store.keys()).toEqual(['pendingBets:U1001']);
    session.sessionOpened(token('t'), RAVI, true);
    betting.pendingChanged([]);
    expect(pending.restore()).toEqual([]);
    session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
    expect(pending.restore()).toEqual([aPending()]);
    expect(betting.pending).toEqual([aPending()]);
    expect(pending.find(KEY)).toEqual(aPending());
    expect(pending.find(OTHER_KEY)).toBeNull();
    expect(pending.find(null)).toBeNull();
  });

  it('two tabs add and remove without overwriting each other', () => {
    const one = page();
    const other = page(one.store);
    one.pending.add(aPending());
    other.pending.add(aPending({ key: OTHER_KEY }));
    expect(decodePendingBets(one.store.read('pendingBets:U1001')).map(({ key }) => key)).toEqual([
      KEY,
      OTHER_KEY,
    ]);
    one.pending.remove(KEY);
    expect(other.pending.restore().map(({ key }) => key)).toEqual([OTHER_KEY]);
    other.pending.remove(OTHER_KEY);
    expect(one.store.keys()).toEqual([]);
  });

  it('the same key is kept once', () => {
    const { store, pending } = page();
    pending.add(aPending());
    pending.add(aPending());
    expect(decodePendingBets(store.read('pendingBets:U1001'))).toHaveLength(1);
  });

  it('without a user there is nobody to keep them for', () => {
    const { store, session, betting, pending } = page();
    session.sessionOpened(ASHA_IN.token, null, true);
    pending.add(aPending());
    expect([store.keys(), betting.pending.length, pending.restore()]).toEqual([[], 1, []]);
  });
});

describe('[P29] the form in which they are stored', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  const someText = fc.string({ unit: 'grapheme', minLength: 1 });
  const pendingBet: fc.Arbitrary<PendingBet> = fc.record({
    key: fc.stringMatching(/^[0-9a-f]{32}$/).map(betKey),
    stake: fc.integer({ min: 1, max: 9_999_999_999 }).map(paise),
    sentAt: fc.nat(),
    delaySeconds: fc.integer({ min: 0, max: 60 }),
    slip: fc.record({
      odds: fc.integer({ min: 101, max: 100_000 }).map(odds),
      line: fc.option(fc.nat(900)),
      marketVersion: fc.nat(),
      stakeText: anyText,
      acceptOdds: fc.constantFrom('none' as const, 'better' as const, 'any' as const),
      selection: fc
        .record({
          matchName: anyText,
          marketName: anyText,
          runnerName: anyText,
          matchId: someText,
          marketId: someText,
          runnerId: someText,
          side: fc.constantFrom('back' as const, 'lay' as const),
        })
        .map((changes) => aSelection(changes as never)),
    }),
  });

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(fc.array(pendingBet, { maxLength: 3 }), (bets) => {
        expect(decodePendingBets(encodePendingBets(bets))).toEqual(bets);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[F71] reads any text without throwing, and keeps only what is ours', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        ),
        (text) => {
          expect(decodePendingBets(text)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(decodePendingBets(null)).toEqual([]);
  });

  it('[F71] an entry with one wrong field is dropped, its neighbours stay', () => {
    const good = JSON.parse(encodePendingBets([aPending()])) as [Record<string, unknown>];
    const [entry] = good;
    const slip = entry['slip'] as Record<string, unknown>;
    const selection = slip['selection'] as Record<string, unknown>;
    const broken = [
      ...Object.keys(entry).map((name) => ({ ...entry, [name]: [] })),
      ...Object.keys(slip).map((name) => ({ ...entry, slip: { ...slip, [name]: [] } })),
      ...Object.keys(selection).map((name) => ({
        ...entry,
        slip: { ...slip, selection: { ...selection, [name]: 7 } },
      })),
      { ...entry, key: 'A'.repeat(32) },
      { ...entry, stake: 0.5 },
      { ...entry, slip: { ...slip, odds: 100 } },
      { ...entry, slip: { ...slip, acceptOdds: 'constructor' } },
      { ...entry, slip: { ...slip, selection: { ...selection, runnerId: '' } } },
    ];
    for (const each of broken) expect(decodePendingBets(JSON.stringify([each, entry]))).toEqual([aPending()]);
  });

  it('a delay beyond reason is cut to one minute', () => {
    const stored = (delaySeconds: number) => encodePendingBets([aPending({ delaySeconds })]);
    expect(decodePendingBets(stored(9e9))[0]?.delaySeconds).toBe(60);
    expect(decodePendingBets(stored(-1))[0]?.delaySeconds).toBe(0);
  });
});
