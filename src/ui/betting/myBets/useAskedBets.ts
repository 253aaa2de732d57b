import { useCallback, useState } from 'react';
import { writeBetsFilter, type BetsFilter } from '@/domain/betting/BetsFilter';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import type { LoadPart } from '@/ui/list/useListStart';
import type { BetsShown } from '@/domain/betting/BetsShown';

/** Loads the bets of a filter, or a part of them. Grouping asks for nothing new, so it is no part of what makes a list another one. */
export function useAskedBets(filter: BetsFilter): {
  readonly asked: BetsFilter;
  readonly loadPart: LoadPart<BetsShown>;
} {
  const { betting } = usePlayerApp();
  const [asked, setAsked] = useState(filter);
  if (listKey(asked) !== listKey(filter)) setAsked(filter);
  const loadPart = useCallback<LoadPart<BetsShown>>(
    (cancellation, part) => betting.loadBets(asked, cancellation, part),
    [betting, asked],
  );
  return { asked, loadPart };
}

const listKey = (filter: BetsFilter): string =>
  JSON.stringify(writeBetsFilter({ ...filter, byMatch: false }));
