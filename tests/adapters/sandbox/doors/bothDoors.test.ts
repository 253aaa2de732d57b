import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doors } from '@tests/support/sandbox/doors';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { call, dataOf, demoToken, next } from '@tests/support/sandbox/wireClient';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';

const REGISTER = {
  name: 'Asha',
  username: 'asha1',
  password: 'Secret123',
  typeId: 3,
  parentId: 81026,
  country_code: '91',
};

describe.each(doors)('the wire through a door ($door)', ({ start }) => {
  let sandbox: SandboxUnderTest;
  beforeEach(async () => {
    sandbox = await start();
  });
  afterEach(() => sandbox.close());

  it('answers a call in the envelope', async () => {
    const reply = await call(sandbox, 'GET', '/getAppDetails');
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toMatchObject({ error: false, message: expect.any(String) });
  });

  it('carries the query, the body and the token to the engine', async () => {
    const token = await demoToken(sandbox);
    const { matches } = await dataOf(sandbox, 'GET', '/bet/matches', { query: { sport: '4' } });
    expect(matches).toEqual(expect.arrayContaining([expect.objectContaining({ sportId: '4' })]));
    expect(matches).not.toEqual(expect.arrayContaining([expect.objectContaining({ sportId: '1' })]));
    await expect(dataOf(sandbox, 'GET', '/bet/exposure/amount', { token })).resolves.toHaveProperty(
      'exposureAmount',
    );
    expect((await call(sandbox, 'GET', '/bet/exposure/amount')).status).toBe(401);
  });

  it('lets a newcomer register with the code from the inbox', async () => {
    const mobile = '9876543210';
    await dataOf(sandbox, 'POST', '/sendOtpToMobile', { body: { mobile, country_code: '91' } });
    const otp = sandbox.otpFor(mobile);
    await dataOf(sandbox, 'POST', '/mobileVerification', { body: { mobile, country_code: '91', otp } });
    const data = await dataOf(sandbox, 'POST', '/register', { body: { ...REGISTER, mobile } });
    expect(data).toMatchObject({ token: expect.any(String), user: { username: 'asha1' } });
  });

  it.each([
    ['text that is not JSON', '{"username":', 'MALFORMED'],
    ['a body over 64 kB', JSON.stringify({ username: 'x'.repeat(66_000) }), 'TOO_LARGE'],
  ])('[F13] refuses %s with 422 in the envelope', async (_what, body) => {
    const reply = await call(sandbox, 'POST', '/login', { body });
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toMatchObject({ error: true, data: null });
  });

  it('refuses an unknown path in the envelope', async () => {
    const reply = await call(sandbox, 'GET', '/nothing/here');
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.text)).toMatchObject({ error: true });
  });

  it('connects a visitor, who may watch markets and nothing else', async () => {
    const socket = sandbox.openSocket({ auth: { token: '' } });
    expect(socket.connected).toBe(false);
    await next(socket, 'connect');
    expect(socket.connected).toBe(true);
    expect(socket.id).toEqual(expect.any(String));
    await expect(socket.timeout(WAIT_LIMIT_MS).emitWithAck('get:balance')).resolves.toEqual({
      status: 'failed',
    });
    const { matches } = await dataOf(sandbox, 'GET', '/bet/matches');
    const id = firstMarket(matches);
    const answer = await socket.timeout(WAIT_LIMIT_MS).emitWithAck('market:subscribe', { ids: [id] });
    expect(answer).toMatchObject({ status: 'success', resumed: false, markets: [{ id, image: true }] });
  });

  it('answers a player over the socket', async () => {
    const socket = sandbox.openSocket({ auth: { token: await demoToken(sandbox) } });
    await next(socket, 'connect');
    await expect(socket.timeout(WAIT_LIMIT_MS).emitWithAck('session_check')).resolves.toEqual({
      status: 'success',
    });
    const balance = await socket.timeout(WAIT_LIMIT_MS).emitWithAck('get:balance');
    expect(balance).toMatchObject({
      status: 'success',
      cash: expect.any(Number),
      version: expect.any(Number),
    });
  });

  it('takes the token that a function gives', async () => {
    const token = await demoToken(sandbox);
    const socket = sandbox.openSocket({ auth: (send) => send({ token }) });
    await next(socket, 'connect');
    await expect(socket.timeout(WAIT_LIMIT_MS).emitWithAck('session_check')).resolves.toEqual({
      status: 'success',
    });
  });

  it.each([['a token of nobody', 'nonsense'] as const, ['a token that is not text', { $ne: '' }] as const])(
    '[F51] refuses %s: the error carries its type in data, and nothing is tried again',
    async (_what, token) => {
      const socket = sandbox.openSocket({ auth: { token } });
      const [error] = await next(socket, 'connect_error');
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ message: expect.stringMatching(/./), data: { type: 'SessionError' } });
      expect(error).not.toHaveProperty('type');
      expect(socket.active).toBe(false);
      expect(socket.connected).toBe(false);
    },
  );

  it('[SES-04] tells a session that was taken back: it asks, and hears that it failed', async () => {
    const token = await demoToken(sandbox);
    const socket = sandbox.openSocket({ auth: { token } });
    await next(socket, 'connect');
    const asked = next(socket, 'session_refresh');
    expect(sandbox.engine.revokeToken(token)).toEqual({ ok: true });
    await asked;
    await expect(socket.timeout(WAIT_LIMIT_MS).emitWithAck('session_check')).resolves.toEqual({
      status: 'failed',
    });
  });

  it('delivers what the world does to those who watch, in an unbroken chain', async () => {
    const socket = sandbox.openSocket();
    await next(socket, 'connect');
    const id = firstMarket(
      (await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } }))['matches'],
    );
    const answer = await socket.timeout(WAIT_LIMIT_MS).emitWithAck('market:subscribe', { ids: [id] });
    const updates: { prev: number; seq: number }[] = [];
    const third = new Promise<void>((resolve) => {
      socket.on('market:update', (update) => {
        updates.push(update as { prev: number; seq: number });
        if (updates.length === 3) resolve();
      });
    });
    sandbox.advance(60_000);
    await third;
    const chain = [answer as { seq: number }, ...updates];
    updates.forEach((update, index) => expect(update.prev).toBe(chain[index]?.seq));
  });

  it('[F38] restarts: the socket comes back by itself, to a stream of another epoch', async () => {
    const socket = sandbox.openSocket({ reconnectionDelay: 1, reconnectionDelayMax: 2 });
    await next(socket, 'connect');
    const id = firstMarket((await dataOf(sandbox, 'GET', '/bet/matches'))['matches']);
    const before = await socket.timeout(WAIT_LIMIT_MS).emitWithAck('market:subscribe', { ids: [id] });
    const [gone, back] = [next(socket, 'disconnect'), next(socket, 'connect')];
    const fault = sandbox.faults.restart();
    expect(fault.occurred()).toBe(1);
    expect((await gone)[0]).toBe('transport close');
    await back;
    const after = await socket.timeout(WAIT_LIMIT_MS).emitWithAck('market:subscribe', { ids: [id] });
    expect((after as { epoch: string }).epoch).not.toBe((before as { epoch: string }).epoch);
  });
});

function firstMarket(matches: unknown): string {
  const list = matches as { matchOdds: { id: string } | null }[];
  const id = list.find((match) => match.matchOdds !== null)?.matchOdds?.id;
  if (id === undefined) throw new Error('no market');
  return id;
}
