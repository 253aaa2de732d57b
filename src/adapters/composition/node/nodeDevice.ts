import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Logger } from '@/application/ports/device/Logger';
import type { Notifier } from '@/application/ports/device/Notifier';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { fail } from '@/domain/shared/Result';
import { CryptoIdSource } from '../../platform/CryptoIdSource';
import { pageAddress } from '../../platform/pageAddress';
import { SystemClock } from '../../platform/SystemClock';
import { LibraryAddressChecksums } from '../../platform/LibraryAddressChecksums';
import { UqrCodes } from '../../platform/UqrCodes';
import { MemoryKeyValueStore } from '../../node/MemoryKeyValueStore';
import { TimerScheduler } from '../../node/TimerScheduler';
import type { PlayerDevice, WholeDevice } from '../PlayerDevice';

export interface NodeDeviceParts {
  /** Says what the app shows as a toast. */
  readonly notifier: Notifier;
  readonly logger: Logger;
  /** Which origin addresses are judged by, e.g. where the app of the same backend is served. */
  readonly ownOrigin: string;
  /** Absent: the time of this machine. */
  readonly time?: { readonly clock: Clock; readonly scheduler: Scheduler };
  /** Absent: unpredictable. */
  readonly ids?: IdSource;
  /** What is to be remembered from one process to the next, the session included; absent: nothing is. */
  readonly localStore?: KeyValueStore;
  /** Called with the address of a payment page or a game, which a terminal cannot show. */
  readonly onAddress?: (url: string) => void;
}

const NOTHING = (): void => undefined;
const never = (): (() => void) => NOTHING;

/** A process without a screen behind the device ports: always visible, online, alone, silent, and it stores nothing beyond itself unless it is given where. */
export function nodeDevice({
  time,
  ids,
  localStore = new MemoryKeyValueStore(),
  onAddress = NOTHING,
  ownOrigin,
  ...said
}: NodeDeviceParts): PlayerDevice {
  let currentPath = '/';
  return {
    ...said,
    clock: time?.clock ?? new SystemClock(),
    scheduler: time?.scheduler ?? new TimerScheduler(),
    ids: ids ?? new CryptoIdSource(),
    cookies: { read: () => null },
    localStore,
    sessionStore: new MemoryKeyValueStore(),
    navigator: {
      get currentPath() {
        return currentPath;
      },
      goTo: (path) => void (currentPath = path),
    },
    pageLife: {
      visible: true,
      online: true,
      ...{ onHidden: never, onVisible: never, onOnlineChange: never, onResume: never },
    },
    tabs: { tell: NOTHING, listen: never },
    address: pageAddress(ownOrigin),
    whole: () => wholeDevice(onAddress),
  };
}

function wholeDevice(onAddress: (url: string) => void): WholeDevice {
  const qrCodes = new UqrCodes();
  return {
    cues: { play: NOTHING },
    gameFrames: {
      open: (src) => {
        onAddress(src);
        return { src, sandbox: '', attach: never, say: NOTHING, sizeText: NOTHING, close: NOTHING };
      },
    },
    cashier: async () => ({
      paymentPages: { open: onAddress },
      // Nothing here can draw a picture anew.
      pictureCleaner: { clean: () => Promise.resolve(fail('unreadable' as const)) },
      qrCodes,
      addressChecksums: new LibraryAddressChecksums(),
    }),
    rewards: async () => ({ cookieWriter: { write: NOTHING }, qrCodes }),
  };
}
