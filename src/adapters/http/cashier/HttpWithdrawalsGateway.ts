import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  WithdrawalsGateway,
  WithdrawalsPage,
  WithdrawalsQuery,
} from '@/application/ports/gateways/WithdrawalsGateway';
import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawOptions } from '@/domain/cashier/withdrawals/WithdrawOptions';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey, WithdrawalId } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeWithdrawOptions } from './withdrawOptionsWire';
import { decodeWithdrawal, decodeWithdrawals, withdrawPayload, withdrawQuery } from './withdrawWire';

export class HttpWithdrawalsGateway implements WithdrawalsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  options(cancellation?: Cancellation): Promise<Result<WithdrawOptions, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.withdrawMethods, cancellation }, (data) =>
      decodeWithdrawOptions(data, this.logger),
    );
  }

  create(order: WithdrawOrder, key: SubmissionKey): Promise<Result<Withdrawal, Failure>> {
    const body = withdrawPayload(order, key);
    return this.http.send({ endpoint: ENDPOINTS.createWithdrawal, body }, (data) => this.#ofKey(data, key));
  }

  async byKey(key: SubmissionKey): Promise<Result<Withdrawal | null, Failure>> {
    const answer = await this.http.send({ endpoint: ENDPOINTS.withdrawals, query: { key } }, (data) =>
      this.#ofKey(data, key),
    );
    // Only the engine's own word proves that it never saw the request; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  list(query: WithdrawalsQuery, cancellation?: Cancellation): Promise<Result<WithdrawalsPage, Failure>> {
    return this.http.send(
      { endpoint: ENDPOINTS.withdrawals, query: withdrawQuery(query), cancellation },
      (data) => decodeWithdrawals(data, this.logger),
    );
  }

  cancel(id: WithdrawalId): Promise<Result<Withdrawal, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.cancelWithdrawal, body: { id } }, (data) => {
      const told = decodeWithdrawal(data, this.logger);
      return told?.id === id ? told : null;
    });
  }

  /** An answer about another request is no answer. */
  #ofKey(data: unknown, key: SubmissionKey): Withdrawal | null {
    const told = decodeWithdrawal(data, this.logger);
    return told !== null && (told.key === null || told.key === key) ? told : null;
  }
}
