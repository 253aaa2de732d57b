import { placementAfter } from '@/domain/betting/placementAfter';
import { wordsOfSlip } from '@/domain/betting/betWords';
import { say } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { PendingBet, SlipView } from '../ports/state/BettingState';
import { findSlip, findSlipOfKey } from './findSlip';
import type { ReconcilePlacement } from './ReconcilePlacement';
import type { OpenSlips } from './OpenSlips';

/** Before another version of a bet that no server has seen goes out, the server is asked for the earlier one, and the slip says so (F89). */
export class AskEarlier {
  constructor(
    private readonly ports: Pick<Ports, 'betting' | 'session'>,
    private readonly reconcile: ReconcilePlacement,
    private readonly openSlips: Pick<OpenSlips, 'close'>,
    private readonly notify: Notify,
  ) {}

  /** What was sent for this selection before and never seen, here or in another tab: it is one bet, and this is its slip now. */
  takeUp({ id, slip, placement }: SlipView): PendingBet | null {
    const earlier = this.reconcile.takeUp(slip.selection);
    if (earlier === null) return null;
    const { key, sentAt } = earlier;
    const other = findSlipOfKey(this.ports.betting, key);
    if (other !== null && other.id !== id) this.openSlips.close(other.id);
    if (placement.state === 'editing')
      this.ports.betting.placementMoved(id, placementAfter(placement, { kind: 'neverSeen', key, sentAt }));
    return earlier;
  }

  /** Whether the server has still not seen it: only then the other version goes out, under the same key. */
  async isStillUnseen(id: SlipId, earlier: PendingBet): Promise<boolean> {
    const view = findSlip(this.ports.betting, id);
    if (view?.placement.state !== 'unheard') return false;
    const { epoch } = this.ports.session;
    this.ports.betting.placementMoved(id, placementAfter(view.placement, { kind: 'asked' }));
    const answer = await this.reconcile.once(earlier.key);
    const placement = findSlip(this.ports.betting, id)?.placement;
    if (this.ports.session.epoch !== epoch || placement === undefined) return false;
    if (placement.state === 'asking') {
      const { key, sentAt } = earlier;
      this.ports.betting.placementMoved(id, placementAfter(placement, { kind: 'neverSeen', key, sentAt }));
      if (answer === 'noAnswer')
        this.notify(say('bet.earlierNotAsked', wordsOfSlip(earlier.slip, earlier.stake)), 'warning');
      return answer === 'neverSeen';
    }
    // It came after all: its slip shows it, and `BetUpdates` says that it is the earlier one.
    return false;
  }
}
