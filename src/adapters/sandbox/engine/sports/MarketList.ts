import type { Kernel } from '../kernel/Kernel';
import type { Market } from '../markets/Market';
import { marketIdOf, openMarket } from '../markets/openMarket';
import type { Match } from './Match';
import { plansOf } from './plansOf';
import { surplusOf } from './surplusOf';

export type FoundMarket = { readonly match: Match; readonly market: Market };

/** Which markets there are, found by their ids. They come with the story of their match and go when they are long settled. */
export class MarketList {
  private readonly byMarket = new Map<string, Match>();

  constructor(private readonly kernel: Kernel) {}

  find(id: string): FoundMarket | null {
    const match = this.byMarket.get(id);
    const market = match?.markets.find((each) => each.id === id);
    return match === undefined || market === undefined ? null : { match, market };
  }

  add(match: Match): void {
    for (const market of match.markets) this.byMarket.set(market.id, match);
  }

  remove(match: Match): void {
    for (const market of match.markets) this.byMarket.delete(market.id);
  }

  /** Puts on offer whatever the story makes a question of by now. */
  open(match: Match): readonly Market[] {
    const opened: Market[] = [];
    for (const plan of plansOf(this.kernel.seed, match)) {
      const id = marketIdOf(match, plan);
      if (match.markets.some((each) => each.id === id)) continue;
      const market = openMarket(this.kernel.seed, match, plan);
      match.markets.push(market);
      this.byMarket.set(id, match);
      opened.push(market);
    }
    return opened;
  }

  /** The oldest results, settled by that moment, make room for new ones; once the match is not listed any more, only those that paid stay. */
  tidy(match: Match, onShow: boolean, settledBy: number): void {
    for (const market of surplusOf(match, onShow, settledBy)) {
      match.markets.splice(match.markets.indexOf(market), 1);
      this.byMarket.delete(market.id);
    }
  }
}
