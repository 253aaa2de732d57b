import { sha256 } from '@/adapters/sandbox/provider/sha256';
import type { Asked } from './gameTable';

interface Seeds {
  readonly server: string;
  readonly client: string;
  readonly nonce: number;
}

export interface FakeKind {
  readonly table: string;
  readonly name: string;
  /** What the view of this kind carries beside what every view does. */
  readonly view?: object;
  /** What a round is, by the bet and the seeds; `over` unless it says otherwise. */
  readonly round: (asked: Asked, seeds: Seeds) => object;
  /** A later call of an open round. */
  readonly goOn?: (asked: Asked, round: object) => object;
}

/** A provider that has one kind of game and honest seeds: for pages whose rules are not what a test is about. */
export function fakeProvider({ table, name, view = {}, round: roundOf, goOn }: FakeKind) {
  const asked: Asked[] = [];
  let nonce = 1;
  let cash = 10_000;
  let round: Record<string, unknown> | null = null;
  const seedOf = (at: number): string => `seed-${at}`;
  const end = (next: Record<string, unknown>): void => {
    round = next;
    if (next['over'] === true) round = { ...next, server: seedOf(Number(next['nonce'])) };
  };
  const answer = (call: Asked) => {
    asked.push(call);
    // A call that comes a second time, since its answer was late, happens once.
    if (call.call === 'begin' && round?.['key'] !== call['key']) {
      const seeds = { server: seedOf(nonce), client: String(call['client']), nonce };
      const bets = call['bets'] as readonly { readonly stake: number }[] | undefined;
      const stake = bets?.reduce((sum, each) => sum + each.stake, 0) ?? Number(call['stake']);
      cash -= stake;
      const { server: _, ...shown } = seeds;
      const base = { key: call['key'], stake, over: true, credited: false, paid: 0, ...shown };
      end({ ...base, ...roundOf(call, seeds) });
      nonce += 1;
    } else if (call.call === 'shown' && round !== null) {
      cash += Number(round['paid']);
      round = { ...round, credited: true };
    } else if (!['begin', 'open', 'look'].includes(call.call) && round !== null && goOn !== undefined)
      end({ ...round, ...goOn(call, round) });
    const next = { nonce, commit: sha256(seedOf(nonce)) };
    const data = {
      name,
      table,
      cash,
      limits: { min: 10, max: 10_000, maxWin: 500_000 },
      next,
      round,
      past: [],
      pace: null,
      ...view,
    };
    return { status: 200, body: { error: false, message: '', data } };
  };
  return { answer, asked };
}
