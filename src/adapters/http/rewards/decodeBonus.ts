import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import type { Logger } from '@/application/ports/device/Logger';
import type { BonusPage, CancelledBonus } from '@/application/ports/gateways/BonusGateway';
import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { bonusSchema, countedSchema, partSchema, statsSchema } from './bonusWire';
import { wireListOrNull } from '@/adapters/wire/wireItems';
import { firstOfEach } from '@/adapters/wire/firstOfEach';
import { wireCountOrNone } from '@/adapters/wire/wireCount';
import { decoderIn, type Decoder } from '@/adapters/wire/decoder';

const pageSchema = v.object({ claims: wireListOrNull, count: wireCountOrNone });
export const wholeSchema = v.object({
  claim: bonusSchema,
  parts: wireListOrNull,
  bets: v.fallback(wireListOrNull, null),
  betCount: wireCountOrNone,
});
export const cancelledSchema = v.object({ claim: bonusSchema, lost: wireMoneyNotNegative });

/** null when `claims` is no list: "you have no bonuses" is a claim about money. What cannot be read is left out and logged (F22, F24). */
export function decodeBonusPage(data: unknown, logger: Logger): BonusPage | null {
  const page = decode(pageSchema, data, 'bonuses', logger);
  if (page === null) return null;
  const bonuses = firstOfEach(decodeList(bonusSchema, page.claims, 'bonuses', logger), ({ id }) => id);
  return { bonuses, count: Math.max(page.count, bonuses.length) };
}

/** A part that cannot be read is money that would be missing: then none of it is an answer. */
export function decodeBonusWhole(data: unknown, logger: Logger): BonusWhole | null {
  const whole = decode(wholeSchema, data, 'bonus', logger);
  if (whole === null) return null;
  const wire = whole.parts ?? [];
  const parts = firstOfEach(decodeList(partSchema, wire, 'bonus.parts', logger), ({ part }) => part);
  if (parts.length !== wire.length) return null;
  const bets = decodeList(countedSchema, whole.bets, 'bonus.bets', logger);
  return {
    bonus: whole.claim,
    parts: parts.toSorted((one, other) => one.part - other.part),
    bets,
    betCount: Math.max(whole.betCount, bets.length),
  };
}

export const decodeBonusClaim = decoderIn('claim', bonusSchema, 'bonus');

export function decodeCancelled(data: unknown, logger: Logger): CancelledBonus | null {
  const cancelled = decode(cancelledSchema, data, 'bonus', logger);
  return cancelled === null ? null : { bonus: cancelled.claim, lost: cancelled.lost };
}

export const decodeBonusStats: Decoder<BonusStats> = decoderIn('stats', statsSchema, 'bonus.stats');
