import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { offerOf } from '../engine/rewards/BonusService';
import type { BonusEvents } from '../engine/rewards/BonusEvents';
import { tellWallet } from './tellPlayers';

/** What a player is told of their bonuses, on every socket of theirs. The balance is told even when no figure of it moved: clients ask again then. */
export function bonusEvents(core: () => EngineCore): BonusEvents {
  return {
    changed: (userId) => tellWallet(core(), userId),
    earned: (bonus, part) => {
      const message = `${sayRupees(part.amount)} of ${nameOf(bonus.offerId)} can now be claimed as cash.`;
      core().peers.toUser(bonus.userId, 'sub:notification_toast', {
        title: 'Bonus part earned',
        message,
        status: 'success',
      });
    },
    expired: (bonus, lost) => {
      const message = `${sayRupees(lost)} in coins of ${nameOf(bonus.offerId)} expired.`;
      core().peers.toUser(bonus.userId, 'sub:notification_toast', {
        title: 'Bonus expired',
        message,
        status: 'info',
      });
    },
  };
}

function nameOf(offerId: string): string {
  return offerOf(offerId)?.name ?? 'your bonus';
}
