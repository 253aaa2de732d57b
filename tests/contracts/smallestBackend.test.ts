import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EAGER } from '@/adapters/composition/eager';
import { nodeDevice } from '@/adapters/composition/node/nodeDevice';
import { openPlayer, type Player } from '@/adapters/composition/openPlayer';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import type { ConfigFile } from '@/adapters/config/configSchema';
import { fetchTransport } from '@/adapters/http/fetchTransport';
import { openSocket } from '@/adapters/realtime/openSocket';
import type { PlayerApp } from '@/application/PlayerApp';
import { isUndecided } from '@/domain/betting/isUndecided';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { readSmallestBackend, startSmallestBackend } from '@tests/support/smallestBackend';
import type { SmallestBackend } from '@tests/support/smallestBackend';
import { until } from '@tests/support/until';

const PAGE = readFileSync('docs/smallest-backend.md', 'utf8');
const SAID = readSmallestBackend(PAGE);
const MATCH = matchId('2026');
const MARKET = marketId('1.2026');
const RUNNER = runnerId('11');

interface Property {
  readonly items?: { readonly enum?: readonly string[] };
}

interface Documents {
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Property>> }
      >
    >;
  };
}

const WIRE = readFileSync('docs/wire.md', 'utf8');
const { schemas: SCHEMAS } = (parse(readFileSync('docs/openapi.yaml', 'utf8')) as Documents).components;

/** Of `id, venue?, runners: [{id, name}]`, without what is inside of a field. */
function fieldsOf(text: string) {
  const outermost = text.replaceAll(/\[.*?\](?=[,}\s]|$)/gs, '[]').replaceAll(/'[^']*'/g, 'word');
  return outermost.split(',').map((field) => {
    const [, key = '', mark = ''] = /^\s*(\w+)(\??)/.exec(field) ?? [];
    return { key, isMarked: mark === '?' };
  });
}

