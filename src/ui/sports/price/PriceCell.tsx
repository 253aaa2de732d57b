import { memo, useLayoutEffect, useRef } from 'react';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import { isOnRuns, type MarketKind } from '@/domain/sports/marketKinds';
import type { PriceLevel } from '@/domain/sports/MarketChange';
import type { PriceMove } from '@/domain/sports/PriceCell';
import type { Side } from '@/domain/sports/Side';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { PriceCellView, type PriceCellHandle } from '@/ui/kit/betting/PriceCellView';
import { priceText } from '@/domain/sports/priceText';
import { useFlashTimer } from './useFlashTimer';

export interface PriceCellProps {
  readonly market: MarketId;
  readonly runner: RunnerId;
  readonly side: Side;
  /** How its prices are quoted: decimal odds, a rate, or runs with a rate under them. */
  readonly kind: MarketKind;
  /** 0 is the best price. */
  readonly level: 0 | 1 | 2;
  /** "Back India": the price itself is read after it. */
  readonly label: string;
  /** Suspended, stale or settled: shown, not offered. */
  readonly closed: boolean;
  readonly picked: boolean;
  /** Keep it constant, or the cell repaints for nothing. */
  readonly onPick: (runner: RunnerId, side: Side, level: number, pressed: PriceLevel | null) => void;
}

/**
 * One price, wired to the board: it registers for its own key and writes its own text, so a tick costs one text write and React
 * draws nothing.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { market, runner, side, kind, level, label, closed, picked, onPick } = props;
  const { board } = useFirstPage().sports;
  const format = useFormat();
  const flashes = useFlashTimer();
  const cell = useRef<PriceCellHandle>(null);
  /** Under the finger as it came down. */
  const pressed = useRef<PriceLevel | null>(null);

  useLayoutEffect(() => {
    const handle = cell.current;
    if (handle === null) return undefined;
    const paint = (offer: PriceLevel | null, move: PriceMove['direction']): void => {
      const flash = move !== 'none' && flashes.start(handle) ? move : undefined;
      if (offer === null) handle.paint('', '', flash);
      else if (isOnRuns(kind))
        handle.paint(offer.line === undefined ? '' : String(offer.line), priceText(kind, offer.price), flash);
      else handle.paint(priceText(kind, offer.price), format.size(offer.size), flash);
    };
    // Listens first: a market that comes onto the screen is brought up to date then.
    const stop = board.onPrice(market, runner, side, level, ({ offer, direction }) =>
      paint(offer, direction),
    );
    paint(board.price(market, runner, side, level), 'none');
    return () => {
      stop();
      flashes.forget(handle);
    };
  }, [board, flashes, format, kind, level, market, runner, side]);

  return (
    <PriceCellView
      ref={cell}
      side={side}
      level={LEVELS[level]}
      label={label}
      price=""
      size=""
      closed={closed}
      picked={picked}
      onPress={() => {
        pressed.current = board.price(market, runner, side, level);
      }}
      onPick={(isPointed) => {
        const meant = isPointed ? pressed.current : null;
        // A later click without a press, as a screen reader makes one, means the price of then.
        pressed.current = null;
        onPick(runner, side, level, meant);
      }}
    />
  );
});

const LEVELS = [1, 2, 3] as const;
