import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMatch, seenAfter } from '@/adapters/sandbox/engine/push/judgeMatch';
import type { SeenMatch } from '@/adapters/sandbox/engine/push/judgeMatch';
import { isSilent } from '@/adapters/sandbox/engine/push/PushSettings';
import { matchNews, seenNext, type SeenMatch as SeenInApp } from '@/domain/alerts/alertNews';
import { isQuiet } from '@/domain/alerts/QuietHours';
import { matchId } from '@/domain/shared/ids';
import { ADDRESS } from '@tests/support/fakes/FakePush';
import { Bench, START } from './Bench';
import type { Player } from './Bench';
import { table } from './stillTable';

const HOUR = 3_600_000;
const KEY = `B${'k'.repeat(86)}`;
const NOTHING = { rules: [], off: [], quiet: null, language: 'en' };

function world(delaySeconds = 0, format: 'twenty' | 'soccer' = 'twenty') {
  const at = table(delaySeconds, format);
  const { bench, player, match, marketId, first } = at;
  bench.engine.pushBy(KEY);
  const price = {
    ...{ id: 'p', kind: 'price', refMatchId: match.id, marketId, runnerId: first, selectionType: 'back' },
    odds: 2.5,
  };
  return {
    ...at,
    price,
    subscribe: (settings: object = {}, who: Player = player, address: object = ADDRESS) =>
      bench.post<{ sent: readonly string[] }>(
        '/push/subscribe',
        { ...address, ...NOTHING, ...settings },
        who.token,
      ).body,
    move: (odds: number) => bench.command(marketId, { action: 'move', runnerId: first, odds }),
    said: () => bench.engine.takePushes().map(({ payload }) => `${payload.title}: ${payload.body}`),
  };
}

