import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { SlipView } from '@/application/ports/state/BettingState';
import { isUndecided } from '@/domain/betting/isUndecided';
import { slipSummary } from '@/domain/betting/slipSummary';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { BetPlace } from '../BetPlace';
import { sideKey } from '../sideKey';
import { SlipState } from './SlipState';
import { priceText } from '@/domain/sports/priceText';
import styles from './SlipStack.module.css';

/** A slip that is not at hand: what it is on and how far it got. A tap opens it. */
export const FoldedSlip = observer(function FoldedSlip({
  view,
  onChoose,
}: {
  readonly view: SlipView;
  readonly onChoose?: () => void;
}) {
  const { betting } = usePlayerApp();
  const { t, format } = useTexts();
  const { id, slip, placement, doubts = [] } = view;
  const { marketKind, marketName, matchName, runnerName, side } = slip.selection;
  const bet = placement.state === 'accepted' ? placement.bet : null;
  const stake = bet?.stake ?? slipSummary(slip).stake;
  const amount = stake === null ? '' : ` · ₹${format.amount(stake)}`;
  return (
    <div className={classNames(styles.folded, styles[side])}>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={false}
        onClick={() => {
          betting.chooseSlip(id);
          onChoose?.();
        }}
      >
        <span className={styles.what}>
          <span className={styles.name}>
            {t(sideKey(marketKind, side))} <bdi>{runnerName}</bdi>
          </span>
          <strong>
            {priceText(marketKind, bet?.odds ?? slip.odds, bet?.line ?? slip.line)}
            {amount}
          </strong>
        </span>
        <span className={styles.where}>
          <BetPlace market={marketName} match={matchName} />
        </span>
        <span
          className={classNames(styles.state, styles[placement.state], doubts.length > 0 && styles.asked)}
          role="status"
        >
          <SlipState view={view} />
        </span>
        <Icon of={ChevronDown} />
      </button>
      {!isUndecided(placement) && (
        <IconButton
          icon={X}
          label={t('slip.remove', { runner: runnerName })}
          onClick={() => betting.closeSlip(id)}
        />
      )}
    </div>
  );
});
