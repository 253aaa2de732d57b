import { describe, expect, it } from 'vitest';
import type { BetStatus } from '@/domain/betting/Bet';
import type { Placement } from '@/domain/betting/Placement';
import { isInFlight, placementAfter } from '@/domain/betting/placementAfter';
import type { MoveFrom } from '@/domain/betting/placementAfter';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { KEY, aBet, aPendingBet, aRejectedBet } from '@tests/support/mothers/betting';

type At<S extends Placement['state']> = Extract<Placement, { state: S }>;

const editing: At<'editing'> = { state: 'editing' };
const submitting: At<'submitting'> = { state: 'submitting', key: KEY, sentAt: 1 };
const delayed: At<'delayed'> = { state: 'delayed', key: KEY, bet: aPendingBet(), until: 5 };
const unknown: At<'unknown'> = { state: 'unknown', key: KEY, sentAt: 1, overdue: false };
const unheard: At<'unheard'> = { state: 'unheard', key: KEY, sentAt: 1 };
const asking: At<'asking'> = { state: 'asking', key: KEY, sentAt: 1 };
const accepted: At<'accepted'> = { state: 'accepted', bet: aBet() };
const oddsChanged: At<'oddsChanged'> = { state: 'oddsChanged', offer: odds(198), offerLine: null };
const rejected: At<'rejected'> = { state: 'rejected', reason: 'suspended' };

const received = (bet = aBet()) => ({ kind: 'received', key: KEY, bet, until: 5 }) as const;

