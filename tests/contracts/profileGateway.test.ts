import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const MOBILE = { mobile: '9812345670', countryCode: '91' };
const PASSWORD = 'Secret12 é';
const NEXT = 'Another 34 ü';
const WRONG = { ok: false, error: { kind: 'refused', code: 'WRONG_PASSWORD' } };

describe.each(httpDoors)('ProfileGateway, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  async function signUp() {
    const { session } = here.http;
    await session.sendOtp(MOBILE);
    await session.verifyMobile(MOBILE, here.sandbox.otpFor(MOBILE.mobile));
    const answer = await session.register({
      name: 'Asha',
      username: 'asha one',
      password: PASSWORD,
      agentCode: null,
      mobile: MOBILE,
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    here.http.held = answer.value.token;
    return answer.value;
  }

  async function logIn(password: string) {
    const answer = await here.http.session.logIn('asha one', password);
    return answer.ok ? answer.value.token : null;
  }

  it('[CASH-06] a new password counts from then on, other sessions end, this one stays', async () => {
    const { token } = await signUp();
    const elsewhere = await logIn(PASSWORD);
    const { profile, bets } = here.http;
    expect(await profile.updatePassword(PASSWORD, NEXT)).toEqual({ ok: true });
    expect((await bets.exposure()).ok).toBe(true);
    expect(await logIn(PASSWORD)).toBeNull();
    expect(await logIn(NEXT)).not.toBeNull();
    here.http.held = elsewhere;
    expect(await bets.exposure()).toMatchObject({ ok: false, error: { kind: 'unauthorised', ended: true } });
    here.http.held = token;
    expect((await bets.exposure()).ok).toBe(true);
  });

  it('[CASH-06] wrong, same and weak passwords are refused by name, and nothing changes', async () => {
    await signUp();
    const { profile } = here.http;
    expect(await profile.updatePassword('Secret12', NEXT)).toMatchObject(WRONG);
    for (const [next, code] of [
      [PASSWORD, 'SAME_PASSWORD'],
      ['short', 'FORM_WRONG'],
    ] as const)
      expect(await profile.updatePassword(PASSWORD, next)).toMatchObject({
        error: { kind: 'refused', code },
      });
    expect(await logIn(PASSWORD)).not.toBeNull();
    expect(here.http.ended).toEqual([]);
  });

  it('[CASH-06] [F14] [X35] five wrong tries close it for a minute, for the right one too; then it opens', async () => {
    await signUp();
    const { profile } = here.http;
    for (let tries = 0; tries < 5; tries += 1)
      expect(await profile.updatePassword('Wrong 123', NEXT)).toMatchObject(WRONG);
    const closed = await profile.updatePassword(PASSWORD, NEXT);
    expect(closed).toMatchObject({ ok: false, error: { kind: 'coolDown', seconds: 60 } });
    here.sandbox.advance(60_000);
    expect(await profile.updatePassword(PASSWORD, NEXT)).toEqual({ ok: true });
  });

  it('[CASH-06] [SES-03] a demo player has no password, and a visitor no account', async () => {
    await here.demo();
    expect(await here.http.profile.updatePassword(PASSWORD, NEXT)).toMatchObject({
      error: { kind: 'refused', code: 'DEMO_ACCOUNT' },
    });
    here.http.held = null;
    expect(await here.http.profile.updatePassword(PASSWORD, NEXT)).toMatchObject({
      error: { kind: 'unauthorised' },
    });
  });

  it('[CASH-06] the log-in tells since when, and whether the number is proved', async () => {
    const { user } = await signUp();
    expect(user.mobileVerified).toBe(true);
    expect(user.joinedAt).toBeGreaterThan(Date.UTC(2026, 0, 1));
    const demo = await here.http.session.logInAsDemo();
    expect(demo.ok && demo.value.user.mobileVerified).toBe(false);
  });

  it('[API-02] /page/visit answers for everybody', async () => {
    expect(await here.http.brand.pageVisited('/profile')).toEqual({ ok: true });
    await here.demo();
    expect(await here.http.brand.pageVisited('/exchange/:gameId')).toEqual({ ok: true });
  });
});
