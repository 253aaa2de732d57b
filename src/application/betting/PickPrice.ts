import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { stakeText } from '@/domain/betting/parseStake';
import type { AuthPanel } from '@/domain/session/authPanels';
import { say } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import { priceKey } from '@/domain/sports/PriceKey';
import type { Notify } from '../notices/Notify';
import type { BettingView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SessionView } from '../ports/state/SessionState';
import type { UseCase } from '../PlayerApp';
import type { AcceptanceMemory } from './AcceptanceMemory';
import { isSameBet } from './isSameBet';
import type { OneClick } from './OneClick';
import type { PlaceBet } from './PlaceBet';
import type { SlipDesk } from './SlipDesk';

/**
 * A tap on a price. The slip copies the price and the market's version: later ticks move the board, never the slip. Another price of a bet whose
 * slip can still be changed goes into that slip; anything else opens one more. With one-click on, it is placed at once.
 */
export class PickPrice {
  constructor(
    private readonly session: SessionView,
    private readonly board: MarketBoardView,
    private readonly betting: BettingView,
    private readonly desk: SlipDesk,
    private readonly acceptance: AcceptanceMemory,
    private readonly openPanel: UseCase<[panel: AuthPanel, options: { readonly wish: string }]>,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly oneClick: Pick<OneClick, 'allows'>,
    private readonly placeBet: Pick<PlaceBet, 'execute'>,
  ) {}

  /** A visitor is asked to log in first, whatever the prices do. `level` 0 is the best price. Ignored while the market cannot be bet on. */
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
    const taken = {
      selection,
      odds: offer.price,
      line: offer.line ?? null,
      marketVersion: conditions.version,
      acceptOdds: this.acceptance.recall(),
    };
    const allowed = this.oneClick.allows(selection);
    if (allowed === 'tooSoon') return;
    const id = this.#open(taken, level);
    if (id === null) this.notify.execute(say('bet.tooManySlips'), 'warning');
    else if (allowed === 'yes') this.#placeAtOnce(id);
  }

  /** The slip that the price is in now; null when too many are open. */
  #open(taken: Omit<BetSlip, 'stakeText'>, level: number): SlipId | null {
    const same = this.betting.slips.filter(({ slip }) => isSameBet(slip.selection, taken.selection));
    const free = same.find(({ placement }) => CHANGEABLE.has(placement.state));
    if (free !== undefined) {
      this.desk.edit(free.id, ({ stakeText }) => ({ ...taken, stakeText }), level);
      return free.id;
    }
    // The receipt of the bet before makes way for the next one like it.
    for (const { id, placement } of same) if (placement.state === 'accepted') this.desk.close(id);
    return this.desk.open({ ...taken, stakeText: '' }, level);
  }

  /** What stands in the way is said in the slip, as always. */
  #placeAtOnce(id: SlipId): void {
    const { oneClick } = this.betting;
    if (oneClick === null) return;
    this.desk.edit(id, (slip) => ({ ...slip, stakeText: stakeText(oneClick.stake) }));
    void this.placeBet.execute(id);
  }
}

const CHANGEABLE: ReadonlySet<string> = new Set(['editing', 'oddsChanged', 'rejected']);
