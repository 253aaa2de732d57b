import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePendingBet } from '@/application/betting/decodePendingBet';
import { PendingBets } from '@/application/betting/PendingBets';
import type { PendingBet } from '@/application/ports/state/BettingState';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, token } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { aSelection, aSlip, KEY } from '@tests/support/mothers/betting';
import { ASHA_IN, RAVI } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';
import { bettingStore, sessionStore } from '@tests/support/stores';

const OTHER_KEY = betKey('f'.repeat(32));

function aPending(changes: Partial<PendingBet> = {}): PendingBet {
  return { key: KEY, slip: aSlip(), stake: rupees(500), sentAt: 1, delaySeconds: 5, ...changes };
}

function page(store = new MapKeyValueStore()) {
  const session = sessionStore();
  session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const betting = bettingStore();
  const dropped: string[] = [];
  const ask = { drop: (key: string) => void dropped.push(key) };
  return { store, session, betting, dropped, pending: new PendingBets(store, betting, session, ask) };
}

describe('bets whose fate is not known', () => {
  it('[F63] are kept per user', () => {
    const { store, session, betting, pending } = page();
    pending.put(aPending());
    expect(store.keys()).toEqual([`sent.bet.${KEY}:U1001`]);
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

  it('[F60] two tabs add and remove without overwriting each other', () => {
    const one = page();
    const other = page(one.store);
    one.pending.put(aPending());
    other.pending.put(aPending({ key: OTHER_KEY, sentAt: 2 }));
    expect(
      page(one.store)
        .pending.restore()
        .map(({ key }) => key),
    ).toEqual([KEY, OTHER_KEY]);
    one.pending.remove(KEY);
    expect(other.pending.restore().map(({ key }) => key)).toEqual([OTHER_KEY]);
    other.pending.remove(OTHER_KEY);
    expect(one.store.keys()).toEqual([]);
  });

  it('[F60] what one tab removes while the other one writes stays removed', () => {
    const one = page();
    const other = page(one.store);
    one.pending.put(aPending());
    other.pending.put(aPending({ key: OTHER_KEY }));
    // A process of its own may still see the store as it was: all that it knows of is written back by nobody.
    const [before] = other.pending.elsewhere(aSelection());
    one.pending.remove(KEY);
    other.pending.adopt(before!);
    other.pending.put(aPending({ key: OTHER_KEY, unheard: true }));
    expect(other.pending.find(KEY)).toEqual(before);
    expect(page(one.store).pending.restore()).toEqual([aPending({ key: OTHER_KEY, unheard: true })]);
  });

  it('the same key is kept once, as it was put last', () => {
    const { store, betting, pending } = page();
    pending.put(aPending());
    pending.put(aPending({ key: OTHER_KEY, sentAt: 2 }));
    pending.put(aPending({ unheard: true, closed: true }));
    const [last, other] = [
      aPending({ unheard: true, closed: true }),
      aPending({ key: OTHER_KEY, sentAt: 2 }),
    ];
    expect(betting.pending).toEqual([other, last]);
    expect(page(store).pending.restore()).toEqual([last, other]);
  });

  it('what goes from here is not asked for any more', () => {
    const { pending, dropped } = page();
    pending.put(aPending());
    expect(dropped).toEqual([]);
    pending.remove(KEY);
    expect(dropped).toEqual([KEY]);
  });

  it('[F60] that another tab has sent it once more stays known, whoever calls it not heard of', () => {
    const one = page();
    const other = page(one.store);
    one.pending.put(aPending());
    other.pending.put(aPending({ resent: true }));
    one.pending.unheard(aPending());
    expect(one.betting.pending).toEqual([aPending({ resent: true, unheard: true })]);
    expect(page(one.store).pending.restore()).toEqual(one.betting.pending);
    expect([one.pending.letGo(aPending()), one.pending.isUnused(KEY)]).toEqual([false, false]);
    expect([one.betting.pending.length, one.dropped]).toEqual([1, []]);
  });

  it('[F60] what never left is let go: nobody asks for it, and no tab takes its key up', () => {
    const one = page();
    const other = page(one.store);
    one.pending.put(aPending());
    other.pending.adopt(aPending({ unheard: true }));
    expect(other.pending.unheardOn(aSelection())).not.toBeNull();
    expect(one.pending.letGo(aPending())).toBe(true);
    expect([one.betting.pending, one.dropped]).toEqual([[], [KEY]]);
    expect([other.pending.isUnused(KEY), other.pending.unheardOn(aSelection())]).toEqual([true, null]);
    expect(other.pending.elsewhere(aSelection())).toEqual([]);
  });

  it.each([
    ['market', { marketId: 'other' }],
    ['runner', { runnerId: 'other' }],
    ['side', { side: 'lay' }],
  ])(
    '[F89] one that no server has seen is found by its selection, here and in another tab; another %s is another bet',
    (_, other) => {
      const one = page();
      const tab = page(one.store);
      one.pending.put(aPending());
      expect(one.pending.unheardOn(aSelection())).toBeNull();
      expect(tab.pending.elsewhere(aSelection())).toEqual([aPending()]);
      one.pending.put(aPending({ unheard: true }));
      expect(one.pending.unheardOn(aSelection())).toEqual(aPending({ unheard: true }));
      expect(one.pending.unheardOn(aSelection(other as never))).toBeNull();
      expect(one.pending.elsewhere(aSelection())).toEqual([]);
      expect(tab.pending.unheardOn(aSelection())).toBeNull();
      expect(tab.pending.elsewhere(aSelection())).toEqual([aPending({ unheard: true })]);
      expect(tab.pending.elsewhere(aSelection(other as never))).toEqual([]);
    },
  );

  it('[F64] nor is it found by the next player, or by nobody', () => {
    const one = page();
    one.pending.put(aPending({ unheard: true }));
    const tab = page(one.store);
    tab.session.sessionOpened(token('t'), RAVI, true);
    expect(tab.pending.elsewhere(aSelection())).toEqual([]);
    tab.session.sessionClosed();
    expect(tab.pending.elsewhere(aSelection())).toEqual([]);
  });

  it('[F71] [F89] are stored where the device has lost the user and not the token, for that session alone', () => {
    const { store, session, betting, pending } = page();
    session.sessionOpened(ASHA_IN.token, null, true);
    pending.put(aPending());
    expect([store.keys().length, betting.pending.length, pending.restore().length]).toEqual([1, 1, 1]);
    session.sessionOpened(token('another token'), null, true);
    expect(pending.restore()).toEqual([]);
  });

  it('without a session there is nobody to keep them for', () => {
    const { store, session, betting, pending } = page();
    session.sessionClosed();
    pending.put(aPending());
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
    slip: slipOf(anyText, someText),
  });
  const flags: fc.Arbitrary<Pick<PendingBet, 'unheard' | 'resent' | 'closed' | 'earlier'>> = fc.record(
    {
      unheard: fc.constant(true as const),
      resent: fc.constant(true as const),
      closed: fc.constant(true as const),
      earlier: fc.array(slipOf(anyText, someText), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );

  function slipOf(anyText: fc.Arbitrary<string>, someText: fc.Arbitrary<string>) {
    return fc.record({
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
    });
  }

  const stored = (bet: PendingBet): unknown => JSON.parse(JSON.stringify(bet));

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(pendingBet, flags, (bet, more) => {
        expect(decodePendingBet(stored({ ...bet, ...more }))).toEqual({ ...bet, ...more });
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[F71] reads any value without throwing, and keeps only what is ours', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(decodePendingBet(value)).toBeNull();
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[F71] a bet with one wrong field is none', () => {
    const entry = stored(aPending()) as Record<string, unknown>;
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
      { ...entry, key: `${KEY}0` },
      { ...entry, key: `x${KEY}` },
      { ...entry, stake: 0.5 },
      { ...entry, slip: { ...slip, odds: 100 } },
      { ...entry, slip: { ...slip, acceptOdds: 'constructor' } },
      { ...entry, slip: { ...slip, selection: { ...selection, runnerId: '' } } },
      { ...entry, earlier: [{}] },
    ];
    expect(decodePendingBet(entry)).toEqual(aPending());
    for (const each of broken) expect(decodePendingBet(each)).toBeNull();
  });

  it('takes every kind of market, side and acceptance that there is, and a line that was not kept yet as none', () => {
    const kinds = ['matchOdds', 'bookmaker', 'fancy', 'toss', 'tiedMatch', 'other'] as const;
    const bets = [
      ...kinds.map((marketKind) => aPending({ slip: aSlip({ selection: aSelection({ marketKind }) }) })),
      ...(['back', 'lay'] as const).map((side) =>
        aPending({ slip: aSlip({ selection: aSelection({ side }) }) }),
      ),
      ...(['none', 'better', 'any'] as const).map((acceptOdds) => aPending({ slip: aSlip({ acceptOdds }) })),
    ];
    for (const bet of bets) expect(decodePendingBet(stored(bet))).toEqual(bet);
    const { line: _, ...before } = aSlip();
    expect(decodePendingBet({ ...aPending(), slip: before })).toEqual(aPending());
  });

  it('[F71] a flag that is not ours is none', () => {
    const flagged = { ...aPending(), unheard: 'yes', resent: 'no', closed: 1, earlier: 'x' };
    expect(decodePendingBet(flagged)).toEqual(aPending());
  });

  it('a delay beyond reason is cut to one minute', () => {
    expect(decodePendingBet({ ...aPending(), delaySeconds: 9e9 })?.delaySeconds).toBe(60);
    expect(decodePendingBet({ ...aPending(), delaySeconds: -1 })?.delaySeconds).toBe(0);
  });
});
