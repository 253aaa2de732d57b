import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  DepositForm,
  DepositsGateway,
  DepositsOverview,
  RedirectForm,
  RedirectStarted,
} from '@/application/ports/gateways/DepositsGateway';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositOrder, DepositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { GatewayId, GatewayList } from '@/domain/cashier/deposits/Gateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeDeposit, decodeOrder, decodeOverview, decodeRedirect } from './depositWire';
import { decodeGatewayList } from './gatewayListWire';

export class HttpDepositsGateway implements DepositsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  gateways(cancellation?: Cancellation): Promise<Result<GatewayList, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.gateways, cancellation }, (data) =>
      decodeGatewayList(data, this.logger),
    );
  }

  overview(cancellation?: Cancellation): Promise<Result<DepositsOverview, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.deposits, cancellation }, (data) =>
      decodeOverview(data, this.logger),
    );
  }

  order(gateway: GatewayId, amount: Paise): Promise<Result<DepositOrder, Failure>> {
    const body = { gateway, amount: rupeesFromPaise(amount) };
    return this.http.send({ endpoint: ENDPOINTS.orderDeposit, body }, (data) =>
      decodeOrder(data, this.logger),
    );
  }

  extend(order: DepositOrderId): Promise<Result<DepositOrder, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.extendDeposit, body: { order } }, (data) =>
      decodeOrder(data, this.logger),
    );
  }

  create(form: DepositForm, key: SubmissionKey): Promise<Result<Deposit, Failure>> {
    const body = new FormData();
    body.append('key', key);
    body.append('order', form.order);
    body.append('reference', form.reference);
    if (form.proof !== null) {
      const { bytes, type, name } = form.proof;
      body.append('proof', new Blob([new Uint8Array(bytes)], { type }), name);
    }
    return this.http.send({ endpoint: ENDPOINTS.createDeposit, body }, (data) =>
      decodeDeposit(data, this.logger),
    );
  }

  redirect(form: RedirectForm, key: SubmissionKey): Promise<Result<RedirectStarted, Failure>> {
    const body = { key, gateway: form.gateway, amount: rupeesFromPaise(form.amount) };
    return this.http.send({ endpoint: ENDPOINTS.fastPay, body }, (data) => decodeRedirect(data, this.logger));
  }

  async byKey(key: SubmissionKey): Promise<Result<Deposit | null, Failure>> {
    const found = await this.http.send({ endpoint: ENDPOINTS.depositByKey, query: { key } }, (data) =>
      decodeDeposit(data, this.logger),
    );
    // Only the server's own word counts: a 404 of something in between says nothing.
    if (!found.ok && found.error.kind === 'refused' && found.error.code === 'KEY_UNKNOWN') return ok(null);
    return found;
  }
}
