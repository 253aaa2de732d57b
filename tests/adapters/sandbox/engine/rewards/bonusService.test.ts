import { describe, expect, it } from 'vitest';
import { sumOf } from '@/adapters/sandbox/engine/rewards/Bonus';
import { BonusService } from '@/adapters/sandbox/engine/rewards/BonusService';
import { bonusBench, DAY } from './bonusBench';

const statuses = ({ parts }: { readonly parts: readonly { readonly status: string }[] }) =>
  parts.map(({ status }) => status);

describe('a bonus', () => {
  it('[REWARD-01] gives coins with its claim, once for a key, and one at a time', () => {
    const { service, wallets, claim } = bonusBench();
    const key = 'a'.repeat(32);
    const bonus = service.claim('PL1', 'cricket', key);
    expect(service.claim('PL1', 'cricket', key)).toBe(bonus);
    expect(wallets.of('PL1')).toMatchObject({ cash: 1_000_000, coins: 150_000 });
    expect(service.claim('PL1', 'casino', key)).toBe('KEY_REUSED');
    expect(service.claim('PL1', 'casino', 'b'.repeat(32))).toBe('BONUS_ACTIVE');
    expect(service.claim('PL1', 'cricket', 'c'.repeat(32))).toBe('CLAIMED_BEFORE');
    expect(service.claim('PL1', 'nothing', 'd'.repeat(32))).toBe('OFFER_UNKNOWN');
    expect(service.offersTo('PL1').map(({ id }) => id)).toEqual(['welcome', 'casino']);
    expect(() => claim('welcome')).toThrow('BONUS_ACTIVE');
    expect(service.withKey('PL2', key)).toBeNull();
  });

  it('[REWARD-01] of the welcome coins adds none: they are in the wallet already', () => {
    const { service, wallets, claim, nextKey } = bonusBench();
    claim('welcome');
    expect(wallets.of('PL1').coins).toBe(50_000);
    const other = bonusBench();
    other.wallets.adjust('PL1', 'coins', 49_999);
    expect(other.service.claim('PL1', 'welcome', nextKey())).toBe('COINS_GONE');
    expect(service.find('PL2', service.of('PL1')[0]?.id ?? '')).toBeNull();
  });

  it('[REWARD-01] is earned part by part by settled bets; the cash comes with the claim of a part, once', () => {
    const { service, wallets, claim, bet, received } = bonusBench();
    const bonus = claim('welcome');
    expect(service.claimPart(bonus, 1)).toBe(false);
    bet();
    expect(statuses(bonus)).toEqual(['claimable', 'locked', 'locked', 'locked', 'locked']);
    expect(received).toContain('earned 1');
    expect(wallets.of('PL1')).toMatchObject({ cash: 1_000_000, coins: 50_000 });
    expect(service.claimPart(bonus, 1)).toBe(true);
    expect(service.claimPart(bonus, 1)).toBe(true);
    expect(service.claimPart(bonus, 2)).toBe(false);
    expect(service.claimPart(bonus, 9)).toBe(false);
    expect(wallets.of('PL1')).toMatchObject({ cash: 1_010_000, coins: 40_000 });
    bet({}, 400_000);
    expect(bonus).toMatchObject({ status: 'completed', wagered: 250_000 });
    expect(sumOf(bonus, 'claimable')).toBe(40_000);
  });

  it('[REWARD-01] counts a bet once, by its kind and only up to the largest bet', () => {
    const { service, claim, bet, round } = bonusBench();
    const bonus = claim('cricket');
    const counted = bet({}, 10_000);
    service.betChanged(counted);
    expect(bonus.wagered).toBe(10_000);
    bet({ marketKind: 'fancy' }, 10_001);
    expect(bonus.wagered).toBe(15_000);
    round(10_000);
    expect(bonus.wagered).toBe(15_000);
    bet({ marketKind: 'toss' }, 900_000);
    expect(bonus.wagered).toBe(515_000);
    expect(bonus.counted.map(({ counted: part }) => part)).toEqual([10_000, 5_000, 500_000]);
  });

  it.each([
    ['void', { status: 'void' }],
    ['open', { status: 'matched' }],
    ['lapsed', { status: 'lapsed', matched: 0 }],
    ['cashed out', { cashOut: 'k' }],
    ['placed before the claim', { createdAt: 999 }],
    ['at low odds', { weight: 50_000 * 149 }],
    ['of somebody else', { userId: 'PL2' }],
  ] as const)('[REWARD-01] does not count a bet that is %s', (_, changes) => {
    const { claim, bet } = bonusBench();
    const bonus = claim('welcome');
    bet(changes);
    expect(bonus.wagered).toBe(0);
  });

  it('[REWARD-01] counts rounds of games that began after the claim', () => {
    const { claim, round } = bonusBench();
    const bonus = claim('casino');
    round(60_000);
    round(60_000, 999);
    expect(bonus.wagered).toBe(60_000);
    expect(bonus.counted[0]).toMatchObject({ what: 'Mines', game: 'casino' });
  });

  it('[REWARD-01] cancelled takes what is not earned, and nothing else', () => {
    const { service, wallets, claim, bet } = bonusBench();
    const bonus = claim('welcome');
    bet({}, 100_000);
    service.claimPart(bonus, 1);
    expect(service.cancel(bonus)).toBe(30_000);
    expect(service.cancel(bonus)).toBeNull();
    expect(statuses(bonus)).toEqual(['released', 'claimable', 'cancelled', 'cancelled', 'cancelled']);
    expect(wallets.of('PL1')).toMatchObject({ cash: 1_010_000, coins: 10_000 });
    expect(service.claimPart(bonus, 2)).toBe(true);
    bet({}, 100_000);
    expect(bonus.wagered).toBe(100_000);
  });

  it('[REWARD-01] expires by the clock: what is locked with the bonus, what is earned a week after', () => {
    const { kernel, service, ledger, wallets, claim, bet, pass, received } = bonusBench();
    const entries: string[] = [];
    ledger.follow(({ type }) => entries.push(type));
    const bonus = claim('cricket');
    expect(service.nextDue()).toBe(kernel.now + 14 * DAY);
    pass(10 * DAY);
    bet({}, 250_000);
    expect(service.nextDue()).toBe(bonus.expiresAt);
    pass(4 * DAY);
    expect(bonus.status).toBe('expired');
    expect(statuses(bonus)).toEqual(['claimable', 'expired', 'expired', 'expired']);
    expect(received.at(-1)).toBe('expired 75000');
    pass(3 * DAY - 1);
    expect(statuses(bonus)[0]).toBe('claimable');
    pass(1);
    expect(statuses(bonus)[0]).toBe('expired');
    expect(service.claimPart(bonus, 1)).toBe(false);
    expect(service.nextDue()).toBe(Infinity);
    expect(wallets.of('PL1')).toMatchObject({ cash: 1_000_000, coins: 50_000 });
    expect(entries).toEqual(['bonus', 'bonus-expired', 'bonus-expired']);
  });

  it('[REWARD-01] outlives a restart, and goes with its account', () => {
    const { kernel, wallets, service, claim, bet } = bonusBench();
    const bonus = claim('welcome');
    bet();
    const again = new BonusService(
      kernel,
      wallets,
      { changed: () => undefined, earned: () => undefined, expired: () => undefined },
      service.save(),
    );
    expect(again.of('PL1')).toEqual([bonus]);
    again.forget('PL1');
    expect(again.of('PL1')).toEqual([]);
  });
});
