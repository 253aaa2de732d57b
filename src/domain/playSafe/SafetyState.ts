import type { Paise } from '../shared/Money';
import type { RealityCheck } from './RealityCheck';
import type { SelfLimit } from './SelfLimit';

/** All that the server keeps of a player's own rules. */
export interface SafetyState {
  readonly limits: readonly SelfLimit[];
  readonly check: RealityCheck;
}

/** What a player did in the last days. */
export interface PlayActivity {
  readonly since: number;
  readonly staked: Paise;
  /** Negative: lost. */
  readonly net: Paise;
  readonly bets: number;
  readonly rounds: number;
  readonly deposited: Paise;
}
