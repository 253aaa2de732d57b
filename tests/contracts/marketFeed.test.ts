import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '@/application/ports/feeds/MarketFeed';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId } from '@/domain/shared/ids';
import type { MarketId } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { openDoor, openMarket, socketDoors } from './contractDoors';
import type { OpenDoor } from './contractDoors';
import { LINE, openKind } from './kindMarkets';
import { EVERY_KIND } from '@/domain/sports/marketKinds';

describe.each(socketDoors)('MarketFeed, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());
  const received = () => here.realtime.received;

  async function subscribed(ids: readonly MarketId[]): Promise<SubscriptionAnswer> {
    const answer = await here.realtime.market.subscribe(ids, null);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  }

  /** Odds of the best back price, moved by hand so that something is sent. */
  function move(id: MarketId, runnerId: string, odds: number): void {
    expect(here.sandbox.engine.market(id, { action: 'move', runnerId, odds })).toEqual({ ok: true });
    here.sandbox.advance(1_000);
  }

  it('[RT-07] a visitor subscribes and gets images, then numbered changes in an unbroken chain', async () => {
    await here.connect(null);
    const { marketId: id, runnerId } = await openMarket(here, true);
    const answer = await subscribed([id]);
    expect(answer).toMatchObject({ resumed: false, changes: [{ id, image: true }] });
    expect(answer.heartbeatMs).toBeLessThanOrEqual(5_000);
    expect(answer.changes[0]?.runners.length).toBeGreaterThanOrEqual(2);
    move(id, runnerId, 3);
    move(id, runnerId, 3.1);
    await until(
      () => received().messages.filter(({ changes }) => changes.length > 0).length >= 2,
      'two changes',
    );
    let last = answer.seq;
    for (const { epoch, prev, seq } of received().messages) {
      expect([epoch, prev]).toEqual([answer.epoch, last]);
      last = seq;
    }
    const best = received()
      .messages.flatMap(({ changes }) => changes)
      .flatMap(({ runners }) => runners)
      .findLast(({ id: each, back }) => each === runnerId && back?.some(({ level }) => level === 0))
      ?.back?.find(({ level }) => level === 0);
    expect(best?.offer?.price).toBe(310);
    expect(here.realtime.logger.lines).toEqual([]);
  });

  it('[SPORT-04] an image says what each runner was matched at last, and a bet that is matched is told', async () => {
    await here.connect(null);
    const { marketId: id, runnerId } = await openMarket(here, true);
    for (const action of ['freeze', 'resume'] as const) here.sandbox.engine.market(id, { action });
    here.sandbox.engine.market(id, { action: 'inPlay', delaySeconds: 0 });
    move(id, runnerId, 4.4);
    const [image] = (await subscribed([id])).changes;
    expect(image?.runners.every(({ last }) => last !== undefined)).toBe(true);
    await here.demo();
    const order = { marketId: id, runnerId, marketKind: 'matchOdds', line: null, side: 'back' } as const;
    const terms = { odds: odds(440), stake: rupees(100), acceptOdds: 'better' } as const;
    const key = betKey('7'.repeat(32));
    const bet = await here.http.bets.place(
      { ...order, ...terms, key, marketVersion: image?.version ?? 0 },
      15_000,
    );
    expect(bet).toMatchObject({ ok: true, value: { status: 'matched' } });
    const last = () =>
      received()
        .messages.flatMap(({ changes }) => changes)
        .flatMap(({ runners }) => runners)
        .findLast((each) => each.id === runnerId && each.last !== undefined)?.last;
    await until(() => last() === 440, 'the bet to be told as the last match');
  });

  it('[RT-07] a second market joins the same chain', async () => {
    await here.connect(null);
    const matches = await here.http.sports.matches({ inPlay: true });
    const ids = matches.ok ? matches.value.flatMap(({ matchOdds }) => matchOdds?.id ?? []) : [];
    const first = await subscribed(ids.slice(0, 1));
    const second = await subscribed(ids.slice(1, 2));
    expect(second.prev).toBe(received().messages.at(-1)?.seq ?? first.seq);
    expect(second.epoch).toBe(first.epoch);
  });

  it('[RT-07] silence is broken by heartbeats', async () => {
    await here.connect(null);
    const { marketId: id } = await openMarket(here, true);
    const { heartbeatMs, seq } = await subscribed([id]);
    here.sandbox.advance(heartbeatMs + 1_000);
    await until(() => received().messages.length > 0, 'a heartbeat');
    expect(received().messages[0]).toMatchObject({ changes: [], prev: seq });
  });

  it('[F40] a suspension is told at once', async () => {
    await here.connect(null);
    const { marketId: id } = await openMarket(here, true);
    await subscribed([id]);
    here.sandbox.engine.market(id, { action: 'suspend', label: 'BALL RUNNING' });
    const suspended = () =>
      received()
        .messages.flatMap(({ changes }) => changes)
        .find(({ status }) => status === 'suspended');
    await until(() => suspended() !== undefined, 'the suspension');
    expect(suspended()).toMatchObject({ id, statusLabel: 'BALL RUNNING' });
  });

  it('[RT-07] after a broken connection it resumes from the last number', async () => {
    await here.connect(null);
    const { marketId: id, runnerId } = await openMarket(here, true);
    const { epoch, seq } = await subscribed([id]);
    expect(here.sandbox.faults.kick().occurred()).toBe(1);
    await until(() => received().stream.includes('disconnected'), 'the loss to be noticed');
    move(id, runnerId, 3);
    await until(() => here.realtime.market.isConnected, 'the reconnection');
    const resumed = await here.realtime.market.subscribe([id], { epoch, seq });
    expect(resumed).toMatchObject({ ok: true, value: { epoch, resumed: true, changes: [{ id }] } });
  });

  it('[F38] after a restart of the server there is another epoch and an image', async () => {
    await here.connect(null);
    const { marketId: id } = await openMarket(here, true);
    const { epoch, seq } = await subscribed([id]);
    expect(here.sandbox.faults.restart().occurred()).toBe(1);
    await until(() => received().stream.includes('disconnected'), 'the loss to be noticed');
    await until(() => here.realtime.market.isConnected, 'the reconnection');
    const answer = await here.realtime.market.subscribe([id], { epoch, seq });
    expect(answer).toMatchObject({ ok: true, value: { resumed: false, changes: [{ id, image: true }] } });
    expect(answer.ok && answer.value.epoch).not.toBe(epoch);
  });

  it('[F34] a lost message leaves a gap in the chain', async () => {
    await here.connect(null);
    const { marketId: id, runnerId } = await openMarket(here, true);
    const { seq } = await subscribed([id]);
    const gap = here.sandbox.faults.realtime('market:update', { kind: 'gap' });
    move(id, runnerId, 3);
    await gap.happened();
    move(id, runnerId, 3.1);
    await until(() => received().messages.length > 0, 'the message after the lost one');
    expect(received().messages[0]?.prev).toBeGreaterThan(seq);
  });

  it('[F37] what was unsubscribed is heard of no more', async () => {
    await here.connect(null);
    const { marketId: id, runnerId } = await openMarket(here, true);
    await subscribed([id]);
    here.realtime.market.unsubscribe([id]);
    // The answer to a later question proves that the farewell has arrived.
    await subscribed([marketId('nowhere')]);
    const before = received().messages.length;
    move(id, runnerId, 3);
    await subscribed([marketId('nowhere')]);
    const later = received().messages.slice(before);
    expect(later.flatMap(({ changes }) => changes)).toEqual([]);
  });

  it('[F37] fifty quick changes of what is watched leave exactly the last one', async () => {
    await here.connect(null);
    const matches = await here.http.sports.matches({ inPlay: true });
    const ids = matches.ok ? matches.value.flatMap(({ matchOdds }) => matchOdds?.id ?? []) : [];
    const [a, b] = ids;
    if (a === undefined || b === undefined) throw new Error('too few matches');
    for (let n = 0; n < 50; n += 1) {
      const [now, before] = n % 2 === 0 ? [a, b] : [b, a];
      here.realtime.market.unsubscribe([before]);
      void here.realtime.market.subscribe([now], null);
    }
    here.realtime.market.unsubscribe([a]);
    await subscribed([b]);
    const before = received().messages.length;
    here.sandbox.advance(10_000);
    await until(() => received().messages.length > before, 'something to be sent');
    const seen = new Set(
      received()
        .messages.slice(before)
        .flatMap(({ changes }) => changes.map(({ id }) => id)),
    );
    expect([...seen].filter((id) => id !== b)).toEqual([]);
  });

  it('[RT-07] more than 200 markets are refused in words', async () => {
    await here.connect(null);
    const ids = Array.from({ length: 201 }, (_, n) => marketId(`m${n}`));
    expect(await here.realtime.market.subscribe(ids, null)).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'SUBSCRIPTION_LIMIT' },
    });
  });

  it('[SPORT-02] a session that opens or ends is told to those who watch its match, and to nobody else', async () => {
    await here.connect(null);
    const { market, match } = await openKind(here, 'fancy');
    await subscribed([market.id]);
    here.sandbox.engine.market(market.id, { action: 'settle', result: '0' });
    await until(() => received().marketLists.includes(match), 'the news');
    here.realtime.market.unsubscribe([market.id]);
    await subscribed([marketId('nowhere')]);
    const before = received().marketLists.length;
    const other = await openKind(here, 'fancy');
    here.sandbox.engine.market(other.market.id, { action: 'settle', result: '1' });
    await subscribed([marketId('nowhere')]);
    expect(received().marketLists).toHaveLength(before);
  });

  it.each(EVERY_KIND)('[RT-07] %s streams its image and its moves', async (kind) => {
    await here.connect(null);
    const { market } = await openKind(here, kind);
    const answer = await subscribed([market.id]);
    expect(answer.changes).toMatchObject([{ id: market.id, image: true, status: 'open' }]);
    const line = kind === 'fancy' ? { line: LINE + 2 } : {};
    const runnerId = market.runners[0]?.id ?? '';
    here.sandbox.engine.market(market.id, { action: 'move', runnerId, odds: 1.77, ...line });
    here.sandbox.advance(1_000);
    const best = () =>
      received()
        .messages.flatMap(({ changes }) => changes)
        .filter(({ id }) => id === market.id)
        .flatMap(({ runners }) => runners.find(({ id }) => id === runnerId)?.back ?? [])
        .findLast(({ level }) => level === 0)?.offer;
    await until(() => best()?.price === 177, 'the move');
    expect(best()?.line).toBe(kind === 'fancy' ? LINE + 2 : undefined);
    expect(here.realtime.logger.lines).toEqual([]);
  });

  it('[SPORT-04] scores come for the matches that are watched', async () => {
    await here.connect(null);
    const matches = await here.http.sports.matches({ sport: 'cricket', inPlay: true });
    const ids = matches.ok ? matches.value.flatMap(({ matchOdds }) => matchOdds?.id ?? []) : [];
    const { scores } = await subscribed(ids);
    expect(scores.length).toBeGreaterThan(0);
    for (let n = 0; n < 60; n += 1) here.sandbox.advance(5_000);
    await until(() => received().scores.length > 0, 'a score');
    expect(received().scores[0]?.score).toMatchObject({
      home: expect.any(String),
      clock: expect.any(String),
    });
    expect(here.realtime.logger.lines).toEqual([]);
  });
});
