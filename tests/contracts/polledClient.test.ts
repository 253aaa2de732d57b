import { afterEach, describe, expect, it } from 'vitest';
import { slipId } from '@/domain/shared/ids';
import type { MarketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { until } from '@tests/support/until';
import type { WholeClient } from '@tests/support/wholeClient';
import { httpDoors } from './contractDoors';
import { backOf, closeDevices, openDevice, signUp, stillMatch } from './wholeClientWorld';

afterEach(closeDevices);

const best = ({ app }: WholeClient, { id, runners }: Market): number | undefined => {
  const [runner] = runners;
  return runner && app.sports.board.price(id, runner.id, 'back', 0)?.price;
};

function open(sandbox: SandboxUnderTest, { app }: WholeClient, kind: MarketKind, match: never): Market {
  const page = app.sports.view.match(match);
  if (page.state !== 'ready') throw new Error('the match is not there');
  const market = page.value.markets.find((each) => each.kind === kind && each.result === null);
  if (market === undefined) throw new Error(`no ${kind}`);
  sandbox.engine.market(market.id, { action: 'resume' });
  return market;
}

describe.each(httpDoors)('the whole client without a stream ($door)', (door) => {
  it('[SPORT-07] rows of a list: prices move, a suspension closes them, and what is left is not asked for', async () => {
    const { sandbox, load } = await openDevice(door);
    const client = load({ streams: false });
    const { sports } = client.app;
    const stopList = sports.watchList('live');
    await until(() => sports.view.list('live').state === 'ready', 'the list');
    const list = sports.view.list('live');
    const market = (list.state === 'ready' ? list.value : []).find(
      ({ matchOdds }) => matchOdds?.status === 'open',
    )?.matchOdds;
    if (market === undefined || market === null) throw new Error('nothing in play');
    sandbox.engine.market(market.id, { action: 'freeze' });
    const release = sports.watchMarkets([market.id]);
    await until(() => sports.board.freshness(market.id) === 'live', 'prices');

    const runnerId = market.runners[0]?.id ?? '';
    sandbox.engine.market(market.id, { action: 'move', runnerId, odds: 3.35 });
    await until(() => best(client, market) === 335, 'the move');
    sandbox.engine.market(market.id, { action: 'suspend', label: 'BALL RUNNING' });
    await until(() => sports.board.conditions(market.id)?.status === 'suspended', 'the suspension');
    expect(sports.board.conditions(market.id)?.statusLabel).toBe('BALL RUNNING');

    release();
    stopList();
    const asked = sandbox.faults.http('/bet/*', { kind: 'delay', ms: 0 }, { times: 1_000 });
    await until(() => sports.board.freshness(market.id) === 'waiting', 'the market to be left');
    const before = asked.occurred();
    sandbox.engine.market(market.id, { action: 'resume' });
    client.page.resume();
    // Whoever asks for something else now is answered after anything that still polled.
    await sports.reloadList('cricket');
    expect(asked.occurred()).toBe(before + 1);
  });

  it('[SPORT-02] [SPORT-05] [SPORT-07] a match of every kind: depth, bookmaker and fancy move; a bet is placed, judged and settled', async () => {
    const { sandbox, load } = await openDevice(door);
    const subscriptions = sandbox.faults.realtime('market:subscribe', { kind: 'loseAck' }, { times: 1_000 });
    const client = load({ streams: false });
    await signUp(client, sandbox);
    const { sports, betting } = client.app;
    const match = await stillMatch(client, sandbox);
    const ready = (): readonly Market[] => {
      const page = sports.view.match(match.id);
      return page.state === 'ready' ? page.value.markets : [];
    };
    await until(() => ready().some(({ kind }) => kind === 'bookmaker'), 'the bookmaker');
    await until(() => ready().some(({ kind }) => kind === 'fancy'), 'the fancies');
    const own = (kind: MarketKind): Market => open(sandbox, client, kind, match.id as never);
    const odds = own('matchOdds');
    const [bookmaker, fancy] = [own('bookmaker'), own('fancy')];
    const isLive = (id: MarketId): boolean => sports.board.freshness(id) === 'live';
    await until(() => [odds, bookmaker, fancy].every(({ id }) => isLive(id)), 'live prices of every kind');
    const runner = (market: Market): string => market.runners[0]?.id ?? '';
    await until(
      () => sports.board.price(odds.id, odds.runners[0]?.id as never, 'back', 2) !== null,
      'three prices a side',
    );

    sandbox.engine.market(bookmaker.id, { action: 'move', runnerId: runner(bookmaker), odds: 1.77 });
    sandbox.engine.market(fancy.id, { action: 'move', runnerId: runner(fancy), odds: 1.95, line: 41 });
    await until(() => best(client, bookmaker) === 177, 'the rate');
    const line = (): number | undefined =>
      sports.board.price(fancy.id, fancy.runners[0]?.id as never, 'back', 0)?.line;
    await until(() => line() === 41, 'the line');

    await until(() => client.app.connection.view.status === 'connected', 'the connection');
    betting.pickPrice(backOf(match), 0);
    const slip = betting.view.slips.at(0)?.id ?? slipId('none');
    betting.edit(slip, { stakeText: '250' });
    expect(betting.preview(slip)?.problem).toBeNull();
    void betting.place(slip);
    await until(() => betting.view.slips.at(0)?.placement.state === 'delayed', 'the delay');
    sandbox.advance(6_000);
    await until(() => betting.view.slips.at(0)?.placement.state === 'accepted', 'the bet');

    // A result is another list of markets: found without a push.
    sandbox.engine.market(fancy.id, { action: 'settle', result: '0' });
    await until(() => ready().find(({ id }) => id === fancy.id)?.result === '0', 'the result of the fancy');
    sandbox.engine.market(odds.id, { action: 'settle', runnerId: runner(odds) });
    await until(() => betting.view.openBets.length === 0, 'the settlement');
    await until(() => sports.board.conditions(odds.id)?.status === 'closed', 'the market to be closed');
    expect(subscriptions.occurred()).toBe(0);
    expect(client.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('[F04] [F05] a call that hangs: stale after twice the interval, no bet can be placed, and it comes back by itself', async () => {
    const { sandbox, load } = await openDevice(door);
    const client = load({ streams: false });
    await signUp(client, sandbox);
    const { sports, betting } = client.app;
    const match = await stillMatch(client, sandbox);
    const market = match.matchOdds?.id ?? ('none' as MarketId);
    await until(() => sports.board.freshness(market) === 'live', 'prices');
    betting.pickPrice(backOf(match), 0);
    const slip = betting.view.slips.at(0)?.id ?? slipId('none');
    betting.edit(slip, { stakeText: '250' });
    expect(betting.preview(slip)?.problem).toBeNull();
    const hanging = sandbox.faults.http('/bet/match/odds', { kind: 'hang' });
    await hanging.happened();
    await until(() => sports.board.freshness(market) === 'stale', 'doubt');
    expect(betting.preview(slip)?.problem).toMatchObject({ key: 'bet.stale' });
    await until(() => sports.board.freshness(market) === 'live', 'prices again');
    expect(betting.preview(slip)?.problem).toBeNull();
  });
});
