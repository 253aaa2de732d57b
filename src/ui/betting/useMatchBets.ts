import { useEffect, useState } from 'react';
import type { BetsPage } from '@/application/ports/gateways/BetsGateway';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { MatchId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { cancellationOf } from './cancellationOf';

/** The specification's page size of the popup. */
export const PAGE_SIZE = 10;

export interface MatchBetsShown {
  readonly page: Loadable<BetsPage>;
  readonly skip: number;
  readonly goTo: (skip: number) => void;
  readonly retry: () => void;
}

/** One page of a match's bets; leaving it gives up the call. */
export function useMatchBets(match: MatchId): MatchBetsShown {
  const { betsOfMatch } = usePlayerApp().exposure;
  const [skip, setSkip] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState<Loadable<BetsPage>>({ state: 'loading' });

  useEffect(() => {
    const [cancellation, cancel] = cancellationOf();
    setPage({ state: 'loading' });
    void betsOfMatch.execute(match, skip, cancellation).then((answer) => {
      if (cancellation.cancelled) return;
      setPage(
        answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed', message: answer.error },
      );
    });
    return cancel;
  }, [betsOfMatch, match, skip, attempt]);

  return {
    page,
    skip,
    goTo: (to) => setSkip(Math.max(0, to)),
    retry: () => setAttempt((count) => count + 1),
  };
}
