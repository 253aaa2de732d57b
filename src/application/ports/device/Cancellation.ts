/** Lets a caller give up on a call: on navigation, on log-out. */
export interface Cancellation {
  readonly cancelled: boolean;
  onCancel(listener: () => void): void;
}
