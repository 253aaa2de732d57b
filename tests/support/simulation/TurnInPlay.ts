import type { WireBet } from './SimWorld';

const RESTS: ReadonlySet<string> = new Set(['unmatched', 'partly_matched']);

/** What a turn in play makes of the bets that waited until then: what was to stay stays, or is taken; of the rest what waits lapses, and what was taken stands. */
export class TurnInPlay {
  readonly counted = { 'turns in play': 0, 'kept in play': 0, 'lapsed in play': 0 };

  /** `before` and `after`: the open bets of its market, and the same bets when it was in play. */
  judge(before: readonly WireBet[], after: ReadonlyMap<string, WireBet>): void {
    this.counted['turns in play'] += 1;
    for (const bet of before) if (RESTS.has(bet.status)) this.#judgeOne(bet, after.get(bet.id));
  }

  #judgeOne(bet: WireBet, after: WireBet | undefined): void {
    if (after === undefined) throw new Error(`${bet.id} is lost where its market turned in play`);
    this.counted[bet.keepInPlay ? 'kept in play' : 'lapsed in play'] += 1;
    const fits = bet.keepInPlay
      ? RESTS.has(after.status) || after.status === 'matched'
      : after.status === (bet.matched > 0 ? 'matched' : 'lapsed') && after.matched === bet.matched;
    if (!fits)
      throw new Error(
        `${bet.id} was ${bet.status} and ${bet.keepInPlay ? '' : 'not '}to stay, and is ${after.status} in play`,
      );
  }
}
