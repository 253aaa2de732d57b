import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { call } from '@tests/support/sandbox/wireClient';
import { until } from '@tests/support/until';
import type { WholeClient } from '@tests/support/wholeClient';
import { socketDoors } from './contractDoors';
import { closeDevices, openDevice } from './wholeClientWorld';

const PATHS = ['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds', '/sports/match/settings'];

type WireLevel = readonly [level: number, odds: number, size: number, line?: number];
interface WireBook {
  readonly id: string;
  readonly runners: readonly { readonly id: string; readonly back: readonly WireLevel[] }[];
}

/** Faults of the link under a match page with every kind of market on it, the whole client in front of each door. */
describe.each(socketDoors)('faults of the stream ($door)', (door) => {
  let sandbox: SandboxUnderTest;
  let client: WholeClient;
  let matches: readonly MatchId[];
  let release = (): void => undefined;

  beforeEach(async () => {
    const device = await openDevice(door);
    ({ sandbox } = device);
    client = device.load({ hasty: true });
    const { sports } = client.app;
    const stopList = sports.watchList('live');
    await until(() => sports.view.list('live').state === 'ready', 'the list');
    const live = sports.view.list('live');
    const cricket = (live.state === 'ready' ? live.value : []).filter(({ sport }) => sport === 'cricket');
    matches = cricket.map(({ id }) => id);
    for (const { matchOdds } of cricket)
      if (matchOdds !== null) sandbox.engine.market(matchOdds.id, { action: 'freeze' });
    stopList();
    await until(() => client.app.connection.view.status === 'connected', 'the connection');
  });
  afterEach(async () => {
    release();
    await closeDevices();
  });

  const marketsOf = (match: MatchId): readonly Market[] => {
    const page = client.app.sports.view.match(match);
    return page.state === 'ready' ? page.value.markets : [];
  };
  const isLive = ({ id }: Market): boolean => client.app.sports.board.freshness(id) === 'live';

  async function watch(match = matches[0]): Promise<readonly Market[]> {
    if (match === undefined) throw new Error('nothing in play');
    release = client.app.sports.watchMatch(match);
    await until(() => {
      const kinds = new Set(marketsOf(match).map(({ kind }) => kind));
      return ['matchOdds', 'bookmaker', 'fancy'].every((kind) => kinds.has(kind as Market['kind']));
    }, 'every kind');
    await until(() => marketsOf(match).every(isLive), 'live prices');
    return marketsOf(match);
  }

  /** Moves the first open market of each kind, so that what is shown is known to be of now. */
  function move(markets: readonly Market[], odds: number): readonly Market[] {
    return (['matchOdds', 'bookmaker', 'fancy'] as const).map((kind) => {
      const market = markets.find((each) => each.kind === kind && each.result === null);
      if (market === undefined) throw new Error(`no ${kind}`);
      const line = kind === 'fancy' ? { line: 33 } : {};
      const runnerId = market.runners[0]?.id ?? '';
      sandbox.engine.market(market.id, { action: 'resume' });
      expect(sandbox.engine.market(market.id, { action: 'move', runnerId, odds, ...line })).toEqual({
        ok: true,
      });
      return market;
    });
  }

  const best = ({ id, runners: [runner] }: Market): number | undefined =>
    runner && client.app.sports.board.price(id, runner.id, 'back', 0)?.price;

  /** Every price on the board, against what the engine itself says. */
  async function expectTrue(match: MatchId): Promise<void> {
    for (const path of PATHS.slice(0, 3)) {
      const reply = await call(sandbox, 'GET', path, { query: { refmatchid: match } });
      const { odds } = (JSON.parse(reply.text) as { data: { odds: readonly WireBook[] } }).data;
      for (const { id, runners } of odds)
        for (const runner of runners) {
          const shown = [0, 1, 2].flatMap((level) => {
            const offer = client.app.sports.board.price(id as never, runner.id as never, 'back', level);
            return offer === null
              ? []
              : [[level, offer.price / 100, offer.size / 100, ...('line' in offer ? [offer.line] : [])]];
          });
          expect([path, id, shown]).toEqual([path, id, runner.back]);
        }
    }
  }

  it('[F03] ten breaks in a row: one connection in the end, every kind live and true, one word about it at most', async () => {
    const markets = await watch();
    for (let broken = 0; broken < 10; broken += 1) {
      expect(sandbox.faults.kick().occurred()).toBe(1);
      await until(() => client.app.connection.view.status !== 'connected', 'the break');
      await until(() => client.app.connection.view.status === 'connected', 'the connection');
    }
    const moved = move(markets, 1.66);
    sandbox.advance(1_000);
    await until(() => moved.every((market) => isLive(market) && best(market) === 166), 'prices of now');
    await expectTrue(markets[0]?.matchId as MatchId);
    expect(client.notifier.words.length).toBeLessThanOrEqual(1);
    // One more break strikes one connection: no other is left over.
    expect(sandbox.faults.kick().occurred()).toBe(1);
  });

  it('[F04] a link that says nothing and does not end: stale within twice the heartbeat, then another link', async () => {
    const markets = await watch();
    expect(sandbox.faults.freeze().occurred()).toBe(1);
    const moved = move(markets, 1.55);
    await until(() => !markets.some(isLive), 'doubt');
    expect(moved.map(best)).not.toContain(155);
    await until(() => moved.every((market) => isLive(market) && best(market) === 155), 'prices of now');
  });

  it('[F37] fifty quick changes of page: the last one is live and true, the others are gone', async () => {
    const [one, two] = matches;
    if (one === undefined || two === undefined) throw new Error('too few matches');
    let leave = (): void => undefined;
    for (let route = 0; route < 50; route += 1) {
      const before = leave;
      leave = client.app.sports.watchMatch(route % 2 === 0 ? one : two);
      before();
      await Promise.resolve();
    }
    const markets = await watch(two);
    leave();
    await expectTrue(two);
    const others = marketsOf(one).filter(({ id }) => !markets.some((each) => each.id === id));
    await until(
      () => others.every(({ id }) => client.app.sports.board.freshness(id) === 'waiting'),
      'the other page to be left',
    );
  });

  it('[F38] the server starts anew: every kind is imaged, no price of before stays', async () => {
    const markets = await watch();
    expect(sandbox.faults.restart().occurred()).toBe(1);
    await until(() => !markets.some(isLive), 'the loss');
    const moved = move(markets, 1.44);
    await until(() => moved.every((market) => isLive(market) && best(market) === 144), 'images of now');
    await until(() => marketsOf(markets[0]?.matchId as MatchId).every(isLive), 'all of them');
    await expectTrue(markets[0]?.matchId as MatchId);
  });

  it('[F18] a page put up, taken down and put up again at once asks for each of its parts once', async () => {
    const [match] = matches;
    if (match === undefined) throw new Error('nothing in play');
    const asked = PATHS.map((path) => sandbox.faults.http(path, { kind: 'delay', ms: 0 }, { times: 100 }));
    const { watchMatch } = client.app.sports;
    watchMatch(match)();
    const releases = [watchMatch(match), watchMatch(match)];
    await watch(match);
    for (const each of releases) each();
    expect(asked.map((each) => each.occurred())).toEqual([1, 1, 1, 1]);
  });
});
