import type { CasinoApp } from './casino/CasinoApp';
import type { LaterDoors } from './LaterFeatures';
import type { SportsbookApp } from './SportsbookApp';

/** The whole app, by feature: the only door for screens, but for a first page, which does with less. */
export interface PlayerApp extends SportsbookApp, LaterDoors {
  readonly casino: CasinoApp;
}
