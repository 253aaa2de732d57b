import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Clock } from '@/application/ports/device/Clock';
import type { CookieJar } from '@/application/ports/device/CookieJar';
import type { Cues } from '@/application/ports/device/Cues';
import type { DeviceMemory } from '@/application/ports/device/DeviceMemory';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Logger } from '@/application/ports/device/Logger';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { Notifier } from '@/application/ports/device/Notifier';
import type { PageAddress } from '@/application/ports/device/PageAddress';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { SportsMemory } from '@/application/ports/device/SportsMemory';
import type { Tabs } from '@/application/ports/device/Tabs';
import type { MarketFeed } from '@/application/ports/feeds/MarketFeed';
import type { PlayerFeed } from '@/application/ports/feeds/PlayerFeed';
import type { BetsGateway } from '@/application/ports/gateways/BetsGateway';
import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { SessionGateway } from '@/application/ports/gateways/SessionGateway';
import type { SportsGateway } from '@/application/ports/gateways/SportsGateway';
import type { AuthPanelState } from '@/application/ports/state/AuthPanelState';
import type { BettingState } from '@/application/ports/state/BettingState';
import type { BrandState } from '@/application/ports/state/BrandState';
import type { CasinoState } from '@/application/ports/state/CasinoState';
import type { ConnectionState } from '@/application/ports/state/ConnectionState';
import type { ExposureState } from '@/application/ports/state/ExposureState';
import type { MarketBoardState } from '@/application/ports/state/MarketBoardState';
import type { MatchesState } from '@/application/ports/state/MatchesState';
import type { NoticesState } from '@/application/ports/state/NoticesState';
import type { SessionState } from '@/application/ports/state/SessionState';
import type { SignUpState } from '@/application/ports/state/SignUpState';
import type { WalletState } from '@/application/ports/state/WalletState';
import { portToken } from './PortToken';

/** Every port of the core: what must be bound before a use case can be built. */
export const PORT = {
  config: portToken<AppConfig>('AppConfig'),
  clock: portToken<Clock>('Clock'),
  scheduler: portToken<Scheduler>('Scheduler'),
  ids: portToken<IdSource>('IdSource'),
  cookies: portToken<CookieJar>('CookieJar'),
  localStore: portToken<KeyValueStore>('KeyValueStore'),
  sessionStore: portToken<KeyValueStore>('SessionKeyValueStore'),
  sportsMemory: portToken<SportsMemory>('SportsMemory'),
  memory: portToken<DeviceMemory>('DeviceMemory'),
  logger: portToken<Logger>('Logger'),
  navigator: portToken<Navigator>('Navigator'),
  notifier: portToken<Notifier>('Notifier'),
  pageLife: portToken<PageLife>('PageLife'),
  tabs: portToken<Tabs>('Tabs'),
  address: portToken<PageAddress>('PageAddress'),
  cues: portToken<Cues>('Cues'),
  gameFrames: portToken<GameFrames>('GameFrames'),

  sessionGateway: portToken<SessionGateway>('SessionGateway'),
  brandGateway: portToken<BrandGateway>('BrandGateway'),
  sportsGateway: portToken<SportsGateway>('SportsGateway'),
  betsGateway: portToken<BetsGateway>('BetsGateway'),
  casinoGateway: portToken<CasinoGateway>('CasinoGateway'),
  playerFeed: portToken<PlayerFeed>('PlayerFeed'),
  marketFeed: portToken<MarketFeed>('MarketFeed'),

  session: portToken<SessionState>('SessionState'),
  authPanel: portToken<AuthPanelState>('AuthPanelState'),
  signUp: portToken<SignUpState>('SignUpState'),
  wallet: portToken<WalletState>('WalletState'),
  exposure: portToken<ExposureState>('ExposureState'),
  brand: portToken<BrandState>('BrandState'),
  notices: portToken<NoticesState>('NoticesState'),
  connection: portToken<ConnectionState>('ConnectionState'),
  matches: portToken<MatchesState>('MatchesState'),
  board: portToken<MarketBoardState>('MarketBoardState'),
  betting: portToken<BettingState>('BettingState'),
  casino: portToken<CasinoState>('CasinoState'),
} as const;
