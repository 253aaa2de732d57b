import { memo, useId, type ReactNode } from 'react';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/Side';
import { useText } from '@/ui/i18n/useText';
import styles from './Ladder.module.css';

export interface LadderRowProps {
  readonly odds: OddsHundredths;
  /** As shown: 2.10. */
  readonly text: string;
  readonly runner: string;
  readonly closed: boolean;
  /** A bet is being moved, and a press on a cell says to where. */
  readonly moving: boolean;
  /** Where it would be dropped. */
  readonly over: boolean;
  /** The side that stands in a slip at these odds. */
  readonly picked: Side | null;
  readonly onPick: (side: Side, odds: OddsHundredths) => void;
  /** The player's own bets that wait at these odds, by side. */
  readonly back: ReactNode;
  readonly lay: ReactNode;
}

const LABELS = {
  back: 'ladder.backAt',
  lay: 'ladder.layAt',
} as const;

/** One price of the ladder: what is on offer on each side, and the player's own bets at its outer edges. */
export const LadderRow = memo(function LadderRow(props: LadderRowProps) {
  const { odds, text, runner, closed, moving, over, picked, onPick, back, lay } = props;
  const t = useText();
  const id = useId();
  const cell = (side: Side) => (
    <div role="gridcell" className={styles[side]}>
      <button
        type="button"
        id={`${id}${side}`}
        tabIndex={-1}
        data-price-cell=""
        aria-disabled={closed ? true : undefined}
        aria-pressed={picked === side ? true : undefined}
        aria-labelledby={`${id}${side}words ${id}${side}`}
        onClick={() => {
          if (!closed) onPick(side, odds);
        }}
      >
        <span id={`${id}${side}words`} hidden>
          {`${moving ? t('ladder.moveTo', { odds: text }) : t(LABELS[side], { runner, odds: text })} `}
        </span>
        <span data-size={`${side}${odds}`} />
      </button>
    </div>
  );
  return (
    <div
      role="row"
      data-price-row=""
      data-odds={odds}
      className={styles.row}
      data-over={over ? '' : undefined}
    >
      <div role="gridcell" className={styles.own}>
        {back}
      </div>
      {cell('back')}
      <div role="rowheader" className={styles.odds}>
        {text}
      </div>
      {cell('lay')}
      <div role="gridcell" className={styles.own}>
        {lay}
      </div>
    </div>
  );
});