describe('[P18] a placement', () => {
  it('goes from editing to submitting', () => {
    expect(placementAfter(editing, { kind: 'submitted', key: KEY, sentAt: 1 })).toEqual(submitting);
    expect(placementAfter(editing, { kind: 'edited' })).toEqual(editing);
  });

  it('[F54] a lost reply makes it unknown, never rejected', () => {
    const lost = { kind: 'lost', key: KEY, sentAt: 1, overdue: false } as const;
    expect(placementAfter(submitting, lost)).toStrictEqual(unknown);
  });

  it('[F56] a request that provably never left makes it editable again', () => {
    expect(placementAfter(submitting, { kind: 'provenNotSent' })).toEqual(editing);
  });

  it('a refusal of the request itself is a rejection in the words of the server, if it gave any', () => {
    expect(placementAfter(submitting, { kind: 'refused', serverMessage: 'Closed today' })).toEqual({
      state: 'rejected',
      reason: 'server',
      serverMessage: 'Closed today',
    });
    expect(placementAfter(submitting, { kind: 'refused' })).toEqual({ state: 'rejected', reason: 'server' });
  });

  it.each<[BetStatus, Placement['state']]>([
    ['pending', 'delayed'],
    ['unmatched', 'accepted'],
    ['partlyMatched', 'accepted'],
    ['matched', 'accepted'],
    ['settled', 'accepted'],
    ['void', 'accepted'],
    ['rejected', 'rejected'],
  ])('what the server tells of a %s bet makes it %s, from wherever it waits', (status, state) => {
    for (const waiting of [submitting, delayed, unknown, unheard, asking])
      expect(placementAfter(waiting, received(aBet({ status }))).state).toBe(state);
  });

  it('[F41] a delay that ends badly is a rejection with its reason', () => {
    expect(placementAfter(delayed, received(aRejectedBet({ reason: 'ballRunning' })))).toEqual({
      state: 'rejected',
      reason: 'ballRunning',
    });
    expect(placementAfter(delayed, received(aRejectedBet({ reason: null })))).toEqual({
      state: 'rejected',
      reason: 'server',
    });
  });

  it('[F42] odds that changed carry the offer; without one it is a plain rejection', () => {
    const changed = aRejectedBet({ reason: 'oddsChanged', offer: odds(198) });
    expect(placementAfter(submitting, received(changed))).toEqual(oddsChanged);
    expect(placementAfter(submitting, received({ ...changed, offer: null }))).toEqual({
      state: 'rejected',
      reason: 'oddsChanged',
    });
    expect(placementAfter(submitting, received({ ...changed, reason: 'suspended' }))).toEqual(rejected);
  });

  it.each<BetStatus>(['lapsed', 'cancelled'])('a %s bet stands as far as it was matched', (status) => {
    expect(placementAfter(delayed, received(aBet({ status, matched: rupees(1) }))).state).toBe('accepted');
    expect(placementAfter(delayed, received(aBet({ status, matched: NO_MONEY })))).toEqual({
      state: 'rejected',
      reason: status === 'cancelled' ? 'cancelled' : 'server',
    });
  });

  it('[F57] an overdue bet stays unknown, and only then can it be waved away', () => {
    const late = placementAfter(unknown, { kind: 'overdue', key: KEY, sentAt: 1 });
    expect(late).toEqual({ ...unknown, overdue: true });
    expect(placementAfter(delayed, { kind: 'overdue', key: KEY, sentAt: 1 })).toEqual(late);
    expect(placementAfter(unknown, { kind: 'acknowledged' })).toBe(unknown);
    expect(placementAfter({ ...unknown, overdue: true }, { kind: 'acknowledged' })).toEqual(editing);
  });

  it('[F89] a key that the server has never seen stays with the slip, which can be placed again', () => {
    const neverSeen = { kind: 'neverSeen', key: KEY, sentAt: 1 } as const;
    for (const from of [unknown, submitting, asking, editing] as const)
      expect(placementAfter(from, neverSeen)).toEqual(unheard);
    expect(placementAfter(unheard, { kind: 'submitted', key: KEY, sentAt: 1 })).toEqual(submitting);
  });

  it('[F89] another version of it keeps the key, and the server is asked for the earlier one first', () => {
    expect(placementAfter(unheard, { kind: 'edited' })).toBe(unheard);
    expect(placementAfter(unheard, { kind: 'asked' })).toEqual(asking);
    expect(placementAfter(accepted, { kind: 'asked' } as never)).toBe(accepted);
  });

  it('a key that the server may have forgotten frees the slip', () => {
    for (const from of [unknown, unheard, asking])
      expect(placementAfter(from, { kind: 'givenUp' })).toEqual(editing);
  });

  it('words that came with a refusal that proves nothing are kept until something is proven', () => {
    const serverMessage = 'Not now';
    const lost = { kind: 'lost', key: KEY, sentAt: 1, overdue: false, serverMessage } as const;
    const wordy = placementAfter(submitting, lost) as At<'unknown'>;
    expect(wordy).toEqual({ ...unknown, serverMessage });
    expect(placementAfter(wordy, { kind: 'overdue', key: KEY, sentAt: 1 })).toEqual({
      ...wordy,
      overdue: true,
    });
    expect(placementAfter(wordy, { kind: 'neverSeen', key: KEY, sentAt: 1 })).toEqual({
      ...unheard,
      serverMessage,
    });
  });

  it('an outcome ends with an edit or an acknowledgement', () => {
    for (const outcome of [accepted, oddsChanged, rejected]) {
      expect(placementAfter(outcome, { kind: 'edited' })).toEqual(editing);
      expect(placementAfter(outcome, { kind: 'acknowledged' })).toEqual(editing);
    }
  });

  it('a market that is closed before the bet is placed ends it', () => {
    for (const from of [editing, oddsChanged] as const)
      expect(placementAfter(from, { kind: 'ended' })).toEqual({ state: 'ended' });
  });

  it('a bet that stands goes on in its receipt', () => {
    const settled = aBet({ status: 'settled' });
    expect(placementAfter(accepted, { kind: 'changed', bet: settled })).toEqual({
      state: 'accepted',
      bet: settled,
    });
  });

  it('[F60] what another tab has found never to have left can be edited again', () => {
    for (const from of [unknown, unheard, asking] as const)
      expect(placementAfter(from, { kind: 'letGo' })).toEqual({ state: 'editing' });
  });

  it('illegal moves cannot be written', () => {
    // @ts-expect-error a bet that is under way cannot be submitted again (F53)
    const again: MoveFrom<At<'submitting'>> = { kind: 'submitted', key: KEY, sentAt: 1 };
    // @ts-expect-error a rejection does not turn into a bet
    const revived: MoveFrom<At<'rejected'>> = received();
    // @ts-expect-error an unanswered request is not proven unsent once it is unknown
    const unsent: MoveFrom<At<'unknown'>> = { kind: 'provenNotSent' };
    // @ts-expect-error who has not looked at the state may not move it
    const blind: MoveFrom<Placement> = { kind: 'edited' };
    // @ts-expect-error what may still come is not waved away
    const waved: MoveFrom<At<'unheard'>> = { kind: 'acknowledged' };
    // @ts-expect-error while the earlier one is asked for nothing goes out
    const early: MoveFrom<At<'asking'>> = { kind: 'submitted', key: KEY, sentAt: 1 };
    expect([again, revived, unsent, blind, waved, early]).toHaveLength(6);
  });

  it('a word that no move has is a bug', () => {
    expect(() => placementAfter(editing, { kind: 'guessed' } as never)).toThrow('unexpected variant');
    expect(() => placementAfter(submitting, received(aBet({ status: 'lost' as never })))).toThrow(
      'unexpected variant',
    );
  });

  it('[F53] is in flight until its outcome is known, or it is overdue', () => {
    expect([submitting, delayed, unknown, asking].every(isInFlight)).toBe(true);
    const free = [editing, unheard, accepted, oddsChanged, rejected, { ...unknown, overdue: true }];
    expect(free.some(isInFlight)).toBe(false);
  });
});
