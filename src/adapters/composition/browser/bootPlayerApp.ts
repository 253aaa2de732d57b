import type { FirstPage } from '@/application/FirstPage';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { Message } from '@/domain/shared/Message';
import { ok, type Result } from '@/domain/shared/Result';
import { PrefetchedReplies } from '../../browser/PrefetchedReplies';
import { RouterNavigator } from '../../browser/RouterNavigator';
import { buildTimeValues } from '../../config/buildTimeValues';
import type { Configuration } from '../../config/Configuration';
import type { ConfigProblem } from '../../config/ConfigProblem';
import { loadConfiguration } from '../../config/loadConfiguration';
import { ToastifyNotifier } from '../../notifications/ToastifyNotifier';
import { openDevice } from './openDevice';
import { LAZY } from '../lazy';
import { openPlayer } from '../openPlayer';
import { DIALECTS } from './dialects';
import { loadOnFirstInput } from './loadOnFirstInput';
import { wayToBackend } from './wayToBackend';
import type { ReaderLanguage } from '../wire/ReaderLanguage';
import { SESSION } from '../../storage/deviceKeys';
import type { Scheduler } from '@/application/ports/device/Scheduler';

/** The first page is drawn by then, on a slow phone too. */
const SETTLE_AFTER_MS = 3_000;

export interface BootOptions {
  /** Words a message for a toast, in the player's language. */
  readonly word: (message: Message) => string;
  /** The language that the app speaks now: what it asks a backend in. */
  readonly language: ReaderLanguage;
  /** Fetches the texts of the player's language; the first page is drawn after it. */
  readonly loadLanguage: (storage: KeyValueStore, config: AppConfig) => Promise<void>;
  /** What the screens want to have beside the whole app, e.g. its words. */
  readonly alongside: () => Promise<unknown>;
  /** Called as soon as it is known how the brand looks, beside the first questions to the backend. */
  readonly onLook: (look: Configuration['look']) => void;
}

export interface BootedApp {
  readonly app: FirstPage;
  /** What can wait until the first page is drawn; tells once when a newer build is on the server. */
  readonly afterFirstPaint: (onNewVersion: () => void) => void;
  /** Hands over the router's own navigation, once it is mounted. */
  readonly attachNavigator: (goTo: Navigator['goTo']) => void;
}

/**
 * Reads the configuration and starts the app. A player gets all of it before the first page; a visitor gets what the first page needs,
 * and the rest with the first sign of life. A bad configuration is an answer, to be shown.
 */
export async function bootPlayerApp({
  word,
  language,
  loadLanguage,
  alongside,
  onLook,
}: BootOptions): Promise<Result<BootedApp, ConfigProblem>> {
  const ahead = new PrefetchedReplies(globalThis.prefetchedReplies, () => performance.now());
  const asked = await loadConfiguration(
    (url, init) => ahead.take(url) ?? fetch(url, init),
    buildTimeValues(import.meta.env),
    [...DIALECTS.keys()],
  );
  if (!asked.ok) return asked;
  const configuration = asked.value;
  onLook(configuration.look);
  const navigator = new RouterNavigator(location);
  const onPage = openDevice(navigator);
  const { localStore, sessionStore, logger, pageLife, scheduler, tabs } = onPage;
  const notifier = new ToastifyNotifier(
    word,
    () => import('../../notifications/toastRuntime'),
    () => logger.warn('the script for notices did not load'),
  );
  const [way, saved] = await Promise.all([
    wayToBackend(configuration, { ahead, logger, pageLife, language }),
    restoreScript(sessionStore),
    loadLanguage(localStore, configuration.app),
  ]);
  if (!way.ok) return way;
  const { backend, tools, gameFrames, prefetch } = way.value;
  const { app, whole, goesOn, firstAnswers } = openPlayer({
    config: configuration.app,
    device: {
      ...onPage,
      notifier,
      whole: async () =>
        (await import('./openWholePage')).openWholePage({ navigator, logger, tools, gameFrames }),
    },
    backend,
    features: { ...LAZY, restoreSaved: saved?.restoreSaved },
    landing: location.pathname === configuration.app.publicPath,
    alongside: () => Promise.all([alongside(), prefetch()]),
  });
  if (goesOn) await whole();
  else {
    loadOnFirstInput(whole, { page: window, local: localStore, tabs });
    await settledWithin(firstAnswers, FIRST_ANSWERS_MS, scheduler);
  }
  return ok({
    app,
    afterFirstPaint: (onNewVersion) =>
      void scheduler.after(SETTLE_AFTER_MS, () => {
        // Nobody misses it when it does not come.
        import('./afterFirstPaint').then(
          ({ afterFirstPaint }) => afterFirstPaint({ ...onPage, configuration }, onNewVersion),
          () => undefined,
        );
      }),
    attachNavigator: (goTo) => navigator.attach(goTo),
  });
}

/** What was asked for ahead of the app is mostly there by now: then the first page is drawn once, whole, and nothing moves afterwards. */
const FIRST_ANSWERS_MS = 100;

/** Asks for the script that restores a page, when there is something to restore; a failure leaves the page as on a first visit. */
async function restoreScript(session: KeyValueStore): Promise<typeof import('../restoreSaved') | null> {
  if (session.read(SESSION.sportsData) === null) return null;
  return import('../restoreSaved').catch(() => null);
}

/** Waits for what is under way, however it ends, but not longer than `ms`. */
function settledWithin(
  underWay: Promise<unknown>,
  ms: number,
  scheduler: Pick<Scheduler, 'after'>,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = scheduler.after(ms, resolve);
    const settled = (): void => {
      stop();
      resolve();
    };
    underWay.then(settled, settled);
  });
}
