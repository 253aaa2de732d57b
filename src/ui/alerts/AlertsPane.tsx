import BellOff from 'lucide-react/icons/bell-off';
import { useId } from 'react';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { ALERT_KINDS } from '@/domain/alerts/AlertRule';
import { DAY_HOURS, USUAL_QUIET, type QuietHours } from '@/domain/alerts/QuietHours';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { SelectField } from '@/ui/kit/field/SelectField';
import { SettingSwitch } from '@/ui/profile/SettingSwitch';
import { AlertList } from './AlertList';
import styles from './Alerts.module.css';
import { AwayPart } from './AwayPart';
import { useAlerts } from './useAlerts';
import { useAway } from './useAway';

const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export interface AlertsPaneProps {
  readonly app: AlertsApp;
  readonly onLeave: () => void;
}

/** Everything that is set, what may be told at all, and when not. */
export function AlertsPane({ app, onLeave }: AlertsPaneProps) {
  const t = useText();
  const heading = useId();
  const { rules, off, quiet } = useAlerts(app);
  const { state } = useAway(app.away);
  const hour = (which: keyof QuietHours, shown: QuietHours) => (
    <SelectField
      label={t(`alerts.quiet.${which}`)}
      value={String(shown[which])}
      onValueChange={(value) => app.chooseQuiet({ ...shown, [which]: Number(value) })}
      options={HOURS}
    />
  );
  return (
    <div className={styles.parts}>
      <p className={styles.lead}>{t(state === 'absent' ? 'alerts.here' : 'alerts.saved')}</p>
      {rules.length === 0 ? (
        <EmptyState icon={BellOff} text={t('alerts.empty')} />
      ) : (
        <AlertList app={app} rules={rules} onLeave={onLeave} />
      )}
      <section aria-labelledby={heading}>
        <h3 id={heading} className={styles.title}>
          {t('alerts.kinds')}
        </h3>
        {ALERT_KINDS.map((kind) => (
          <SettingSwitch
            key={kind}
            label={t(`alerts.kind.${kind}`)}
            on={!off.includes(kind)}
            onSwitch={(on) => app.switchKind(kind, on)}
          />
        ))}
        <p className={styles.lead}>{t('alerts.bets')}</p>
      </section>
      <div role="group" aria-label={t('alerts.quiet')}>
        <SettingSwitch
          label={t('alerts.quiet')}
          hint={t('alerts.quiet.hint')}
          on={quiet !== null}
          onSwitch={(on) => app.chooseQuiet(on ? USUAL_QUIET : null)}
        />
        {quiet !== null && (
          <div className={styles.hours}>
            {hour('from', quiet)}
            {hour('to', quiet)}
          </div>
        )}
      </div>
      <AwayPart app={app} />
    </div>
  );
}
