import { EAGER } from '@/adapters/composition/eager';
import { openPlayer } from '@/adapters/composition/openPlayer';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import type { Transport } from '@/adapters/http/Transport';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { BettingState } from '@/application/ports/state/BettingState';
import type { ConnectionState } from '@/application/ports/state/ConnectionState';
import type { MarketBoardState } from '@/application/ports/state/MarketBoardState';
import type { SessionState } from '@/application/ports/state/SessionState';
import { fakePlayerDevice } from './fakes/fakePlayerDevice';
import { MapKeyValueStore } from './fakes/MapKeyValueStore';
import { mortalPage } from './mortalPage';

/** What a page of the app runs on in a test: the device, and the way to a backend. */
export interface PageParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly ids: IdSource;
  /** `localStorage`: what a reload finds again. */
  readonly store: KeyValueStore;
  /** `sessionStorage`: what a reload in the same tab finds again; absent: a new tab. */
  readonly session?: KeyValueStore;
  readonly url: string;
  readonly transport: Transport;
  readonly openSocket: SocketOpener;
  /** Something between the client and its network; absent: nothing. */
  readonly between?: (network: Transport) => Transport;
  /** false: the backend is said to have no market stream. */
  readonly streams?: boolean;
  /** true: the backend is said to offer cash out. */
  readonly cashOut?: boolean;
  /** true: the backend is said to keep the player's own rules. */
  readonly playSafe?: boolean;
}

/** The whole app but its screens, as every front end opens it, on the test's devices. It has been started when this returns, as a page has that just loaded. */
export function wholeClient(given: PageParts) {
  const { parts, die } = mortalPage(given);
  const configuration = configurationFrom({
    backend: 'remote',
    apiUrl: parts.url,
    capabilities: {
      ...forEachCapability(() => true),
      marketStream: given.streams ?? true,
      playSafe: given.playSafe ?? false,
      cashOut: given.cashOut ?? false,
    },
  });
  const device = fakePlayerDevice(parts, {
    ids: parts.ids,
    localStore: parts.store,
    sessionStore: parts.session ?? new MapKeyValueStore(),
  });
  const player = openPlayer({
    config: configuration.app,
    device,
    backend: wireBackend({
      settings: configuration,
      transport: (given.between ?? asItIs)(parts.transport),
      openSocket: parts.openSocket,
      calls: EAGER_WIRE,
    }),
    features: EAGER,
  });
  const app = player.app.wholeNow();
  if (app === null) throw new Error('an eager player is whole at once');
  const { pageLife: page, tabs, navigator, notifier, cookies, logger } = device;
  return {
    app,
    /** The views with their other half: what only the core does to them. */
    states: {
      betting: app.betting.view as BettingState,
      board: app.sports.board as MarketBoardState,
      connection: app.connection.view as ConnectionState,
      session: app.session.view as SessionState,
    },
    ...{ page, tabs, navigator, notifier, cookies, logger },
    /** The page is reloaded, closed or crashes: nothing of it runs any more. What it stored stays. */
    die,
  };
}

function asItIs(network: Transport): Transport {
  return network;
}

export type WholeClient = ReturnType<typeof wholeClient>;
