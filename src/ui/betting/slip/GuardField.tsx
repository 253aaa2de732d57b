import { useState } from 'react';
import { STAKE_TIMES } from '@/domain/betting/betDoubts';
import { DEFAULT_GUARD, GUARD_TICKS } from '@/domain/betting/BetGuardSetting';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';

const OFF = 'off';

/** When the slip asks once more before it places. */
export function GuardField() {
  const { betting } = usePlayerApp();
  const t = useText();
  const [{ on, ticks }, set] = useState(() => betting.guardSetting());
  return (
    <SelectField
      label={t('slip.guard')}
      hint={on ? t('slip.guard.hint', { times: STAKE_TIMES }) : undefined}
      value={on ? String(ticks) : OFF}
      options={[
        { value: OFF, label: t('slip.guard.off') },
        ...GUARD_TICKS.map((each) => ({
          value: String(each),
          label: t('slip.guard.ticks', { ticks: each }),
        })),
      ]}
      onValueChange={(text) => {
        const chosen = GUARD_TICKS.find((each) => String(each) === text);
        const setting = chosen === undefined ? { ...DEFAULT_GUARD, on: false } : { on: true, ticks: chosen };
        betting.chooseGuard(setting);
        set(setting);
      }}
    />
  );
}
