import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { maskedName } from '../engine/rewards/Referral';
import type { Friend } from '../engine/rewards/Referral';
import type { ReferralEvents } from '../engine/rewards/ReferralEvents';
import { tellWallet } from './tellPlayers';
import type { Pattern } from '../texts/hindi';
import { say } from '../texts/Said';
import type { Said } from '../texts/Said';

/** What a player is told of friends: when one joins, and when the first money comes of one. Later earnings move the balance, which is told anyway. */
export function referralEvents(core: () => EngineCore): ReferralEvents {
  const tell = (friend: Friend, title: Pattern, message: Said): void => {
    core().peers.toUser(friend.ownerId, 'sub:notification_toast', {
      title: say(title),
      message,
      status: 'success',
      page: '/referral',
    });
    tellWallet(core(), friend.ownerId);
  };
  const nameOf = ({ userId }: Friend): string => maskedName(core().accounts.find(userId)?.name ?? '');
  return {
    joined: (friend) =>
      tell(friend, 'A friend joined', say('{friend} signed up with your code.', { friend: nameOf(friend) })),
    earned: (friend, amount, first) => {
      if (first)
        tell(
          friend,
          'Referral earning',
          say('{amount} from {friend} is in your balance.', {
            amount: sayRupees(amount),
            friend: nameOf(friend),
          }),
        );
    },
  };
}