describe('push messages of the sandbox', () => {
  it('a price is told once, in words of the server, and the device hears that it was', () => {
    const { subscribe, price, move, said, bench, match } = world();
    expect(subscribe({ rules: [price] }).data).toEqual({ sent: [] });
    move(2.4);
    expect(said()).toEqual([]);
    move(2.5);
    const [sent] = bench.engine.takePushes();
    expect(sent).toMatchObject({ ...ADDRESS, ttlSeconds: 900, payload: { refMatchId: match.id } });
    expect(sent?.payload.body).toBe(
      `${match.home} can be backed at 2.50. Match Odds, ${match.home} v ${match.away}`,
    );
    move(2.6);
    expect(said()).toEqual([]);
    expect(subscribe({ rules: [price] }).data.sent).toEqual(['p']);
    // Off the list and set anew it is another one.
    subscribe();
    subscribe({ rules: [price] });
    move(2.7);
    expect(said()).toHaveLength(1);
  });

  it('a lay price is reached from above; one that cannot be bet on says nothing', () => {
    const { subscribe, price, move, said, bench, marketId } = world();
    subscribe({ rules: [{ ...price, selectionType: 'lay', odds: 1.9 }], language: 'hi' });
    bench.command(marketId, { action: 'suspend' });
    move(1.5);
    expect(said()).toEqual([]);
    bench.command(marketId, { action: 'resume' });
    expect(said()).toEqual([expect.stringMatching(/^भाव मिला: .* अभी 1\.51 पर ले हो सकता है।/)]);
  });

  it('in quiet hours nothing is sent, a price waits, and what happened is not told afterwards', () => {
    const { subscribe, price, move, said, bench } = world();
    const [next] = bench.matches({ inplay: 'false' }).filter(({ id }) => id.startsWith('1'));
    const rules = ['start', 'score', 'end'].map((kind) => ({ id: kind, kind, refMatchId: next?.id }));
    // It is 17:30 in India.
    subscribe({ rules: [price, ...rules], quiet: { from: 17, to: 18 } });
    move(3);
    bench.engine.advance(29 * 60_000);
    expect(bench.matches().find(({ id }) => id === next?.id)?.status).not.toBe('upcoming');
    bench.engine.advance(60_000);
    expect(said()).toEqual([]);
    move(3.05);
    expect(said()).toEqual([expect.stringMatching(/^Price reached: .* at 3\.05/)]);
  });

  it('wickets, the start and the end of a real match, each once', () => {
    const { subscribe, bench } = world();
    const [match] = bench.matches({ inplay: 'false' }).filter(({ id }) => id.startsWith('1'));
    const rules = ['start', 'score', 'end'].map((kind) => ({ id: kind, kind, refMatchId: match?.id }));
    subscribe({ rules });
    const said: string[] = [];
    for (let turn = 0; turn < 90; turn++) {
      bench.engine.advance(10_000);
      said.push(...bench.engine.takePushes().map(({ payload }) => payload.title));
    }
    const score = bench
      .get<{ results: { id: string; score: { home: string; away: string } }[] }>('/results', {
        pagesize: '50',
      })
      .body.data.results.find(({ id }) => id === match?.id)?.score;
    const fallen = [score?.home, score?.away].map((side) => {
      const [, runs, lost] = /^(\d+)(?:\/(\d+))?/.exec(side ?? '') ?? [];
      return runs === undefined ? 0 : Number(lost ?? 10);
    });
    expect(said.filter((title) => title === 'Match started')).toHaveLength(1);
    expect(said.filter((title) => title === 'Match over')).toHaveLength(1);
    expect(said.at(0)).toBe('Match started');
    expect(said.at(-1)).toBe('Match over');
    expect(said.filter((title) => title === 'Wicket')).toHaveLength(fallen.reduce((a, b) => a + b, 0));
    expect(subscribe({ rules }).data.sent).toEqual(['start', 'end']);
  });

  it('a bet that waited and was matched is told, one that was taken at once is not; so is what came of them', () => {
    const { subscribe, said, bench, marketId, match, player, first, move } = world();
    subscribe();
    player.place(match);
    expect(said()).toEqual([]);
    bench.command(marketId, { action: 'configure', allowUnmatched: true });
    player.place(match, { odds: 2.2, stake: 500 });
    expect(said()).toEqual([]);
    move(2.2);
    expect(said()).toEqual([
      `Bet matched: Back ${match.home}: ₹500.00 at 2.20. ${match.home} v ${match.away}`,
    ]);
    bench.command(marketId, { action: 'settle', runnerId: first });
    expect(said()).toEqual([`Bet settled: You won ₹700.00. ${match.home} v ${match.away}`]);
    bench.command(marketId, { action: 'rollback' });
    bench.command(marketId, { action: 'void' });
    expect(said()).toEqual([
      expect.stringMatching(/^Result reversed: /),
      expect.stringMatching(/^Bets void: /),
    ]);
    subscribe({ off: ['settled'] });
    bench.command(marketId, { action: 'rollback' });
    expect(said()).toEqual([]);
  });

  it('nothing after the log-out, in a time-out, or once a push service knows the browser no more', () => {
    for (const end of ['/signout', '/playsafe/timeout', 'gone'] as const) {
      const { subscribe, price, move, said, bench, player } = world();
      subscribe({ rules: [price] });
      if (end === '/signout') bench.get(end, {}, player.token);
      else if (end === 'gone') bench.engine.pushGone(ADDRESS.endpoint);
      else bench.post(end, { days: 1 }, player.token);
      move(2.6);
      expect([end, said()]).toEqual([end, []]);
    }
  });

  it('nothing once the session has run out, a minute early or late', () => {
    const { subscribe, price, said, bench, move } = world();
    subscribe({ rules: [price] });
    bench.engine.advance(24 * HOUR + 60_000);
    said();
    move(2.6);
    expect(said()).toEqual([]);
  });

  it('a browser is told of the last player who asked, and nobody takes back what is another’s', () => {
    const { subscribe, price, move, said, bench } = world();
    const other = bench.player('other', '9000000002');
    subscribe({ rules: [price] });
    bench.post('/push/unsubscribe', { endpoint: ADDRESS.endpoint }, other.token);
    move(2.5);
    expect(said()).toHaveLength(1);
    subscribe({ rules: [{ ...price, odds: 2.8 }] }, other);
    move(2.9);
    expect(said()).toHaveLength(1);
    bench.post('/push/unsubscribe', { endpoint: ADDRESS.endpoint }, other.token);
    subscribe({ rules: [{ ...price, odds: 3.2 }] }, other);
    bench.post('/push/unsubscribe', { endpoint: ADDRESS.endpoint }, other.token);
    move(3.5);
    expect(said()).toEqual([]);
  });

  it('at most ten browsers of a player: the oldest goes', () => {
    const { subscribe, price, move, bench } = world();
    const endpoints = Array.from({ length: 12 }, (_, place) => `https://push.example.net/${place}`);
    for (const endpoint of endpoints) subscribe({ rules: [price] }, undefined, { ...ADDRESS, endpoint });
    move(2.6);
    expect(bench.engine.takePushes().map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(2));
  });

  it('a world that goes on from a snapshot tells on, and not again', () => {
    const { subscribe, price, move, said, bench } = world();
    subscribe({ rules: [price, { ...price, id: 'q', odds: 2.9 }] });
    move(2.6);
    expect(said()).toHaveLength(1);
    const saved: unknown = structuredClone(bench.engine.snapshot());
    const later = new Bench({ snapshot: saved });
    later.engine.pushBy(KEY);
    later.command(price.marketId, { action: 'move', runnerId: price.runnerId, odds: 3 });
    expect(later.engine.takePushes().map(({ payload }) => payload.body)).toEqual([
      expect.stringContaining('at 3.00'),
    ]);
  });

  it('without somebody who sends, nothing is asked for', () => {
    const { bench, subscribe, player } = world();
    bench.engine.pushBy('');
    expect(subscribe()).toMatchObject({ error: true, code: 'PUSH_OFF' });
    expect(bench.get('/push/key', {}, player.token).body.code).toBe('PUSH_OFF');
    bench.engine.pushBy(KEY);
    expect(bench.get('/push/key', {}, player.token).body.data).toEqual({ publicKey: KEY });
  });

  it.each([
    'http://push.example.net/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://db/x',
    'https://db.internal/x',
    'https://printer.local/x',
    'https://push.example.net:8443/x',
    'https://user:secret@push.example.net/x',
    'https://push.example.net/x#y',
    'ftp://push.example.net/x',
    'javascript:alert(1)',
    'push.example.net',
    '',
    ' https://push.example.net/x',
    'https://push.example.net/\u0000',
    `https://push.example.net/${'x'.repeat(1_100)}`,
  ])('the address %j is none of a push service', (endpoint) => {
    const { subscribe } = world();
    expect(subscribe({}, undefined, { ...ADDRESS, endpoint })).toMatchObject({ code: 'ENDPOINT_REFUSED' });
  });

  it.each([
    { p256dh: 'short' },
    { auth: 'x'.repeat(23) },
    { rules: 'none' },
    { rules: [{ id: 'x', kind: 'nudge', refMatchId: '1' }] },
    { rules: [{ id: '', kind: 'start', refMatchId: '1' }] },
    {
      rules: [
        {
          id: 'x',
          kind: 'price',
          refMatchId: '1',
          marketId: '1',
          runnerId: '1',
          selectionType: 'back',
          odds: 1,
        },
      ],
    },
    { rules: Array.from({ length: 21 }, (_, place) => ({ id: `${place}`, kind: 'end', refMatchId: '1' })) },
    { rules: ['x', 'x'].map((id) => ({ id, kind: 'end', refMatchId: '1' })) },
    { off: ['sleep'] },
    { off: ['end', 'end'] },
    { quiet: { from: 24, to: 1 } },
    { quiet: 7 },
    { language: 'fr' },
  ])('what is not understood is refused: %j', (settings) => {
    expect(world().subscribe(settings)).toMatchObject({ error: true, code: 'MALFORMED' });
  });
});

