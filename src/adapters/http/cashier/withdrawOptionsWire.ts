import * as v from 'valibot';
import { hundredthsOf } from '@/adapters/wire/decimal';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireKnownWord, wireWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import {
  CRYPTO_NETWORKS,
  WITHDRAW_MODES,
  type WithdrawMethod,
} from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawOptions } from '@/domain/cashier/withdrawals/WithdrawOptions';
import type { KycWord } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { paise } from '@/domain/shared/Money';
import { orNull } from '@/adapters/wire/orNull';
import { firstOfEach } from '@/adapters/wire/firstOfEach';
import { wireCountOrNone, wireVersion } from '@/adapters/wire/wireCount';

const MAX_METHODS = 40;
const WEEK_MINUTES = 10_080;

/** At most all of it; hundredths of a percent. */
const basisPoints = v.pipe(
  v.unknown(),
  v.transform((value) => hundredthsOf(value) ?? -1),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000),
);

const networks = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((words) => CRYPTO_NETWORKS.filter((network) => words.includes(network))),
  ),
  [],
);

/** Terms decide what a player pays: a method without them cannot be offered. */
export const methodSchema: v.GenericSchema<unknown, WithdrawMethod> = v.pipe(
  v.object({
    id: wireId,
    mode: wireKnownWord(same(WITHDRAW_MODES)),
    name: wireText(60),
    min: wireMoneyNotNegative,
    max: wireMoneyNotNegative,
    fee: v.object({ flat: wireMoneyNotNegative, percent: basisPoints }),
    minutes: orNull(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WEEK_MINUTES))),
    networks: v.optional(networks, []),
    currency: v.nullish(
      v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)), rate: wireMoneyNotNegative }),
      null,
    ),
    enabled: v.optional(v.boolean(), true),
    reason: wireTextOrEmpty(160),
  }),
  v.check(({ min, max }) => min <= max, 'limits in order'),
  v.check(({ mode, networks: known }) => mode !== 'crypto' || known.length > 0, 'a network'),
  v.transform(({ fee, enabled, reason, ...method }) => ({
    ...method,
    fee: { flat: fee.flat, basisPoints: fee.percent },
    closed: enabled ? null : { reason },
  })),
);

const kyc = v.fallback(
  wireWord<KycWord>(same(['none', 'pending', 'approved', 'declined', 'expired']), 'unknown'),
  'unknown',
);

export const optionsSchema = v.object({
  methods: v.custom<readonly unknown[]>(
    (value) => Array.isArray(value) && value.length <= MAX_METHODS,
    'list',
  ),
  // A loss that was settled late can leave the cash below zero for a moment.
  cash: wireMoney,
  coins: wireMoneyNotNegative,
  locked: v.optional(wireMoneyNotNegative, '0'),
  withdrawable: wireMoneyNotNegative,
  onItsWay: v.optional(wireMoneyNotNegative, '0'),
  kyc,
  today: wireCountOrNone,
  dailyMost: v.fallback(wireVersion, Number.MAX_SAFE_INTEGER),
  waiting: v.fallback(v.array(wireId), []),
});

/** assumed: GET /withdrawRequest/methods, docs/wire.md 4.6. What the server does not offer as withdrawable is not, and never more than the cash. */
export function decodeWithdrawOptions(data: unknown, logger: Logger): WithdrawOptions | null {
  const received = decode(optionsSchema, data, 'withdrawOptions', logger);
  if (received === null) return null;
  const { methods, ...situation } = received;
  const withdrawable = paise(Math.max(0, Math.min(situation.withdrawable, situation.cash)));
  return {
    methods: firstOfEach(
      decodeList(methodSchema, methods, 'withdrawOptions.methods', logger),
      ({ id }) => id,
    ),
    situation: { ...situation, withdrawable },
  };
}
