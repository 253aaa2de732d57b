import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { BetPlace } from '../BetPlace';
import { sideKey } from '../sideKey';
import { ChipsDialog } from './ChipsDialog';
import { MovedPrice } from './MovedPrice';
import { SlipForm } from './SlipForm';
import { isForm, SlipStage } from './SlipStage';
import type { SlipEntryProps } from './useSlipEntry';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

/** One bet that is being made, at whatever stage it is: in the column of a wide screen, or in the list of all slips. */
export const Slip = observer(function Slip({ view }: { readonly view: SlipView }) {
  const t = useText();
  const [editingChips, setEditingChips] = useState(false);
  const { slip, placement } = view;
  const { marketKind, marketName: market, matchName, runnerName, side } = slip.selection;
  const focus = useSlipFocus(slip.selection, placement.state);
  const Form = useCallback(
    (props: SlipEntryProps) => <SlipForm {...props} onEditChips={() => setEditingChips(true)} />,
    [],
  );
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <div className={classNames(styles.selection, styles[side])}>
        <p className={styles.sideWord}>{t(sideKey(marketKind, side))}</p>
        <p className={styles.runner}>
          <bdi>{runnerName}</bdi>
        </p>
        <p className={styles.where}>
          <BetPlace market={market} match={matchName} />
        </p>
        {slip.line !== null && (
          // On runs a sentence says when the bet wins.
          <p className={styles.wins}>
            {t(side === 'back' ? 'slip.winsOver' : 'slip.winsUnder', { market, line: slip.line })}
          </p>
        )}
      </div>
      {isForm(placement) && <MovedPrice view={view} />}
      <SlipStage view={view} focus={focus} form={Form} />
      <ChipsDialog open={editingChips} onClose={() => setEditingChips(false)} />
    </div>
  );
});
