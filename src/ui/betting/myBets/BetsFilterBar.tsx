import { useEffect, useState } from 'react';
import type { BetsFilter, BetsSegment } from '@/domain/betting/BetsFilter';
import { DAY_PRESETS } from '@/domain/shared/DayRange';
import type { DayPreset } from '@/domain/shared/DayRange';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { BetsChoice } from './BetsChoice';
import styles from './BetsFilterBar.module.css';
import { CustomDays } from './CustomDays';

const SEGMENTS: readonly BetsSegment[] = ['all', 'matchOdds', 'fancy'];
const DAYS: readonly (DayPreset | 'custom')[] = [...DAY_PRESETS, 'custom'];

export interface BetsFilterBarProps {
  readonly filter: BetsFilter;
  readonly onChange: (change: Partial<BetsFilter>) => void;
}

export function BetsFilterBar({ filter, onChange }: BetsFilterBarProps) {
  const t = useText();
  const { days, segment, byMatch } = filter;
  const [typing, setTyping] = useState(false);
  // Whatever days the address has now, they are chosen: nothing is being typed any more.
  useEffect(() => setTyping(false), [days]);
  const chosen = typing || typeof days !== 'string' ? 'custom' : days;
  return (
    <div className={styles.bar} data-print="no">
      <div className={styles.choices}>
        <BetsChoice
          label={t('myBets.market')}
          options={SEGMENTS.map((id) => ({ id, label: t(`myBets.market.${id}`) }))}
          chosen={segment}
          onChoose={(id) => onChange({ segment: id })}
        />
        <BetsChoice
          label={t('myBets.days')}
          options={DAYS.map((id) => ({ id, label: t(`myBets.days.${id}`) }))}
          chosen={chosen}
          onChoose={(id) => {
            setTyping(id === 'custom');
            if (id !== 'custom') onChange({ days: id });
          }}
        />
        <Checkbox
          label={t('myBets.byMatch')}
          checked={byMatch}
          onCheckedChange={(on) => onChange({ byMatch: on })}
        />
      </div>
      {chosen === 'custom' && <CustomDays filter={filter} onChoose={(range) => onChange({ days: range })} />}
    </div>
  );
}
