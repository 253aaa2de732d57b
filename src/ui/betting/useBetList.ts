import { useCallback, useEffect, useRef } from 'react';
import type { BetsShown } from '@/domain/betting/BetsShown';
import type { Bet } from '@/domain/betting/Bet';
import { listAfterNews } from '@/domain/betting/BetList';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useLoaded, type Load, type Loaded } from '@/ui/list/useLoaded';

export type LoadBetList = Load<BetsShown>;

export type ShownBets = Loaded<BetsShown>;

/** A page of bets and what becomes of them while it is on the screen. `before`: what stood there a short while ago. */
export function useBetList(load: LoadBetList, before?: BetsShown): ShownBets {
  const { betting } = usePlayerApp();
  /** What was received while an answer was on its way may be newer than the answer. */
  const meanwhile = useRef<Bet[]>([]);
  const ask = useCallback<LoadBetList>(
    (cancellation) => {
      meanwhile.current = [];
      return load(cancellation);
    },
    [load],
  );
  const arrived = useCallback((shown: BetsShown) => withNews(shown, meanwhile.current), []);
  const loaded = useLoaded(ask, arrived, before);
  const { refresh, change } = loaded;

  useEffect(() => {
    const received = (bet: Bet): void => {
      meanwhile.current.push(bet);
      change((shown) => withNews(shown, [bet]));
    };
    return betting.watchBets({ received, missed: refresh });
  }, [betting, refresh, change]);

  return loaded;
}

function withNews(shown: BetsShown, news: readonly Bet[]): BetsShown {
  const list = news.reduce(listAfterNews, shown.list);
  return list === shown.list ? shown : { ...shown, list };
}
