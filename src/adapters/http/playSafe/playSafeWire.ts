import * as v from 'valibot';
import { decoder } from '@/adapters/wire/decoder';
import { wireDate, wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireKnownWord } from '@/adapters/wire/wireWord';
import type { TakenBreak } from '@/application/ports/gateways/PlaySafeGateway';
import type { PlayActivity, SafetyState } from '@/domain/playSafe/SafetyState';
import type { LimitKind, LimitPeriod, SelfLimit } from '@/domain/playSafe/SelfLimit';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const MAX_LIMITS = 30;

export const limitSchema: v.GenericSchema<unknown, SelfLimit> = v.object({
  kind: wireKnownWord<LimitKind>(same(['deposit', 'loss', 'stake'])),
  period: wireKnownWord<LimitPeriod>(same(['day', 'week', 'month'])),
  amount: v.nullable(wireMoneyNotNegative),
  used: wireMoneyNotNegative,
  wanted: v.nullable(v.object({ amount: v.nullable(wireMoneyNotNegative), from: wireDate })),
});

export const stateSchema: v.GenericSchema<unknown, SafetyState> = v.pipe(
  v.object({
    now: wireDate,
    limits: v.pipe(v.array(limitSchema), v.maxLength(MAX_LIMITS)),
    check: v.object({
      minutes: v.pipe(count, v.minValue(1)),
      since: wireDate,
      dueAt: wireDate,
      staked: wireMoneyNotNegative,
      net: wireMoney,
    }),
  }),
  v.transform(({ now, limits, check }) => ({ limits, check: { ...check, now } })),
);

export const breakSchema: v.GenericSchema<unknown, TakenBreak> = v.object({
  until: wireDateOrNull,
  words: wireTextOrEmpty(300),
});

export const activitySchema: v.GenericSchema<unknown, PlayActivity> = v.object({
  since: wireDate,
  staked: wireMoneyNotNegative,
  net: wireMoney,
  bets: count,
  rounds: count,
  deposited: wireMoneyNotNegative,
});

/** assumed: the reply of GET and of most POSTs under /playsafe, docs/wire.md 4.12. */
export const decodeSafety = decoder(stateSchema, 'playSafe');

export const decodeBreak = decoder(breakSchema, 'playSafeBreak');

export const decodeReturn = decoder(v.object({ backAt: wireDateOrNull }), 'playSafeReturn');

export const decodeActivity = decoder(activitySchema, 'playSafeActivity');
