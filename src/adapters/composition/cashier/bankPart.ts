import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';
import { AddBank } from '@/application/cashier/AddBank';
import { MakeBankDefault, RemoveBank } from '@/application/cashier/ChangeBank';
import { LoadBanks } from '@/application/cashier/LoadBanks';
import { Notify } from '@/application/notices/Notify';
import { AxiosBankAccountsGateway } from '../../http/cashier/AxiosBankAccountsGateway';
import { portToken, provide, provideClass } from '../provide';
import { PORT } from '../tokens';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import type { BanksApp } from '@/application/cashier/BanksApp';
import type { CashierParts } from './openCashier';

const GATEWAY = portToken<BankAccountsGateway>('BankAccountsGateway');

/** Binds what belongs to it and gives its door. */
export function bankPart(container: Container, { http }: CashierParts): BanksApp {
  container.load(
    new ContainerModule((bind) => {
      provide(bind, GATEWAY, [PORT.logger], (logger) => new AxiosBankAccountsGateway(http, logger));
      provideClass(bind, LoadBanks, [GATEWAY, PORT.session]);
      provideClass(bind, AddBank, [GATEWAY, PORT.ids, Notify]);
      provideClass(bind, MakeBankDefault, [GATEWAY, Notify]);
      provideClass(bind, RemoveBank, [GATEWAY, Notify]);
    }),
  );
  return {
    load: container.get(LoadBanks),
    add: container.get(AddBank),
    makeDefault: container.get(MakeBankDefault),
    remove: container.get(RemoveBank),
  };
}
