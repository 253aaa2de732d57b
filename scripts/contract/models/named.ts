import { ACCOUNT } from './account';
import { BETS } from './bets';
import { CASHIER } from './cashier';
import { CASINO } from './casino';
import { SCORES } from './liveScore';
import { PLAY_SAFE } from './playSafe';
import { REPORTS } from './reports';
import { REWARDS } from './rewards';
import { SPORTS } from './sports';

/** The models that have a name in the documents. */
export const NAMED = {
  ...ACCOUNT,
  ...SPORTS,
  ...SCORES,
  ...BETS,
  ...CASHIER,
  ...CASINO,
  ...REPORTS,
  ...REWARDS,
  ...PLAY_SAFE,
};
