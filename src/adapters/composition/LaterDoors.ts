import type { CashierApp } from '@/application/cashier/CashierApp';
import type { ContentApp } from '@/application/content/ContentApp';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import type { ProfileApp } from '@/application/profile/ProfileApp';

/** Parts of the app whose script comes when a page first needs it. */
export interface LaterDoors {
  readonly openCashier: () => Promise<CashierApp>;
  readonly openRewards: () => Promise<RewardsApp>;
  readonly openProfile: () => Promise<ProfileApp>;
  readonly openContent: () => Promise<ContentApp>;
  readonly openPlaySafe: () => Promise<PlaySafeApp>;
}
