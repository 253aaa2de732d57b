import type { BettingApp } from './betting/BettingApp';
import type { ExposureApp } from './betting/ExposureApp';
import type { FirstPageParts } from './FirstPageParts';
import type { NoticesApp } from './notices/NoticesApp';
import type { WalletView } from './ports/state/WalletState';
import type { SessionApp } from './session/SessionApp';
import type { SportsApp } from './sports/SportsApp';

/** Matches with their prices, bets, who is signed in and the balance: what of the whole app a front end does with that only takes bets. */
export interface SportsbookApp extends FirstPageParts {
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
}
