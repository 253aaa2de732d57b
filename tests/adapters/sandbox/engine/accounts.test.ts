import { describe, expect, it } from 'vitest';
import { Bench } from './Bench';

const INDIA = '+91';
const MOBILE = '9876543210';
const form = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Asha Rao',
  username: 'asha',
  password: 'Secret123',
  typeId: 3,
  parentId: 81026,
  mobile: MOBILE,
  country_code: INDIA,
  ...over,
});

function verified(bench: Bench, mobile = MOBILE): void {
  bench.post('/sendOtpToMobile', { mobile, country_code: INDIA });
  const reply = bench.post('/mobileVerification', { mobile, country_code: INDIA, otp: bench.code(mobile) });
  expect(reply.body.error).toBe(false);
}

describe('signing up', () => {
  it('[AUTH-17] makes an account with play chips once the number is proved, and signs it in', () => {
    const bench = Bench.again();
    verified(bench);
    const reply = bench.post<{ token: string; user: object }>('/register', form());
    expect(reply.status).toBe(200);
    expect(reply.body.data.user).toEqual({
      mstruserid: expect.stringMatching(/^PL\d+$/),
      name: 'Asha Rao',
      username: 'asha',
      mobileno: MOBILE,
      mobileVerified: true,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    const { token } = reply.body.data;
    const peer = bench.engine.connect(token, { send: () => undefined, close: () => undefined });
    expect(peer.ok && peer.session.receive('get:balance', [])).toEqual({
      status: 'success',
      balance: 10_000,
      cash: 10_000,
      coins: 500,
      version: 1,
    });
  });

  it('[X21] ignores type, parent, role, balance and id of the payload', () => {
    const clean = Bench.again();
    const dirty = Bench.again();
    verified(clean);
    verified(dirty);
    clean.post('/register', form());
    const tampering = {
      typeId: 1,
      parentId: 1,
      role: 'admin',
      balance: 1e9,
      cash: 1e9,
      coins: 1e9,
      mstruserid: 'PL1',
    };
    const reply = dirty.post<{ user: { mstruserid: string } }>('/register', form(tampering));
    expect(reply.body.data.user.mstruserid).not.toBe('PL1');
    // The whole history is the same as without the tampering.
    expect(dirty.engine.logHash()).toBe(clean.engine.logHash());
    expect(dirty.engine.audit()).toEqual(clean.engine.audit());
    expect(dirty.engine.audit().users[0]).toMatchObject({ cash: 1_000_000, coins: 50_000 });
  });

  it('[AUTH-12] refuses a number that was not proved while a code is required, and takes it when none is', () => {
    const bench = Bench.again();
    const refused = bench.post('/register', form());
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_VERIFIED']);
    bench.engine.setAppDetails({ OTP: 1 });
    expect(bench.post('/sendOtpToMobile', { mobile: MOBILE, country_code: INDIA }).body.error).toBe(false);
    expect(bench.engine.inbox()).toEqual([]);
    expect(bench.post('/register', form()).body.error).toBe(false);
  });

  it('forgets the proof of a number after half an hour', () => {
    const bench = Bench.again();
    verified(bench);
    bench.engine.advance(1_800_000);
    expect(bench.post('/register', form()).body.code).toBe('NOT_VERIFIED');
  });

  it.each([
    ['name', ' ', 'Name cannot be empty'],
    ['username', '', 'User name cannot be empty'],
    ['username', '    ', 'User name cannot be empty'],
    ['username', 'abc', 'Username must be 4 to 15 characters.'],
    ['username', 'a'.repeat(16), 'Username must be 4 to 15 characters.'],
    ['username', 'asha!', 'Special characters are not allowed in username.'],
    ['username', 'аsha', 'Special characters are not allowed in username.'],
    ['password', '', 'Password cannot be empty'],
    ['password', 'short1', 'Password must be 8 to 20 characters.'],
    ['password', 'x'.repeat(21), 'Password must be 8 to 20 characters.'],
  ])('[AUTH-15] checks %s %j again on this side', (field, value, message) => {
    const bench = Bench.again();
    verified(bench);
    const reply = bench.post('/register', form({ [field]: value }));
    expect([reply.status, reply.body.message]).toEqual([422, message]);
  });

  it('counts the length of a password in code points', () => {
    const bench = Bench.again();
    verified(bench);
    expect(bench.post('/register', form({ password: '🏏'.repeat(20) })).body.error).toBe(false);
  });

  it.each(['98765', '1876543210', '+919876543210', '９８７６５４３２１０', '98765 43210'])(
    '[AUTH-10] does not take %s for an Indian mobile',
    (mobile) => {
      const reply = Bench.again().post('/sendOtpToMobile', { mobile, country_code: INDIA });
      expect([reply.status, reply.body.code]).toEqual([422, 'MOBILE_WRONG']);
    },
  );

  it('keeps usernames apart, whatever their case', () => {
    const bench = Bench.again();
    bench.player('asha', MOBILE);
    verified(bench, '9876543211');
    const reply = bench.post('/register', form({ username: ' ASHA ', mobile: '9876543211' }));
    expect([reply.status, reply.body.code]).toEqual([409, 'USERNAME_TAKEN']);
  });

  it('[F68] says that the account exists when the registration is sent again', () => {
    const bench = Bench.again();
    verified(bench);
    expect(bench.post('/register', form()).body.error).toBe(false);
    const again = bench.post('/register', form());
    expect([again.status, again.body.code]).toEqual([409, 'NUMBER_TAKEN']);
    expect(again.body.message).toContain('already exists');
    expect(bench.post('/sendOtpToMobile', { mobile: MOBILE, country_code: INDIA }).body.code).toBe(
      'NUMBER_TAKEN',
    );
    expect(bench.engine.audit().users).toHaveLength(1);
  });

  it('never keeps a password, a token or a code where it can be read', () => {
    const seen: string[] = [];
    const bench = new Bench({ onLog: (entry) => seen.push(JSON.stringify(entry)) });
    const player = bench.player();
    const snapshot = JSON.stringify(bench.engine.snapshot());
    expect(snapshot).not.toContain('Secret123');
    const log = seen.join('\n');
    expect(log).toContain(player.id);
    for (const secret of ['Secret123', player.token, bench.engine.inbox()[0]?.text.slice(0, 6) ?? 'none']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('logging in', () => {
  const logIn = (
    bench: Bench,
    username: string,
    password: string,
    client = 'client-1',
  ): ReturnType<Bench['post']> => bench.post('/login', { username, password }, undefined, client);

  it('[AUTH-05] opens a session for the right password, whatever the case of the name', () => {
    const bench = Bench.again();
    bench.player();
    expect(logIn(bench, 'ASHA', 'Secret123').body.error).toBe(false);
  });

  it('[X35] answers an unknown name exactly as a wrong password', () => {
    const bench = Bench.again();
    bench.player();
    const wrong = logIn(bench, 'asha', 'Wrong1234');
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).not.toBe('Unauthorized action.');
    expect(logIn(bench, 'nobody', 'Wrong1234')).toEqual(wrong);
    expect(logIn(bench, '__proto__', 'Wrong1234')).toEqual(wrong);
  });

  it('[X35] limits tries on an unknown name exactly as on a known one', () => {
    const history = (username: string): readonly unknown[] => {
      const bench = Bench.again();
      bench.player();
      return Array.from({ length: 7 }, () => logIn(bench, username, 'Wrong1234'));
    };
    expect(history('nobody')).toEqual(history('asha'));
  });

  it('stops after five wrong tries for a minute, says for how long, and only this client', () => {
    const bench = Bench.again();
    bench.player();
    for (let tries = 0; tries < 5; tries += 1) expect(logIn(bench, 'asha', 'Wrong1234').status).toBe(401);
    const stopped = logIn(bench, 'asha', 'Secret123');
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '60']);
    expect(logIn(bench, 'asha', 'Secret123', 'client-2').status).toBe(200);
    bench.engine.advance(60_000);
    expect(logIn(bench, 'asha', 'Secret123').status).toBe(200);
  });

  it('[AUTH-07] gives every demo visitor an account of their own', () => {
    const bench = Bench.again();
    expect(bench.get('/app/demo').body.data).toEqual({ hasDemoUsers: true });
    const open = (): string =>
      bench.post<{ user: { mstruserid: string } }>('/login/demo', {}).body.data.user.mstruserid;
    expect(open()).not.toBe(open());
    for (const user of bench.engine.audit().users) expect(user).toMatchObject({ cash: 1_000_000, hold: 0 });
  });

  it('[SES-02] [SES-03] a token ends with the sign-out, and other tokens go on', () => {
    const bench = Bench.again();
    const player = bench.player();
    const second = logIn(bench, 'asha', 'Secret123').body.data as { token: string };
    expect(bench.get('/signout', {}, player.token).body.error).toBe(false);
    const after = bench.get('/bet/exposure/amount', {}, player.token);
    expect([after.status, after.body.message]).toEqual([401, 'Unauthorized action.']);
    expect(bench.get('/bet/exposure/amount', {}, second.token).status).toBe(200);
  });

  it('[RT-04] [SES-04] tells the sockets of a session that ended to check it, and nothing private any more', () => {
    const bench = Bench.again();
    const player = bench.player();
    expect(player.socket.receive('session_check', [])).toEqual({ status: 'success' });
    bench.engine.revokeToken(player.token);
    expect(player.received.at(-1)?.event).toBe('session_refresh');
    expect(player.socket.receive('session_check', [])).toEqual({ status: 'failed' });
    expect(player.socket.receive('get:balance', [])).toEqual({ status: 'failed' });
    bench.engine.setBalance(player.id, { cash: 1 });
    expect(player.received.at(-1)?.event).toBe('session_refresh');
  });

  it('[SES-05] refuses a socket with a token that does not count', () => {
    const bench = Bench.again();
    const refused = bench.engine.connect('f'.repeat(32), { send: () => undefined, close: () => undefined });
    expect(refused).toMatchObject({ ok: false, refusal: { data: { type: 'SessionError' } } });
  });

  it('ends a session after a day, to the millisecond, and tells its sockets soon', () => {
    const bench = Bench.again();
    const player = bench.player();
    bench.engine.advance(24 * 3_600_000);
    expect(bench.get('/bets', {}, player.token).status).toBe(200);
    bench.engine.advance(1);
    expect(bench.get('/bets', {}, player.token).status).toBe(401);
    bench.engine.advance(60_000);
    expect(player.events('session_refresh')).toHaveLength(1);
    expect(bench.get('/bets', {}, player.token).status).toBe(401);
  });
});
