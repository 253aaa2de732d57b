import { about } from '@/adapters/wire/decoder';
import type { WithdrawalsGateway } from '@/application/ports/gateways/WithdrawalsGateway';
import type { SubmissionKey } from '@/domain/shared/ids';
import { CASHIER_ENDPOINTS } from './cashierEndpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { decodeWithdrawOptions } from './withdrawOptionsWire';
import { decodeWithdrawal, decodeWithdrawals, withdrawPayload, withdrawQuery } from './withdrawWire';

const withdrawalOf = (key: SubmissionKey) =>
  about(decodeWithdrawal, (withdrawal) => withdrawal.key === null || withdrawal.key === key);

export function httpWithdrawalsGateway(http: HttpClient): WithdrawalsGateway {
  const endpoint = CASHIER_ENDPOINTS.withdrawals;
  return {
    options: (cancellation) =>
      http.send({ endpoint: CASHIER_ENDPOINTS.withdrawMethods, cancellation }, decodeWithdrawOptions),
    create: (order, key) =>
      http.send(
        { endpoint: CASHIER_ENDPOINTS.createWithdrawal, body: withdrawPayload(order, key) },
        withdrawalOf(key),
      ),
    byKey: (key) => underKey(http, { endpoint, query: { key } }, withdrawalOf(key)),
    list: (query, cancellation) =>
      http.send({ endpoint, query: withdrawQuery(query), cancellation }, decodeWithdrawals),
    cancel: (asked) =>
      http.send(
        { endpoint: CASHIER_ENDPOINTS.cancelWithdrawal, body: { id: asked } },
        about(decodeWithdrawal, ({ id }) => id === asked),
      ),
  };
}
