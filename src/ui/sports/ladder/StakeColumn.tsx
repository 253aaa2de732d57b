import { useId } from 'react';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import styles from './LadderView.module.css';

export interface StakeColumnProps {
  readonly chips: readonly Paise[];
  /** null: none, it is typed in the slip. */
  readonly chosen: Paise | null;
  readonly onChoose: (stake: Paise | null) => void;
}

/** The stake of the next press on a ladder: one of the player's own chips, or none. */
export function StakeColumn({ chips, chosen, onChoose }: StakeColumnProps) {
  const { t, format } = useTexts();
  const name = useId();
  return (
    <fieldset className={styles.stakes}>
      <legend>{t('slip.stake')}</legend>
      {[null, ...chips].map((chip) => (
        <label key={chip ?? 'none'} className={styles.stake}>
          <input type="radio" name={name} checked={chip === chosen} onChange={() => onChoose(chip)} />
          <span>{chip === null ? t('ladder.inSlip') : format.exactSize(chip)}</span>
        </label>
      ))}
    </fieldset>
  );
}
