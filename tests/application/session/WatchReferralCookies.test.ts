import { describe, expect, it } from 'vitest';
import { offerReferralCode, watchReferralCookies } from '@/application/session/watchReferralCookies';
import { FakeCookieJar } from '@tests/support/fakes/fakeDevices';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { signUpStore } from '@tests/support/stores';

function watching() {
  const [jar, signUp, scheduler] = [new FakeCookieJar(), signUpStore(), new ManualScheduler()];
  const watch = watchReferralCookies({ cookies: jar, signUp, scheduler });
  return { jar, signUp, scheduler, watch, cookies: jar.cookies };
}

describe('WatchReferralCookies', () => {
  it('[AUTH-18] cookies that are there are read at once, without a timer', () => {
    const { cookies, signUp, scheduler, watch } = watching();
    cookies.set('refferal', '{"code":"REF-1"}');
    cookies.set('agentCode', '{"agent":"AG-1"}');
    watch();
    expect(signUp).toMatchObject({ referralCode: 'REF-1', agentCode: 'AG-1' });
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[AUTH-18] a cookie that comes later is seen within 300 ms; each is read until its first hit', () => {
    const { cookies, jar, signUp, scheduler, watch } = watching();
    watch();
    scheduler.advance(299);
    cookies.set('refferal', '{"code":"REF-1"}');
    expect(signUp.referralCode).toBeNull();
    scheduler.advance(1);
    expect(signUp.referralCode).toBe('REF-1');

    cookies.set('refferal', '{"code":"OTHER"}');
    const readsBefore = jar.reads;
    scheduler.advance(300);
    expect(jar.reads - readsBefore).toBe(1);
    cookies.set('agentCode', '{"agent":"AG-1"}');
    scheduler.advance(300);
    expect(signUp).toMatchObject({ referralCode: 'REF-1', agentCode: 'AG-1' });
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[AUTH-18] it polls as long as the panel is open: a cookie that comes after half an hour is seen', () => {
    const { cookies, jar, signUp, scheduler, watch } = watching();
    const stop = watch();
    scheduler.advance(30 * 60_000);
    expect(jar.reads).toBe(2 * (1 + (30 * 60_000) / 300));
    cookies.set('agentCode', '{"agent":"AG-1"}');
    scheduler.advance(300);
    expect(signUp.agentCode).toBe('AG-1');
    stop();
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[F74] [F83] timers that were held back in a hidden tab go on where they were', () => {
    const { cookies, signUp, scheduler, watch } = watching();
    const stop = watch();
    scheduler.clock.advance(60_000);
    scheduler.clock.jump(-86_400_000);
    cookies.set('refferal', '{"code":"REF-1"}');
    scheduler.advance(300);
    expect(signUp.referralCode).toBe('REF-1');
    stop();
  });

  it('[F74] the panel closes: it stops', () => {
    const { scheduler, watch } = watching();
    const stop = watch();
    stop();
    stop();
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[X20] a malformed cookie is no hit', () => {
    const { cookies, signUp, scheduler, watch } = watching();
    cookies.set('refferal', '{"code":"<script>"}');
    cookies.set('agentCode', 'nonsense');
    const stop = watch();
    scheduler.advance(300);
    expect(signUp).toMatchObject({ referralCode: null, agentCode: null });
    stop();
  });

  it('[F74] where both codes are known, no cookie is read', () => {
    const { jar, signUp, scheduler, watch } = watching();
    signUp.referralCodeFound('LINK');
    signUp.agentCodeFound('AGENT');
    const stop = watch();
    stop();
    expect(jar.reads).toBe(0);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[AUTH-18] a code that came by navigation is not replaced by a cookie', () => {
    const { cookies, signUp, watch } = watching();
    cookies.set('refferal', '{"code":"COOKIE"}');
    signUp.referralCodeFound('LINK');
    watch()();
    expect(signUp.referralCode).toBe('LINK');
  });
});

describe('OfferReferralCode', () => {
  it('[AUTH-18] [X20] keeps a code of the right form and ignores anything else', () => {
    const signUp = signUpStore();
    const offer = offerReferralCode(signUp);
    for (const raw of [undefined, null, 7, {}, '', '<b>', 'A'.repeat(33)]) offer(raw);
    expect(signUp.referralCode).toBeNull();
    offer('REF_9');
    expect(signUp.referralCode).toBe('REF_9');
  });
});
