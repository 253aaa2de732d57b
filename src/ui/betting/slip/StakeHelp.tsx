import Pencil from 'lucide-react/icons/pencil';
import { observer } from 'mobx-react-lite';
import { lastStake } from '@/domain/betting/lastStake';
import type { Selection } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import type { MarketLimits } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { IconButton } from '@/ui/kit/button/IconButton';
import { StakeChips } from '@/ui/kit/field/StakeChips';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { areShortcutsOn } from '@/ui/device/shortcuts';
import { chipKey } from './chipOfKey';
import { useFillMost } from './useFillMost';
import styles from './StakeHelp.module.css';

export interface StakeHelpProps {
  readonly id: SlipId;
  readonly selection: Selection;
  readonly disabled: boolean;
  /** null: not known, so there is no least and no most to put in. */
  readonly limits: Pick<MarketLimits, 'min' | 'max'> | null;
  readonly onEditChips: () => void;
}

/** Amounts at a tap: chips that add up, the least and the most, the last one on the same selection, and nothing. */
export const StakeHelp = observer(function StakeHelp({
  id,
  selection,
  disabled,
  limits,
  onEditChips,
}: StakeHelpProps) {
  const { betting } = usePlayerApp();
  const fillMost = useFillMost();
  const { t, format } = useTexts();
  const { stakeChips, openBets } = betting.view;
  const last = lastStake(selection, openBets);
  const shortcuts = useSavedChoice(areShortcutsOn);
  return (
    <div className={styles.help}>
      <StakeChips
        label={t('slip.chips')}
        chips={stakeChips.map((chip, at) => ({
          id: String(chip),
          label: `+${format.exactSize(chip)}`,
          ...(shortcuts ? { shortcut: chipKey(at + 1) } : {}),
          off: limits !== null && chip > limits.max,
        }))}
        disabled={disabled}
        onPick={(picked) => {
          const chip = stakeChips.find((each) => String(each) === picked);
          if (chip !== undefined) betting.addChip(id, chip);
        }}
      />
      <div className={styles.row} role="group" aria-label={t('slip.fill')}>
        {(['min', 'max', 'nothing'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            variant="ghost"
            disabled={disabled || (what !== 'nothing' && limits === null)}
            onClick={() => (what === 'max' ? fillMost(id) : betting.fillStake(id, what))}
          >
            {t(`slip.fill.${what}`)}
          </Button>
        ))}
        {last !== null && (
          <Button
            size="small"
            variant="ghost"
            disabled={disabled}
            onClick={() => betting.fillStake(id, 'last')}
          >
            {t('slip.fill.last', { stake: format.moneyShort(last) })}
          </Button>
        )}
        <span className={styles.own}>
          {shortcuts && <span className={styles.keys}>{t('slip.chipKeys')}</span>}
          <IconButton icon={Pencil} label={t('chips.edit')} onClick={onEditChips} />
        </span>
      </div>
    </div>
  );
});
