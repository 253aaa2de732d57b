import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { SlipView } from '@/application/ports/state/BettingState';
import { isUndecided } from '@/domain/betting/isUndecided';
import { pastedStake } from '@/domain/betting/parseStake';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { sideKey } from './sideKey';
import { slipPriceText } from './slipPriceText';
import { slipStateText } from './slipStateText';
import styles from './SlipStack.module.css';

/** A slip that is not at hand: what it is on and how far it got, in one line. A tap opens it. */
export const FoldedSlip = observer(function FoldedSlip({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const { id, slip, placement } = view;
  const { marketKind, runnerName, side } = slip.selection;
  const stake = slip.stakeText === '' ? '' : ` · ₹${pastedStake(slip.stakeText)}`;
  return (
    <div className={classNames(styles.folded, styles[side])}>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={false}
        onClick={() => betting.chooseSlip.execute(id)}
      >
        <span className={styles.what}>
          <span className={styles.name}>
            {t(sideKey(marketKind, side))} <bdi>{runnerName}</bdi>
          </span>
          <strong>
            {slipPriceText(marketKind, slip.odds, slip.line)}
            {stake}
          </strong>
        </span>
        <span className={classNames(styles.state, styles[placement.state])} role="status">
          {slipStateText(placement, t)}
        </span>
        <Icon of={ChevronDown} />
      </button>
      {!isUndecided(placement) && (
        <IconButton
          icon={X}
          label={t('slip.remove', { runner: runnerName })}
          onClick={() => betting.closeSlip.execute(id)}
        />
      )}
    </div>
  );
});
