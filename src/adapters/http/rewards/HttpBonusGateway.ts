import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  BonusGateway,
  BonusPage,
  BonusQuery,
  CancelledBonus,
} from '@/application/ports/gateways/BonusGateway';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BonusId, BonusOfferId, SubmissionKey } from '@/domain/shared/ids';
import type { HttpClient } from '../HttpClient';
import {
  decodeBonusClaim,
  decodeBonusPage,
  decodeBonusStats,
  decodeBonusWhole,
  decodeCancelled,
} from './decodeBonus';
import { REWARD_ENDPOINTS } from './rewardEndpoints';

export class HttpBonusGateway implements BonusGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  list(
    { tab, skip, pageSize }: BonusQuery,
    cancellation?: Cancellation,
  ): Promise<Result<BonusPage, Failure>> {
    const query = { state: tab, skip: String(skip), pagesize: String(pageSize) };
    return this.http.send({ endpoint: REWARD_ENDPOINTS.bonusClaims, query, cancellation }, (data) =>
      decodeBonusPage(data, this.logger),
    );
  }

  stats(cancellation?: Cancellation): Promise<Result<BonusStats, Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.bonusStats, cancellation }, (data) =>
      decodeBonusStats(data, this.logger),
    );
  }

  whole(bonus: BonusId, cancellation?: Cancellation): Promise<Result<BonusWhole, Failure>> {
    const query = { claimid: bonus };
    return this.http.send({ endpoint: REWARD_ENDPOINTS.bonusParts, query, cancellation }, (data) =>
      this.#wholeOf(data, bonus),
    );
  }

  claim(offerId: BonusOfferId, key: SubmissionKey): Promise<Result<Bonus, Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.claimBonus, body: { offerId, key } }, (data) => {
      const bonus = decodeBonusClaim(data, this.logger);
      return bonus?.offerId === offerId ? bonus : null;
    });
  }

  async byKey(key: SubmissionKey): Promise<Result<Bonus | null, Failure>> {
    const answer = await this.http.send(
      { endpoint: REWARD_ENDPOINTS.bonusByKey, parameters: { key } },
      (data) => decodeBonusClaim(data, this.logger),
    );
    // Only the server's own word proves that it never saw the claim; any other 404 may be a proxy's.
    if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN') return ok(null);
    return answer;
  }

  claimPart(claimId: BonusId, part: number): Promise<Result<BonusWhole, Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.claimBonusPart, body: { claimId, part } }, (data) =>
      this.#wholeOf(data, claimId),
    );
  }

  cancel(claimId: BonusId): Promise<Result<CancelledBonus, Failure>> {
    return this.http.send({ endpoint: REWARD_ENDPOINTS.cancelBonus, body: { claimId } }, (data) => {
      const cancelled = decodeCancelled(data, this.logger);
      return cancelled?.bonus.id === claimId ? cancelled : null;
    });
  }

  /** An answer about another bonus is no answer. */
  #wholeOf(data: unknown, id: BonusId): BonusWhole | null {
    const whole = decodeBonusWhole(data, this.logger);
    return whole?.bonus.id === id ? whole : null;
  }
}
