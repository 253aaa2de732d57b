import type { Container } from 'inversify';
import type { BanksApp } from '@/application/cashier/BanksApp';
import type { CashierParts } from './openCashier';

/** Binds what belongs to it and gives its door. */
export function bankPart(_container: Container, _parts: CashierParts): BanksApp {
  return {};
}
