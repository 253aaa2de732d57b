import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** How far outside the screen a row is already watched, so that prices are there when it scrolls in. */
const MARGIN = '200px';

/** Watches a market's prices while the element is on the screen, or near it. */
export function useWatchMarket(market: MarketId | null, element: RefObject<Element | null>): void {
  const { watchMarkets } = usePlayerApp().sports;

  useEffect(() => {
    if (market === null || element.current === null) return undefined;
    let release: (() => void) | null = null;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.at(-1)?.isIntersecting === true;
        if (shown) release ??= watchMarkets.execute([market]);
        else {
          release?.();
          release = null;
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      release?.();
    };
  }, [market, element, watchMarkets]);
}
