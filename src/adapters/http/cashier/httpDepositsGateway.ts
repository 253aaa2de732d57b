import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { DepositsGateway } from '@/application/ports/gateways/DepositsGateway';
import { CASHIER_ENDPOINTS } from './cashierEndpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { decodeDeposit, decodeOrder, decodeOverview, decodeRedirect, depositForm } from './depositWire';
import { decodeGatewayList } from './gatewayListWire';

export function httpDepositsGateway(http: HttpClient): DepositsGateway {
  return {
    gateways: (cancellation) =>
      http.send({ endpoint: CASHIER_ENDPOINTS.gateways, cancellation }, decodeGatewayList),
    overview: (cancellation) =>
      http.send({ endpoint: CASHIER_ENDPOINTS.deposits, cancellation }, decodeOverview),
    order: (gateway, amount) => {
      const body = { gateway, amount: rupeesFromPaise(amount) };
      return http.send({ endpoint: CASHIER_ENDPOINTS.orderDeposit, body }, decodeOrder);
    },
    extend: (order) => http.send({ endpoint: CASHIER_ENDPOINTS.extendDeposit, body: { order } }, decodeOrder),
    create: (form, key) =>
      http.send({ endpoint: CASHIER_ENDPOINTS.createDeposit, body: depositForm(form, key) }, decodeDeposit),
    redirect: ({ gateway, amount }, key) => {
      const body = { key, gateway, amount: rupeesFromPaise(amount) };
      return http.send({ endpoint: CASHIER_ENDPOINTS.fastPay, body }, decodeRedirect);
    },
    byKey: (key) =>
      underKey(http, { endpoint: CASHIER_ENDPOINTS.depositByKey, query: { key } }, decodeDeposit),
  };
}
