import type { AxiosAdapter } from 'axios';
import { Container } from 'inversify';
import type { PlayerApp } from '@/application/PlayerApp';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { SessionEnded } from '@/application/session/SessionEnded';
import type { Message } from '@/domain/shared/Message';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { ConsoleLogger } from '../browser/ConsoleLogger';
import { RouterNavigator } from '../browser/RouterNavigator';
import { buildTimeValues } from '../config/buildTimeValues';
import type { Configuration } from '../config/Configuration';
import { loadConfiguration } from '../config/loadConfiguration';
import type { ConfigProblem } from '../config/loadConfiguration';
import { openSocket } from '../realtime/openSocket';
import type { SocketOpener } from '../realtime/SocketOptions';
import { assemblePlayerApp } from './assemblePlayerApp';
import { bettingModule } from './bettingModule';
import { deviceModule } from './deviceModule';
import { openStores } from './openStores';
import { realtimeModule } from './realtimeModule';
import { SessionEndedRelay } from './SessionEndedRelay';
import { sessionModule } from './sessionModule';
import { sportsModule } from './sportsModule';
import { stateModule } from './stateModule';

export interface BootOptions {
  /** Words a message for a toast, in the player's language. */
  readonly word: (message: Message) => string;
}

export interface BootedApp {
  readonly app: PlayerApp;
  /** Brand tokens from `config.json`. */
  readonly theme: Configuration['theme'];
  /** Hands over the router's own navigation, once it stands. */
  readonly attachNavigator: (goTo: Navigator['goTo']) => void;
}

interface Transport {
  readonly axiosAdapter: AxiosAdapter | undefined;
  readonly openSocket: SocketOpener;
  readonly tools: SandboxTools | null;
}

/** Reads the configuration, wires everything and starts it. A bad configuration is an answer, to be shown. */
export async function bootPlayerApp({ word }: BootOptions): Promise<Result<BootedApp, ConfigProblem>> {
  // Asked for at once, beside the configuration: both are needed before the first page.
  const http = import('./httpModule');
  const configuration = await loadConfiguration(
    (...asked) => fetch(...asked),
    buildTimeValues(import.meta.env),
  );
  if (!configuration.ok) return configuration;
  const settings = configuration.value;
  const transport = settings.app.backend === 'sandbox' ? await sandboxTransport() : NETWORK;

  const sessionEnded = new SessionEndedRelay();
  const navigator = new RouterNavigator(location);
  const stores = openStores();
  const { httpModule } = await http;
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    deviceModule({ configuration: settings, stores, navigator, word }),
    stateModule(stores.values),
    httpModule(settings, sessionEnded, transport.axiosAdapter),
    realtimeModule(settings, transport.openSocket),
    sessionModule,
    sportsModule(settings.app.capabilities.marketStream),
    bettingModule,
  );
  sessionEnded.pointAt((token) => container.get(SessionEnded).execute(token));
  const app = assemblePlayerApp(container, transport.tools);
  app.session.resume.execute();
  return ok({ app, theme: settings.theme, attachNavigator: (goTo) => navigator.attach(goTo) });
}

const NETWORK: Transport = { axiosAdapter: undefined, openSocket, tools: null };

/** Nobody on an operator's backend ever downloads what is behind this import. */
async function sandboxTransport(): Promise<Transport> {
  const { openBrowserSandbox } = await import('../sandbox/doors/inBrowser/openBrowserSandbox');
  const logger = new ConsoleLogger();
  const sandbox = openBrowserSandbox((notice) => logger.warn('sandbox', { notice }));
  return {
    axiosAdapter: sandbox.axiosAdapter,
    openSocket: (url, options) => Promise.resolve(sandbox.openSocket(url, options)),
    tools: sandbox.tools,
  };
}
