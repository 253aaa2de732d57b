import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import type { Transport } from '@/adapters/realtime/SocketOptions';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { MarketId } from '@/domain/shared/ids';
import { startCutProxy } from '@tests/support/cutProxy';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { patientAcks } from '@tests/support/patientAcks';
import { realClock, realScheduler } from '@tests/support/realTime';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { dataOf } from '@tests/support/sandbox/wireClient';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';

type Level = readonly [level: number, odds: number, size: number, line?: number];
interface WireBook {
  readonly id: string;
  readonly runners: readonly { readonly id: string; readonly back: readonly Level[] }[];
}

/** By what calls a market comes whose image is cut; the first of them all is there already. */
const PATHS = {
  'match odds': ['/bet/match/odds'],
  bookmaker: ['/bet/match/odds', '/bet/bookmaker/odds'],
  fancy: ['/bet/match/odds', '/bet/fancy/odds'],
} as const;

const CLOSE: (() => unknown)[] = [];
/** Where the image breaks off, as a part of it; 1 is all but the last byte. */
const PARTS = [0.05, 0.5, 0.9, 1];

afterEach(async () => {
  for (const close of CLOSE.splice(0).toReversed()) await close();
});

async function open(transport: Transport, kind: keyof typeof PATHS) {
  const sandbox = await startNodeSandbox();
  const proxy = await startCutProxy(sandbox.url);
  CLOSE.push(() => sandbox.close(), proxy.close);
  const client = wholeClient({
    clock: realClock,
    scheduler: realScheduler,
    ids: new CryptoIdSource(),
    store: new MapKeyValueStore(),
    url: proxy.url,
    transport: axiosTransport(),
    openSocket: (url, options) =>
      Promise.resolve(patientAcks(io(url, { ...options, transports: [transport], reconnectionDelay: 20 }))),
  });
  CLOSE.push(client.die);
  const { matches } = (await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } })) as {
    matches: readonly { readonly id: string; readonly matchOdds: { readonly id: string } }[];
  };
  for (const { matchOdds } of matches) sandbox.engine.market(matchOdds.id, { action: 'freeze' });
  const markets: { readonly path: string; readonly match: string; readonly id: MarketId }[] = [];
  for (const path of PATHS[kind])
    for (const { id: match } of matches) {
      const { odds } = (await dataOf(sandbox, 'GET', path, { query: { refmatchid: match } })) as {
        odds: readonly WireBook[];
      };
      for (const { id } of odds.slice(0, 2)) markets.push({ path, match, id: marketId(id) });
    }
  return { sandbox, proxy, client, markets };
}

describe.each<Transport>(['websocket', 'polling'])('an image cut by a disconnect, over %s', (transport) => {
  const cases = (['match odds', 'bookmaker', 'fancy'] as const).flatMap((kind) =>
    (kind === 'match odds' ? PARTS : PARTS.slice(1, 2)).map((part) => [kind, part] as const),
  );
  it.each(cases)('[F36] of %s, after %d of it, leaves nothing of it to see', async (kind, part) => {
    const { sandbox, proxy, client, markets } = await open(transport, kind);
    const { sports, connection } = client.app;
    const { board } = sports;
    await until(() => connection.view.status === 'connected', 'the connection');
    const [first, ...rest] = markets;
    const others = rest.filter(({ path }) => path === PATHS[kind].at(-1));
    if (first === undefined || others.length < 4) throw new Error('too few matches in play');
    sports.watchMarkets([first.id]);
    await until(() => board.freshness(first.id) === 'live', 'the first image');

    const shown: MarketId[] = [];
    const changeArrived = client.states.board.changeArrived.bind(client.states.board);
    Object.defineProperty(client.states.board, 'changeArrived', {
      value: (change: MarketChange) => {
        shown.push(change.id);
        return changeArrived(change);
      },
    });
    const wanted = others.map(({ id }) => id);
    proxy.cutNext(wanted[0] ?? '', part);
    sports.watchMarkets(wanted);
    await until(() => connection.view.status !== 'connected', 'the loss');
    // It happened: in the middle of the image, after some of it had come through.
    expect(proxy.cuts).toHaveLength(1);
    const [cut] = proxy.cuts;
    expect(cut?.text).toContain(wanted.at(-1));
    expect(cut?.passed).toBeGreaterThan(100);
    expect(cut?.passed).toBeLessThan(cut?.written ?? 0);
    // Nothing of it is to be seen, and what was there before is not on offer.
    expect(shown.filter((id) => wanted.includes(id))).toEqual([]);
    expect(wanted.map((id) => [board.conditions(id), board.freshness(id)])).toEqual(
      wanted.map(() => [null, 'waiting']),
    );
    expect(board.freshness(first.id)).toBe('stale');

    // What comes after the reconnection is whole.
    await until(() => others.every(({ id }) => board.freshness(id) === 'live'), 'every image');
    for (const { path, match, id } of others) {
      const { odds } = (await dataOf(sandbox, 'GET', path, {
        query: { refmatchid: match },
      })) as {
        odds: readonly WireBook[];
      };
      const book = odds.find((each) => each.id === id);
      expect(book?.runners.length).toBeGreaterThan(kind === 'fancy' ? 0 : 1);
      for (const runner of book?.runners ?? []) {
        const levels = runner.back.map(([level]) => {
          const offer = board.price(id, runnerId(runner.id), 'back', level);
          const line = offer?.line === undefined ? [] : [offer.line];
          return [level, (offer?.price ?? 0) / 100, (offer?.size ?? 0) / 100, ...line];
        });
        expect(levels).toEqual(runner.back);
      }
    }
  });
});
