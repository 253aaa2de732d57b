import { afterEach, describe, expect, it } from 'vitest';
import { matchParts } from '@/domain/sports/matchParts';
import type { Market } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/Side';
import { until } from '@tests/support/until';
import type { WholeClient } from '@tests/support/wholeClient';
import { socketDoors } from './contractDoors';
import { backOf, closeDevices, openDevice, signUp, stillMatch } from './wholeClientWorld';

afterEach(closeDevices);

const [inBrowser] = socketDoors;
if (inBrowser === undefined) throw new Error('no door');

describe('[SPORT-03] the sports state, where each part of it lives', () => {
  it('[SPORT-07] in one session: matches, markets, odds, slip, bets, liability – and what a reload finds of it', async () => {
    const device = await openDevice(inBrowser);
    const client = device.load();
    await signUp(client, device.sandbox);
    const { app } = client;
    const { sports, betting, exposure } = app;

    // bet matches: /bet/matches, by list
    const match = await stillMatch(client, device.sandbox);
    const live = sports.view.list('live');
    expect(live.state === 'ready' && live.value.some(({ id }) => id === match.id)).toBe(true);

    // session markets, other markets, bookmaker data: the parts of an open match
    const cricket = await openCricket(client);
    const parts = () => matchParts(marketsOf(client, cricket));
    await until(() => parts().session.length > 0 && parts().bookmaker.length > 0, 'the parts');
    expect(parts().fancy.length + parts().others.length).toBeGreaterThan(0);
    expect(parts().session.every(({ name }) => /over/i.test(name))).toBe(true);

    // session odds and bookmaker odds: on the board, a cell each
    const [session] = parts().session;
    const [bookmaker] = parts().bookmaker;
    await until(() => known(client, session), 'the session odds');
    await until(() => known(client, bookmaker), 'the bookmaker odds');
    expect(best(client, session, 'back')?.line).toBeGreaterThanOrEqual(0);

    // slip: visible and with content as soon as a price is tapped
    expect([betting.view.activeSlip, betting.view.slips]).toEqual([null, []]);
    betting.pickPrice(backOf(match), 0);
    const [opened] = betting.view.slips;
    expect(betting.view.activeSlip).toBe(opened?.id);
    expect(opened?.slip.selection.marketId).toBe(match.matchOdds?.id);
    if (opened === undefined) throw new Error('no slip');

    // user bets, match bets, match liability
    betting.edit(opened.id, { stakeText: '250' });
    await until(() => betting.preview(opened.id)?.problem === null, 'the funds');
    void betting.place(opened.id);
    await until(() => betting.view.slips.at(0)?.placement.state === 'delayed', 'the delay');
    device.sandbox.advance(5_000);
    await until(() => betting.view.openBets.length === 1, 'the bet');
    await until(() => exposure.view.exposure?.total === 25_000, 'the liability');
    expect(exposure.view.exposure?.rows).toMatchObject([{ matchId: match.id, amount: 25_000, bets: 1 }]);
    expect(await exposure.betsOfMatch(match.id, 0)).toMatchObject({ ok: true, value: { count: 1 } });
    const [runner] = match.matchOdds?.runners ?? [];
    expect(betting.projection(backOf(match).marketId)).toContainEqual(
      expect.objectContaining({ runnerId: runner?.id, now: expect.any(Number) }),
    );

    // sportsData and oddsData: in session storage when the page goes, shown by the next one, and nothing of it to bet on
    expect(device.session.keys()).toEqual([]);
    const price = best(client, match.matchOdds ?? undefined, 'back');
    client.page.hide();
    expect(device.session.keys().toSorted()).toEqual(['oddsData', 'sportsData']);
    client.die();
    const next = device.load();
    const restored = next.app.sports.view.list('live');
    expect(restored.state === 'ready' && restored.value.find(({ id }) => id === match.id)?.name).toBe(
      match.name,
    );
    expect(best(next, match.matchOdds ?? undefined, 'back')).toEqual(price);
    const { marketId } = backOf(match);
    expect(next.app.sports.board.freshness(marketId)).toBe('saved');
    const before = next.app.betting.view.slips.length;
    next.app.betting.pickPrice(backOf(match), 0);
    expect(next.app.betting.view.slips).toHaveLength(before);
    const release = next.app.sports.watchMarkets([marketId]);
    await until(() => next.app.sports.board.freshness(marketId) === 'live', 'fresh prices');
    release();

    // and gone with the session
    await next.app.session.logOut();
    expect(device.session.keys()).toEqual([]);
  });

  it('[F71] [X04] a tab that holds rubbish loads as a first visit', async () => {
    const device = await openDevice(inBrowser);
    device.session.write('sportsData', '{"at":1e999,"value":{"matches":[{}]');
    device.session.write('oddsData', '\u0000');
    const { app, logger } = device.load();
    expect(app.sports.view.list('live').state).toBe('loading');
    const release = app.sports.watchList('live');
    await until(() => app.sports.view.list('live').state === 'ready', 'the list');
    release();
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

/** The first cricket match in play that has sessions. */
async function openCricket({ app }: WholeClient): Promise<string> {
  const { sports } = app;
  const release = sports.watchList('cricket');
  await until(() => sports.view.list('cricket').state === 'ready', 'cricket');
  const list = sports.view.list('cricket');
  const match =
    list.state === 'ready' &&
    list.value.find(({ status, badges }) => status === 'inPlay' && badges.includes('fancy'));
  release();
  if (!match) throw new Error('no cricket in play');
  sports.watchMatch(match.id);
  await until(() => sports.view.match(match.id).state === 'ready', 'the match');
  return match.id;
}

function marketsOf({ app }: WholeClient, id: string): readonly Market[] {
  const open = app.sports.view.match(id as never);
  return open.state === 'ready' ? open.value.markets : [];
}

function best({ app }: WholeClient, market: Market | undefined, side: Side) {
  const runner = market?.runners[0];
  return market === undefined || runner === undefined
    ? null
    : app.sports.board.price(market.id, runner.id, side, 0);
}

function known(client: WholeClient, market: Market | undefined): boolean {
  return (
    market !== undefined &&
    client.app.sports.board.conditions(market.id) !== null &&
    best(client, market, 'back') !== null
  );
}
