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

export type PlayAnswer =
  | { readonly ok: true; readonly view: unknown }
  | { readonly ok: false; readonly code: PlayFault };
