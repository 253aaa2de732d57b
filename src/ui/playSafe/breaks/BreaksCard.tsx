import { useState } from 'react';
import { BreakDialog } from './BreakDialog';
import styles from './Breaks.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { BreakOrder } from '@/application/ports/gateways/PlaySafeGateway';
import { EXCLUSION_MONTHS, TIME_OUT_DAYS } from '@/domain/playSafe/breaks';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { SelectField } from '@/ui/kit/field/SelectField';
import { Card } from '@/ui/kit/list/Card';

/** A time-out, or longer. */
export function BreaksCard({ app }: { readonly app: PlaySafeApp }) {
  const t = useText();
  const [days, setDays] = useState('1');
  const [months, setMonths] = useState('6');
  const [asked, ask] = useState<BreakOrder | null>(null);
  return (
    <Card title={t('playSafe.break.title')}>
      <p className={styles.lead}>{t('playSafe.break.money')}</p>
      <section className={styles.way} aria-labelledby="time-out">
        <h3 id="time-out">{t('playSafe.break.timeOut')}</h3>
        <p className={styles.about}>{t('playSafe.break.timeOutLead')}</p>
        <div className={styles.line}>
          <SelectField
            label={t('playSafe.break.length')}
            value={days}
            onValueChange={setDays}
            options={TIME_OUT_DAYS.map((each) => ({
              value: String(each),
              label: t('playSafe.break.days', { days: String(each) }),
            }))}
          />
          <Button onClick={() => ask({ do: 'timeOut', days: Number(days) })}>
            {t('playSafe.break.timeOutStart')}
          </Button>
        </div>
      </section>
      <section className={styles.way} aria-labelledby="self-exclusion">
        <h3 id="self-exclusion">{t('playSafe.break.exclude')}</h3>
        <p className={styles.about}>{t('playSafe.break.excludeLead')}</p>
        <div className={styles.line}>
          <SelectField
            label={t('playSafe.break.length')}
            value={months}
            onValueChange={setMonths}
            options={EXCLUSION_MONTHS.map((each) => ({
              value: String(each),
              label: t('playSafe.break.months', { months: String(each) }),
            }))}
          />
          <Button onClick={() => ask({ do: 'exclude', months: months === 'null' ? null : Number(months) })}>
            {t('playSafe.break.excludeStart')}
          </Button>
        </div>
      </section>
      {asked !== null && <BreakDialog app={app} order={asked} onClose={() => ask(null)} />}
    </Card>
  );
}
