import type { BetRecord } from '../betting/BetRecord';
import type { StoppingLimit } from '../../wire/StoppingLimit';
import type { Market } from '../markets/Market';

/** What the desks that take bets and rounds ask before they do. Paise. */
export interface PlayGuard {
  /** `bet` is in the book already, with all that it may cost; `replacing` goes when it comes. False: it is refused. */
  mayBet(bet: BetRecord, market: Market, replacing?: BetRecord | null): boolean;
  mayPlay(userId: string, stake: number): boolean;
  /** Which of the player's own limits such a stake would go over. */
  limitsInTheWay(userId: string, stake: number): readonly StoppingLimit[];
  /** A round as it stands now; `paid` null while it is open, and `undefined` when it did not happen. */
  round(userId: string, id: string, at: number, stake: number, paid: number | null | undefined): void;
}
