import { useId } from 'react';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import styles from './LadderView.module.css';

export interface StakeColumnProps<Stake extends Paise | null> {
  /** The player's own chips; null: none of them, it is typed in the slip. */
  readonly stakes: readonly Stake[];
  readonly chosen: Stake;
  readonly onChoose: (stake: Stake) => void;
}

/** The stake of the next press on a ladder. */
export function StakeColumn<Stake extends Paise | null>({
  stakes,
  chosen,
  onChoose,
}: StakeColumnProps<Stake>) {
  const { t, format } = useTexts();
  const name = useId();
  return (
    <fieldset className={styles.stakes}>
      <legend>{t('slip.stake')}</legend>
      {stakes.map((stake) => (
        <label key={stake ?? 'none'} className={styles.stake}>
          <input type="radio" name={name} checked={stake === chosen} onChange={() => onChoose(stake)} />
          <span>{stake === null ? t('ladder.inSlip') : format.exactSize(stake)}</span>
        </label>
      ))}
    </fieldset>
  );
}
