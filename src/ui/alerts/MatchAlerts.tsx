import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import type { OpenMatch } from '@/application/ports/state/MatchesState';
import { ruleId, type AlertedMatch, type MatchRule } from '@/domain/alerts/AlertRule';
import { hasRule } from '@/domain/alerts/Alerts';
import { hasScoreEvents } from '@/domain/alerts/scoreCount';
import type { MarketId } from '@/domain/shared/ids';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SettingSwitch } from '@/ui/profile/SettingSwitch';
import { AlertList } from './AlertList';
import styles from './Alerts.module.css';
import { labelOf } from './labelOf';
import { PriceAlert } from './PriceAlert';
import { useAlerts } from './useAlerts';

export interface MatchAlertsProps extends OpenMatch {
  readonly app: AlertsApp;
  /** The market that is asked about first. */
  readonly marketId: MarketId | undefined;
}

/** Start, score and end by a switch each; a price by its runner, side and odds. */
export const MatchAlerts = observer(function MatchAlerts(props: MatchAlertsProps) {
  const { app, match, markets, marketId } = props;
  const { notices, sports } = usePlayerApp();
  const t = useText();
  const heading = useId();
  const alerts = useAlerts(app);
  const of: AlertedMatch = {
    matchId: match.id,
    matchName: match.name,
    sport: match.sport,
    startsAt: match.startsAt,
  };
  const isOver = match.status === 'finished';
  const kinds = (['start', 'score', 'end'] as const).filter((kind) => {
    if (isOver) return false;
    if (kind === 'start') return match.status === 'upcoming';
    return kind === 'end' || hasScoreEvents(match.sport);
  });
  const choose = (rule: MatchRule, on: boolean): void => {
    if (!on) return app.remove(ruleId(rule));
    const added = app.add(rule);
    if (!added.ok) notices.tell(added.error, 'warning');
  };
  const priced = markets.filter(
    ({ id, kind, status }) =>
      MARKET_KINDS[kind].quote === 'odds' && (sports.board.definition(id)?.status ?? status) !== 'closed',
  );
  const first = priced.find(({ id }) => id === marketId) ?? priced[0];
  const prices = alerts.rules.filter((rule) => rule.kind === 'price' && rule.matchId === match.id);
  return (
    <div className={styles.parts}>
      <p className={styles.lead}>
        <bdi>{match.name}</bdi>
      </p>
      {kinds.length > 0 && (
        <div role="group" aria-label={t('alerts.ofMatch')}>
          {kinds.map((kind) => (
            <SettingSwitch
              key={kind}
              label={t(labelOf(kind, match.sport))}
              on={hasRule(alerts, ruleId({ kind, ...of }))}
              onSwitch={(on) => choose({ kind, ...of }, on)}
            />
          ))}
        </div>
      )}
      <section aria-labelledby={heading}>
        <h3 id={heading} className={styles.title}>
          {t('alerts.ofPrice')}
        </h3>
        {first === undefined ? (
          <p className={styles.lead}>{t('alerts.noPrices')}</p>
        ) : (
          <PriceAlert app={app} match={of} markets={priced} first={first} />
        )}
        <AlertList app={app} rules={prices} />
      </section>
    </div>
  );
});
