import type { AlertsApp } from './alerts/AlertsApp';
import type { AutoCashOutApp } from './autoCashOut/AutoCashOutApp';
import type { CashierApp } from './cashier/CashierApp';
import type { ContentApp } from './content/ContentApp';
import type { PlaySafeApp } from './playSafe/PlaySafeApp';
import type { ProfileApp } from './profile/ProfileApp';
import type { ReportsApp } from './reports/ReportsApp';
import type { RewardsApp } from './rewards/openRewards';
import type { SearchApp } from './search/SearchApp';

/** Parts of the whole app whose script comes when somebody first needs them. */
export interface LaterFeatures {
  /** Money in and out. */
  readonly cashier: CashierApp;
  /** Bonuses and referrals. */
  readonly rewards: RewardsApp;
  /** Password, settings of the account and the way out. */
  readonly profile: ProfileApp;
  /** What the operator wrote for its players. */
  readonly content: ContentApp;
  /** A player's own limits, breaks and checks. */
  readonly playSafe: PlaySafeApp;
  /** What came of bets and of matches. */
  readonly reports: ReportsApp;
  /** What of all this is called so. */
  readonly search: SearchApp;
  /** What a player wants to be told of. */
  readonly alerts: AlertsApp;
  /** Cash outs at a figure of the player's own, kept by the server. */
  readonly autoCashOut: AutoCashOutApp;
}

/** Opens each of them once. Rejects when its script does not come; the next call tries again. */
export type LaterDoors = {
  readonly [Name in keyof LaterFeatures]: { readonly open: () => Promise<LaterFeatures[Name]> };
};