describe('the server and the app judge alike', () => {
  const looks = fc.array(
    fc.record({
      status: fc.constantFrom('upcoming' as const, 'inplay' as const, 'finished' as const),
      counts: fc.tuple(fc.nat(9), fc.nat(9)),
    }),
    { minLength: 1, maxLength: 20 },
  );

  it('of a match that was upcoming when the rule was set, whatever it does', () => {
    fc.assert(
      fc.property(
        looks,
        fc.constantFrom('start' as const, 'score' as const, 'end' as const),
        (seen, kind) => {
          const rule = { kind, matchId: matchId('1'), matchName: '', sport: 'soccer', startsAt: 0 } as const;
          let [server, app]: [SeenMatch, SeenInApp] = [
            { status: 'upcoming', counts: [0, 0] },
            { status: 'upcoming', count: { home: 0, away: 0, text: '' } },
          ];
          // A match that is over stays over, and one that began does not become upcoming again.
          const order = ['upcoming', 'inplay', 'finished'];
          const story = seen.toSorted(
            (one, other) => order.indexOf(one.status) - order.indexOf(other.status),
          );
          for (const now of story) {
            const [home, away] = now.counts;
            const inApp = {
              status: now.status === 'inplay' ? ('inPlay' as const) : now.status,
              count: { home, away, text: '' },
            };
            const [said, news] = [judgeMatch(kind, server, now), matchNews(rule, app, inApp)];
            expect(said !== null).toBe(news.message !== null);
            server = seenAfter(server, now);
            app = seenNext(app, inApp);
            if (news.done) return;
          }
        },
      ),
    );
  });

  it('of quiet hours', () => {
    const hour = fc.nat(23);
    const quiet = fc.option(fc.record({ from: hour, to: hour }));
    fc.assert(
      fc.property(quiet, fc.nat(30 * 24), (hours, later) => {
        const at = START + later * HOUR;
        expect(isSilent(hours, at)).toBe(isQuiet(hours, at));
      }),
    );
  });
});
