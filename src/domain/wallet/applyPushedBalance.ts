import type { Wallet } from './Wallet';

/** Figures of a push; absent ones are unchanged. null: the balance was not a number. */
export type BalancePush = (Pick<Wallet, 'balance'> & Partial<Omit<Wallet, 'balance'>>) | null;

export type PushOutcome =
  /** `confirm`: the push alone cannot prove that it is the latest or complete: ask for the whole wallet after the burst. */
  | { readonly kind: 'replaced'; readonly wallet: Wallet; readonly confirm: boolean }
  /** Nothing to show from it: keep what we have and ask for the whole wallet. */
  | { readonly kind: 'refetch' }
  /** Older than what we have, or the same. */
  | { readonly kind: 'ignored' };

/** What a pushed balance means for the wallet that we have. The highest version wins, in whatever order. WAL-03, F45, F46. */
export function applyPushedBalance(wallet: Wallet | null, push: BalancePush): PushOutcome {
  if (push === null) return { kind: 'refetch' };
  if (!isNewer(push.version, wallet?.version)) return { kind: 'ignored' };
  const cash = push.cash ?? wallet?.cash;
  const coins = push.coins ?? wallet?.coins;
  if (cash === undefined || coins === undefined) return { kind: 'refetch' };
  const version = push.version ?? wallet?.version;
  const complete = push.cash !== undefined && push.coins !== undefined && push.version !== undefined;
  return {
    kind: 'replaced',
    wallet: { balance: push.balance, cash, coins, ...(version !== undefined && { version }) },
    confirm: !complete,
  };
}

/** Whether a whole wallet that was asked for may replace the one we have: a push may have overtaken it (F46). */
export function mayReplace(current: Wallet | null, answer: Wallet): boolean {
  return current?.version === undefined || answer.version === undefined || answer.version >= current.version;
}

function isNewer(candidate: number | undefined, current: number | undefined): boolean {
  return candidate === undefined || current === undefined || candidate > current;
}
