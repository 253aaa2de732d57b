import '@/ui/i18n/accountTexts';
import type { ReactNode } from 'react';
import { CashierContext } from './CashierContext';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OpenedPart } from '@/ui/lazy/OpenedPart';

export interface CashierGateProps {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function CashierGate({ skeleton, children }: CashierGateProps) {
  const { open } = usePlayerApp().cashier;
  const t = useText();
  return (
    <OpenedPart open={open} unavailable={t('cashier.unavailable')} skeleton={skeleton}>
      {(cashier) => <CashierContext value={cashier}>{children}</CashierContext>}
    </OpenedPart>
  );
}
