import * as v from 'valibot';
import { hundredthsOf } from '@/adapters/wire/decimal';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty, wireFilledText } from '@/adapters/wire/wireText';
import { same, wireKnownWord, wireWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import {
  GATEWAY_HEALTHS,
  GATEWAY_MODES,
  gatewayId,
  type DailyLimit,
  type Gateway,
  type GatewayHealth,
  type GatewayList,
} from '@/domain/cashier/deposits/Gateway';
import { REFERENCE_KINDS, type ReferenceKind } from '@/domain/cashier/deposits/transferReference';
import { NO_MONEY } from '@/domain/shared/Money';
import { orNull } from '@/adapters/wire/orNull';

const WHERE = 'gateways';
const MAX_GATEWAYS = 100;
const ALL = 10_000;
const MAX_WAIT_MINUTES = 10_080;

const wireBasisPoints = v.pipe(
  v.unknown(),
  v.transform(hundredthsOf),
  v.number(),
  v.minValue(0),
  v.maxValue(ALL),
);

const fee = orNull(
  v.object({
    flat: v.fallback(wireMoneyNotNegative, NO_MONEY),
    percent: v.fallback(wireBasisPoints, 0),
  }),
);

export const currencyCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3,6}$/));

/** Without a rate there is nothing to convert: the gateway then counts in rupees. */
const currency = orNull(
  v.object({
    code: currencyCode,
    rate: v.pipe(
      wireMoneyNotNegative,
      v.check((rate) => rate > 0, 'above zero'),
    ),
  }),
);

export const wireNetwork = orNull(v.pipe(v.string(), v.regex(/^[\w-]{2,16}$/)));

/** How long a payment takes; a backend that claims more than a week is not believed. */
export const waitMinutes = orNull(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT_MINUTES)),
);

/** assumed: docs/wire.md 4.5. An unknown kind of reference is free text; an unknown mode says nothing of how to pay: the entry is dropped. */
export const gatewaySchema: v.GenericSchema<unknown, Gateway> = v.pipe(
  v.object({
    id: v.pipe(wireId, v.maxLength(64)),
    name: wireFilledText(60),
    mode: wireKnownWord(same(GATEWAY_MODES)),
    flow: v.optional(wireKnownWord(same(['transfer', 'redirect'] as const)), 'transfer'),
    min: wireMoneyNotNegative,
    max: wireMoneyNotNegative,
    fee,
    minutes: waitMinutes,
    recommended: v.fallback(v.boolean(), false),
    health: v.fallback(v.nullable(wireWord<GatewayHealth | null>(same(GATEWAY_HEALTHS), null)), null),
    healthNote: wireTextOrEmpty(80),
    enabled: v.fallback(v.boolean(), true),
    reason: wireTextOrEmpty(200),
    reference: v.fallback(wireWord<ReferenceKind>(same(REFERENCE_KINDS), 'text'), 'text'),
    proof: v.fallback(v.picklist(['required', 'optional']), 'optional'),
    network: wireNetwork,
    currency,
  }),
  v.check(({ min, max }) => min <= max, 'min not above max'),
  v.transform(({ fee: costs, enabled, reason, proof, ...wire }) => ({
    ...wire,
    id: gatewayId(wire.id),
    fee: { flat: costs?.flat ?? NO_MONEY, basisPoints: costs?.percent ?? 0 },
    closed: enabled ? null : { reason },
    proofNeeded: proof === 'required',
  })),
);

export const dailySchema: v.GenericSchema<unknown, DailyLimit> = v.object({
  limit: wireMoneyNotNegative,
  used: wireMoneyNotNegative,
});

const listSchema = v.object({ gateways: v.unknown(), daily: v.optional(v.unknown()) });

/** `{gateways, daily}`, or a bare list. What is sound is kept, each id once; anything but a list is an empty one (F24). */
export function decodeGatewayList(data: unknown, logger: Logger): GatewayList {
  const whole = Array.isArray(data) ? { gateways: data as unknown } : decode(listSchema, data, WHERE, logger);
  const found = new Map<string, Gateway>();
  for (const gateway of decodeList(gatewaySchema, whole?.gateways, WHERE, logger)) {
    const id = gateway.id.toLowerCase();
    if (!found.has(id) && found.size < MAX_GATEWAYS) found.set(id, gateway);
  }
  const daily = whole !== null && 'daily' in whole ? (whole.daily ?? null) : null;
  return {
    gateways: [...found.values()],
    daily: daily === null ? null : decode(dailySchema, daily, `${WHERE}.daily`, logger),
  };
}
