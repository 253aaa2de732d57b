import type { Container } from 'inversify';
import type { StatementApp } from '@/application/cashier/StatementApp';
import type { CashierParts } from './openCashier';

/** Binds what belongs to it and gives its door. */
export function statementPart(_container: Container, _parts: CashierParts): StatementApp {
  return {};
}
