import type { Kind, Round, View } from '../page/Game';
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
  return isSound ? 'kept' : 'broken';
}
