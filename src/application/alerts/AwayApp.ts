/**
 * - `absent`       this backend cannot tell anybody who is away
 * - `unsupported`  this browser has no push messages
 * - `install`      it has them for an app on its home screen alone
 * - `denied`       the player said no to it, in the browser
 * - `failed`       it was asked for, and did not come about
 */
export type AwayState = 'absent' | 'unsupported' | 'install' | 'denied' | 'off' | 'on' | 'failed';

export interface AwayView {
  readonly state: AwayState;
  /** It is being turned on or off. */
  readonly busy: boolean;
}

/** Alerts while the app is closed, on this device. */
export interface AwayApp {
  /** As it is now: the same object until something changes. */
  readonly read: () => AwayView;
  /** Tells after every change. Returns how to release. */
  readonly watch: (listener: () => void) => () => void;
  /** The browser asks the player at the first `true`: only by a press. */
  readonly turn: (on: boolean) => Promise<void>;
}
