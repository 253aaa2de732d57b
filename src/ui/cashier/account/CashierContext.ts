import { createContext, use } from 'react';
import type { CashierApp } from '@/application/cashier/CashierApp';

export const CashierContext = createContext<CashierApp | null>(null);

/** Money in and out. Throws outside of `CashierGate`: that is a bug. */
export function useCashier(): CashierApp {
  const cashier = use(CashierContext);
  if (cashier === null) throw new Error('useCashier was called outside of CashierGate');
  return cashier;
}
