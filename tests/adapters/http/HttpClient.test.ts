import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/adapters/http/endpoints';
import type { Failure } from '@/domain/shared/Failure';
import { matchId, token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { pausable } from '@tests/support/pausable';
import { settle } from '@/adapters/node/settle';
import { EVERY_CALL, ORDER } from '@tests/support/wire/everyCall';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { memoryTransport, okText } from '@tests/support/wire/memoryTransport';
import type { MemoryReply } from '@tests/support/wire/memoryTransport';
import { wireMatch } from '@tests/support/wire/wireFixtures';
import { cancellable } from '@tests/support/wire/cancellable';

const MATCHES: MemoryReply = { text: okText({ matches: [wireMatch] }) };
/** Pictures travel with them. */
const UPLOADS: readonly string[] = ['createDeposit', 'submitKyc'];
const lost = (): Failure => ({ kind: 'offline', sent: true });

function setUp(answer: () => MemoryReply | Failure | Promise<MemoryReply | Failure>) {
  const scheduler = new ManualScheduler();
  const sent: { url: string; aborted: () => boolean }[] = [];
  const transport = memoryTransport(({ url }, { signal }) => {
    sent.push({ url, aborted: () => signal.aborted });
    return answer();
  });
  return { ...httpWorld({ transport, scheduler, clock: scheduler.clock }), scheduler, sent };
}

describe('one call', () => {
  it.each(EVERY_CALL.map((each) => [each.name, each] as const))(
    '[F06] %s ends at its own time-out',
    async (_, each) => {
      const { scheduler, sent, ...world } = setUp(() => new Promise<never>(() => undefined));
      const answer = each.run({ ...world, held: null });
      await settle();
      expect(sent).toHaveLength(1);
      let ended = false;
      void answer.then(() => (ended = true));
      const limit = each.name === 'placeBet' ? 15_000 : each.endpoint.timeoutMs;
      expect(limit).toBeLessThanOrEqual(UPLOADS.includes(each.name) ? 60_000 : 20_000);
      await scheduler.pass(limit - 1);
      expect(ended).toBe(false);
      await scheduler.pass(1);
      await expect(answer).resolves.toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
      expect(sent[0]?.aborted()).toBe(true);
      expect(scheduler.timersLeft).toBe(0);
    },
  );

  it('leaves no timer behind when it was answered', async () => {
    const { sports, scheduler } = setUp(() => MATCHES);
    expect((await sports.matches({})).ok).toBe(true);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[F16] refuses an answer that came from another origin', async () => {
    const { session } = setUp(() => ({ text: okText({}), from: 'https://elsewhere.test/login' }));
    expect(await session.resetPassword('1', 'x')).toEqual({
      ok: false,
      error: { kind: 'unexpected', sent: true },
    });
    const same = setUp(() => ({ text: okText({}), from: 'https://api.test/other' }));
    expect((await same.session.resetPassword('1', 'x')).ok).toBe(true);
  });

  it('[F20] refuses a reply of more than 5 MB', async () => {
    const padding = ' '.repeat(5 * 1024 * 1024);
    const { session, sent } = setUp(() => ({ text: okText({}) + padding }));
    expect(await session.resetPassword('1', 'x')).toEqual({
      ok: false,
      error: { kind: 'unexpected', sent: true },
    });
    expect(sent).toHaveLength(1);
  });

  it('does not take a body that is no text', async () => {
    const transport = memoryTransport(() => ({ text: JSON.parse(okText({})) }));
    expect((await httpWorld({ transport }).session.resetPassword('1', 'x')).ok).toBe(false);
  });
});

describe('cancelling', () => {
  it('[F05] an abandoned read is given up on the network too', async () => {
    const gate = pausable();
    gate.pause();
    const { sports, sent } = setUp(async () => (await gate.pass(), MATCHES));
    const leaving = cancellable();
    const answer = sports.match(matchId('match1'), leaving);
    await settle();
    expect(sent[0]?.aborted()).toBe(false);
    leaving.cancel();
    await expect(answer).resolves.toEqual({ ok: false, error: { kind: 'aborted', sent: true } });
    await settle();
    expect(sent[0]?.aborted()).toBe(true);
  });

  it('[F05] nothing leaves for a caller who has already gone', async () => {
    const { sports, sent } = setUp(() => MATCHES);
    const gone = cancellable();
    gone.cancel();
    expect(await sports.matches({}, gone)).toEqual({ ok: false, error: { kind: 'aborted', sent: false } });
    expect(sent).toEqual([]);
  });
});

describe('equal reads', () => {
  it('[F18] share one request while it is under way, and only then', async () => {
    const { sports, sent } = setUp(() => MATCHES);
    const both = await Promise.all([
      sports.matches({ sport: 'cricket' }),
      sports.matches({ sport: 'cricket' }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(sent).toHaveLength(1);
    await sports.matches({ sport: 'cricket' });
    expect(sent).toHaveLength(2);
  });

  it('[F18] do not share when the query or the session is another', async () => {
    const tokens: unknown[] = [];
    const transport = memoryTransport(({ headers }) => {
      tokens.push(headers['token']);
      return MATCHES;
    });
    const world = httpWorld({ transport });
    const visitor = [world.sports.matches({ sport: 'cricket' }), world.sports.matches({ sport: 'tennis' })];
    world.held = token('tok-1');
    await Promise.all([...visitor, world.sports.matches({ sport: 'cricket' })]);
    expect(tokens).toEqual([undefined, undefined, 'tok-1']);
  });

  it('[F18] a screen that is taken down and put up at once asks once', async () => {
    const { sports, sent } = setUp(() => MATCHES);
    const first = cancellable();
    const dropped = sports.matches({}, first);
    first.cancel();
    const second = sports.matches({}, cancellable());
    expect((await second).ok).toBe(true);
    expect(await dropped).toMatchObject({ error: { kind: 'aborted' } });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.aborted()).toBe(false);
  });

  it('[F18] one who leaves does not take the request from another who waits', async () => {
    const gate = pausable();
    gate.pause();
    const { sports, sent } = setUp(async () => (await gate.pass(), MATCHES));
    const leaving = cancellable();
    const [first, second] = [sports.matches({}, leaving), sports.matches({})];
    await settle();
    leaving.cancel();
    await settle();
    expect(sent[0]?.aborted()).toBe(false);
    gate.resume();
    expect((await second).ok).toBe(true);
    expect((await first).ok).toBe(false);
  });

  it('[F18] figures of money are asked for anew each time: an answer from before the event must not stand for the one after', async () => {
    const { bets, sent } = setUp(() => ({ text: okText({ exposureAmount: 1, exposures: [] }) }));
    await Promise.all([bets.exposure(), bets.exposure()]);
    expect(sent).toHaveLength(2);
    for (const name of ['exposure', 'bets', 'betByKey', 'signOut'] as const)
      expect(ENDPOINTS[name].shared).toBe(false);
  });
});

describe('a network that does not answer', () => {
  let failures = 0;
  beforeEach(() => (failures = 0));
  const failing = (times: number) => () => (failures++ < times ? lost() : MATCHES);

  it.each(EVERY_CALL.map((each) => [each.name, each] as const))(
    '[F15] %s is offline when nothing answers; only a read was asked again',
    async (_, each) => {
      const { scheduler, sent, ...world } = setUp(lost);
      const answer = each.run({ ...world, held: null });
      await scheduler.pass(60_000);
      expect(await answer).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
      expect(sent).toHaveLength(each.endpoint.method === 'GET' ? 3 : 1);
    },
  );

  it('a read is asked again, twice at most, after a pause', async () => {
    const { sports, sent, scheduler } = setUp(failing(2));
    const answer = sports.matches({});
    await scheduler.pass(0);
    expect(sent).toHaveLength(1);
    await scheduler.pass(150);
    expect(sent).toHaveLength(2);
    await scheduler.pass(300);
    expect((await answer).ok).toBe(true);
    expect(sent).toHaveLength(3);
  });

  it('a read that never gets through is offline after three attempts', async () => {
    const { sports, sent, scheduler } = setUp(failing(99));
    const answer = sports.matches({});
    await scheduler.pass(60_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
    expect(sent).toHaveLength(3);
  });

  it('[F56] a POST is sent once and never again by itself', async () => {
    const { bets, session, sent, scheduler } = setUp(failing(99));
    const answers = Promise.all([bets.place(ORDER, 15_000), session.logIn('a', 'b')]);
    await scheduler.pass(60_000);
    expect(await answers).toEqual([
      { ok: false, error: { kind: 'offline', sent: true } },
      { ok: false, error: { kind: 'offline', sent: true } },
    ]);
    expect(sent).toHaveLength(2);
  });

  it('a refusal or a server in trouble is not asked again', async () => {
    const { sports, sent, scheduler } = setUp(() => ({ status: 503, text: '' }));
    const answer = sports.matches({});
    await scheduler.pass(60_000);
    expect(await answer).toMatchObject({ error: { kind: 'server' } });
    expect(sent).toHaveLength(1);
  });

  it('whoever leaves during the pause is not asked for again', async () => {
    const { sports, sent, scheduler } = setUp(failing(99));
    const leaving = cancellable();
    const answer = sports.matches({}, leaving);
    await scheduler.pass(0);
    leaving.cancel();
    await scheduler.pass(60_000);
    expect(await answer).toMatchObject({ error: { kind: 'aborted' } });
    expect(sent).toHaveLength(1);
    expect(scheduler.timersLeft).toBe(0);
  });
});

describe('the token', () => {
  const REFUSAL: MemoryReply = {
    status: 401,
    text: JSON.stringify({ error: true, message: 'Unauthorized action.' }),
  };

  it('[SES-03] [F11] the end of a session is told with the token that the request carried', async () => {
    const transport = memoryTransport(() => REFUSAL);
    const world = httpWorld({ transport });
    world.held = token('tok-9');
    const answers = await Promise.all([world.bets.exposure(), world.brand.banners(), world.brand.banners()]);
    expect(
      answers.every((answer) => !answer.ok && answer.error.kind === 'unauthorised' && answer.error.ended),
    ).toBe(true);
    const end = { message: 'Unauthorized action.', token: 'tok-9' };
    expect(world.ended).toEqual([end, end]);
  });

  it('[SES-03] [F12] without a token nothing ends; nor by a log-in that fails while another session stands', async () => {
    const transport = memoryTransport(() => REFUSAL);
    const world = httpWorld({ transport });
    expect(await world.bets.exposure()).toMatchObject({ error: { kind: 'unauthorised', ended: false } });
    world.held = token('tok-9');
    expect(await world.session.logIn('a', 'b')).toMatchObject({
      error: { kind: 'unauthorised', ended: false },
    });
    expect(world.ended).toEqual([]);
  });
});
