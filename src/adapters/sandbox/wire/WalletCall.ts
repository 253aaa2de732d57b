import type { StoppingLimit } from './StoppingLimit';

/**
 * assumed: the seamless wallet, server to server (docs/wire.md 4.4). A provider names its rounds; each call may be lost and is repeated until it is
 * answered: the same call has the same effect once. Paise.
 */
export type WalletCall =
  /** Who plays, and what. */
  | { readonly kind: 'open'; readonly session: string }
  /** Takes the stake of a round. */
  | { readonly kind: 'bet'; readonly session: string; readonly round: string; readonly amount: number }
  /** Ends a round: what it pays, or nothing. The session may be over by then, the money is owed all the same. */
  | { readonly kind: 'win'; readonly round: string; readonly amount: number }
  /** The round did not happen: the stake goes back; a bet of it that comes later is not taken. */
  | { readonly kind: 'refund'; readonly round: string };

export type WalletRefusal =
  | 'SESSION_ENDED'
  | 'INSUFFICIENT_FUNDS'
  | 'SELF_LIMIT'
  | 'ROUND_REUSED'
  | 'ROUND_UNKNOWN'
  | 'ROUND_CLOSED'
  | 'MALFORMED';

export interface OpenedGame {
  readonly player: string;
  readonly provider: string;
  readonly code: string;
  readonly name: string;
  /** Which game of the provider's it is. */
  readonly plays: string;
}

export type WalletReply =
  | { readonly ok: true; readonly cash: number; readonly game?: OpenedGame }
  /** `ownLimits`: with `SELF_LIMIT`, which ones. */
  | { readonly ok: false; readonly code: WalletRefusal; readonly ownLimits?: readonly StoppingLimit[] };
