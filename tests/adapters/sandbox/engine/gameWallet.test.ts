import { describe, expect, it } from 'vitest';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { START } from './Bench';

function world() {
  const engine = createSandboxEngine({ seed: 'games', startMs: START });
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, token = '') =>
    engine.handle({ method, path, query: {}, headers: { token }, body, client: 'c' }).body as {
      readonly error: boolean;
      readonly code?: string;
      readonly data: {
        readonly token: string;
        readonly url: string;
        readonly user: { readonly mstruserid: string };
      };
    };
  const { token, user } = ask('POST', '/login/demo').data;
  const launch = (provider = 'spribe', code = 'mines') => ask('POST', '/lobby', { provider, code }, token);
  const session = launch().data.url.split('session=')[1] ?? '';
  const cash = () => engine.audit().users.find(({ userId }) => userId === user.mstruserid)?.cash ?? 0;
  return { engine, ask, token, user, launch, session, cash };
}

const bet = (session: string, round: string, amount = 5_000) =>
  ({ kind: 'bet', session, round, amount }) as const;

describe('the seamless wallet', () => {
  it('[CASINO-03] a lobby opens a game for a player, and knows what it does not have', () => {
    const { launch, ask, engine, session } = world();
    expect(session).toMatch(/^[0-9a-f]{32}$/);
    expect(engine.wallet({ kind: 'open', session })).toMatchObject({
      ok: true,
      cash: 1_000_000,
      game: { provider: 'spribe', code: 'mines', name: 'Mines' },
    });
    expect(launch('spribe', 'nothing')).toMatchObject({ code: 'GAME_NOT_OFFERED' });
    expect(launch('betby', 'sportsbook')).toMatchObject({ code: 'GAME_NOT_OFFERED' });
    expect(launch('ezugi', 'lobby-ezugi')).toMatchObject({ code: 'GAME_NOT_OFFERED' });
    expect(ask('POST', '/lobby', { provider: 'spribe', code: 'mines' })).toMatchObject({
      code: 'UNAUTHORISED',
    });
    engine.gamesAt('http://127.0.0.1:5056');
    expect(launch().data.url.startsWith('http://127.0.0.1:5056/play#session=')).toBe(true);
  });

  it('[P11] a stake, a win and a refund move money once, however often they are told', () => {
    const { engine, session, cash } = world();
    for (let times = 0; times < 3; times += 1)
      expect(engine.wallet(bet(session, 'r1'))).toEqual({ ok: true, cash: 995_000 });
    for (let times = 0; times < 3; times += 1)
      expect(engine.wallet({ kind: 'win', round: 'r1', amount: 9_000 })).toEqual({
        ok: true,
        cash: 1_004_000,
      });
    engine.wallet(bet(session, 'r2'));
    for (let times = 0; times < 3; times += 1)
      expect(engine.wallet({ kind: 'refund', round: 'r2' })).toEqual({ ok: true, cash: 1_004_000 });
    expect(cash()).toBe(1_004_000);
    expect(engine.audit().ledgerSum).toBe(0);
  });

  it('[P11] says no to what contradicts what it was told before', () => {
    const { engine, session } = world();
    engine.wallet(bet(session, 'r1'));
    expect(engine.wallet(bet(session, 'r1', 6_000))).toEqual({ ok: false, code: 'ROUND_REUSED' });
    expect(engine.wallet({ kind: 'win', round: 'nowhere', amount: 5 })).toEqual({
      ok: false,
      code: 'ROUND_UNKNOWN',
    });
    engine.wallet({ kind: 'win', round: 'r1', amount: 0 });
    expect(engine.wallet({ kind: 'win', round: 'r1', amount: 7 })).toEqual({
      ok: false,
      code: 'ROUND_CLOSED',
    });
    expect(engine.wallet({ kind: 'refund', round: 'r1' })).toEqual({ ok: false, code: 'ROUND_CLOSED' });
    for (const amount of [0, -5, 0.5, Number.NaN, Infinity, 1e12])
      expect(engine.wallet(bet(session, `x${amount}`, amount))).toEqual({ ok: false, code: 'MALFORMED' });
  });

  it('[P11] a refund that overtakes its bet keeps the bet out', () => {
    const { engine, session, cash } = world();
    expect(engine.wallet({ kind: 'refund', round: 'r1' })).toMatchObject({ ok: true });
    expect(engine.wallet(bet(session, 'r1'))).toEqual({ ok: false, code: 'ROUND_CLOSED' });
    expect(engine.wallet({ kind: 'win', round: 'r1', amount: 5 })).toEqual({
      ok: false,
      code: 'ROUND_UNKNOWN',
    });
    expect(cash()).toBe(1_000_000);
  });

  it('[WAL-02] takes no more than there is, and nothing once the player has left; a win is paid all the same', () => {
    const { engine, session, ask, token, user, cash } = world();
    engine.setBalance(user.mstruserid, { cash: 60 });
    expect(engine.wallet(bet(session, 'r1', 6_001))).toEqual({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(engine.wallet(bet(session, 'r2', 6_000))).toEqual({ ok: true, cash: 0 });
    const again = createSandboxEngine({ seed: 'games', startMs: START, snapshot: engine.snapshot() });
    ask('GET', '/signout', undefined, token);
    expect(engine.wallet(bet(session, 'r3', 10))).toEqual({ ok: false, code: 'SESSION_ENDED' });
    expect(engine.wallet({ kind: 'open', session })).toEqual({ ok: false, code: 'SESSION_ENDED' });
    expect(engine.wallet({ kind: 'win', round: 'r2', amount: 700 })).toEqual({ ok: true, cash: 700 });
    expect(cash()).toBe(700);
    // As it was stored before the sign-out.
    expect(again.wallet(bet(session, 'r2', 6_000))).toEqual({ ok: true, cash: 0 });
    expect(again.wallet({ kind: 'win', round: 'r2', amount: 700 })).toEqual({ ok: true, cash: 700 });
  });

  it('[WAL-03] every movement pushes the balance', () => {
    const { engine, session, token } = world();
    const pushed: unknown[] = [];
    engine.connect(token, {
      send: (event, payload) => event === 'update_balance' && pushed.push(payload),
      close: () => undefined,
    });
    engine.wallet(bet(session, 'r1'));
    engine.wallet(bet(session, 'r1'));
    engine.wallet({ kind: 'win', round: 'r1', amount: 12_345 });
    expect(pushed).toMatchObject([{ cash: 9_950 }, { cash: 10_073.45 }]);
  });

  it('forgets an ended round after ten minutes and an open one after a day', () => {
    const { engine, session, ask } = world();
    engine.wallet(bet(session, 'ended'));
    engine.wallet({ kind: 'win', round: 'ended', amount: 0 });
    engine.wallet(bet(session, 'open'));
    engine.advance(11 * 60_000);
    expect(engine.wallet({ kind: 'win', round: 'ended', amount: 0 })).toMatchObject({
      code: 'ROUND_UNKNOWN',
    });
    expect(engine.wallet({ kind: 'win', round: 'open', amount: 100 })).toMatchObject({ ok: true });
    expect(ask('GET', '/casino/games').error).toBe(false);
  });
});
