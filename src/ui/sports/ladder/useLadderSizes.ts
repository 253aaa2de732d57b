import { useLayoutEffect, type RefObject } from 'react';
import { sizesByOdds } from '@/domain/betting/ladder';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { DEEPEST_LEVEL } from '@/domain/sports/deepestLevel';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { LadderSizes } from './LadderSizes';

const SIDES = ['back', 'lay'] as const;
/** As deep as a feed may go; what it does not say is not there. */
const LEVELS = Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => level);

/**
 * Writes the sizes of the known depth into the cells of a ladder, `data-size="back210"`, while it is on the screen. A price that moves from one row to
 * another changes several levels at once: they are put in their rows when all of them are painted, and React draws nothing.
 */
export function useLadderSizes(
  ladder: RefObject<HTMLElement | null>,
  market: MarketId,
  runner: RunnerId,
  rows: readonly OddsHundredths[],
  shown: boolean,
): void {
  const { board } = useFirstPage().sports;
  const format = useFormat();
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const stops = SIDES.flatMap((side) => {
      const cells = new Map(
        rows.flatMap((odds) => {
          const cell = ladder.current?.querySelector<HTMLElement>(`[data-size="${side}${odds}"]`);
          return cell ? [[odds, cell] as const] : [];
        }),
      );
      const sizes = new LadderSizes(cells, format.size);
      let due = false;
      const paint = (): void => {
        due = false;
        sizes.paint(sizesByOdds(LEVELS.map((level) => board.price(market, runner, side, level))));
      };
      const paintOnce = (): void => {
        if (due) return;
        due = true;
        void Promise.resolve().then(paint);
      };
      const listening = LEVELS.map((level) => board.onPrice(market, runner, side, level, paintOnce));
      paint();
      return listening;
    });
    return () => stops.forEach((stop) => stop());
  }, [board, format, ladder, market, rows, runner, shown]);
}
