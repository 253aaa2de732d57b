import type { BetsQuery } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import { betId } from '@/domain/shared/ids';
import { paise } from '@/domain/shared/Money';
import { tickUp } from '@/domain/sports/oddsLadder';
import { aBet, anOrder, BET_MS, LIVES, place } from './anOrder';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const BETS = 'docs/wire.md 4.3';
const ROWS = 10;
const BETTING = ['reads', 'logsIn', 'bets'] as const;

/** Bets with keys: one key is one bet, whatever becomes of an answer. */
export function betsContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('bets', open, [
    {
      title: 'a bet is taken, found by its key and listed',
      about: BETS,
      needs: BETTING,
      capability: 'betPlacement',
      walk: async (world) => {
        const { order, bets, bet } = await aBet(world);
        claim(LIVES.includes(bet.status), `the bet is ${bet.status}: ${String(bet.reason)}`);
        claim(bet.stake === order.stake, `a stake of ${bet.stake} where ${order.stake} was asked for`);
        claim(bet.side === order.side, `it is a ${bet.side} where a ${order.side} was asked for`);
        claim(isOf(bet.marketId, order.marketId), `it is on the market ${bet.marketId}`);
        claim(isOf(bet.runnerId, order.runnerId), `it is on the runner ${bet.runnerId}`);
        claim(bet.odds >= order.odds, `odds of ${bet.odds / 100} where ${order.odds / 100} were asked for`);
        const found = await byKey(world, order.key);
        claim(found?.id === bet.id, 'its key finds another bet, or none');
        const listed = answered(await world.after(bets.list({ skip: 0, pageSize: 10 })), 'the list of bets');
        const row = listed.bets.find(({ id }) => id === bet.id);
        claim(row !== undefined, 'it is not in the list');
        claim(row.key === order.key, 'the list names it without its key');
      },
    },
    {
      title: 'worse odds are taken down to the bound that an order names, and no further',
      about: `${BETS} (worstOdds)`,
      needs: BETTING,
      capability: 'oddsBound',
      walk: async (world) => {
        const { order: found } = await anOrder(world);
        const { ids } = world;
        const best = found.odds;
        const asked = tickUp(tickUp(best));
        if (asked <= best) notTried('the best price is the highest there is');
        const order = { ...found, odds: asked, acceptOdds: 'better' as const };
        const within = await place(world, { ...order, key: ids.betKey(), worstOdds: best });
        const beyond = await place(world, { ...order, key: ids.betKey(), worstOdds: tickUp(best) });
        claim(
          beyond.matched === 0 || beyond.odds >= tickUp(best),
          `odds of ${beyond.odds / 100} where ${tickUp(best) / 100} was the worst that was asked for`,
        );
        if (
          within.status === 'unmatched' ||
          within.reason === 'oddsChanged' ||
          within.reason === 'unmatchedNotAllowed'
        )
          notOffered('a bound for worse odds');
        claim(LIVES.includes(within.status), `the bet is ${within.status}: ${String(within.reason)}`);
        claim(within.matched === 0 || within.odds >= best, `odds of ${within.odds / 100} below the bound`);
        if (within.odds >= asked) notTried('it was taken at the odds asked for, or better');
        claim(within.requestedOdds === asked, 'it was asked for at other odds');
      },
    },
    {
      title: 'the same key twice is one bet',
      about: BETS,
      needs: BETTING,
      capability: 'betKeys',
      walk: async (world) => {
        const { order, bets } = await anOrder(world);
        const one = await place(world, order);
        const again = await place(world, order);
        claim(one.id === again.id, 'the same key made two bets');
        const listed = answered(await world.after(bets.list({ skip: 0, pageSize: 50 })), 'the list of bets');
        const same = listed.bets.filter(({ key }) => key === order.key);
        claim(same.length <= 1, `${same.length} bets of one key are listed`);
      },
    },
    {
      title: 'the same key for another bet is refused',
      about: `${BETS} (KEY_REUSED)`,
      needs: BETTING,
      capability: 'betKeys',
      walk: async (world) => {
        const { order, bets } = await anOrder(world);
        await place(world, order);
        const other = { ...order, stake: paise(order.stake + 100) };
        const failure = refused(await world.after(bets.place(other, BET_MS)), 'a key that was used');
        const code = failure.kind === 'refused' ? failure.code : failure.kind;
        claim(code === 'KEY_REUSED', `it failed as ${JSON.stringify(failure)}`);
      },
    },
    {
      title: 'a bet whose reply is lost is found by its key',
      about: `${BETS}; docs/faults.md F90`,
      needs: [...BETTING, 'injectsFaults'],
      capability: 'betKeys',
      walk: async (world) => {
        const { order, bets } = await anOrder(world);
        world.faults?.loseReply('POST', '/bets');
        const failure = refused(await world.after(bets.place(order, BET_MS)), 'a bet without an answer');
        claim(failure.sent, 'it was never sent');
        const found = await byKey(world, order.key);
        claim(found !== null, 'it was taken, and its key finds nothing');
      },
    },
    {
      title: 'a key that was never seen finds nothing',
      about: `${BETS} (KEY_UNKNOWN)`,
      needs: ['reads', 'logsIn'],
      capability: 'betKeys',
      walk: async (world) => {
        await world.logIn();
        const found = await byKey(world, world.ids.betKey());
        claim(found === null, 'it finds a bet');
      },
    },
    {
      title: 'a stake of nothing, and one below the minimum, are refused, and no bet is there',
      about: BETS,
      needs: BETTING,
      capability: 'betPlacement',
      walk: async (world) => {
        const { order, bets, market } = await anOrder(world);
        for (const stake of [paise(0), paise(market.limits.min - 100)]) {
          const key = world.ids.betKey();
          const result = await world.after(bets.place({ ...order, key, stake }, BET_MS));
          if (!result.ok) offered(world, result, 'placing a bet');
          if (result.ok)
            claim(result.value.status === 'rejected', `${stake} paise are ${result.value.status}`);
          const found = await byKey(world, key);
          claim(found === null || found.status === 'rejected', `a bet of ${stake} paise is there`);
        }
      },
    },
    {
      title: 'what is at risk grows with a bet',
      about: 'WAL-04; docs/wire.md 2',
      needs: BETTING,
      capability: 'betPlacement',
      walk: async (world) => {
        await world.logIn();
        const total = async () =>
          Math.abs(answered(await world.after(world.whole.betsGateway.exposure()), 'the exposure').total);
        const before = await total();
        const { bet } = await aBet(world);
        if (!LIVES.includes(bet.status)) notTried(`the bet was not taken: it is ${bet.status}`);
        claim((await total()) > before, 'the exposure did not grow');
      },
    },
    {
      title: 'the bets of a player can be read, with nothing left out',
      about: 'SPORT-06; docs/wire.md 4.3 (lists)',
      needs: ['reads', 'logsIn'],
      walk: async (world) => {
        await world.logIn();
        const list = (query: BetsQuery) => world.whole.betsGateway.list(query);
        const page = answered(await world.after(list({ skip: 0, pageSize: ROWS })), 'the list of bets');
        claim(page.unread === undefined, `${String(page.unread)} bets could not be read`);
        claim(page.count >= page.bets.length, `${page.bets.length} bets are listed, ${page.count} counted`);
        const ids = page.bets.map(({ id }) => id);
        claim(new Set(ids).size === ids.length, 'a bet is listed twice');
        claim(ids.length <= ROWS, `${ids.length} bets are listed where ${ROWS} were asked for`);
        if (ids.length > 1) {
          const second = answered(await world.after(list({ skip: 1, pageSize: 1 })), 'the second bet alone');
          claim(
            second.bets.length === 1 && second.bets[0]?.id === ids[1],
            'the second bet alone (skip 1, pagesize 1) is not the second of the list',
          );
        }
        const words = page.bets.flatMap(({ statusWord }) => (statusWord === null ? [] : [statusWord]));
        if (words.length > 0)
          world.advise(`a status is shown as it comes: ${[...new Set(words)].join(', ')}`);
      },
    },
    {
      title: 'a bet that does not exist cannot be cancelled',
      about: `${BETS} (BET_UNKNOWN)`,
      needs: BETTING,
      walk: async (world) => {
        await world.logIn();
        const cancel = await world.after(world.whole.betsGateway.cancel(betId('no-such-bet')));
        const { kind } = refused(offered(world, cancel, 'cancelling a bet'), 'the cancel');
        claim(kind === 'refused', `it failed as ${kind}`);
      },
    },
  ]);
}

/** What a backend does not say is not another one. */
const isOf = (said: string, asked: string): boolean => said === '' || said === asked;

export async function byKey(world: ContractWorld, key: Bet['key']): Promise<Bet | null> {
  if (key === null) notTried('the bet has no key');
  const found = await world.after(world.whole.betsGateway.byKey(key));
  return answered(offered(world, found, 'asking for a bet by its key'), 'the bet by its key');
}
