import type { Container } from 'inversify';
import type { DepositsApp } from '@/application/cashier/DepositsApp';
import type { CashierParts } from './openCashier';

/** Binds what belongs to it and gives its door. */
export function depositPart(_container: Container, _parts: CashierParts): DepositsApp {
  return {};
}
