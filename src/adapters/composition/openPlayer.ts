import type { FirstPage } from '@/application/FirstPage';
import type { PlayerApp } from '@/application/PlayerApp';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Token } from '@/domain/shared/ids';
import { SESSION } from '../storage/deviceKeys';
import { StoredDeviceMemory } from '../storage/StoredDeviceMemory';
import { storedValues } from '../storage/storedValues';
import { observe } from '../stores/observe';
import { APP_DETAILS_WIRE } from '../wire/appDetailsWire';
import type { Backend } from './Backend';
import type { UsedFeatures } from './UsedFeatures';
import { firstPageParts } from './firstPageParts';
import { openEarly } from './openEarly';
import { openFirstPage } from './openFirstPage';
import { openStates } from './openStates';
import type { PlayerDevice, WholeDevice } from './PlayerDevice';
import { together } from './together';
import { untilClosed } from './untilClosed';

export interface PlayerOptions<App = PlayerApp, Device = WholeDevice> {
  readonly config: AppConfig;
  readonly device: PlayerDevice<Device>;
  readonly backend: Backend;
  /** `EAGER`: all of the core, at once. `LAZY`: all of it, when it is asked for. `SPORTSBOOK`: matches, bets, log-in and balance, and nothing else is ever loaded. */
  readonly features: UsedFeatures<App, Device>;
  /** The first page is the landing page: its matches are asked for too. */
  readonly landing?: boolean;
  /** What the screens want to have beside the whole app. */
  readonly alongside?: () => Promise<unknown>;
}

export interface Player<App = PlayerApp> {
  readonly app: FirstPage<App>;
  readonly whole: FirstPage<App>['whole'];
  /** Somebody is signed in here, or in the middle of signing up: the whole app goes on with that. */
  readonly goesOn: boolean;
  /** Settles when what a first page asks has been answered. */
  readonly firstAnswers: Promise<unknown>;
  /** Tells what is read from views, now and after every change. Returns how to stop. */
  readonly observe: <T>(read: (app: FirstPage<App>) => T, changed: (value: T) => void) => () => void;
  /** Ends every timer, listener and connection. */
  readonly close: () => void;
}

/** The app without a screen, started: every front end is built on it. It knows no platform and no server. */
export function openPlayer<App, Device>(options: PlayerOptions<App, Device>): Player<App> {
  const { config, backend, features, alongside } = options;
  const closing = new AbortController();
  const { whole: wholeDevice, ...device } = untilClosed(options.device, closing.signal);
  const { localStore, sessionStore } = device;
  const values = storedValues(localStore, APP_DETAILS_WIRE);
  const states = openStates(values, device.pageLife, device.logger);
  // The use case that ends a session needs the backend, to sign out: it is there later.
  let endSession = (_token: Token): void => undefined;
  const {
    brandGateway,
    sportsGateway,
    whole: wholeBackend,
    tools = null,
  } = backend({
    ...device,
    config,
    heldToken: () => states.session.token,
    sessionEnded: (token) => endSession(token),
    closed: closing.signal,
  });
  const memory = new StoredDeviceMemory(values, localStore, sessionStore);
  const ports = { ...device, ...states, config, memory, brandGateway, sportsGateway };
  features.restoreSaved?.(sessionStore, ports);
  const early = openEarly(ports);
  const first = firstPageParts(ports, early, tools);
  const app = openFirstPage(first, () =>
    together(
      [features.script(), wholeBackend(), wholeDevice(), alongside?.()],
      ({ openWholeApp }, whole, its) =>
        openWholeApp({
          ports,
          early,
          first,
          backend: whole,
          device: its,
          onSessionEnded: (end) => void (endSession = end),
        }),
    ),
  );
  // A sign-up or a log-in that a reload cut short goes on at once.
  const cutShort = [SESSION.signUpStep, SESSION.logInCode].some((key) => sessionStore.read(key) !== null);
  const goesOn = memory.storedSession() !== null || cutShort;
  const asked = [early.start()];
  if (options.landing === true && !goesOn) asked.push(early.startLive());
  features.atOnce?.(app.whole, device.logger);
  return {
    app,
    whole: app.whole,
    goesOn,
    firstAnswers: Promise.all(asked),
    observe: (read, changed) => {
      const stop = observe(() => read(app), changed);
      closing.signal.addEventListener('abort', stop);
      return stop;
    },
    close: () => closing.abort(),
  };
}
