import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import { ok } from '@/domain/shared/Result';
import { done } from '../done';
import { CASHIER_ENDPOINTS } from './cashierEndpoints';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { addPayload, decodeBank, decodeBankPage, pageQuery } from './bankWire';

export function httpBankAccountsGateway(http: HttpClient): BankAccountsGateway {
  const endpoint = CASHIER_ENDPOINTS.changeBank;
  return {
    list: (skip, cancellation) =>
      http.send(
        { endpoint: CASHIER_ENDPOINTS.bankAccounts, query: pageQuery(skip), cancellation },
        decodeBankPage,
      ),
    add: (details, key) => http.send({ endpoint, body: addPayload(details, key) }, decodeBank),
    byKey: (key) => underKey(http, { endpoint: CASHIER_ENDPOINTS.bankByKey, query: { key } }, decodeBank),
    makeDefault: (id) => done(http, { endpoint, body: { action: 'default', id } }),
    remove: async (id) => {
      const answer = await done(http, { endpoint, body: { action: 'delete', id } });
      const gone = !answer.ok && answer.error.kind === 'refused' && answer.error.code === 'BANK_UNKNOWN';
      return gone ? ok() : answer;
    },
  };
}
