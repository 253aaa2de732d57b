import type { LimitKind, LimitPeriod } from '@/domain/playSafe/SelfLimit';
import type { PlayActivity, SafetyState } from '@/domain/playSafe/SafetyState';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../device/Cancellation';

/** What a player may ask of their own rules. All but `timeOut` and `exclude` leave them where they are. */
export type SafetyOrder =
  | {
      readonly do: 'set';
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly amount: Paise | null;
    }
  | { readonly do: 'confirm' | 'withdraw'; readonly kind: LimitKind; readonly period: LimitPeriod }
  | { readonly do: 'interval'; readonly minutes: number }
  | { readonly do: 'goOn' };

export type BreakOrder =
  | { readonly do: 'timeOut'; readonly days: number }
  | { readonly do: 'exclude'; readonly months: number | null };

/** A break that has begun. */
export interface TakenBreak {
  /** null: with no end. */
  readonly until: number | null;
  /** The server's own sentence; empty when it gave none. */
  readonly words: string;
}

/** assumed: docs/wire.md 4.12. Only where the backend has the capability `playSafe`. */
export interface PlaySafeGateway {
  state(): Promise<Result<SafetyState, Failure>>;
  /** Gives how everything stands afterwards. */
  change(order: SafetyOrder): Promise<Result<SafetyState, Failure>>;
  /** By the time this answers the session is over, on every device. */
  takeBreak(order: BreakOrder): Promise<Result<TakenBreak, Failure>>;
  /** When an excluded player is back. `refused` with TOO_EARLY or NOT_EXCLUDED; needs no session. */
  askReturn(username: string, password: string): Promise<Result<number | null, Failure>>;
  activity(days: number, cancellation?: Cancellation): Promise<Result<PlayActivity, Failure>>;
}
