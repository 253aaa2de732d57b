import '@/ui/i18n/accountTexts';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CashierContext } from './CashierContext';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface CashierGateProps {
  /** What stands there until its script has come: the boxes of what will. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Lets a page in once the cashier is there; says so when it does not come, with another try. */
export function CashierGate({ skeleton, children }: CashierGateProps) {
  const { open } = usePlayerApp().cashier;
  const t = useText();
  const [cashier, setCashier] = useState<CashierApp | 'failed' | null>(null);
  const load = useCallback(() => {
    let left = false;
    setCashier(null);
    open.execute().then(
      (opened) => {
        if (!left) setCashier(opened);
      },
      () => {
        if (!left) setCashier('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open]);
  useEffect(load, [load]);

  if (cashier === null) return skeleton;
  if (cashier === 'failed')
    return (
      <ErrorPanel
        text={t('cashier.unavailable')}
        retryLabel={t('common.retry')}
        onRetry={() => void load()}
      />
    );
  return <CashierContext value={cashier}>{children}</CashierContext>;
}
