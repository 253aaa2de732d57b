import { data, good, on, type Loose } from './changing';
import type { FaultRow } from './serverFaults';

const runnersOf = (page: Loose): Loose[] => page.odds.flatMap(({ runners }: Loose) => runners);

/** The first price that is there becomes another. */
function withPrice(price: unknown) {
  return data('GET /bet/match/odds', (page) => {
    const level = runnersOf(page).find(({ back }) => back?.length > 0)?.back[0];
    if (level !== undefined) level[1] = price;
    return page;
  });
}

/** What is wrong with brand, lists, prices, games and scores. */
export const readingFaults: readonly FaultRow[] = [
  {
    fault: 'no word about codes at sign-up',
    named: 'the details of the app say',
    says: /sign-up waits/,
    begin: () => data('GET /getAppDetails', ({ OTP: _left, ...rest }) => rest),
  },
  {
    fault: 'a match without an id',
    named: 'all that is listed can be read',
    says: /matches/,
    begin: () =>
      data('GET /bet/matches', ({ matches: [{ id: _left, ...first }, ...more] }) => ({
        matches: [first, ...more],
      })),
  },
  {
    fault: 'a market without a greatest profit',
    named: 'a match has markets of its own',
    says: /match\.markets, 0\.maxProfit is missing/,
    begin: () =>
      data('GET /bet/match/odds', ({ markets: [{ maxProfit: _left, ...first }, ...more], ...page }) => ({
        ...page,
        markets: [first, ...more],
      })),
  },
  {
    fault: 'a match that is listed twice',
    named: 'a list names each match once',
    says: /twice|date/,
    begin: () => data('GET /bet/matches', ({ matches }) => ({ matches: [...matches, matches[0]] })),
  },
  {
    fault: 'a list that ignores its filter',
    named: 'a list of one sport has no other',
    says: /does not belong there/,
    begin: () => on('GET /bet/matches', (request, forward) => forward({ ...request, query: '' })),
  },
  {
    fault: 'a price with letters in it',
    named: 'a match has markets of its own',
    says: /cannot be read/,
    begin: () => withPrice('1.9x'),
  },
  {
    fault: 'odds of 1',
    named: 'a match has markets of its own',
    says: /cannot be read/,
    begin: () => withPrice(1),
  },
  {
    fault: 'odds with three places',
    named: 'a match has markets of its own',
    says: /cannot be read/,
    begin: () => withPrice(1.855),
  },
  {
    fault: 'back and lay that are changed over',
    named: 'who backs gets lower odds',
    says: /is not below lay/,
    begin: () =>
      data('GET /bet/match/odds', (page) => {
        for (const runner of runnersOf(page)) [runner.back, runner.lay] = [runner.lay, runner.back];
        return page;
      }),
  },
  {
    fault: 'an answer for a match that does not exist',
    named: 'a match that does not exist is refused',
    says: /failed as|should have been refused/,
    begin: () => on('GET /bet/match/odds', async () => good({ match: null, markets: [], odds: [] })),
  },
  {
    fault: 'the score of another match',
    named: 'the whole score of a match in play',
    says: /unexpected/,
    begin: () => data('GET /sports/match/score', ({ score }) => ({ score: { ...score, refMatchId: '7' } })),
  },
  {
    fault: 'a game at an address that is a script',
    named: 'a game of the list is opened',
    says: /the address is none: javascript:/,
    begin: () => data('POST /lobby', (page) => ({ ...page, url: 'javascript:alert(1)' })),
  },
  {
    fault: 'a game without a name',
    named: 'the games that are listed',
    says: /games/,
    begin: () =>
      data('GET /casino/games', ({ groups }) => {
        groups[0].games[0].name = '';
        return { groups };
      }),
  },
];
