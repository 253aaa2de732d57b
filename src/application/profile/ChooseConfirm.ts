import type { ConfirmPlacing } from '../betting/ConfirmPlacing';
import type { OneClick } from '../betting/OneClick';

/** A bet that is read once more, and a bet by a single tap: one of the two at most. */
export class ChooseConfirm {
  constructor(
    private readonly confirms: Pick<ConfirmPlacing, 'keep'>,
    private readonly oneClick: Pick<OneClick, 'execute'>,
  ) {}

  execute(on: boolean): void {
    this.confirms.keep(on);
    if (on) this.oneClick.execute(null);
  }
}
