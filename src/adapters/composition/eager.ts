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
import type { UsedFeatures } from './UsedFeatures';
import { openAtOnce } from './openAtOnce';
import { openWholeApp } from './openWholeApp';
import { restoreSaved } from './restoreSaved';

const HERE: LaterScripts = {
  cashier: async () => ({ joinCashier }),
  rewards: async () => ({ joinRewards }),
  profile: async () => ({ joinProfile }),
  content: async () => ({ openContent }),
  playSafe: async () => ({ joinPlaySafe }),
  reports: async () => ({ joinReports }),
  search: async () => ({ joinSearch }),
  alerts: async () => ({ joinAlerts }),
  autoCashOut: async () => ({ joinAutoCashOut }),
};

/** All of the core at once, and no script comes later: for who has no first page to keep small, or owns the time. */
export const EAGER: UsedFeatures = {
  atOnce: openAtOnce,
  script: () => ({ openWholeApp: (parts) => openWholeApp(parts, HERE) }),
  restoreSaved,
};
