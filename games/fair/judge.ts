import type { Kind, Round, View } from '../page/Game';
import { paiseOf } from './pays';
import { sha256, subtle } from './numbers';
import { promiseOf } from './promises';

export type Verdict = 'kept' | 'broken' | 'lost' | 'unable';

/** A reply is never held against its own words: only against what was known before the bet. */
export async function judge(kind: Kind, view: View, round: Round): Promise<Verdict> {
  const promise = promiseOf(round.key);
  if (promise === undefined) return 'lost';
  const { nonce, client, commit } = promise;
  if (typeof round.server !== 'string' || round.nonce !== nonce || round.client !== client) return 'broken';
  if (subtle === undefined) return 'unable';
  if ((await sha256(round.server)) !== commit) return 'broken';
  const isSound = await kind.follows(round, view).catch(() => false);
  return isSound && isPaid(kind, view, round) ? 'kept' : 'broken';
}

/** The right outcome is not enough: a round may still pay another amount than it owes. */
function isPaid({ owes }: Kind, view: View, round: Round): boolean {
  if (owes === undefined) return true;
  return paiseOf(round.paid ?? 0) === Math.min(owes(round, view), paiseOf(view.limits.maxWin));
}
