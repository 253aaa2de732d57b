import type { BettingApp } from './betting/BettingApp';
import type { ExposureApp } from './betting/ExposureApp';
import type { CashierApp } from './cashier/CashierApp';
import type { CasinoApp } from './casino/CasinoApp';
import type { ContentApp } from './content/ContentApp';
import type { NoticesApp } from './notices/NoticesApp';
import type { PlaySafeApp } from './playSafe/PlaySafeApp';
import type { AppConfig } from './ports/device/AppConfig';
import type { Clock } from './ports/device/Clock';
import type { CookieJar } from './ports/device/CookieJar';
import type { KeyValueStore } from './ports/device/KeyValueStore';
import type { Logger } from './ports/device/Logger';
import type { PageLife } from './ports/device/PageLife';
import type { SandboxTools } from './ports/device/SandboxTools';
import type { Scheduler } from './ports/device/Scheduler';
import type { BrandView } from './ports/state/BrandState';
import type { ConnectionView } from './ports/state/ConnectionState';
import type { WalletView } from './ports/state/WalletState';
import type { ProfileApp } from './profile/ProfileApp';
import type { RewardsApp } from './rewards/RewardsApp';
import type { SessionApp } from './session/SessionApp';
import type { UseCase } from './shared/UseCase';
import type { SportsApp } from './sports/SportsApp';

/** The only door for screens, by feature. Views are live: a screen that reads one inside an `observer` repaints when it changes. */
export interface PlayerApp {
  readonly config: AppConfig;
  readonly device: {
    readonly clock: Clock;
    readonly scheduler: Scheduler;
    readonly cookies: CookieJar;
    /** What this device keeps for the screens alone (theme, text size, language), under keys that start with `ui.`. */
    readonly storage: KeyValueStore;
    readonly pageLife: PageLife;
    readonly logger: Logger;
  };
  readonly session: SessionApp;
  readonly brand: {
    readonly view: BrandView;
    readonly reload: UseCase<[], Promise<void>>;
  };
  readonly wallet: {
    readonly view: WalletView;
    readonly sync: UseCase<[], Promise<void>>;
  };
  readonly exposure: ExposureApp;
  readonly notices: NoticesApp;
  readonly connection: { readonly view: ConnectionView };
  readonly routing: {
    /** Once per page view; failures are silent (API-02). */
    readonly pageVisited: UseCase<[pattern: string]>;
  };
  readonly sports: SportsApp;
  readonly betting: BettingApp;
  readonly casino: CasinoApp;
  /** Money in and out: its script comes with the first call. Rejects when it does not; the next call tries again. */
  readonly cashier: { readonly open: UseCase<[], Promise<CashierApp>> };
  /** Bonuses and referrals, likewise. */
  readonly rewards: { readonly open: UseCase<[], Promise<RewardsApp>> };
  /** Password, settings of the account and the way out, likewise. */
  readonly profile: { readonly open: UseCase<[], Promise<ProfileApp>> };
  /** What the operator wrote for its players, likewise. */
  readonly content: { readonly open: UseCase<[], Promise<ContentApp>> };
  readonly playSafe: {
    /** As the cashier's. */
    readonly open: UseCase<[], Promise<PlaySafeApp>>;
    /** Calls once the whole app is there, which waits for the first sign of a person. Returns how to give up. */
    readonly whenThere: UseCase<[then: () => void], () => void>;
  };
  /** Present in the sandbox only. */
  readonly sandbox: SandboxTools | null;
}
