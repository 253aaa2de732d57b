import type { Bet } from '@/domain/betting/Bet';
import { addedExposure } from '@/domain/betting/addedExposure';
import { marketExposure } from '@/domain/betting/marketExposure';
import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { isInFlight } from '@/domain/betting/placementAfter';
import { termsOf, type MarketTerms } from '@/domain/betting/MarketTerms';
import { atRiskOn } from '@/domain/betting/projection';
import type { SlipSituation } from '@/domain/betting/slipErrors';
import { slipAsMatched } from '@/domain/betting/slipSummary';
import { paise, type Paise } from '@/domain/shared/Money';
import { slipId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { fundsNow } from '@/domain/wallet/fundsNow';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import { findMarket } from './findMarket';
import { isSameBet } from './isSameBet';
import { slipsByMarket } from './slipsByMarket';

/** Sent, and no word from the server yet that it holds the money. */
const UNHELD: ReadonlySet<string> = new Set(['submitting', 'unknown']);

/** Gathers what decides whether a slip can be placed now, from everything that is known. */
export class SlipChecks {
  constructor(
    private readonly ports: Pick<
      Ports,
      'config' | 'session' | 'connection' | 'board' | 'matches' | 'wallet' | 'betting'
    >,
  ) {}

  situation(view: SlipView): SlipSituation {
    const { slip } = view;
    const { matchId, marketId, runnerId, side } = slip.selection;
    const market = findMarket(this.ports.matches, matchId, marketId);
    const best = this.ports.board.best(marketId, runnerId, side);
    return {
      slip,
      offered: this.ports.config.capabilities.betPlacement,
      signedIn: this.ports.session.signedIn,
      online: this.ports.connection.online,
      inFlight: this.#inFlight(view),
      live: this.ports.board.freshness(marketId) === 'live',
      market: this.ports.board.conditions(marketId),
      runner: this.ports.board.runnerStatus(marketId, runnerId),
      bestOdds: best?.price ?? null,
      bestLine: best?.line ?? null,
      limits: market?.limits ?? null,
      cash: this.#cashFor(view),
      addedExposure: this.#addedExposure(slip, market),
    };
  }

  /** The same for other odds or another stake of a bet that waits, which takes the place of what waits of it and of what that holds. */
  ofBet(bet: Bet, entry: Pick<BetSlip, 'odds' | 'stakeText'>): SlipSituation {
    const { matchId, matchName, marketId, marketName, marketKind, runnerId, side } = bet;
    const slip: BetSlip = {
      selection: {
        matchId,
        matchName,
        marketId,
        marketName,
        marketKind,
        runnerId,
        runnerName: bet.selection,
        side,
      },
      ...entry,
      line: bet.line,
      marketVersion: this.ports.board.conditions(marketId)?.version ?? 0,
      acceptOdds: 'any',
    };
    const view: SlipView = { id: slipId(''), slip, placement: { state: 'editing' }, level: 0 };
    return { ...this.situation(view), inFlight: false, addedExposure: this.#addedInPlaceOf(bet, slip) };
  }

  /** By how much these raise together what can be lost: on one market they may cover each other, markets never do. null: not known. */
  addedTogether(views: readonly SlipView[]): Paise | null {
    if (this.ports.betting.openBetsFailed !== null) return null;
    const added = slipsByMarket(views).map((slips) => this.#addedBy(slips.map(({ slip }) => slip)));
    return paise(added.reduce((sum, each) => sum + each, 0));
  }

  #inFlight({ slip, placement }: SlipView): boolean {
    // One like it whose fate is unknown would be placed twice. One that no server has seen lends its key instead.
    const twin = this.ports.betting.pending.some(
      (other) => other.unheard !== true && isSameBet(other.slip.selection, slip.selection),
    );
    return twin || isInFlight(placement) || this.#isAskedFor(slip);
  }

  #isAskedFor(slip: BetSlip): boolean {
    return this.ports.betting.slips.some(
      (other) => other.placement.state === 'asking' && isSameBet(other.slip.selection, slip.selection),
    );
  }

  /** What other slips have just sent is spoken for, though the server has not held it yet. */
  #cashFor({ id }: SlipView): Paise | null {
    const cash = fundsNow(this.ports.wallet);
    if (cash === null) return null;
    const spoken = this.ports.betting.slips
      .filter(({ id: other, placement }) => other !== id && UNHELD.has(placement.state))
      .map(({ slip: { selection }, slip }) =>
        Math.max(
          0,
          this.#addedExposure(slip, findMarket(this.ports.matches, selection.matchId, selection.marketId)) ??
            0,
        ),
      );
    return paise(spoken.reduce((left, each) => left - each, cash));
  }

  #addedExposure(slip: BetSlip, market: Market | null): Paise | null {
    if (slipAsMatched(slip) === null || this.ports.betting.openBetsFailed !== null) return null;
    return this.#addedBy([slip], market);
  }

  #addedInPlaceOf(bet: Bet, slip: BetSlip): Paise | null {
    const added = slipAsMatched(slip);
    const { openBets, openBetsFailed } = this.ports.betting;
    if (added === null || openBetsFailed !== null) return null;
    const terms = this.#termsOn(slip.selection);
    const left = openBets.map((each) => (each.id === bet.id ? { ...each, stake: each.matched } : each));
    const before = marketExposure(terms, atRiskOn(bet.marketId, openBets));
    const after = marketExposure(terms, [...atRiskOn(bet.marketId, left), added]);
    return paise(Math.max(0, after - before));
  }

  /** Slips of one market. */
  #addedBy(slips: readonly BetSlip[], known?: Market | null): Paise {
    const [first] = slips;
    if (first === undefined) return paise(0);
    const added = slips.flatMap((slip) => slipAsMatched(slip) ?? []);
    const atRisk = atRiskOn(first.selection.marketId, this.ports.betting.openBets);
    return addedExposure(this.#termsOn(first.selection, known), atRisk, ...added);
  }

  #termsOn({ matchId, marketId, marketKind }: Selection, known?: Market | null): MarketTerms {
    const market = known ?? findMarket(this.ports.matches, matchId, marketId);
    return market === null ? { kind: marketKind, winners: 1, runners: [] } : termsOf(market);
  }
}
