import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { offerOf } from '../engine/rewards/BonusService';
import type { BonusEvents } from '../engine/rewards/BonusEvents';
import { tellWallet } from './tellPlayers';
import { say } from '../texts/Said';
import type { Said } from '../texts/Said';

/** What a player is told of their bonuses, on every socket of theirs. The balance is told even when no figure of it moved: clients ask again then. */
export function bonusEvents(core: () => EngineCore): BonusEvents {
  return {
    changed: (userId) => tellWallet(core(), userId),
    earned: (bonus, part) => {
      const message = say('{amount} of {bonus} can now be claimed as cash.', {
        amount: sayRupees(part.amount),
        bonus: nameOf(bonus.offerId),
      });
      core().peers.toUser(bonus.userId, 'sub:notification_toast', {
        title: say('Bonus part earned'),
        message,
        status: 'success',
        page: '/bonus',
      });
    },
    expired: (bonus, lost) => {
      const message = say('{amount} in coins of {bonus} expired.', {
        amount: sayRupees(lost),
        bonus: nameOf(bonus.offerId),
      });
      core().peers.toUser(bonus.userId, 'sub:notification_toast', {
        title: say('Bonus expired'),
        message,
        status: 'info',
        page: '/bonus',
      });
    },
  };
}

function nameOf(offerId: string): Said {
  return say(offerOf(offerId)?.name ?? 'your bonus');
}
