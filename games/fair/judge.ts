import type { Kind, Round, View } from '../page/Game';
import { paiseOf } from './pays';
import { sha256, subtle } from './numbers';
import { promiseOf, type BetPromise } from './promises';

export type Verdict = 'kept' | 'broken' | 'lost' | 'unable';

export interface Check {
  readonly verdict: Exclude<Verdict, 'lost'>;
  /** What was found first to be another than it should be. */
  readonly why: 'kept' | 'unable' | 'otherSeed' | 'otherServer' | 'otherRound' | 'otherPay';
}

/** A reply is never held against its own words: only against what was known before the bet. */
export async function judge(kind: Kind, view: View, round: Round): Promise<Verdict> {
  const promise = promiseOf(round.key);
  return promise === undefined ? 'lost' : (await checkOf(kind, view, round, promise)).verdict;
}

/** A round against what was promised before its bet. */
export async function checkOf(kind: Kind, view: View, round: Round, promise: BetPromise): Promise<Check> {
  const { nonce, client, commit } = promise;
  if (typeof round.server !== 'string') return { verdict: 'broken', why: 'otherServer' };
  if (round.nonce !== nonce || round.client !== client) return { verdict: 'broken', why: 'otherSeed' };
  if (subtle === undefined) return { verdict: 'unable', why: 'unable' };
  if ((await sha256(round.server)) !== commit) return { verdict: 'broken', why: 'otherServer' };
  const isSound = await kind.follows(round, view).catch(() => false);
  if (!isSound) return { verdict: 'broken', why: 'otherRound' };
  return isPaid(kind, view, round)
    ? { verdict: 'kept', why: 'kept' }
    : { verdict: 'broken', why: 'otherPay' };
}

/** The right outcome is not enough: a round may still pay another amount than it owes. */
function isPaid({ owes }: Kind, view: View, round: Round): boolean {
  if (owes === undefined) return true;
  try {
    return paiseOf(round.paid ?? 0) === Math.min(owes(round, view), paiseOf(view.limits.maxWin));
  } catch {
    // A record that somebody has changed.
    return false;
  }
}
