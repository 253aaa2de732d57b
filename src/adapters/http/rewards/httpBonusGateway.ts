import { about } from '@/adapters/wire/decoder';
import type { BonusGateway } from '@/application/ports/gateways/BonusGateway';
import type { BonusId } from '@/domain/shared/ids';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import {
  decodeBonusClaim,
  decodeBonusPage,
  decodeBonusStats,
  decodeBonusWhole,
  decodeCancelled,
} from './decodeBonus';
import { REWARD_ENDPOINTS } from './rewardEndpoints';

const wholeOf = (id: BonusId) => about(decodeBonusWhole, ({ bonus }) => bonus.id === id);

export function httpBonusGateway(http: HttpClient): BonusGateway {
  return {
    list: ({ tab, skip, pageSize }, cancellation) => {
      const query = { state: tab, skip: String(skip), pagesize: String(pageSize) };
      return http.send({ endpoint: REWARD_ENDPOINTS.bonusClaims, query, cancellation }, decodeBonusPage);
    },
    stats: (cancellation) =>
      http.send({ endpoint: REWARD_ENDPOINTS.bonusStats, cancellation }, decodeBonusStats),
    whole: (bonus, cancellation) => {
      const query = { claimid: bonus };
      return http.send({ endpoint: REWARD_ENDPOINTS.bonusParts, query, cancellation }, wholeOf(bonus));
    },
    claim: (offerId, key) =>
      http.send(
        { endpoint: REWARD_ENDPOINTS.claimBonus, body: { offerId, key } },
        about(decodeBonusClaim, (bonus) => bonus.offerId === offerId),
      ),
    byKey: (key) =>
      underKey(http, { endpoint: REWARD_ENDPOINTS.bonusByKey, parameters: { key } }, decodeBonusClaim),
    claimPart: (claimId, part) =>
      http.send({ endpoint: REWARD_ENDPOINTS.claimBonusPart, body: { claimId, part } }, wholeOf(claimId)),
    cancel: (claimId) =>
      http.send(
        { endpoint: REWARD_ENDPOINTS.cancelBonus, body: { claimId } },
        about(decodeCancelled, ({ bonus }) => bonus.id === claimId),
      ),
  };
}
