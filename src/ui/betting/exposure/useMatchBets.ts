import { useCallback, useState } from 'react';
import { betList } from '@/domain/betting/BetList';
import type { MatchId } from '@/domain/shared/ids';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useBetList, type LoadBetList, type ShownBets } from '../useBetList';

/** The specification's page size of the popup. */
export const PAGE_SIZE = 10;

export interface MatchBetsShown extends ShownBets {
  /** Of the page, from 1. */
  readonly number: number;
  readonly goTo: (number: number) => void;
}

/** One page of a match's bets, kept up to date; leaving it gives up the call. */
export function useMatchBets(match: MatchId): MatchBetsShown {
  const { betsOfMatch } = usePlayerApp().exposure;
  const [number, goTo] = useState(1);
  const load = useCallback<LoadBetList>(
    async (cancellation) => {
      const answer = await betsOfMatch(match, (number - 1) * PAGE_SIZE, cancellation);
      if (!answer.ok) return answer;
      const { bets, count, unread = 0 } = answer.value;
      return ok({ list: betList({ matchId: match }, bets.slice(0, PAGE_SIZE)), count, totals: null, unread });
    },
    [betsOfMatch, match, number],
  );
  return { ...useBetList(load), number, goTo };
}
