import { memo, useLayoutEffect, useRef } from 'react';
import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { priceText } from '@/domain/sports/priceText';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { followLast } from './followLast';

export interface LastPriceProps {
  readonly market: Pick<Market, 'id' | 'kind'>;
  readonly runner: RunnerId;
  readonly className: string | undefined;
}

/** What a runner was matched at last; nothing where the backend does not say it. Like a price it writes its own text, so that React draws nothing. */
export const LastPrice = memo(function LastPrice({ market, runner, className }: LastPriceProps) {
  const { board } = useFirstPage().sports;
  const t = useText();
  const cell = useRef<HTMLSpanElement>(null);
  const { id, kind } = market;
  useLayoutEffect(
    () =>
      followLast(board, id, runner, (odds) => {
        if (cell.current === null) return;
        cell.current.textContent =
          odds === null ? '' : t('sports.lastPrice', { price: priceText(kind, odds) });
      }),
    [board, id, kind, runner, t],
  );
  return <span ref={cell} className={className} data-last-price />;
});
