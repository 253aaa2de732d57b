import type { BetId } from '@/domain/shared/ids';
import type { BetChange } from '../ports/state/BetChange';
import type { BettingState } from '../ports/state/BettingState';

/** Which waiting bets are being changed, one change a bet. */
export class BetChanges {
  constructor(private readonly betting: BettingState) {}

  /** False when one is under way for that bet: a double tap changes nothing. One that no server has seen makes way for the next try. */
  begin(betId: BetId, what: BetChange['what']): boolean {
    const { changes } = this.betting;
    if (changes.some((each) => each.betId === betId && each.state !== 'unheard')) return false;
    this.betting.changesReplaced([...this.#others(betId), { betId, what, state: 'sending' }]);
    return true;
  }

  /** Nothing when another change of that bet was begun since. */
  move(betId: BetId, what: BetChange['what'], state: BetChange['state']): void {
    const { changes } = this.betting;
    this.betting.changesReplaced(
      changes.map((each) => (each.betId === betId && each.what === what ? { ...each, state } : each)),
    );
  }

  end(betId: BetId, what: BetChange['what']): void {
    this.betting.changesReplaced(
      this.betting.changes.filter((each) => each.betId !== betId || each.what !== what),
    );
  }

  #others(betId: BetId): readonly BetChange[] {
    return this.betting.changes.filter((each) => each.betId !== betId);
  }
}
