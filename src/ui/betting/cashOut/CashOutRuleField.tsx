import { useState } from 'react';
import { CASH_OUT_RULES } from '@/domain/betting/CashOutRule';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';

/** Which moves of the amount a tap on it takes. */
export function CashOutRuleField() {
  const { betting } = usePlayerApp();
  const t = useText();
  const [chosen, choose] = useState(() => betting.cashOutRule());
  return (
    <SelectField
      label={t('cashOut.rule')}
      value={String(chosen)}
      options={CASH_OUT_RULES.map((rule) => ({
        value: String(rule),
        label:
          typeof rule === 'number' ? t('cashOut.rule.ticks', { ticks: rule }) : t(`cashOut.rule.${rule}`),
      }))}
      onValueChange={(text) => {
        const rule = CASH_OUT_RULES.find((each) => String(each) === text);
        if (rule === undefined) return;
        betting.chooseCashOutRule(rule);
        choose(rule);
      }}
    />
  );
}
