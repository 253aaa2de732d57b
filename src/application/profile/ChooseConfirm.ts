import type { ConfirmPlacing } from '../betting/ConfirmPlacing';
import type { BettingApp } from '../betting/BettingApp';

/** A bet that is read once more, and a bet by a single tap: one of the two at most. */
export class ChooseConfirm {
  constructor(
    private readonly confirms: Pick<ConfirmPlacing, 'keep'>,
    private readonly switchOneClick: BettingApp['switchOneClick'],
  ) {}

  execute(on: boolean): void {
    this.confirms.keep(on);
    if (on) this.switchOneClick(null);
  }
}
