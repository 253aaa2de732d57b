import { joinAlerts } from './later/joinAlerts';
import { joinAutoCashOut } from './later/joinAutoCashOut';
import { joinCashier } from './later/joinCashier';
import { joinPlaySafe } from './later/joinPlaySafe';
import { joinProfile } from './later/joinProfile';
import { joinReports } from './later/joinReports';
import { joinRewards } from './later/joinRewards';
import { joinSearch } from './later/joinSearch';
import type { LaterScripts } from './later/laterDoors';
import { openContent } from '@/application/content/openContent';
import { openWholeApp } from './openWholeApp';
import { restoreSaved } from './restoreSaved';

export interface Eager {
  readonly openWholeApp: typeof openWholeApp;
  readonly restoreSaved: typeof restoreSaved;
  readonly later: LaterScripts;
}

/** Everything that otherwise comes as scripts of its own: for who has no first page to keep small, or owns the time. A flag could not leave it out of a first page. */
export const EAGER: Eager = {
  openWholeApp,
  restoreSaved,
  later: {
    cashier: async () => ({ joinCashier }),
    rewards: async () => ({ joinRewards }),
    profile: async () => ({ joinProfile }),
    content: async () => ({ openContent }),
    playSafe: async () => ({ joinPlaySafe }),
    reports: async () => ({ joinReports }),
    search: async () => ({ joinSearch }),
    alerts: async () => ({ joinAlerts }),
    autoCashOut: async () => ({ joinAutoCashOut }),
  },
};
