import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { httpDoors, openDoor, openMarket } from './contractDoors';
import type { OpenDoor } from './contractDoors';

describe.each(httpDoors)('SportsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  it('[SPORT-01] [SPORT-04] lists matches of every sport to a visitor, all of them readable', async () => {
    const answer = await here.http.sports.matches({});
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(new Set(answer.value.map(({ sport }) => sport))).toEqual(new Set(['cricket', 'soccer', 'tennis']));
    expect(here.http.logger.lines).toEqual([]);
    for (const match of answer.value) {
      expect(match.startsAt).toBeGreaterThan(Date.UTC(2025, 0, 1));
      expect(match.matchOdds?.runners.length ?? 2).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(['cricket', 'soccer', 'tennis'] as const)('[SPORT-01] lists %s alone', async (sport) => {
    const answer = await here.http.sports.matches({ sport });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.length).toBeGreaterThan(0);
    expect(new Set(answer.value.map((match) => match.sport))).toEqual(new Set([sport]));
  });

  it('[SPORT-01] lists what is in play alone', async () => {
    const answer = await here.http.sports.matches({ inPlay: true });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.length).toBeGreaterThan(0);
    expect(new Set(answer.value.map(({ status }) => status))).toEqual(new Set(['inPlay']));
  });

  it('[SPORT-04] [SPORT-07] opens a match with its markets and their prices as images', async () => {
    const market = await openMarket(here, true);
    const answer = await here.http.sports.match(matchId(market.matchId));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { match, markets, prices } = answer.value;
    expect(match.id).toBe(market.matchId);
    expect(prices.map(({ id }) => id).toSorted()).toEqual(markets.map(({ id }) => id).toSorted());
    expect(prices.every(({ image, runners }) => image && runners.length > 0)).toBe(true);
    const book = prices.find(({ id }) => id === market.marketId);
    const [best] = book?.runners[0]?.back ?? [];
    expect(best?.offer?.price).toBeGreaterThan(100);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('an unknown match is refused with its code', async () => {
    expect(await here.http.sports.match(matchId('nowhere'))).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'MATCH_UNKNOWN' },
    });
  });

  it('[F25] an unknown market status counts as suspended', async () => {
    const { matchId: id } = await openMarket(here, true);
    const fault = here.sandbox.faults.http('/bet/match/odds', {
      kind: 'drift',
      path: 'data.markets.0.status',
      value: 'MOODY',
    });
    const answer = await here.http.sports.match(matchId(id));
    expect(fault.occurred()).toBe(1);
    expect(answer.ok && answer.value.markets[0]?.status).toBe('suspended');
  });

  it('[F22] a market without its limits is left out, a match without its status is no match', async () => {
    const { matchId: id } = await openMarket(here, true);
    const noMin = here.sandbox.faults.http('/bet/match/odds', {
      kind: 'drift',
      path: 'data.markets.0.min',
      value: undefined,
    });
    const before = here.http.logger.dropped.length;
    const rest = await here.http.sports.match(matchId(id));
    expect(rest.ok && rest.value.markets.map(({ kind }) => kind)).not.toContain('matchOdds');
    expect(noMin.occurred()).toBe(1);
    expect(here.http.logger.dropped.slice(before)).toContain('match.markets:0.min');
    const noStatus = here.sandbox.faults.http('/bet/match/odds', {
      kind: 'drift',
      path: 'data.match.status',
      value: undefined,
    });
    expect(await here.http.sports.match(matchId(id))).toMatchObject({
      ok: false,
      error: { kind: 'unexpected' },
    });
    expect(noStatus.occurred()).toBe(1);
  });

  it.each([null, {}, 'none'])('[F24] %j in place of the matches is an empty list', async (value) => {
    const fault = here.sandbox.faults.http('/bet/matches', { kind: 'drift', path: 'data.matches', value });
    expect(await here.http.sports.matches({})).toEqual({ ok: true, value: [] });
    expect(fault.occurred()).toBe(1);
  });

  it('[F19] reads a list of 200 matches', async () => {
    here.sandbox.engine.seedHuge();
    const answer = await here.http.sports.matches({});
    expect(answer.ok && answer.value.length).toBeGreaterThanOrEqual(200);
  });
});
