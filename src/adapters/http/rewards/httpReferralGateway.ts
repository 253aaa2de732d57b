import type { ReferralGateway } from '@/application/ports/gateways/ReferralGateway';
import { ok } from '@/domain/shared/Result';
import { done } from '../done';
import type { HttpClient } from '../HttpClient';
import { decodeCode, decodeFriends, decodeSources, decodeStats } from './decodeReferral';
import { REWARD_ENDPOINTS } from './rewardEndpoints';

export function httpReferralGateway(http: HttpClient): ReferralGateway {
  return {
    code: async (cancellation) => {
      const answer = await http.send({ endpoint: REWARD_ENDPOINTS.referralCode, cancellation }, decodeCode);
      return answer.ok ? ok(answer.value.code) : answer;
    },
    generate: () =>
      http.send(
        { endpoint: REWARD_ENDPOINTS.makeReferralCode, body: {} },
        (data, logger) => decodeCode(data, logger)?.code ?? null,
      ),
    stats: (cancellation) =>
      http.send({ endpoint: REWARD_ENDPOINTS.referralStats, cancellation }, decodeStats),
    friends: (skip, pageSize, cancellation) => {
      const query = { skip: String(skip), pagesize: String(pageSize) };
      return http.send({ endpoint: REWARD_ENDPOINTS.referralChildren, query, cancellation }, decodeFriends);
    },
    sources: (cancellation) =>
      http.send({ endpoint: REWARD_ENDPOINTS.referralSources, cancellation }, decodeSources),
    visited: (code) => done(http, { endpoint: REWARD_ENDPOINTS.visitReferral, body: { code } }),
  };
}
