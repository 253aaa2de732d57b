import type { Container } from 'inversify';
import type { WithdrawalsApp } from '@/application/cashier/WithdrawalsApp';
import type { CashierParts } from './openCashier';

/** Binds what belongs to it and gives its door. */
export function withdrawalPart(_container: Container, _parts: CashierParts): WithdrawalsApp {
  return {};
}
