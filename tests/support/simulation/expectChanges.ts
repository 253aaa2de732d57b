import { expect } from 'vitest';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import type { SimPlayer } from './SimPlayer';
import type { WireBet, WireCashOut } from './SimWorld';

const RESTS: ReadonlySet<string> = new Set(['unmatched', 'partly_matched']);

/**
 * Each edit and each cash out that left the phone: done or refused by the engine, and the phone heard so and asks no more; or never seen by it, and
 * then its key is kept.
 */
export function expectChangesSaid(
  { diary, store }: SimPlayer,
  bets: readonly WireBet[],
  cashOuts: ReadonlyMap<string, WireCashOut>,
  userId: string,
): void {
  const stored = sentOnDevice(store, 'change', userId);
  const placed = new Map(bets.map((bet) => [bet.key, bet]));
  for (const { what, key } of diary.changes) {
    const cashOut = cashOuts.get(key);
    const known = what === 'edit' ? placed.has(key) : cashOut !== undefined;
    const saved = stored.some((text) => text.includes(key)) || diary.refused.has(key);
    expect({ what, key, saved }).toEqual({ what, key, saved: !known });
    const made = what === 'edit' ? [key] : (cashOut?.bets ?? []).map((bet) => bet.key);
    for (const each of made)
      expect({ what, key: each, received: diary.received.get(each)?.id }).toEqual({
        what,
        key: each,
        received: placed.get(each)?.id,
      });
  }
  for (const [key, said] of diary.cashedOut)
    expect({ key, said: cashOuts.get(key)?.status }).toEqual({ key, said });
  expectOneInPlace(bets);
}

/** One bet at most in the place of another, and then nothing of that one waits. */
function expectOneInPlace(bets: readonly WireBet[]): void {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  const taken = new Set<string>();
  for (const { id, replaces, status } of bets) {
    if (replaces === null || status === 'rejected' || status === 'pending') continue;
    expect([id, taken.has(replaces)]).toEqual([id, false]);
    taken.add(replaces);
    expect([id, RESTS.has(byId.get(replaces)?.status ?? '')]).toEqual([id, false]);
  }
}

/** Nothing stays in play that was not to, whatever it was changed into. */
export function expectStaying({ diary, account }: SimPlayer, bets: readonly WireBet[]): void {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  const left = diary.left;
  for (const bet of bets) {
    if (!left.has(bet.key) || !bet.keepInPlay) continue;
    expect([account.username, bet.key, diary.staying.has(bet.key)]).toEqual([
      account.username,
      bet.key,
      true,
    ]);
  }
  for (const { replaces, keepInPlay, id } of bets) {
    const old = replaces === null ? undefined : byId.get(replaces);
    if (old !== undefined) expect([id, keepInPlay]).toEqual([id, old.keepInPlay]);
  }
}
