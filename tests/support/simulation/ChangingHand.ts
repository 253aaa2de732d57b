import type { PlayerApp } from '@/application/PlayerApp';
import type { Bet } from '@/domain/betting/Bet';
import { CASH_OUT_PARTS } from '@/domain/betting/cashOutPart';
import { isWaiting } from '@/domain/betting/isWaiting';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';

type Door = Pick<PlayerApp, 'betting'>;

const PARTS = [25, 50, 75, CASH_OUT_PARTS.all];
const CHANGES_SOMETHING = 0.12;

/** What a player does to bets that stand: other odds, another stake, called back, cashed out whole or in part. */
export class ChangingHand {
  readonly counted = {
    edits: 0,
    'waiting bets cancelled': 0,
    'cash outs': 0,
    'cash outs in part': 0,
  };

  constructor(private readonly roll: () => number) {}

  /** Whether something was done. */
  act(app: Door): boolean {
    const { view } = app.betting;
    const stage = view.cashOut?.stage.state;
    if (stage === 'quoted' || stage === 'unheard') return this.#take(app);
    if (this.roll() > CHANGES_SOMETHING) return false;
    const waiting = this.#one(view.openBets.filter(isWaiting));
    if (waiting !== undefined && this.roll() < 0.8) return this.#change(app, waiting);
    return this.roll() < 0.5 && this.#cashOut(app);
  }

  #change({ betting }: Door, bet: Bet): boolean {
    if (this.roll() < 0.15) {
      this.counted['waiting bets cancelled'] += 1;
      void betting.cancelBet(bet.id);
      return true;
    }
    const { requestedOdds } = bet;
    const dice = this.roll();
    const odds = dice < 0.4 ? tickUp(requestedOdds) : dice < 0.8 ? tickDown(requestedOdds) : requestedOdds;
    const stakeText = String(100 + Math.floor(this.roll() * 300));
    const edited = betting.editBet(bet.id, { odds, stakeText });
    // Another tap before anything was answered changes nothing.
    if (this.roll() < 0.1) betting.editBet(bet.id, { odds, stakeText: '500' });
    if (edited.ok) this.counted.edits += 1;
    return edited.ok;
  }

  /** What has a figure now: its prices are live. */
  #cashOut({ betting }: Door): boolean {
    const part = PARTS[Math.floor(this.roll() * PARTS.length)] ?? CASH_OUT_PARTS.all;
    const markets = new Map(betting.view.openBets.map(({ marketId, matchId }) => [marketId, matchId]));
    const figures = [...markets].flatMap(([marketId, matchId]) => {
      const figure = betting.cashOutFigure(matchId, marketId, part);
      return figure === null || figure.problem !== null ? [] : [{ matchId, marketId, amount: figure.amount }];
    });
    const found = this.#one(figures);
    if (found === undefined) return false;
    this.counted[part === CASH_OUT_PARTS.all ? 'cash outs' : 'cash outs in part'] += 1;
    void betting.takeCashOut(found.matchId, found.marketId, found.amount, part);
    return true;
  }

  #take({ betting }: Door): boolean {
    if (this.roll() < 0.3) betting.closeCashOut();
    else void betting.confirmCashOut();
    return true;
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.roll() * items.length)];
  }
}
