import type { StoppingLimit } from '../wire/StoppingLimit';

export type PlayFault =
  | 'SESSION_ENDED'
  | 'INSUFFICIENT_FUNDS'
  | 'SELF_LIMIT'
  | 'LIMIT'
  | 'ROUND_OPEN'
  | 'ROUND_UNKNOWN'
  | 'STALE'
  | 'TRY_AGAIN'
  | 'WRONG_TABLE'
  | 'GAME_NOT_OFFERED';

export interface PlayRefusal {
  readonly ok: false;
  readonly code: PlayFault;
  /** With `SELF_LIMIT`: which ones, as the operator says. */
  readonly ownLimits?: readonly StoppingLimit[];
}

export type PlayAnswer = { readonly ok: true; readonly view: unknown } | PlayRefusal;

export function refused(code: PlayFault): PlayRefusal {
  return { ok: false, code };
}
