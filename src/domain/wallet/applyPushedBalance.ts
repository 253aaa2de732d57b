import { NO_MONEY, type Paise } from '@/domain/shared/Money';
import type { Wallet } from './Wallet';

/** Figures of a push; only the balance is the specification's. null: the balance was not a number. */
export type BalancePush = (Pick<Wallet, 'balance' | 'version'> & BalanceParts) | null;

interface BalanceParts {
  readonly cash?: Paise;
  readonly coins?: Paise;
}

export type PushOutcome =
  | { readonly kind: 'replaced'; readonly wallet: Wallet }
  /** Nothing to show from it: keep what we have and ask for the whole wallet. */
  | { readonly kind: 'refetch' }
  /** The same as what we have. */
  | { readonly kind: 'ignored' };

/**
 * What a pushed balance means for the wallet that we have. A number is shown at once; only something else asks for the whole. Of two
 * numbered figures the higher stands; a lower one is late, or the server's counter has begun again, and its own answer tells which. WAL-03,
 * F45, F46, F91.
 */
export function applyPushedBalance(wallet: Wallet | null, push: BalancePush): PushOutcome {
  if (push === null) return { kind: 'refetch' };
  // Figures without a number are as good as the newest.
  const received = push.version ?? Infinity;
  if (wallet?.version !== undefined && received <= wallet.version)
    return { kind: received === wallet.version && saysTheSame(wallet, push) ? 'ignored' : 'refetch' };
  const version = push.version ?? wallet?.version;
  return {
    kind: 'replaced',
    wallet: { balance: push.balance, ...partsOf(wallet, push), ...(version !== undefined && { version }) },
  };
}

/** Other figures under the same version: the counter began again. */
function saysTheSame(wallet: Wallet, { balance, cash, coins }: NonNullable<BalancePush>): boolean {
  return (
    balance === wallet.balance &&
    (cash ?? wallet.cash) === wallet.cash &&
    (coins ?? wallet.coins) === wallet.coins
  );
}

function partsOf(
  wallet: Wallet | null,
  push: NonNullable<BalancePush>,
): Pick<Wallet, 'cash' | 'coins' | 'partsAreOlder'> {
  const coins = push.coins ?? wallet?.coins ?? NO_MONEY;
  if (push.cash !== undefined || wallet === null) return { cash: push.cash ?? null, coins };
  const { balance, cash, partsAreOlder, lastKnown } = wallet;
  // A balance that is the same as before has moved nothing.
  const before = partsAreOlder === true || lastKnown === true;
  const older = cash !== null && (before || balance !== push.balance);
  return { cash, coins, ...(older && { partsAreOlder: true as const }) };
}