describe('docs/smallest-backend.md', () => {
  let server: SmallestBackend;
  let player: Player;
  let app: PlayerApp;
  let logger: RecordingLogger;

  beforeEach(async () => {
    logger = new RecordingLogger();
    server = await startSmallestBackend(SAID);
    const [, config = ''] = /```json\n(.+?)```/s.exec(PAGE) ?? [];
    const file = JSON.parse(config.replace('https://api.example.com', server.url)) as ConfigFile;
    const { app: settingsOfApp, ...settings } = configurationFrom(file);
    const quiet = (): void => undefined;
    player = openPlayer({
      config: settingsOfApp,
      backend: wireBackend({ settings, transport: fetchTransport(fetch), openSocket, calls: EAGER_WIRE }),
      features: EAGER,
      device: nodeDevice({
        ownOrigin: 'http://127.0.0.1',
        logger,
        notifier: { show: quiet, update: quiet, dismiss: quiet },
      }),
    });
    app = await player.whole();
  });
  afterEach(async () => {
    player.close();
    await server.close();
  });

  async function aBet(): Promise<string> {
    expect(await app.session.logIn({ username: 'meera', password: 'secret', remember: false })).toEqual({
      ok: true,
      value: undefined,
    });
    await until(() => app.wallet.view.wallet?.balance === rupees(1_000), 'the balance');
    app.sports.watchMatch(MATCH);
    await until(() => app.sports.view.match(MATCH).state === 'ready', 'the match');
    await until(() => app.sports.board.freshness(MARKET) === 'live', 'live prices');
    await until(() => app.sports.board.best(MARKET, RUNNER, 'back')?.price === 191, 'the change of a price');
    app.betting.pickPrice(
      {
        ...{ matchId: MATCH, matchName: 'Indore v Kochi', marketId: MARKET, marketName: 'Match Odds' },
        ...{ marketKind: 'matchOdds', runnerId: RUNNER, runnerName: 'Indore', side: 'back' },
      },
      0,
    );
    const slip = app.betting.view.activeSlip;
    if (slip === null) throw new Error('the price is gone');
    app.betting.edit(slip, { stakeText: '100' });
    expect(app.betting.preview(slip)?.problem).toBeNull();
    void app.betting.placeAnyway(slip);
    const placement = () => app.betting.view.slips.find(({ id }) => id === slip)?.placement;
    await until(() => {
      const now = placement();
      return now !== undefined && now.state !== 'editing' && !isUndecided(now);
    }, 'the outcome');
    return placement()?.state ?? '';
  }

  it('[BET-01] its replies are enough for a list, a log-in, a balance, live prices and a bet', async () => {
    app.sports.watchList('live');
    await until(() => app.sports.view.list('live').state === 'ready', 'the list');
    expect(app.sports.view.list('live')).toMatchObject({ value: [{ id: MATCH, matchOdds: { id: MARKET } }] });
    expect(await aBet()).toBe('accepted');
    await until(() => app.wallet.view.wallet?.cash === rupees(900), 'the balance that is pushed');
    await until(() => app.exposure.view.exposure?.total === rupees(100), 'the exposure');
    await until(() => app.betting.view.openBets[0]?.selection === 'Indore', 'the bet in its list');
    expect(app.betting.view.openBets).toMatchObject([{ id: 'B1', selection: 'Indore', marketId: MARKET }]);
    await app.session.logOut();
    await until(() => server.asked.has('GET /signout'), 'the log-out');
    expect(logger.dropped).toEqual([]);
    const idle = [...SAID.calls.keys(), ...SAID.acknowledged.keys()].filter(
      (each) => !server.asked.has(each),
    );
    // For a router, for a reply that was lost, and for a page that comes back.
    expect(idle).toEqual(['POST /page/visit', 'GET /bets/by-key/*', 'socket session_check']);
  });

  it('[BET-01] a bet whose reply was lost is found by its key', async () => {
    server.losesReplyOf('POST /bets');
    expect(await aBet()).toBe('accepted');
    expect(server.asked.has('GET /bets/by-key/*')).toBe(true);
    expect(server.asked.get('POST /bets')).toBe(1);
  });

  it('shows no field that may be absent, but for those that it speaks of', () => {
    const keys = (value: unknown) => Object.keys(value as object).toSorted();
    const needed = (name: string, ...more: string[]) =>
      [...(SCHEMAS[name]?.required ?? []), ...more].toSorted();
    const { matches } = SAID.calls.get('GET /bet/matches') as { matches: [{ matchOdds: unknown }] };
    const { match, markets } = SAID.calls.get('GET /bet/match/odds') as {
      match: unknown;
      markets: [unknown];
    };
    const { bet } = SAID.calls.get('POST /bets') as { bet: unknown };
    expect(keys(matches[0])).toEqual(needed('Match', 'matchOdds', 'prices'));
    expect(keys(match)).toEqual(needed('Match'));
    expect(keys(matches[0].matchOdds)).toEqual(needed('Market'));
    expect(keys(markets[0])).toEqual(needed('Market'));
    expect(keys(bet)).toEqual(needed('Bet', 'key'));
  });

  it.each(['Match', 'Market'])(
    'docs/wire.md 4.1 marks what may be absent of a %s as openapi.yaml does',
    (name) => {
      const schema = SCHEMAS[name];
      const [, text = ''] = new RegExp(`^${name} +\\{(.+?)\\}$`, 'ms').exec(WIRE) ?? [];
      const written = fieldsOf(text);
      const said = Object.keys(schema?.properties ?? {});
      expect(written.map(({ key }) => key).toSorted()).toEqual(said.toSorted());
      const needed = written.filter(({ isMarked }) => !isMarked).map(({ key }) => key);
      expect(needed.toSorted()).toEqual(schema?.required.toSorted());
    },
  );

  it('docs/wire.md 4.1 names the badges that openapi.yaml names', () => {
    const [, words = ''] = /badges\?: \[(.+?)\]/.exec(WIRE) ?? [];
    expect(words.split(',').map((word) => word.replaceAll("'", ''))).toEqual(
      SCHEMAS['Match']?.properties['badges']?.items?.enum,
    );
  });
});
