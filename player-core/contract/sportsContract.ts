import { matchId } from '@/domain/shared/ids';
import { answered, claim, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { expectApart, expectPrices } from './expectPrices';
import { matchesOf } from './matchesOf';
import { nothingDropped } from './nothingDropped';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const LISTS = 'docs/wire.md 4.1';

/** The lists and a match with its markets and first prices. */
export function sportsContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('lists and prices', open, [
    {
      title: 'a list names each match once, with when it begins',
      about: LISTS,
      walk: async (world) => {
        const all = await matchesOf(world);
        claim(new Set(all.map(({ id }) => id)).size === all.length, 'a match is listed twice');
        const dateless = all.filter(({ startsAt }) => !Number.isFinite(startsAt));
        claim(dateless.length === 0, `no date: ${dateless.map(({ name }) => name).join(', ')}`);
      },
    },
    {
      title: 'all that is listed can be read',
      about: LISTS,
      walk: async (world) => {
        const all = await matchesOf(world);
        nothingDropped(world);
        if (all.length > 0 && all.every(({ matchOdds }) => matchOdds === null))
          world.advise('no match of the list has its market (`matchOdds`): lists show no prices');
      },
    },
    {
      title: 'a list of one sport has no other, one of what is in play nothing else',
      about: LISTS,
      walk: async ({ first, after }) => {
        const call = after(first.sportsGateway.matches({ sport: 'cricket', inPlay: true }));
        const strangers = answered(await call, 'the list of cricket in play').filter(
          ({ sport, status }) => sport !== 'cricket' || status === 'upcoming' || status === 'finished',
        );
        claim(
          strangers.length === 0,
          `does not belong there: ${strangers.map(({ name }) => name).join(', ')}`,
        );
      },
    },
    {
      title: 'a match has markets of its own, each once, with prices that can be',
      about: LISTS,
      walk: async (world) => {
        const page = await firstMatch(world);
        // Before all else: a market that was left out is missed below, and not what is wrong.
        nothingDropped(world);
        if (page.markets.length === 0) notTried('the match has no market now');
        const ids = page.markets.map(({ id }) => id);
        claim(new Set(ids).size === ids.length, 'a market is listed twice');
        claim(
          page.markets.every((market) => market.matchId === page.match.id),
          'a market belongs to another match',
        );
        for (const image of page.prices) {
          claim(ids.includes(image.id), `prices of a market that is not there: ${image.id}`);
          expectPrices(image);
        }
      },
    },
    {
      title: 'who backs gets lower odds than who lays',
      about: `${LISTS}; docs/betting-rules.md`,
      walk: async (world) => {
        const { markets, prices } = await firstMatch(world);
        const onLadder = markets.filter(({ kind }) => kind === 'matchOdds').map(({ id }) => id);
        const compared = prices.filter(({ id }) => onLadder.includes(id));
        if (compared.length === 0) notTried('the match has no prices of match odds now');
        compared.forEach(expectApart);
      },
    },
    {
      title: 'bookmaker and fancy markets of a match can be read',
      about: LISTS,
      walk: async (world) => {
        const { first, after } = world;
        const [listed] = await matchesOf(world);
        if (listed === undefined) notTried('no match is listed');
        for (const call of ['bookmaker', 'fancy'] as const) {
          const page = answered(await after(first.sportsGateway[call](listed.id)), `the ${call} markets`);
          page.prices.forEach(expectPrices);
        }
        nothingDropped(world);
      },
    },
    {
      title: 'the settings of a match name limits that can be met',
      about: `SPORT-07; ${LISTS}`,
      walk: async (world) => {
        const { first, after } = world;
        const [listed] = await matchesOf(world);
        if (listed === undefined) notTried('no match is listed');
        const set = answered(await after(first.sportsGateway.settings(listed.id)), 'the settings of a match');
        claim(set.minStake <= set.maxStake, `stakes from ${set.minStake} to ${set.maxStake}`);
      },
    },
    {
      title: 'a match that does not exist is refused in so many words',
      about: LISTS,
      walk: async ({ first, after }) => {
        const call = first.sportsGateway.match(matchId('999999999'));
        const failure = refused(await after(call), 'a match that does not exist');
        claim(
          failure.kind === 'refused' && failure.code === 'MATCH_UNKNOWN',
          `it failed as ${JSON.stringify(failure)}`,
        );
      },
    },
  ]);
}

async function firstMatch(world: ContractWorld) {
  const { first, after } = world;
  const all = await matchesOf(world);
  const listed = all.find(({ matchOdds }) => matchOdds !== null) ?? all[0];
  if (listed === undefined) notTried('no match is listed');
  const page = answered(await after(first.sportsGateway.match(listed.id)), 'the match');
  claim(page.match.id === listed.id, 'another match came');
  return page;
}
