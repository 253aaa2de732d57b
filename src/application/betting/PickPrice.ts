import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { isInFlight } from '@/domain/betting/placementAfter';
import { priceKey } from '@/domain/sports/PriceKey';
import type { AuthPanel } from '@/domain/session/authPanels';
import type { BettingView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SessionView } from '../ports/state/SessionState';
import type { UseCase } from '../PlayerApp';
import type { AcceptanceMemory } from './AcceptanceMemory';
import type { SlipDesk } from './SlipDesk';

/** A tap on a price. The slip copies the price and the market's version: later ticks move the board, never the slip. */
export class PickPrice {
  constructor(
    private readonly session: SessionView,
    private readonly board: MarketBoardView,
    private readonly betting: BettingView,
    private readonly desk: SlipDesk,
    private readonly acceptance: AcceptanceMemory,
    private readonly openPanel: UseCase<[panel: AuthPanel, options: { readonly wish: string }]>,
  ) {}

  /** A visitor is asked to log in first, whatever the prices do. `level` 0 is the best price. Ignored while the market cannot be bet on, or a bet is under way. */
  execute(selection: Selection, level: number): void {
    if (!this.session.signedIn) {
      this.openPanel.execute('login', { wish: `/exchange/${encodeURIComponent(selection.matchId)}` });
      return;
    }
    const { marketId, runnerId, side } = selection;
    const conditions = this.board.conditions(marketId);
    const offer = this.board.price(priceKey(marketId, runnerId, side, level));
    if (offer === null || conditions?.status !== 'open' || this.board.freshness(marketId) !== 'live') return;
    if (this.board.runnerStatus(marketId, runnerId) !== 'active') return;
    const { placement } = this.betting;
    if (isInFlight(placement) || placement.state === 'unknown') return;
    this.desk.open({
      selection,
      odds: offer.price,
      marketVersion: conditions.version,
      stakeText: this.#stakeTextFor(selection),
      acceptOdds: this.acceptance.recall(),
    });
  }

  /** Another price of the same bet keeps the stake that was typed, unless that bet was placed already. */
  #stakeTextFor(selection: Selection): string {
    const { slip, placement } = this.betting;
    return slip !== null && placement.state !== 'accepted' && isSameBet(slip, selection)
      ? slip.stakeText
      : '';
  }
}

function isSameBet({ selection }: BetSlip, other: Selection): boolean {
  return (
    selection.marketId === other.marketId &&
    selection.runnerId === other.runnerId &&
    selection.side === other.side
  );
}
