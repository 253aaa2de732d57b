import type { BetsFilter, BetsSegment } from '@/domain/betting/BetsFilter';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { Segments } from '@/ui/kit/field/Segments';
import { DaysChoice } from '@/ui/list/DaysChoice';
import styles from './BetsFilterBar.module.css';

const SEGMENTS: readonly BetsSegment[] = ['all', 'matchOdds', 'fancy'];

export interface BetsFilterBarProps {
  readonly filter: BetsFilter;
  readonly onChange: (change: Partial<BetsFilter>) => void;
}

export function BetsFilterBar({ filter, onChange }: BetsFilterBarProps) {
  const t = useText();
  const { days, segment, byMatch } = filter;
  return (
    <div className={styles.choices} data-print="no">
      <Segments
        label={t('myBets.market')}
        options={SEGMENTS.map((id) => ({ id, label: t(`myBets.market.${id}`) }))}
        chosen={segment}
        onChoose={(id) => onChange({ segment: id })}
      />
      <DaysChoice label={t('myBets.days')} days={days} onChoose={(chosen) => onChange({ days: chosen })} />
      <Checkbox
        label={t('myBets.byMatch')}
        checked={byMatch}
        onCheckedChange={(on) => onChange({ byMatch: on })}
      />
    </div>
  );
}
