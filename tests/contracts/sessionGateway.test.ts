import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const MOBILE = { mobile: '9812345670', countryCode: '91' };
const OTHER = { mobile: '9812345671', countryCode: '91' };
const PASSWORD = 'Secret12 é';
const registration = {
  name: 'Asha',
  username: 'asha one',
  password: PASSWORD,
  agentCode: null,
  mobile: MOBILE,
};

describe.each(httpDoors)('SessionGateway, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  async function signUp() {
    const { session } = here.http;
    expect(await session.sendOtp(MOBILE)).toEqual({ ok: true });
    expect(await session.verifyMobile(MOBILE, here.sandbox.otpFor(MOBILE.mobile))).toEqual({ ok: true });
    const answer = await session.register(registration);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    here.http.held = answer.value.token;
    return answer.value;
  }

  it('[AUTH-11] [AUTH-13] [AUTH-17] a player signs up by OTP and is signed in', async () => {
    const { token, user } = await signUp();
    expect(token).toMatch(/^[\x21-\x7e]+$/);
    expect(user).toMatchObject({ name: 'Asha', username: 'asha one', mobile: MOBILE.mobile });
    expect(await here.http.bets.exposure()).toEqual({ ok: true, value: { total: 0, rows: [] } });
  });

  it('[AUTH-05] [AUTH-06] logs in with the right password only, and says the same for a wrong one and a wrong name', async () => {
    await signUp();
    const { session } = here.http;
    const right = await session.logIn('asha one', PASSWORD);
    expect(right).toMatchObject({ ok: true, value: { user: { username: 'asha one' } } });
    const wrong = await session.logIn('asha one', 'Secret12');
    const unknown = await session.logIn('nobody', 'Secret12');
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'unauthorised', ended: false } });
    expect(unknown).toEqual(wrong);
    expect(here.http.ended).toEqual([]);
  });

  it('[AUTH-07] offers demo players, each with a token of its own', async () => {
    const { session } = here.http;
    expect(await session.demoIsOffered()).toEqual({ ok: true, value: true });
    const [one, two] = [await session.logInAsDemo(), await session.logInAsDemo()];
    expect(one.ok && two.ok && one.value.token !== two.value.token).toBe(true);
  });

  it('[AUTH-13] [F67] a wrong OTP is refused with its code', async () => {
    const { session } = here.http;
    await session.sendOtp(MOBILE);
    const code = here.sandbox.otpFor(MOBILE.mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await session.verifyMobile(MOBILE, wrong)).toMatchObject({
      error: { kind: 'refused', code: 'OTP_WRONG' },
    });
    expect(await session.verifyMobile(MOBILE, code)).toEqual({ ok: true });
  });

  it('[AUTH-11] [F14] [F67] a second OTP at once is a cool-down with seconds to wait', async () => {
    const { session } = here.http;
    expect(await session.sendOtp(MOBILE)).toEqual({ ok: true });
    const again = await session.sendOtp(MOBILE);
    expect(again).toMatchObject({ ok: false, error: { kind: 'coolDown', sent: true } });
    const seconds = !again.ok && again.error.kind === 'coolDown' ? again.error.seconds : 0;
    expect(seconds >= 1 && seconds <= 120).toBe(true);
    here.sandbox.advance(seconds * 1_000);
    expect(await session.sendOtp(MOBILE)).toEqual({ ok: true });
  });

  it('[AUTH-11] [F13] a number that has an account is refused in words', async () => {
    await signUp();
    here.sandbox.advance(600_000);
    const answer = await here.http.session.sendOtp(MOBILE);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', code: 'NUMBER_TAKEN' } });
    expect(!answer.ok && answer.error.kind === 'refused' && (answer.error.message?.length ?? 0) > 0).toBe(
      true,
    );
  });

  it('[AUTH-17] [F68] a registration without a verified number is refused, and one that exists says so', async () => {
    const { session } = here.http;
    expect(await session.register(registration)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    await signUp();
    const again = await session.register({ ...registration, mobile: OTHER });
    expect(again).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('[AUTH-09] resets a password by OTP; an unknown number gets the same reply', async () => {
    await signUp();
    here.sandbox.advance(600_000);
    const { session } = here.http;
    expect(await session.forgotPassword(OTHER)).toEqual({ ok: true });
    expect(await session.forgotPassword(MOBILE)).toEqual({ ok: true });
    expect(await session.resetPassword('000000', 'Another12')).toMatchObject({
      ok: false,
      error: { kind: 'refused' },
    });
    expect(await session.resetPassword(here.sandbox.otpFor(MOBILE.mobile), 'Another12')).toEqual({
      ok: true,
    });
    expect((await session.logIn('asha one', 'Another12')).ok).toBe(true);
    expect((await session.logIn('asha one', PASSWORD)).ok).toBe(false);
  });

  it('[SES-02] [SES-03] a signed-out token is refused with the words that end a session', async () => {
    const { token } = await signUp();
    expect(await here.http.session.signOut(token)).toEqual({ ok: true });
    expect(await here.http.bets.exposure()).toEqual({
      ok: false,
      error: { kind: 'unauthorised', sent: true, ended: true, message: 'Unauthorized action.' },
    });
    expect(here.http.ended).toEqual([{ message: 'Unauthorized action.', token }]);
  });

  it('[SES-03] a token that the server revoked ends the session at the next call', async () => {
    const { token } = await signUp();
    expect(here.sandbox.engine.revokeToken(token)).toEqual({ ok: true });
    await here.http.bets.exposure();
    expect(here.http.ended).toHaveLength(1);
  });
});
