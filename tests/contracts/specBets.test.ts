import { afterEach, describe, expect, it } from 'vitest';
import type { BetsPage } from '@/application/ports/gateways/BetsGateway';
import type { MatchId } from '@/domain/shared/ids';
import { matchId } from '@/domain/shared/ids';
import type { SpecBet } from '@tests/support/specBackend/SpecBet';
import type { SpecOptions } from '@tests/support/specBackend/SpecOptions';
import { startSpecBackend } from '@tests/support/specBackend/startSpecBackend';
import { httpWorld } from '@tests/support/wire/httpWorld';

const CLOSE: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of CLOSE.splice(0)) await close();
});

/** Our gateways before the specification's backend, as its demo player. */
async function before(options: SpecOptions = {}) {
  const backend = await startSpecBackend({ hasDemoUsers: true, ...options });
  CLOSE.push(() => backend.close());
  const { apiUrl, sportsUrl, lobbyUrl, world } = backend;
  const http = httpWorld({ url: apiUrl, settings: { sportsUrl, lobbyUrl } });
  const entered = await http.session.logInAsDemo();
  if (!entered.ok) throw new Error('no demo player');
  http.held = entered.value.token;
  const player = world.demo();
  if (player === undefined) throw new Error('no demo player');
  const list = async (query: {
    status?: 'open' | 'settled';
    matchId?: MatchId;
    skip?: number;
    pageSize?: number;
  }) => {
    const answer = await http.bets.list({ skip: 0, pageSize: 10, ...query });
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  };
  return { http, backend, player, list };
}

const received = ({ bets }: BetsPage) =>
  bets.map(({ status, statusWord, side, stake, odds, exactOdds, profitLoss }) =>
    [statusWord ?? status, side, stake, exactOdds ?? odds, profitLoss].join(' '),
  );

describe('bets of a backend written from the specification alone', () => {
  it('[F93] [SPORT-06] every open one is read, in whatever words and places', async () => {
    const { list, backend } = await before();
    const page = await list({ status: 'open' });
    expect(received(page)).toEqual(['open back 10000 18550 ', 'open lay 20050 210 ', 'open back 5000 340 ']);
    expect(page.count).toBe(3);
    expect(page.unread).toBeUndefined();
    expect(page.bets.map(({ id, matchId: match, matchName }) => [id, match, matchName])).toEqual([
      ['700', '33101', 'Kolkata v Chennai'],
      ['701', '33101', 'Kolkata v Chennai'],
      ['702', '33102', 'Harbour United v Northside'],
    ]);
    expect(page.bets.filter(({ createdAt }) => createdAt === null)).toEqual([]);
    expect(backend.world.complaints).toEqual([]);
  });

  it('[F93] [SPORT-06] a settled one says what came of it', async () => {
    const { list } = await before();
    const page = await list({ status: 'settled' });
    expect(received(page)).toEqual([
      'settled back 30000 190 27000',
      'settled back 15000 250 -15000',
      'settled lay 8000 175 8000',
      'settled-by-hand back 2500 400 ',
    ]);
    expect(page.bets.filter(({ createdAt }) => createdAt === null)).toEqual([]);
    expect(page.bets.map(({ workedOut }) => workedOut)).toEqual([true, true, true, false]);
  });

  it('[HDR-08] the bets of one match, as its popup asks', async () => {
    const { http, backend } = await before();
    const answer = await http.bets.ofMatch(matchId('33102'), 0);
    expect(answer.ok && received(answer.value)).toHaveLength(3);
    expect(backend.world.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: '/bets',
      query: { skip: '0', pageSize: '10', refmatchid: '33102' },
    });
  });

  it('[F93] a row that cannot be read is counted beside those that can', async () => {
    const { list, player } = await before();
    const [first] = player.bets;
    if (first === undefined) throw new Error('no bet');
    player.bets = [{ ...first, odds: 'evens' }, first, { ...first, stack: Number.NaN }] satisfies SpecBet[];
    const page = await list({ status: 'open' });
    expect(received(page)).toHaveLength(1);
    expect([page.unread, page.count]).toEqual([2, 3]);
  });

  it('[F93] [SPORT-06] a bare list is one page, and there is another as long as pages are full', async () => {
    const { list, player } = await before({ bets: 'list' });
    expect(await list({ status: 'open' })).toMatchObject({ count: 3 });
    expect(await list({ pageSize: 7 })).toMatchObject({ count: 8 });
    expect(await list({ skip: 7, pageSize: 7 })).toMatchObject({ count: 7, bets: [] });
    player.bets = [];
    expect(await list({})).toEqual({ bets: [], count: 0 });
  });
});
