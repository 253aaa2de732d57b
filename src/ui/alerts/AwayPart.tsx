import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { BET_KINDS } from '@/domain/alerts/AlertRule';
import { useText } from '@/ui/i18n/useText';
import { SettingSwitch } from '@/ui/profile/SettingSwitch';
import styles from './Alerts.module.css';
import { useAlerts } from './useAlerts';
import { useAway } from './useAway';

/** Alerts while the app is closed: one switch, what is in its way, and two more once it is on. */
export function AwayPart({ app }: { readonly app: AlertsApp }) {
  const t = useText();
  const { off } = useAlerts(app);
  const { state, busy } = useAway(app.away);
  if (state === 'absent') return null;
  const isBarred = state === 'unsupported' || state === 'install' || state === 'denied';
  return (
    <div role="group" aria-label={t('alerts.away')} className={styles.away}>
      <SettingSwitch
        label={t('alerts.away')}
        hint={t('alerts.away.hint')}
        on={state === 'on'}
        disabled={isBarred || busy}
        ticks={false}
        onSwitch={(on) => void app.away.turn(on)}
      />
      <p role="status" className={styles.said}>
        {state === 'off' ? '' : t(`alerts.away.${state}`)}
      </p>
      {state === 'on' &&
        BET_KINDS.map((kind) => (
          <SettingSwitch
            key={kind}
            label={t(`alerts.kind.${kind}`)}
            on={!off.includes(kind)}
            onSwitch={(on) => app.switchKind(kind, on)}
          />
        ))}
    </div>
  );
}
