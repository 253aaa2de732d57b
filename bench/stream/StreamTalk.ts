import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';

/** What a page asks of the worker. */
export type StreamRequest =
  | { readonly kind: 'open'; readonly markets: number; readonly seed: number; readonly books: boolean }
  | { readonly kind: 'start'; readonly perSecond: number }
  | { readonly kind: 'stop' }
  /** This many messages at once, in one burst. */
  | {
      readonly kind: 'burst';
      readonly messages: number;
      readonly updates: number;
      readonly equal: boolean;
    };

/** What the worker says. `sentAt` is on the clock that page and worker share: epoch milliseconds with fractions. */
export type StreamAnswer =
  | { readonly kind: 'images'; readonly changes: readonly MarketChange[] }
  | { readonly kind: 'prices'; readonly message: MarketStreamMessage; readonly sentAt: number }
  | { readonly kind: 'burstDone' }
  | { readonly kind: 'stopped'; readonly updates: number };

export const EPOCH = 'bench';

/** Milliseconds on the clock that a page and its workers share. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
