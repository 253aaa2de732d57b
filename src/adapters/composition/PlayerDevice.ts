import type { Cues } from '@/application/ports/device/Cues';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { PushDevice } from '@/application/ports/device/PushDevice';
import type { ContentGateway } from '@/application/ports/gateways/ContentGateway';
import type { LaterPorts } from '@/application/ports/LaterPorts';
import type { Ports } from '@/application/ports/Ports';
import type { MaybePromise } from './together';

export type CashierDevice = Pick<
  LaterPorts,
  'paymentPages' | 'pictureCleaner' | 'qrCodes' | 'addressChecksums'
>;
export type RewardsDevice = Pick<LaterPorts, 'cookieWriter' | 'qrCodes'>;

/** What a device does for the whole app. What only one feature needs comes with that feature. */
export interface WholeDevice {
  readonly cues: Cues;
  readonly gameFrames: GameFrames;
  readonly cashier: () => Promise<CashierDevice>;
  readonly rewards: () => Promise<RewardsDevice>;
  /** Absent: it takes no push messages. */
  readonly push?: () => Promise<PushDevice>;
  /** The operator's own texts, which lie beside the app; absent: there are none. */
  readonly content?: () => Promise<ContentGateway>;
}

/** What it does for a sportsbook. */
export type SportsbookDevice = Pick<WholeDevice, 'cues'>;

/** What a front end plays on: a browser, a terminal, a test. `whole`: what it does for the features that are used. */
export interface PlayerDevice<Whole = WholeDevice> extends Pick<
  Ports,
  | 'clock'
  | 'scheduler'
  | 'ids'
  | 'cookies'
  | 'localStore'
  | 'sessionStore'
  | 'logger'
  | 'navigator'
  | 'notifier'
  | 'pageLife'
  | 'tabs'
  | 'address'
> {
  readonly whole: () => MaybePromise<Whole>;
}
