import type { MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';
import type { GridCopy, Held, OpenOptions } from './BenchPage';
import type { MarketChange } from '@/domain/sports/MarketChange';

/** One way to show the stream. The rest of a page is the same for all of them. */
export interface Grid {
  open(host: HTMLElement, options: OpenOptions, images: readonly MarketChange[]): Promise<void>;
  messageArrived(message: MarketStreamMessage): void;
  copy(host: HTMLElement): GridCopy;
  scrollTo(first: number): void;
  held(host: HTMLElement): Held;
}

/** Called by a grid right after it has written what arrived until now. */
export type Shown = () => void;
