import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { ruleId, type AlertRule } from '@/domain/alerts/AlertRule';
import { oddsText } from '@/domain/shared/oddsText';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import styles from './Alerts.module.css';
import { labelOf } from './labelOf';

export interface AlertListProps {
  readonly app: AlertsApp;
  readonly rules: readonly AlertRule[];
  /** Each leads to its match; called when one is followed. */
  readonly onLeave?: () => void;
}

/** What is set, each with its way out. */
export function AlertList({ app, rules, onLeave }: AlertListProps) {
  const t = useText();
  const words = (rule: AlertRule): string =>
    rule.kind === 'price'
      ? t(`alerts.row.${rule.side}`, { runner: rule.runnerName, odds: oddsText(rule.odds) })
      : t(labelOf(rule.kind, rule.sport));
  if (rules.length === 0) return null;
  return (
    <ul className={styles.list} role="list" aria-label={t('alerts.list')}>
      {rules.map((rule) => (
        <li key={ruleId(rule)} className={styles.rule}>
          <span className={styles.what}>
            <bdi className={styles.words}>{words(rule)}</bdi>
            <span className={styles.where}>
              {rule.kind === 'price' && <bdi>{rule.marketName}</bdi>}
              {onLeave !== undefined && (
                <Link to={pathOfMatch(rule.matchId)} onClick={onLeave}>
                  <bdi>{rule.matchName}</bdi>
                </Link>
              )}
            </span>
          </span>
          <IconButton
            icon={X}
            label={t('alerts.remove', { alert: `${words(rule)}, ${rule.matchName}` })}
            onClick={() => app.remove(ruleId(rule))}
          />
        </li>
      ))}
    </ul>
  );
}
