import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type { FriendsPage, ReferralGateway } from '@/application/ports/gateways/ReferralGateway';
import type { ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { HttpClient } from '../HttpClient';
import { decodeCode, decodeFriends, decodeSources, decodeStats } from './decodeReferral';
import { REWARD_ENDPOINTS } from './rewardEndpoints';

export class HttpReferralGateway implements ReferralGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  async code(cancellation?: Cancellation): Promise<Result<string | null, Failure>> {
    const answer = await this.http.send({ endpoint: REWARD_ENDPOINTS.referralCode, cancellation }, (data) =>
      decodeCode(data, this.logger),
    );
    return answer.ok ? ok(answer.value.code) : answer;
  }

  generate(): Promise<Result<string, Failure>> {
    return this.http.send(
      { endpoint: REWARD_ENDPOINTS.makeReferralCode, body: {} },
      (data) => decodeCode(data, this.logger)?.code ?? null,
    );
  }

  stats(cancellation?: Cancellation): Promise<Result<ReferralStats, Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.referralStats, cancellation }, (data) =>
      decodeStats(data, this.logger),
    );
  }

  friends(
    skip: number,
    pageSize: number,
    cancellation?: Cancellation,
  ): Promise<Result<FriendsPage, Failure>> {
    const query = { skip: String(skip), pagesize: String(pageSize) };
    return this.http.send({ endpoint: REWARD_ENDPOINTS.referralChildren, query, cancellation }, (data) =>
      decodeFriends(data, this.logger),
    );
  }

  sources(cancellation?: Cancellation): Promise<Result<readonly ReferralSource[], Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.referralSources, cancellation }, (data) =>
      decodeSources(data, this.logger),
    );
  }

  async visited(code: string): Promise<Result<void, Failure>> {
    const answer = await this.http.send(
      { endpoint: REWARD_ENDPOINTS.visitReferral, body: { code } },
      () => true,
    );
    return answer.ok ? ok() : answer;
  }
}
