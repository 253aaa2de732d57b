import type { BetRecord } from '../betting/BetRecord';
import { oddsOf } from '../betting/BetRecord';
import type { GameRound } from '../casino/GameWallet';
import type { Kernel } from '../kernel/Kernel';
import type { Wallets } from '../money/Wallets';
import { partsOf, sumOf } from './Bonus';
import type { Bonus, BonusPart, CountedStake, PartStatus } from './Bonus';
import type { BonusEvents } from './BonusEvents';
import { targetOf } from './BonusOffer';
import type { BonusGame } from './BonusGame';
import type { BonusOffer } from './BonusOffer';
import { OFFERS } from './offers';
import { kindOf } from '../markets/marketKinds';
import { say } from '../../texts/Said';
import type { Words } from '../../texts/Said';

const DAY_MS = 86_400_000;
const CLAIM_WITHIN_MS = 7 * DAY_MS;

export type ClaimRefusal = 'OFFER_UNKNOWN' | 'CLAIMED_BEFORE' | 'BONUS_ACTIVE' | 'COINS_GONE' | 'KEY_REUSED';

/**
 * Bonuses: coins that the house puts into a wallet and that become cash part by part, each when it is earned by wagering and claimed by
 * hand. Coins leave a wallet by such a claim, by a cancellation or by expiry, and by nothing else.
 */
export class BonusService {
  private readonly bonuses = new Map<string, Bonus>();

  constructor(
    private readonly kernel: Kernel,
    private readonly wallets: Wallets,
    private readonly events: BonusEvents,
    saved?: readonly Bonus[],
  ) {
    for (const bonus of saved ?? []) this.bonuses.set(bonus.id, structuredClone(bonus));
  }

  /** Newest first. */
  of(userId: string): readonly Bonus[] {
    return [...this.bonuses.values()].filter((bonus) => bonus.userId === userId).toReversed();
  }

  find(userId: string, id: string): Bonus | null {
    const bonus = this.bonuses.get(id);
    return bonus?.userId === userId ? bonus : null;
  }

  withKey(userId: string, key: string): Bonus | null {
    return this.of(userId).find((bonus) => bonus.key === key) ?? null;
  }

  /** What the bonus is called; empty when there is none. */
  nameOf(id: string): Words {
    const offer = offerOf(this.bonuses.get(id)?.offerId ?? '');
    return offer === null ? '' : say(offer.name);
  }

  /** The one that is worked off now. */
  activeOf(userId: string): Bonus | null {
    return this.of(userId).find((bonus) => bonus.status === 'active') ?? null;
  }

  offersTo(userId: string): readonly BonusOffer[] {
    const claimed = new Set(this.of(userId).map((bonus) => bonus.offerId));
    return OFFERS.filter((offer) => !claimed.has(offer.id));
  }

  /** The same key gives the same bonus again. */
  claim(userId: string, offerId: string, key: string): Bonus | ClaimRefusal {
    const known = this.withKey(userId, key);
    if (known !== null) return known.offerId === offerId ? known : 'KEY_REUSED';
    const offer = offerOf(offerId);
    if (offer === null) return 'OFFER_UNKNOWN';
    if (this.of(userId).some((bonus) => bonus.offerId === offerId)) return 'CLAIMED_BEFORE';
    if (this.activeOf(userId) !== null) return 'BONUS_ACTIVE';
    if (offer.held && this.wallets.of(userId).coins < offer.amount) return 'COINS_GONE';
    const { now } = this.kernel;
    const bonus: Bonus = {
      id: `BN${this.kernel.nextId()}`,
      userId,
      offerId,
      key,
      claimedAt: now,
      expiresAt: now + offer.days * DAY_MS,
      parts: partsOf(offer),
      status: 'active',
      wagered: 0,
      endedAt: null,
      counted: [],
    };
    this.bonuses.set(bonus.id, bonus);
    if (!offer.held) this.wallets.giveCoins(userId, bonus.id, offer.amount);
    this.moved(bonus, 'claim');
    return bonus;
  }

  /** Coins of an earned part become cash; asked again, nothing more happens. False: it is not earned, or it is gone. */
  claimPart(bonus: Bonus, number: number): boolean {
    const part = bonus.parts.find((each) => each.number === number);
    if (part?.status === 'released') return true;
    if (part?.status !== 'claimable' || this.wallets.of(bonus.userId).coins < part.amount) return false;
    this.end(part, 'released');
    this.wallets.cashCoins(bonus.userId, bonus.id, part.amount);
    this.moved(bonus, 'release');
    return true;
  }

  /** Takes back what is not earned yet; earned parts stay. Paise taken; null when there is nothing to cancel. */
  cancel(bonus: Bonus): number | null {
    if (bonus.status !== 'active') return null;
    const lost = this.endAll(bonus, 'locked', 'cancelled');
    this.takeBack(bonus, lost, 'cancelled');
    this.close(bonus, 'cancelled');
    return lost;
  }

