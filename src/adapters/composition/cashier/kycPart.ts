import type { Container } from 'inversify';
import type { KycApp } from '@/application/cashier/KycApp';
import type { CashierParts } from './openCashier';

/** Binds what belongs to it and gives its door. */
export function kycPart(_container: Container, _parts: CashierParts): KycApp {
  return {};
}
