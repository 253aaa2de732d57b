import { about } from '@/adapters/wire/decoder';
import type { WithdrawalsGateway } from '@/application/ports/gateways/WithdrawalsGateway';
import type { SubmissionKey } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { decodeWithdrawOptions } from './withdrawOptionsWire';
import { decodeWithdrawal, decodeWithdrawals, withdrawPayload, withdrawQuery } from './withdrawWire';

const withdrawalOf = (key: SubmissionKey) =>
  about(decodeWithdrawal, (withdrawal) => withdrawal.key === null || withdrawal.key === key);

export function httpWithdrawalsGateway(http: HttpClient): WithdrawalsGateway {
  const endpoint = ENDPOINTS.withdrawals;
  return {
    options: (cancellation) =>
      http.send({ endpoint: ENDPOINTS.withdrawMethods, cancellation }, decodeWithdrawOptions),
    create: (order, key) =>
      http.send(
        { endpoint: ENDPOINTS.createWithdrawal, body: withdrawPayload(order, key) },
        withdrawalOf(key),
      ),
    byKey: (key) => underKey(http, { endpoint, query: { key } }, withdrawalOf(key)),
    list: (query, cancellation) =>
      http.send({ endpoint, query: withdrawQuery(query), cancellation }, decodeWithdrawals),
    cancel: (asked) =>
      http.send(
        { endpoint: ENDPOINTS.cancelWithdrawal, body: { id: asked } },
        about(decodeWithdrawal, ({ id }) => id === asked),
      ),
  };
}