  /** A bet that was settled counts, if it was placed after the claim and its odds are high enough; each bet once. */
  betChanged(bet: BetRecord): void {
    if (bet.status !== 'settled' || bet.matched === 0 || bet.cashOut !== undefined) return;
    const bonus = this.activeOf(bet.userId);
    if (bonus === null || bet.createdAt < bonus.claimedAt) return;
    if (oddsOf(bet) < (offerOf(bonus.offerId)?.minOdds ?? Infinity)) return;
    const what = say('{selection}, {match}', { selection: bet.selection, match: bet.matchName });
    this.count(bonus, { id: bet.id, what, game: kindOf({ kind: bet.marketKind }).bonus, stake: bet.matched });
  }

  /** A round of a game that is over. */
  roundEnded(round: GameRound, beganAt: number): void {
    const bonus = round.userId === null ? null : this.activeOf(round.userId);
    if (bonus === null || beganAt < bonus.claimedAt) return;
    this.count(bonus, { id: round.id, what: round.game, game: 'casino', stake: round.stake });
  }

  nextDue(): number {
    let due = Infinity;
    for (const bonus of this.bonuses.values()) {
      if (bonus.status === 'active') due = Math.min(due, bonus.expiresAt);
      for (const part of bonus.parts)
        if (part.status === 'claimable') due = Math.min(due, part.claimBy ?? Infinity);
    }
    return due;
  }

  runDue(): void {
    const { now } = this.kernel;
    for (const bonus of this.bonuses.values()) {
      let lost = 0;
      for (const part of bonus.parts)
        if (part.status === 'claimable' && (part.claimBy ?? Infinity) <= now) {
          this.end(part, 'expired');
          lost += part.amount;
        }
      const over = bonus.status === 'active' && bonus.expiresAt <= now;
      if (over) lost += this.endAll(bonus, 'locked', 'expired');
      this.takeBack(bonus, lost, 'expired');
      if (over) this.close(bonus, 'expired');
      else if (lost > 0) this.moved(bonus, 'expire');
      if (lost > 0) this.events.expired(bonus, lost);
    }
  }

  /** Of a player who is forgotten. */
  forget(userId: string): void {
    for (const { id } of this.of(userId)) this.bonuses.delete(id);
  }

  save(): readonly Bonus[] {
    return [...this.bonuses.values()];
  }

  private count(bonus: Bonus, entry: Omit<CountedStake, 'counted' | 'at'>): void {
    const offer = offerOf(bonus.offerId);
    if (offer === null || bonus.counted.some((each) => each.id === entry.id)) return;
    const counted = weighed(offer, entry.game, entry.stake);
    if (counted === 0) return;
    bonus.counted.push({ ...entry, counted, at: this.kernel.now });
    bonus.wagered = Math.min(targetOf(offer), bonus.wagered + counted);
    for (const part of bonus.parts)
      if (part.status === 'locked' && part.required <= bonus.wagered) this.earn(bonus, part);
    if (bonus.wagered === targetOf(offer)) this.close(bonus, 'completed');
    else this.moved(bonus, 'count');
  }

  private earn(bonus: Bonus, part: BonusPart): void {
    part.status = 'claimable';
    part.earnedAt = this.kernel.now;
    part.claimBy = this.kernel.now + CLAIM_WITHIN_MS;
    this.events.earned(bonus, part);
  }

  private close(bonus: Bonus, status: 'completed' | 'cancelled' | 'expired'): void {
    bonus.status = status;
    bonus.endedAt = this.kernel.now;
    this.moved(bonus, status);
  }

  private endAll(bonus: Bonus, from: PartStatus, to: 'cancelled' | 'expired'): number {
    let lost = 0;
    for (const part of bonus.parts)
      if (part.status === from) {
        this.end(part, to);
        lost += part.amount;
      }
    return lost;
  }

  /** Never more than there is: a hand may have taken coins away. */
  private takeBack({ userId, id }: Bonus, lost: number, why: 'cancelled' | 'expired'): void {
    this.wallets.takeCoins(userId, id, Math.min(lost, this.wallets.of(userId).coins), why);
  }

  private end(part: BonusPart, status: PartStatus): void {
    part.status = status;
    part.endedAt = this.kernel.now;
  }

  private moved(bonus: Bonus, what: string): void {
    this.kernel.touch();
    this.kernel.note('bonus', bonus.id, what, bonus.wagered, sumOf(bonus, 'released'));
    this.events.changed(bonus.userId);
  }
}

export function offerOf(id: string): BonusOffer | null {
  return OFFERS.find((offer) => offer.id === id) ?? null;
}

/** Paise of a stake that count: at most the largest bet, by its kind's percentage, rounded down. */
function weighed(offer: BonusOffer, game: BonusGame, stake: number): number {
  return Math.floor((Math.min(stake, offer.maxBet) * offer.weights[game]) / 100);
}
