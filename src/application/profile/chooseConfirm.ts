import type { ConfirmPlacing } from '../betting/ConfirmPlacing';
import type { BettingApp } from '../betting/BettingApp';

/** A bet that is read once more, and a bet by a single tap: one of the two at most. */
export function chooseConfirm(
  confirms: Pick<ConfirmPlacing, 'keep'>,
  switchOneClick: BettingApp['switchOneClick'],
) {
  return (on: boolean): void => {
    confirms.keep(on);
    if (on) switchOneClick(null);
  };
}
