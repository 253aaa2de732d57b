import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import type { Logger } from '@/application/ports/device/Logger';
import type { BonusPage, CancelledBonus } from '@/application/ports/gateways/BonusGateway';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { bonusSchema, countedSchema, partSchema, statsSchema } from './bonusWire';

const list = v.custom<readonly unknown[] | null>((value) => value === null || Array.isArray(value), 'list');
const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

const pageSchema = v.object({ claims: list, count });
const wholeSchema = v.object({
  claim: bonusSchema,
  parts: list,
  bets: v.fallback(list, null),
  betCount: count,
});
const claimSchema = v.object({ claim: bonusSchema });
const cancelledSchema = v.object({ claim: bonusSchema, lost: wireMoneyNotNegative });

/** null when `claims` is no list: "you have no bonuses" is a claim about money. What cannot be read is left out and logged (F22, F24). */
export function decodeBonusPage(data: unknown, logger: Logger): BonusPage | null {
  const page = decode(pageSchema, data, 'bonuses', logger);
  if (page === null) return null;
  const bonuses = once(decodeList(bonusSchema, page.claims, 'bonuses', logger), ({ id }) => id);
  return { bonuses, count: Math.max(page.count, bonuses.length) };
}

/** A part that cannot be read is money that would be missing: then none of it is an answer. */
export function decodeBonusWhole(data: unknown, logger: Logger): BonusWhole | null {
  const whole = decode(wholeSchema, data, 'bonus', logger);
  if (whole === null) return null;
  const wire = whole.parts ?? [];
  const parts = once(decodeList(partSchema, wire, 'bonus.parts', logger), ({ part }) => part);
  if (parts.length !== wire.length) return null;
  const bets = decodeList(countedSchema, whole.bets, 'bonus.bets', logger);
  return {
    bonus: whole.claim,
    parts: parts.toSorted((one, other) => one.part - other.part),
    bets,
    betCount: Math.max(whole.betCount, bets.length),
  };
}

export function decodeBonusClaim(data: unknown, logger: Logger): Bonus | null {
  return decode(claimSchema, data, 'bonus', logger)?.claim ?? null;
}

export function decodeCancelled(data: unknown, logger: Logger): CancelledBonus | null {
  const cancelled = decode(cancelledSchema, data, 'bonus', logger);
  return cancelled === null ? null : { bonus: cancelled.claim, lost: cancelled.lost };
}

export function decodeBonusStats(data: unknown, logger: Logger): BonusStats | null {
  return decode(statsSchema, data, 'bonus.stats', logger)?.stats ?? null;
}

/** The first of each key. */
function once<T>(all: readonly T[], keyOf: (each: T) => string | number): readonly T[] {
  const seen = new Set<string | number>();
  return all.filter((each) => {
    const known = seen.has(keyOf(each));
    seen.add(keyOf(each));
    return !known;
  });
}
