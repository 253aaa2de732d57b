import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import { leftOf } from '@/domain/playSafe/SelfLimit';
import { NO_MONEY, type Paise } from '@/domain/shared/Money';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

export interface OwnLimitsProps {
  /** What the limits stopped, and how much it would have taken of them. */
  readonly stopped: 'bet' | 'deposit';
  readonly amount: Paise;
  readonly lead?: ReactNode;
}

/** Which of the player's own limits stopped this, and what is left of each; nothing until that is known. */
export function OwnLimits(props: OwnLimitsProps) {
  return <OpenedFeature name="playSafe">{(app) => <Figures {...props} app={app} />}</OpenedFeature>;
}

const Figures = observer(function Figures({
  app,
  stopped,
  amount,
  lead,
}: OwnLimitsProps & { readonly app: PlaySafeApp }) {
  const t = useText();
  useEffect(() => void app.load(), [app]);
  const { safety } = app.view;
  if (safety.state !== 'ready') return null;
  return (
    <>
      {lead}
      {limitsInTheWay(safety.limits, stopped, amount).map((limit) => (
        <p key={`${limit.kind} ${limit.period}`}>
          {t('playSafe.slip.left', {
            kind: t(`playSafe.kind.${limit.kind}`),
            period: t(`playSafe.period.${limit.period}`),
            leftPaise: leftOf(limit) ?? NO_MONEY,
            amountPaise: limit.amount ?? NO_MONEY,
          })}
        </p>
      ))}
    </>
  );
});
