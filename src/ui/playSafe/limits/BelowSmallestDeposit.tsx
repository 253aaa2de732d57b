import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

export interface BelowSmallestDepositProps {
  readonly limit: Paise;
}

/** A limit that is below the smallest deposit allows none at all: that is a player's right, and said before it is saved. */
export function BelowSmallestDeposit({ limit }: BelowSmallestDepositProps) {
  return (
    <OpenedFeature name="cashier">
      {({ deposits }) => <Warning deposits={deposits} limit={limit} />}
    </OpenedFeature>
  );
}

const Warning = observer(function Warning({
  deposits,
  limit,
}: BelowSmallestDepositProps & Pick<CashierApp, 'deposits'>) {
  const { t, format } = useTexts();
  const { gateways } = deposits.view;
  useEffect(() => void deposits.loadGateways(), [deposits]);
  const open =
    gateways.state === 'ready' ? gateways.value.gateways.filter(({ closed }) => closed === null) : [];
  const smallest = open.toSorted((a, b) => a.min - b.min)[0]?.min;
  if (smallest === undefined || limit >= smallest) return null;
  return (
    <InfoBar tone="warning" inset>
      {t('playSafe.limit.belowSmallest', { min: format.moneyShort(smallest) })}
    </InfoBar>
  );
});
