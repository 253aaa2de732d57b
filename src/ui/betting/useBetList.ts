import { useCallback, useEffect, useRef, useState } from 'react';
import type { BetsShown } from '@/application/betting/LoadBets';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Bet } from '@/domain/betting/Bet';
import { listAfterNews } from '@/domain/betting/BetList';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { cancellationOf } from './cancellationOf';

/** After this long the reader is told that it takes long. */
const SLOW_MS = 5_000;

export type LoadBetList = (cancellation: Cancellation) => Promise<Result<BetsShown, Message>>;

export interface ShownBetList {
  readonly page: Loadable<BetsShown>;
  readonly slow: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly refresh: () => void;
}

interface Kept {
  readonly of: LoadBetList;
  readonly page: Loadable<BetsShown>;
}

/**
 * A page of bets and what becomes of them while it is on the screen. `load` must keep its identity as long as it means the same page; with
 * another one the call before is given up and its answer dropped (F05).
 */
export function useBetList(load: LoadBetList): ShownBetList {
  const { betting, device } = usePlayerApp();
  const [kept, keep] = useState<Kept>({ of: load, page: { state: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);
  /** What was told while an answer was on its way may be newer than the answer. */
  const meanwhile = useRef<Bet[]>([]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const [cancellation, cancel] = cancellationOf();
    meanwhile.current = [];
    keep((before) =>
      before.of === load && before.page.state === 'ready' ? before : { of: load, page: { state: 'loading' } },
    );
    const stopTimer = device.scheduler.after(SLOW_MS, () => setSlow(true));
    void load(cancellation).then((answer) => {
      if (cancellation.cancelled) return;
      stopTimer();
      setSlow(false);
      keep((before) => ({ of: load, page: pageAfter(answer, before.page, meanwhile.current) }));
    });
    return () => {
      stopTimer();
      setSlow(false);
      cancel();
    };
  }, [load, attempt, device.scheduler]);

  useEffect(() => {
    const told = (bet: Bet): void => {
      meanwhile.current.push(bet);
      keep((before) => ({ ...before, page: withNews(before.page, [bet]) }));
    };
    return betting.watchBets.execute({ told, missed: refresh });
  }, [betting, refresh]);

  return { page: kept.of === load ? kept.page : { state: 'loading' }, slow, refresh };
}

function pageAfter(
  answer: Result<BetsShown, Message>,
  before: Loadable<BetsShown>,
  meanwhile: readonly Bet[],
): Loadable<BetsShown> {
  if (answer.ok) return withNews({ state: 'ready', value: answer.value }, meanwhile);
  // A quiet refresh that failed takes nothing away from what is shown.
  return before.state === 'ready' ? before : { state: 'failed', message: answer.error };
}

function withNews(page: Loadable<BetsShown>, news: readonly Bet[]): Loadable<BetsShown> {
  if (page.state !== 'ready') return page;
  const list = news.reduce(listAfterNews, page.value.list);
  return list === page.value.list ? page : { state: 'ready', value: { ...page.value, list } };
}
