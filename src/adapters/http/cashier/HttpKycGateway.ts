import type { Logger } from '@/application/ports/device/Logger';
import type { KycGateway, KycOrder, KycSheet } from '@/application/ports/gateways/KycGateway';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeKycDocument, decodeKycSheet, kycForm } from './kycWire';

export class HttpKycGateway implements KycGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  sheet(): Promise<Result<KycSheet, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.kyc }, (data) => decodeKycSheet(data, this.logger));
  }

  submit(order: KycOrder, key: SubmissionKey): Promise<Result<KycDocument, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.submitKyc, body: kycForm(order, key) }, (data) =>
      decodeKycDocument(data, this.logger),
    );
  }

  async byKey(key: SubmissionKey): Promise<Result<KycDocument | null, Failure>> {
    const answer = await this.http.send({ endpoint: ENDPOINTS.kycByKey, query: { key } }, (data) =>
      decodeKycDocument(data, this.logger),
    );
    // Only the engine's own word proves that it never saw the key; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }
}
