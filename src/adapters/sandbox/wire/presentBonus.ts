import { sumOf } from '../engine/rewards/Bonus';
import type { Bonus, BonusPart, CountedStake } from '../engine/rewards/Bonus';
import { offerOf } from '../engine/rewards/BonusService';
import { targetOf } from '../engine/rewards/BonusOffer';
import type { BonusOffer } from '../engine/rewards/BonusOffer';
import { say } from '../texts/Said';

/** From the engine's paise, hundredths and milliseconds to the wire's rupees, decimals and ISO times. */

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function promised(offer: BonusOffer) {
  return {
    offerId: offer.id,
    name: say(offer.name),
    type: offer.type,
    amount: offer.amount / 100,
    multiple: offer.multiple,
    target: targetOf(offer) / 100,
    partCount: offer.parts,
    days: offer.days,
    minOdds: offer.minOdds / 100,
    maxBet: offer.maxBet / 100,
    held: offer.held,
    contributions: Object.entries(offer.weights).map(([game, percent]) => ({ game, percent })),
    terms: offer.terms.map((term) => say(term)),
  };
}

export function wireOffer(offer: BonusOffer, blocked: boolean): unknown {
  return {
    ...promised(offer),
    id: offer.id,
    status: 'available',
    blocked,
    wagered: 0,
    locked: offer.amount / 100,
    claimable: 0,
    released: 0,
    lost: 0,
    claimedAt: null,
    expiresAt: null,
    endedAt: null,
  };
}

export function wireBonus(bonus: Bonus): unknown {
  const offer = offerOf(bonus.offerId);
  return {
    ...(offer === null ? {} : promised(offer)),
    id: bonus.id,
    status: bonus.status,
    blocked: false,
    wagered: bonus.wagered / 100,
    locked: sumOf(bonus, 'locked') / 100,
    claimable: sumOf(bonus, 'claimable') / 100,
    released: sumOf(bonus, 'released') / 100,
    lost: sumOf(bonus, 'expired', 'cancelled') / 100,
    claimedAt: iso(bonus.claimedAt),
    expiresAt: iso(bonus.expiresAt),
    endedAt: iso(bonus.endedAt),
  };
}

export function wirePart(part: BonusPart): unknown {
  return {
    part: part.number,
    amount: part.amount / 100,
    required: part.required / 100,
    status: part.status,
    earnedAt: iso(part.earnedAt),
    claimBy: iso(part.claimBy),
    endedAt: iso(part.endedAt),
  };
}

export function wireCounted(entry: CountedStake): unknown {
  return {
    id: entry.id,
    what: entry.what,
    game: entry.game,
    stake: entry.stake / 100,
    counted: entry.counted / 100,
    at: iso(entry.at),
  };
}
