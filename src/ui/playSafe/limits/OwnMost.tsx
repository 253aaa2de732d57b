import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import { leftOf } from '@/domain/playSafe/SelfLimit';
import { NO_MONEY, type Paise } from '@/domain/shared/Money';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import styles from './OwnMost.module.css';

export interface OwnMostProps {
  /** The operator's own most of a bet; null: not known. */
  readonly most: Paise | null;
  /** And their least: where less is left, that is said. */
  readonly least: Paise | null;
}

/** Names the player's own limit on bets where it is tighter than the operator's: before something is typed that it would stop. */
export function OwnMost({ most, least }: OwnMostProps) {
  const { config } = usePlayerApp();
  if (most === null || !config.capabilities.playSafe) return null;
  return (
    <OpenedFeature name="playSafe">{(app) => <Tightest app={app} most={most} least={least} />}</OpenedFeature>
  );
}

const Tightest = observer(function Tightest({
  app,
  most,
  least,
}: Omit<OwnMostProps, 'most'> & { readonly app: PlaySafeApp; readonly most: Paise }) {
  const t = useText();
  const { safety } = app.view;
  const hasNone = safety.state === 'ready' && safety.limits.every(({ amount }) => amount === null);
  // What is used of a limit changes with every bet; without one there is nothing to ask for again.
  const ask = useEffectEvent(() => {
    if (!hasNone) void app.load();
  });
  useEffect(() => ask(), [app]);
  const [tightest] = safety.state === 'ready' ? limitsInTheWay(safety.limits, 'bet', most) : [];
  if (tightest === undefined) return null;
  const leftPaise = leftOf(tightest) ?? NO_MONEY;
  const words = {
    leftPaise,
    kind: t(`playSafe.kind.${tightest.kind}`),
    period: t(`playSafe.period.${tightest.period}`),
  };
  return (
    <p className={styles.most} role="status">
      {least !== null && leftPaise < least
        ? t('playSafe.own.mostBelow', { ...words, leastPaise: least })
        : t('playSafe.own.most', words)}
    </p>
  );
});
