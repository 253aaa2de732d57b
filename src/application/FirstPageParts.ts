import type { BettingApp } from './betting/BettingApp';
import type { CasinoApp } from './casino/CasinoApp';
import type { NoticesApp } from './notices/NoticesApp';
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
import type { SessionApp } from './session/SessionApp';
import type { SportsApp } from './sports/SportsApp';

/** What a page can use from its first moment. Views are live: a screen that reads one inside an `observer` repaints when it changes. */
export interface FirstPageParts {
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
  readonly session: Pick<
    SessionApp,
    'view' | 'panel' | 'signUp' | 'rememberedUsername' | 'openPanel' | 'closePanel'
  >;
  readonly brand: {
    readonly view: BrandView;
    readonly reload: () => Promise<void>;
    /** What the operator announces, e.g. in another language. A failure is said, and what is there stays. */
    readonly reloadAnnouncements: () => Promise<void>;
  };
  readonly notices: Pick<NoticesApp, 'dismissAnnouncement' | 'tell'>;
  readonly connection: { readonly view: ConnectionView };
  readonly routing: {
    /** Once per page view; failures are silent (API-02). */
    readonly pageVisited: (pattern: string) => void;
  };
  readonly sports: Pick<SportsApp, 'view' | 'board' | 'watchList'>;
  readonly betting: Pick<BettingApp, 'view'>;
  readonly casino: Pick<CasinoApp, 'view'>;
  /** Present in the sandbox only. */
  readonly sandbox: SandboxTools | null;
}
