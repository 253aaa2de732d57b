import type { ReactNode } from 'react';
import { CashierContext } from './CashierContext';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

export interface CashierGateProps {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function CashierGate({ skeleton, children }: CashierGateProps) {
  const t = useText();
  return (
    <OpenedFeature name="cashier" unavailable={t('cashier.unavailable')} skeleton={skeleton}>
      {(cashier) => <CashierContext value={cashier}>{children}</CashierContext>}
    </OpenedFeature>
  );
}
