import type { BetOrder } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import type { Market } from '@/domain/sports/Market';
import { answered, notTried } from './ContractCase';
import { matchesOf } from './matchesOf';
import { offered } from './offered';
import type { ContractWorld } from './openContractWorld';

/** A bet in play waits out its delay. */
export const BET_MS = 20_000;
/** Matches that are looked at for one that can be bet on: so many that are to come, and so many in play. */
const MAX_MATCHES = 5;
/** So often a price may move away from an order. */
const MOVES = 5;

export const LIVES: readonly Bet['status'][] = ['pending', 'unmatched', 'partlyMatched', 'matched', 'open'];

/**
 * The smallest bet on the favourite's best price in a market that can be bet on, if there is one of a match to come: in play a ball or a move of the
 * price may refuse a bet, which is nobody's fault. `kind`: of which kind it has to be, for who reads why none was found.
 */
export async function anOrder(
  world: ContractWorld,
  suits: (market: Market) => boolean = () => true,
  kind = '',
) {
  const { whole, first, after, logIn, ids } = world;
  await logIn();
  const matches = await matchesOf(world);
  const those = (inPlay: boolean) =>
    matches.filter(({ status }) => (status === 'inPlay') === inPlay).slice(0, MAX_MATCHES);
  // The soonest last: it may begin before the bet is there.
  for (const listed of [...those(false).toReversed(), ...those(true)]) {
    const page = answered(await after(first.sportsGateway.match(listed.id)), 'the match');
    for (const market of page.markets.filter(
      (each) => each.status === 'open' && each.kind === 'matchOdds' && suits(each),
    )) {
      const image = page.prices.find(({ id }) => id === market.id);
      const offers = (image?.runners ?? []).flatMap(({ id, back }) => {
        const offer = back?.find(({ level }) => level === 0)?.offer ?? null;
        return offer === null ? [] : [{ id, price: offer.price }];
      });
      // The likeliest to win: another may be on offer at any odds, also at those that a bet is to wait at.
      const [best] = offers.toSorted((one, other) => one.price - other.price);
      if (best === undefined) continue;
      const order: BetOrder = {
        ...{ key: ids.betKey(), marketId: market.id, runnerId: best.id, side: 'back' },
        ...{ marketKind: market.kind, odds: best.price, line: null, stake: market.limits.min },
        ...{ marketVersion: image?.version ?? market.version, acceptOdds: 'none' },
      };
      return { order, bets: whole.betsGateway, market, match: page.match };
    }
  }
  return notTried(`there is no market that can be bet on now${kind}`);
}

export async function place(world: ContractWorld, order: BetOrder): Promise<Bet> {
  const placed = await world.after(world.whole.betsGateway.place(order, BET_MS));
  return answered(offered(world, placed, 'placing a bet'), 'the bet');
}

/** A bet at the best price of now. Where the price moves while its order is on its way, another is asked for. */
export async function aBet(world: ContractWorld) {
  for (let left = MOVES; ; left -= 1) {
    const found = await anOrder(world);
    const bet = await place(world, found.order);
    if (bet.reason !== 'oddsChanged' || left === 0) return { ...found, bet };
  }
}
