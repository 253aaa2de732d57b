import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type { BankAccountsGateway, BankAccountsPage } from '@/application/ports/gateways/BankAccountsGateway';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId, SubmissionKey } from '@/domain/shared/ids';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { addPayload, decodeBank, decodeBankPage, pageQuery } from './bankWire';

export class HttpBankAccountsGateway implements BankAccountsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  list(skip: number, cancellation?: Cancellation): Promise<Result<BankAccountsPage, Failure>> {
    return this.http.send(
      { endpoint: ENDPOINTS.bankAccounts, query: pageQuery(skip), cancellation },
      (data) => decodeBankPage(data, this.logger),
    );
  }

  add(details: BankDetails, key: SubmissionKey): Promise<Result<BankAccount, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.changeBank, body: addPayload(details, key) }, (data) =>
      decodeBank(data, this.logger),
    );
  }

  async byKey(key: SubmissionKey): Promise<Result<BankAccount | null, Failure>> {
    const answer = await this.http.send({ endpoint: ENDPOINTS.bankByKey, query: { key } }, (data) =>
      decodeBank(data, this.logger),
    );
    // Only the engine's own word proves that it never saw the key; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  makeDefault(id: BankAccountId): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.changeBank, body: { action: 'default', id } });
  }

  async remove(id: BankAccountId): Promise<Result<void, Failure>> {
    const answer = await done(this.http, {
      endpoint: ENDPOINTS.changeBank,
      body: { action: 'delete', id },
    });
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'BANK_UNKNOWN') return ok();
    return answer;
  }
}
