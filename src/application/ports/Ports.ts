import type { AppConfig } from './device/AppConfig';
import type { Clock } from './device/Clock';
import type { CookieJar } from './device/CookieJar';
import type { Cues } from './device/Cues';
import type { DeviceMemory } from './device/DeviceMemory';
import type { GameFrames } from './device/GameFrames';
import type { IdSource } from './device/IdSource';
import type { KeyValueStore } from './device/KeyValueStore';
import type { Logger } from './device/Logger';
import type { Navigator } from './device/Navigator';
import type { Notifier } from './device/Notifier';
import type { PageAddress } from './device/PageAddress';
import type { PageLife } from './device/PageLife';
import type { Scheduler } from './device/Scheduler';
import type { Tabs } from './device/Tabs';
import type { MarketFeed } from './feeds/MarketFeed';
import type { PlayerFeed } from './feeds/PlayerFeed';
import type { ScoreFeed } from './feeds/ScoreFeed';
import type { BetsGateway } from './gateways/BetsGateway';
import type { BrandGateway } from './gateways/BrandGateway';
import type { CasinoGateway } from './gateways/CasinoGateway';
import type { ScoreGateway } from './gateways/ScoreGateway';
import type { SessionGateway } from './gateways/SessionGateway';
import type { SportsGateway } from './gateways/SportsGateway';
import type { AuthPanelState } from './state/AuthPanelState';
import type { BettingState } from './state/BettingState';
import type { BrandState } from './state/BrandState';
import type { CasinoState } from './state/CasinoState';
import type { ConnectionState } from './state/ConnectionState';
import type { ExposureState } from './state/ExposureState';
import type { MarketBoardState } from './state/MarketBoardState';
import type { MatchesState } from './state/MatchesState';
import type { NoticesState } from './state/NoticesState';
import type { ScoresState } from './state/ScoresState';
import type { SessionState } from './state/SessionState';
import type { SignUpState } from './state/SignUpState';
import type { WalletState } from './state/WalletState';

/** All that the core needs of the world around it, by name: the device, the backend and the state that screens look at. */
export interface Ports {
  readonly config: AppConfig;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdSource;
  readonly cookies: CookieJar;
  readonly localStore: KeyValueStore;
  readonly sessionStore: KeyValueStore;
  readonly memory: DeviceMemory;
  readonly logger: Logger;
  readonly navigator: Navigator;
  readonly notifier: Notifier;
  readonly pageLife: PageLife;
  readonly tabs: Tabs;
  readonly address: PageAddress;
  readonly cues: Cues;
  readonly gameFrames: GameFrames;

  readonly sessionGateway: SessionGateway;
  readonly brandGateway: BrandGateway;
  readonly sportsGateway: SportsGateway;
  readonly betsGateway: BetsGateway;
  readonly casinoGateway: CasinoGateway;
  readonly playerFeed: PlayerFeed;
  /** null: the backend streams no prices, they are asked for. */
  readonly marketFeed: MarketFeed | null;
  readonly scoreGateway: ScoreGateway;
  /** null: the backend tells no scores beyond the short ones of its lists. */
  readonly scoreFeed: ScoreFeed | null;

  readonly session: SessionState;
  readonly authPanel: AuthPanelState;
  readonly signUp: SignUpState;
  readonly wallet: WalletState;
  readonly exposure: ExposureState;
  readonly brand: BrandState;
  readonly notices: NoticesState;
  readonly connection: ConnectionState;
  readonly matches: MatchesState;
  readonly board: MarketBoardState;
  readonly scores: ScoresState;
  readonly betting: BettingState;
  readonly casino: CasinoState;
}
