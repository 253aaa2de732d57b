import type { MessageKey } from '@/domain/shared/MessageKey';

/** How long a server honours a key (docs/wire.md). */
const KEY_LIFE_MS = 24 * 60 * 60 * 1_000;
const TEN_MINUTES_MS = 600_000;

export interface SubmissionRules {
  /** How long after it left a request is expected to arrive. After that "never seen" frees the form, with the same key. */
  readonly expectedMs: number;
  /** Said when the server has never seen it: it may still come, and doing it again cannot do it twice. */
  readonly unheard: MessageKey;
  /** How long it is asked for: as long as the server honours the key. */
  readonly lifeMs: number;
}

/**
 * Where submissions differ, with the reason of each; everything else is `AskByKey` and `fateOf`, the same for all (F90). The time that a request
 * is expected is the time limit of its call and some: until then the answer may be on its way.
 */
export const SUBMISSIONS = {
  /** The in-play delay runs before the answer: `betTimeoutMs` where that is longer. */
  placement: { expectedMs: 15_000, unheard: 'bet.unheard', lifeMs: KEY_LIFE_MS },
  edit: { expectedMs: 20_000, unheard: 'bet.changeUnheard', lifeMs: KEY_LIFE_MS },
  /** It has no key: what it names can be cancelled once, however often it is asked. The open bets show whether it was, to a player who looks as well: asked for ten minutes. */
  cancel: { expectedMs: 20_000, unheard: 'bet.cancelUnheard', lifeMs: TEN_MINUTES_MS },
  cashOut: { expectedMs: 20_000, unheard: 'cashOut.unheard', lifeMs: KEY_LIFE_MS },
  autoCashOut: { expectedMs: 20_000, unheard: 'autoCashOut.unheard', lifeMs: KEY_LIFE_MS },
  /** It goes by the key of what it removes, which is removed once and for good. */
  autoCashOutRemoval: { expectedMs: 20_000, unheard: 'autoCashOut.removeUnheard', lifeMs: KEY_LIFE_MS },
  /** A picture goes with it, which may take its time on the way. */
  deposit: { expectedMs: 30_000, unheard: 'deposit.unconfirmed', lifeMs: KEY_LIFE_MS },
  /** The player waits for a page to open. */
  redirect: { expectedMs: 20_000, unheard: 'deposit.redirectUnconfirmed', lifeMs: KEY_LIFE_MS },
  withdrawal: { expectedMs: 20_000, unheard: 'withdraw.unconfirmed', lifeMs: KEY_LIFE_MS },
  bank: { expectedMs: 20_000, unheard: 'bank.unconfirmed', lifeMs: KEY_LIFE_MS },
  /** Pictures go with it. */
  kyc: { expectedMs: 30_000, unheard: 'kyc.unconfirmed', lifeMs: KEY_LIFE_MS },
  bonus: { expectedMs: 20_000, unheard: 'bonus.unconfirmed', lifeMs: KEY_LIFE_MS },
  /** It has no key: it is asked for by asking again, while the player waits at the button; then the list shows whether it was done. */
  withdrawalCancel: {
    expectedMs: 15_000,

    unheard: 'withdraw.cancelUnconfirmed',
    lifeMs: 15_000,
  },
} as const satisfies Readonly<Record<string, SubmissionRules>>;
