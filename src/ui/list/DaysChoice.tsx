import { useEffect, useState } from 'react';
import { CustomDays } from './CustomDays';
import styles from './Days.module.css';
import type { DayPreset, DayRange } from '@/domain/shared/DayRange';
import { useText } from '@/ui/i18n/useText';
import { ChipSelect } from '@/ui/kit/field/ChipSelect';
import { Segments } from '@/ui/kit/field/Segments';

export interface DaysChoiceProps<Preset extends DayPreset | 'any'> {
  /** What the days are of: "Placed on". */
  readonly label: string;
  readonly days: DayRange | Preset;
  readonly onChoose: (days: DayRange | Preset) => void;
  /** One chip instead of a row of segments: for a narrow screen. */
  readonly asChip?: boolean;
  readonly presets: readonly Preset[];
}

/** Some usual days, or any of one's own. */
export function DaysChoice<Preset extends DayPreset | 'any'>({
  label,
  days,
  onChoose,
  asChip = false,
  presets,
}: DaysChoiceProps<Preset>) {
  const t = useText();
  const [typing, setTyping] = useState(false);
  // Whatever days the address has now, they are chosen: nothing is being typed any more.
  useEffect(() => setTyping(false), [days]);
  const chosen = typing || typeof days !== 'string' ? 'custom' : days;
  const Choice = asChip ? ChipSelect<Preset | 'custom'> : Segments<Preset | 'custom'>;
  return (
    <div className={styles.days}>
      <Choice
        label={label}
        options={[...presets, 'custom' as const].map((id) => ({ id, label: t(`list.days.${id}`) }))}
        chosen={chosen}
        onChoose={(id) => {
          setTyping(id === 'custom');
          if (id !== 'custom') onChoose(id);
        }}
      />
      {chosen === 'custom' && <CustomDays days={days} onChoose={onChoose} />}
    </div>
  );
}
