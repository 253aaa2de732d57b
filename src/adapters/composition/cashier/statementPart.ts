import type { Container } from 'inversify';
import { CollectStatement } from '@/application/cashier/CollectStatement';
import { LoadStatement } from '@/application/cashier/LoadStatement';
import type { StatementApp } from '@/application/cashier/StatementApp';
import type { StatementGateway } from '@/application/ports/gateways/StatementGateway';
import { HttpStatementGateway } from '../../http/cashier/HttpStatementGateway';
import { getFrom } from '../getFrom';
import { portToken } from '../PortToken';
import { provide, provideClass } from '../provide';
import { PORT } from '../tokens';
import { loadParts, wiringPart } from '../wiringPart';
import type { CashierParts } from './openCashier';

const GATEWAY = portToken<StatementGateway>('StatementGateway');

/** Binds what belongs to it and gives its door. */
export function statementPart(container: Container, { http }: CashierParts): StatementApp {
  loadParts(
    container,
    wiringPart('statement', (bind) => {
      provide(bind, GATEWAY, [PORT.logger], (logger) => new HttpStatementGateway(http, logger));
      provideClass(bind, LoadStatement, [GATEWAY, PORT.session, PORT.clock]);
      provideClass(bind, CollectStatement, [GATEWAY, PORT.session, PORT.clock]);
    }),
  );
  const get = getFrom(container);
  return { load: get(LoadStatement), collect: get(CollectStatement) };
}
