import type { SportsbookApp } from '@/application/SportsbookApp';
import { openAtOnce } from './openAtOnce';
import { openSportsbook } from './openSportsbook';
import type { SportsbookDevice } from './PlayerDevice';
import type { UsedFeatures } from './UsedFeatures';

/** Matches, prices, bets, log-in and balance, at once; nothing else of the core is in its scripts, or ever comes. */
export const SPORTSBOOK: UsedFeatures<SportsbookApp, SportsbookDevice> = {
  atOnce: openAtOnce,
  script: () => ({ openWholeApp: openSportsbook }),
};
