import type { PlayerDevice, WholeDevice } from '@/adapters/composition/PlayerDevice';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { platformUrl } from '../platformUrl';
import { RecordingLogger } from '../RecordingLogger';
import { FakeGameFrames } from './FakeCasino';
import { FakeCookieJar, FakeNavigator, FakeNotifier, FakeTabs, SequentialIds } from './fakeDevices';
import { FakePageLife } from './FakePageLife';
import { MapKeyValueStore } from './MapKeyValueStore';

type Time = Pick<PlayerDevice, 'clock' | 'scheduler'> | ManualScheduler;

/** What a test plays on, and reads afterwards. */
export interface FakePlayerDevice extends PlayerDevice {
  readonly pageLife: FakePageLife;
  readonly tabs: FakeTabs;
  readonly navigator: FakeNavigator;
  readonly notifier: FakeNotifier;
  readonly cookies: FakeCookieJar;
  readonly logger: RecordingLogger;
  readonly whole: () => WholeDevice;
}

/** A device without a browser, in the test's own time. */
export function fakePlayerDevice(
  time: Time,
  own: Partial<Pick<PlayerDevice, 'ids' | 'localStore' | 'sessionStore'>> = {},
): FakePlayerDevice {
  return {
    clock: time.clock,
    scheduler: 'scheduler' in time ? time.scheduler : time,
    ids: new SequentialIds(),
    localStore: new MapKeyValueStore(),
    sessionStore: new MapKeyValueStore(),
    address: { parse: platformUrl, ownOrigin: 'http://127.0.0.1:4173' },
    whole: fakeWholeDevice,
    ...own,
    pageLife: new FakePageLife(),
    tabs: new FakeTabs(),
    navigator: new FakeNavigator(),
    notifier: new FakeNotifier(),
    cookies: new FakeCookieJar(),
    logger: new RecordingLogger(),
  };
}

/** Silent, and whatever is opened, drawn or written on it goes nowhere. */
function fakeWholeDevice(): WholeDevice {
  const qrCodes = { squares: () => Promise.resolve([]) };
  return {
    cues: { play: () => undefined },
    gameFrames: new FakeGameFrames(),
    cashier: async () => ({
      paymentPages: { open: () => undefined },
      pictureCleaner: {
        clean: ({ bytes, kind }) => Promise.resolve(ok({ bytes, kind, width: 1, height: 1 })),
      },
      qrCodes,
      addressChecksums: { fits: () => Promise.resolve(true) },
    }),
    rewards: async () => ({ cookieWriter: { write: () => undefined }, qrCodes }),
    content: async () => ({ legalText: async () => fail<Failure>({ kind: 'notOffered', sent: true }) }),
  };
}
