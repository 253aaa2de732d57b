import type { BettingApp } from './betting/BettingApp';
import type { ExposureApp } from './betting/ExposureApp';
import type { CasinoApp } from './casino/CasinoApp';
import type { FirstPageParts } from './FirstPageParts';
import type { LaterDoors } from './LaterFeatures';
import type { NoticesApp } from './notices/NoticesApp';
import type { WalletView } from './ports/state/WalletState';
import type { SessionApp } from './session/SessionApp';
import type { SportsApp } from './sports/SportsApp';

/** The whole app, by feature: the only door for screens, but for a first page, which does with less. */
export interface PlayerApp extends FirstPageParts, LaterDoors {
  readonly session: SessionApp;
  readonly wallet: {
    readonly view: WalletView;
    readonly sync: () => Promise<void>;
    /** Also for the connection, where that is lost. */
    readonly askAgain: () => Promise<void>;
  };
  readonly exposure: ExposureApp;
  readonly notices: NoticesApp;
  readonly sports: SportsApp;
  readonly betting: BettingApp;
  readonly casino: CasinoApp;
}
