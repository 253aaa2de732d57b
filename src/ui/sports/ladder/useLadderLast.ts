import { useLayoutEffect, type RefObject } from 'react';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { followLast } from '../price/followLast';

/** Marks the row that was matched last, while the ladder is on the screen; it may lie beyond the rows. React draws nothing. */
export function useLadderLast(
  ladder: RefObject<HTMLElement | null>,
  market: MarketId,
  runner: RunnerId,
  rows: readonly OddsHundredths[],
  shown: boolean,
): void {
  const { board } = useFirstPage().sports;
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const ofRows = new Map<OddsHundredths, Element>();
    for (const odds of rows) {
      const row = ladder.current?.querySelector(`[data-odds="${odds}"]`);
      if (row) ofRows.set(odds, row);
    }
    let marked: Element | undefined;
    const mark = (odds: OddsHundredths | null): void => {
      const row = odds === null ? undefined : ofRows.get(odds);
      if (row === marked) return;
      marked?.removeAttribute('data-last');
      row?.setAttribute('data-last', '');
      marked = row;
    };
    const stop = followLast(board, market, runner, mark);
    return () => {
      stop();
      mark(null);
    };
  }, [board, ladder, market, rows, runner, shown]);
}
