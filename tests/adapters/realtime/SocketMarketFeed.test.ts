import { describe, expect, it } from 'vitest';
import { marketId } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { fakeOpener } from '@tests/support/wire/FakeSocket';
import { realtimeWorld } from '@tests/support/wire/realtimeWorld';
import { wirePrices } from '@tests/support/wire/wireFixtures';

const M1 = marketId('m1');
const ANSWER = {
  status: 'success',
  epoch: 'e1',
  prev: null,
  seq: 10,
  heartbeatMs: 5_000,
  resumed: false,
  markets: [wirePrices],
  scores: [{ refMatchId: 'match1', status: 'inplay', score: null }],
};
const update = (seq: number, prev: number | null = seq - 1, markets: unknown = []) => ({
  epoch: 'e1',
  prev,
  seq,
  markets,
});

async function connected() {
  const scheduler = new ManualScheduler();
  const { open, sockets } = fakeOpener();
  const world = realtimeWorld({ open, scheduler, clock: scheduler.clock });
  world.player.connect(null);
  await settle();
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket was opened');
  socket.succeed();
  return { ...world, scheduler, socket };
}

describe('subscribing', () => {
  it('[RT-07] asks for markets and gives their images', async () => {
    const { market, socket } = await connected();
    const answer = market.subscribe([M1], null);
    expect(socket.asked[0]).toMatchObject({ event: 'market:subscribe', args: [{ ids: ['m1'] }], ms: 5_000 });
    socket.asked[0]?.answer(ANSWER);
    expect(await answer).toEqual({
      ok: true,
      value: {
        epoch: 'e1',
        prev: null,
        seq: 10,
        heartbeatMs: 5_000,
        resumed: false,
        changes: [expect.objectContaining({ id: 'm1', image: true })],
        scores: [{ matchId: 'match1', status: 'inPlay', score: null }],
      },
    });
  });

  it('[RT-07] resumes from where it was', async () => {
    const { market, socket } = await connected();
    void market.subscribe([M1], { epoch: 'e1', seq: 42 });
    expect(socket.asked[0]?.args).toEqual([{ ids: ['m1'], epoch: 'e1', seq: 42 }]);
  });

  it('[F34] of images a bad one is left out; of a delta none may be missing', async () => {
    const { market, socket, logger } = await connected();
    const bad = { id: 'm2', image: true, runners: [{ id: 'r', back: [[0, 'NaN', 5]] }] };
    const images = market.subscribe([M1], null);
    const delta = market.subscribe([M1], { epoch: 'e1', seq: 9 });
    await settle();
    socket.asked[0]?.answer({ ...ANSWER, markets: [bad, wirePrices] });
    socket.asked[1]?.answer({ ...ANSWER, resumed: true, markets: [bad, wirePrices] });
    expect(await images).toMatchObject({ ok: true, value: { changes: [{ id: 'm1' }] } });
    expect(await delta).toEqual({ ok: false, error: { kind: 'unexpected', sent: true } });
    expect(logger.dropped).toEqual([
      'market:subscribe.markets:0.runners.0.back.0',
      'market:subscribe.markets:0.runners.0.back.0',
    ]);
  });

  it('is refused in the server’s words', async () => {
    const { market, socket } = await connected();
    const answer = market.subscribe([M1], null);
    socket.asked[0]?.answer({ status: 'failed', code: 'SUBSCRIPTION_LIMIT', message: 'Too many markets' });
    expect(await answer).toEqual({
      ok: false,
      error: { kind: 'refused', sent: true, code: 'SUBSCRIPTION_LIMIT', message: 'Too many markets' },
    });
  });

  it('is refused without words when there are none', async () => {
    const { market, socket } = await connected();
    const answer = market.subscribe([M1], null);
    socket.asked[0]?.answer({ status: 'failed', code: 'not a code', message: ['x'] });
    expect(await answer).toEqual({ ok: false, error: { kind: 'refused', sent: true } });
  });

  it.each([
    ['no position', { ...ANSWER, seq: undefined }],
    ['no epoch', { ...ANSWER, epoch: '' }],
    ['a heartbeat of an hour', { ...ANSWER, heartbeatMs: 3_600_000 }],
    ['more markets than one may watch', { ...ANSWER, markets: Array(201).fill(wirePrices) }],
    ['nothing', null],
  ])('[X31] an answer with %s is none', async (_, reply) => {
    const { market, socket } = await connected();
    const answer = market.subscribe([M1], null);
    socket.asked[0]?.answer(reply);
    expect(await answer).toEqual({ ok: false, error: { kind: 'unexpected', sent: true } });
  });

  it('sends nothing while there is no connection', async () => {
    const { market, socket } = await connected();
    socket.drop('transport close', true);
    expect(market.isConnected).toBe(false);
    expect(await market.subscribe([M1], null)).toEqual({
      ok: false,
      error: { kind: 'offline', sent: false },
    });
    expect(socket.asked).toEqual([]);
  });
});

describe('the stream', () => {
  it('[RT-07] delivers messages as they come, heartbeats included', async () => {
    const { socket, received } = await connected();
    socket.fire('market:update', { ...update(11), markets: [wirePrices] });
    socket.fire('market:update', { ...update(11, 11), heartbeat: true });
    expect(received.messages).toEqual([
      { epoch: 'e1', prev: 10, seq: 11, changes: [expect.objectContaining({ id: 'm1' })] },
      { epoch: 'e1', prev: 11, seq: 11, changes: [] },
    ]);
  });

  it.each([
    ['a bad price', [{ id: 'm1', runners: [{ id: 'r1', back: [[0, 'Infinity', 5]] }] }]],
    ['a bad market beside a good one', [wirePrices, { runners: [] }]],
    ['more markets than one may watch', Array(201).fill(wirePrices)],
    ['no list', {}],
  ])(
    '[F22] [X31] drops the whole message with %s: its number is missing, and that is noticed',
    async (_, markets) => {
      const { socket, received, logger } = await connected();
      socket.fire('market:update', update(11, 10, markets));
      socket.fire('market:update', update(12));
      expect(received.stream).toEqual(['connected', 'message 12']);
      expect(received.messages[0]?.prev).toBe(11);
      expect(logger.dropped).toHaveLength(1);
    },
  );

  it('[SPORT-04] delivers scores, and drops those with a status that nobody knows', async () => {
    const { socket, received } = await connected();
    const score = { home: '142/3', away: '', note: '', clock: '15.2 ov' };
    socket.fire('match:score', { refMatchId: 'match1', status: 'inplay', score });
    socket.fire('match:score', { refMatchId: 'match1', status: 'resting', score });
    expect(received.scores).toEqual([{ matchId: 'match1', status: 'inPlay', score }]);
  });

  it('prices go on while a subscription is never answered', async () => {
    const { market, socket, received } = await connected();
    void market.subscribe([M1], null);
    socket.fire('market:update', update(9));
    expect(received.stream).toEqual(['connected', 'message 9']);
  });
});
