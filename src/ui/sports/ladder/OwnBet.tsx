import { useEffect, useRef, type PointerEvent } from 'react';
import type { WaitingBets } from '@/domain/betting/ladder';
import { odds as oddsOf, type OddsHundredths } from '@/domain/shared/Odds';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import styles from './Ladder.module.css';

export interface OwnBetProps {
  readonly bet: WaitingBets;
  /** As shown: 2.10. */
  readonly text: string;
  /** One of them is being changed already. */
  readonly busy: boolean;
  readonly moving: boolean;
  /** Picks it up, to be put down on another row; or lets go of it. */
  readonly onLift: (bet: WaitingBets | null) => void;
  /** It is dragged over that row; null: over none. */
  readonly onOver: (odds: OddsHundredths | null) => void;
  readonly onDrop: (bet: WaitingBets, odds: OddsHundredths) => void;
}

/** The bets that wait in one place: dragged to another row, or picked up by a tap or Enter and put down by another. */
export function OwnBet({ bet, text, busy, moving, onLift, onOver, onDrop }: OwnBetProps) {
  const { t, format } = useTexts();
  const drag = useRef<Drag | null>(null);
  // Escape lets go of it while the pointer still holds it: then it is dropped nowhere.
  useEffect(() => {
    if (!moving && drag.current?.moved === true) drag.current.letGo = true;
  }, [moving]);

  const end = (event: PointerEvent): void => {
    const { current } = drag;
    if (current === null) return;
    onOver(null);
    if (!current.moved) drag.current = null;
    else if (event.type !== 'pointerup') {
      // The system took the finger: the next press is about something else.
      drag.current = null;
      onLift(null);
    } else if (current.letGo) return;
    else if (current.over === null || current.over === bet.odds) onLift(null);
    else onDrop(bet, current.over);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      data-grid-cell=""
      data-own={[...bet.ids, ...bet.replaced].join(' ')}
      className={classNames(styles.ownBet, styles[bet.side === 'back' ? 'ownBack' : 'ownLay'])}
      aria-pressed={moving}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      aria-label={t(bet.side === 'back' ? 'ladder.ownBack' : 'ladder.ownLay', {
        count: bet.ids.length,
        stake: format.moneyShort(bet.waiting),
        odds: text,
      })}
      onPointerDown={(event) => {
        drag.current = null;
        if (busy || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { y: event.clientY, over: null, moved: false, letGo: false };
      }}
      onPointerMove={({ clientX, clientY, currentTarget }) => {
        const { current } = drag;
        if (current === null || current.letGo) return;
        if (!current.moved && Math.abs(clientY - current.y) < SLOP) return;
        if (!current.moved) onLift(bet);
        current.moved = true;
        current.over = oddsUnder(currentTarget, clientX, clientY);
        onOver(current.over);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        const dragged = drag.current?.moved === true;
        drag.current = null;
        if (!dragged && !busy) onLift(moving ? null : bet);
      }}
    >
      {format.size(bet.waiting)}
      {bet.ids.length > 1 && <span className={styles.count}>×{bet.ids.length}</span>}
    </button>
  );
}

interface Drag {
  readonly y: number;
  over: OddsHundredths | null;
  moved: boolean;
  letGo: boolean;
}

/** A finger that trembles does not drag. */
const SLOP = 6;

/** The odds of the row that lies there; null: none, or one of another runner's ladder. */
function oddsUnder(bet: Element, x: number, y: number): OddsHundredths | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-odds]');
  const odds = row?.dataset['odds'];
  if (!row || odds === undefined || bet.closest('[role=grid]')?.contains(row) !== true) return null;
  return oddsOf(Number(odds));
}
