import { at, type Scene } from './Scene';

interface Offer {
  readonly marketId: string;
  readonly runnerId: string;
  readonly odds: number;
  readonly version: number;
}

interface Prices {
  readonly runners: readonly { readonly id: string; readonly back: readonly (readonly number[])[] }[];
}

const bestOf = ({ back }: Prices['runners'][number]): number => back[0]?.[1] ?? 0;

/** Markets of match odds that are open before their match, with the best odds to back at. */
export function offers({ ask, engine }: Scene): readonly Offer[] {
  const { matches } = ask('matches', { query: { inplay: 'false' } }) as {
    matches: readonly { id: string }[];
  };
  return matches.slice(0, 4).map(({ id }) => {
    const page = ask('match', { query: { refmatchid: id } });
    const market: { id: string; version: number } = at(page, 'markets', 0);
    engine.market(market.id, { action: 'freeze' });
    const prices: Prices = at(ask('match', { query: { refmatchid: id } }), 'odds', 0);
    // A bonus counts no shorter odds.
    const runner = prices.runners.find((each) => bestOf(each) >= 1.6) ?? prices.runners[0]!;
    return {
      marketId: market.id,
      runnerId: runner.id,
      odds: bestOf(runner),
      version: market.version,
    };
  });
}

/** Bets that are taken, that wait, that are changed and cashed out. */
export function bet(scene: Scene, [first, second]: readonly Offer[]): void {
  const { ask, key } = scene;
  const order = ({ marketId, runnerId, odds, version }: Offer, stake: number) => ({
    ...{
      key: key(),
      marketId,
      runnerId,
      side: 'back',
      odds,
      stake,
      marketVersion: version,
      acceptOdds: 'better',
    },
  });
  const taken = order(first!, 500);
  ask('placeBet', { body: taken });
  ask('placeBet', { body: { ...taken, key: key(), worstOdds: Math.round((taken.odds - 0.01) * 100) / 100 } });
  ask('placeBet', { body: { ...taken, stake: 600 } });
  ask('placeBet', { body: { ...taken, key: 'not a key' } });
  ask('placeBet', { body: { ...taken, key: key(), marketId: '1.0' } });
  ask('placeBet', { body: order(first!, 9_000_000) });
  ask('betByKey', { parameters: { key: taken.key } });
  ask('betByKey', { parameters: { key: key() } });
  const waiting: string = at(ask('placeBet', { body: { ...order(second!, 300), odds: 990 } }), 'bet', 'id');
  const replaced = ask('editBet', { body: { betId: waiting, key: key(), odds: 980, stake: 250 } });
  const betId: string = at(replaced, 'replacement', 'id');
  ask('cancelBet', { body: { betId } });
  ask('cancelBet', { body: { betId } });
  ask('cancelBet', { body: { betId: 'B0' } });
  ask('exposure');
  const { marketId } = first!;
  const auto = { marketId, amount: 0.5, key: key() };
  const wished = ask('setAutoCashOut', { body: auto });
  ask('setAutoCashOut', { body: { ...auto, amount: 1 } });
  ask('setAutoCashOut', { body: { ...auto, key: key() } });
  ask('setAutoCashOut', { body: { ...auto, key: key(), amount: 9_000_000, replaces: auto.key } });
  ask('setAutoCashOut', { body: { ...auto, key: key(), marketId: '1.0' } });
  ask('autoCashOuts');
  ask('autoCashOutByKey', { parameters: { key: at(wished, 'autoCashOut', 'key') } });
  ask('autoCashOutByKey', { parameters: { key: key() } });
  ask('removeAutoCashOut', { body: { marketId, key: auto.key } });
  const quoteId: string = at(ask('cashOutQuote', { body: { marketId } }), 'quote', 'id');
  const cashOut = { quoteId, key: key() };
  ask('cashOut', { body: cashOut });
  ask('cashOutByKey', { parameters: { key: cashOut.key } });
  ask('cashOutByKey', { parameters: { key: key() } });
  ask('cashOutQuote', { body: { marketId: second!.marketId } });
  ask('bets', { query: { skip: '0', pagesize: '10', betstatus: 'open' } });
  ask('bets', { query: { skip: '0', pagesize: '10' } });
}
