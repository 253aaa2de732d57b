import * as v from 'valibot';
import { clipText } from '@/adapters/wire/clipText';
import { decode } from '@/adapters/wire/decode';
import { wireVersion } from '@/adapters/wire/wireCount';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { withoutUndefined } from '@/adapters/wire/withoutUndefined';
import type { Logger } from '@/application/ports/device/Logger';
import type { PushedNotice } from '@/application/ports/feeds/PlayerFeed';
import type { NoticeType } from '@/domain/notices/Notice';
import { NO_MONEY } from '@/domain/shared/Money';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Wallet } from '@/domain/wallet/Wallet';

const MAX_TITLE = 120;
const MAX_MESSAGE = 500;
const MAX_PAGE = 200;

const NOTICE_TYPES = new Map<unknown, NoticeType>([
  ['error', 'error'],
  ['success', 'success'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['default', 'default'],
]);

const balanceIsNumber = v.object({ balance: v.number() });

export const pushSchema = v.pipe(
  v.object({
    balance: wireMoney,
    cash: v.nullish(wireMoney),
    coins: v.nullish(wireMoneyNotNegative),
    version: v.nullish(wireVersion),
  }),
  v.transform(({ balance, cash, coins, version }) =>
    withoutUndefined({
      balance,
      cash: cash ?? undefined,
      coins: coins ?? undefined,
      version: version ?? undefined,
    }),
  ),
);

/**
 * `update_balance`. WAL-03: only a number updates the wallet; null for anything else, a number written as text included: the caller
 * then asks for the whole. A part that cannot be read spoils the rest (F45).
 */
export function readPushedBalance(payload: unknown, logger: Logger): BalancePush {
  if (!v.is(balanceIsNumber, payload)) return null;
  return decode(pushSchema, payload, 'update_balance', logger);
}

export const walletSchema = v.pipe(
  v.object({
    status: v.literal('success'),
    balance: wireMoney,
    cash: v.nullish(wireMoney, null),
    coins: v.nullish(wireMoneyNotNegative, NO_MONEY),
    // assumed: what is no count of changes is none, and no reason to show no balance.
    version: v.fallback(v.optional(wireVersion), undefined),
  }),
  // WAL-01: stored without the reply's status.
  v.transform(({ status: _, ...wallet }): Wallet => withoutUndefined(wallet)),
);

/** The acknowledgement of `get:balance` (WAL-02); null unless its status is success and every figure is one. */
export function readWallet(reply: unknown, logger: Logger): Wallet | null {
  return decode(walletSchema, reply, 'get:balance', logger);
}

const sessionSchema = v.pipe(
  v.object({ status: v.picklist(['success', 'failed']) }),
  v.transform(({ status }) => status),
);

/** The acknowledgement of `session_check`; null for any other word: only `failed` ends a session (SES-04, F49). */
export function readSessionStatus(reply: unknown, logger: Logger): 'success' | 'failed' | null {
  return decode(sessionSchema, reply, 'session_check', logger);
}

/** `sub:notification_toast`. Title and message as text of a sane length; a status that we do not know is an error (TOAST-02, F47). */
export function readPushedNotice(payload: unknown, logger: Logger): PushedNotice | null {
  const fields = {
    title: v.optional(v.unknown()),
    message: v.optional(v.unknown()),
    status: v.optional(v.unknown()),
    page: v.optional(v.unknown()),
  };
  const wire = decode(v.object(fields), payload, 'sub:notification_toast', logger);
  if (wire === null) return null;
  const page = textOf(wire.page, MAX_PAGE);
  return {
    title: textOf(wire.title, MAX_TITLE),
    message: textOf(wire.message, MAX_MESSAGE),
    type: NOTICE_TYPES.get(wire.status) ?? 'error',
    ...(page !== '' && { page }),
  };
}

function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? clipText(value, max).trim() : '';
}
