import type { EngineCore } from '../engine/EngineCore';
import { sumOf } from '../engine/rewards/Bonus';
import type { Bonus } from '../engine/rewards/Bonus';
import { offerOf } from '../engine/rewards/BonusService';
import type { ClaimRefusal } from '../engine/rewards/BonusService';
import type { PlayerRoute } from './Caller';
import { wireBonus, wireCounted, wireOffer, wirePart } from './presentBonus';
import { isBetKey, keyIn, queryCount, queryText, textIn, wholeIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';
import type { WireReply } from './SandboxBackend';

const UNKNOWN = refusal(404, 'This bonus was not found.', 'BONUS_UNKNOWN');

const REFUSALS: Readonly<Record<ClaimRefusal, WireReply>> = {
  OFFER_UNKNOWN: refusal(404, 'This bonus is not available.', 'OFFER_UNKNOWN'),
  CLAIMED_BEFORE: refusal(409, 'You have claimed this bonus before.', 'CLAIMED_BEFORE'),
  BONUS_ACTIVE: refusal(409, 'Finish or cancel your active bonus first.', 'BONUS_ACTIVE'),
  COINS_GONE: refusal(409, 'The coins of this bonus are already used.', 'COINS_GONE'),
  KEY_REUSED: refusal(409, 'This key belongs to another claim.', 'KEY_REUSED'),
};

/** What can still be got out of it. */
function isOpen(bonus: Bonus): boolean {
  return bonus.status === 'active' || sumOf(bonus, 'claimable') > 0;
}

/** Newest first, a page at a time; offers all at once, in the operator's order. */
export const bonusClaims: PlayerRoute = (core, userId, { request: { query } }) => {
  const state = queryText(query, 'state') ?? '';
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  const found = listOf(core, userId, state);
  return found === null
    ? MALFORMED
    : success({ claims: found.slice(skip, skip + size), count: found.length });
};

function listOf(core: EngineCore, userId: string, state: string): readonly unknown[] | null {
  const claimed = core.bonuses.of(userId);
  switch (state) {
    case 'available': {
      const blocked = core.bonuses.activeOf(userId) !== null;
      return core.bonuses.offersTo(userId).map((offer) => wireOffer(offer, blocked));
    }
    case 'active':
      return claimed.filter(isOpen).map(wireBonus);
    case 'history':
      return claimed.filter((bonus) => !isOpen(bonus)).map(wireBonus);
    default:
      return null;
  }
}

export const bonusStats: PlayerRoute = (core, userId) => {
  const claimed = core.bonuses.of(userId);
  const sum = (each: (bonus: Bonus) => number): number =>
    claimed.reduce((all, bonus) => all + each(bonus), 0) / 100;
  return success({
    stats: {
      claimed: sum((bonus) => sumOf(bonus, 'locked', 'claimable', 'released', 'expired', 'cancelled')),
      released: sum((bonus) => sumOf(bonus, 'released')),
      claimable: sum((bonus) => sumOf(bonus, 'claimable')),
      locked: sum((bonus) => sumOf(bonus, 'locked')),
      lost: sum((bonus) => sumOf(bonus, 'expired', 'cancelled')),
      active: claimed.filter(isOpen).length,
    },
  });
};

export const bonusParts: PlayerRoute = (core, userId, { request: { query } }) => {
  const bonus = core.bonuses.find(userId, queryText(query, 'claimid') ?? '');
  return bonus === null ? UNKNOWN : whole(bonus);
};

export const claimBonus: PlayerRoute = (core, userId, { request }) => {
  const offerId = textIn(request.body, 'offerId', 64);
  const key = keyIn(request.body);
  if (offerId === null || key === null) return MALFORMED;
  const bonus = core.bonuses.claim(userId, offerId, key);
  return typeof bonus === 'string' ? REFUSALS[bonus] : success({ claim: wireBonus(bonus) });
};

export const bonusByKey: PlayerRoute = (core, userId, { request }) => {
  const key = request.path.slice(request.path.lastIndexOf('/') + 1);
  const bonus = isBetKey(key) ? core.bonuses.withKey(userId, key) : null;
  if (bonus === null) return refusal(404, 'No claim with this key was received.', 'KEY_UNKNOWN');
  return success({ claim: wireBonus(bonus) });
};

export const claimBonusPart: PlayerRoute = (core, userId, { request }) => {
  const claimId = textIn(request.body, 'claimId', 64);
  const part = wholeIn(request.body, 'part');
  if (claimId === null || part === null) return MALFORMED;
  const bonus = core.bonuses.find(userId, claimId);
  if (bonus === null) return UNKNOWN;
  if (!core.bonuses.claimPart(bonus, part))
    return refusal(409, 'This part cannot be claimed now.', 'NOT_CLAIMABLE');
  return whole(bonus);
};

export const cancelBonus: PlayerRoute = (core, userId, { request }) => {
  const claimId = textIn(request.body, 'claimId', 64);
  if (claimId === null) return MALFORMED;
  const bonus = core.bonuses.find(userId, claimId);
  if (bonus === null) return UNKNOWN;
  const lost = core.bonuses.cancel(bonus);
  if (lost === null) return refusal(409, 'This bonus has already ended.', 'NOT_CANCELLABLE');
  return success({ claim: wireBonus(bonus), lost: lost / 100 });
};

function whole(bonus: Bonus): WireReply {
  if (offerOf(bonus.offerId) === null) return UNKNOWN;
  const bets = bonus.counted.slice(-MAX_COUNTED).toReversed().map(wireCounted);
  return success({
    claim: wireBonus(bonus),
    parts: bonus.parts.map(wirePart),
    bets,
    betCount: bonus.counted.length,
  });
}

const MAX_COUNTED = 50;
