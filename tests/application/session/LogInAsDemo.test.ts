import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import { ASHA_IN, offline, RAVI_IN, refused } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';

function offered() {
  const core = aCore();
  core.brand.demoOfferLearned(true);
  return core;
}

describe('LogInAsDemo', () => {
  it('[AUTH-07] the result is that of a log-in', async () => {
    const core = offered();
    core.gateway.onDemo.answer(ok(ASHA_IN));
    expect(await core.logInAsDemo()).toEqual(ok());
    expect(core.session.token).toBe(ASHA_IN.token);
    expect(core.feed.connections).toEqual([ASHA_IN.token]);
    expect(core.notifier.words).toEqual(['login.success']);
    expect(core.navigator.went).toEqual(['/home']);
  });

  it('[AUTH-07] where no demo is offered none is asked for', async () => {
    const core = aCore();
    expect(await core.logInAsDemo()).toEqual(fail({ fields: {}, message: say('login.failed') }));
    expect(core.gateway.onDemo.calls).toHaveLength(0);
  });

  it('[AUTH-07] called before the offer is known, it waits for the question that every start asks', async () => {
    const core = aCore();
    core.gateway.onDemoOffer.always(ok(true));
    core.gateway.onDemo.answer(ok(ASHA_IN));
    core.resume();
    expect(await core.logInAsDemo()).toEqual(ok());
    expect(core.gateway.onDemoOffer.calls).toHaveLength(1);
    expect(core.session.token).toBe(ASHA_IN.token);
  });

  it('[F17] [AUTH-07] a session of another tab that comes while the offer is asked for stays', async () => {
    const core = aCore();
    core.followTabs.start();
    core.gateway.onDemoOffer.answer(ok(true));
    core.gateway.onDemoOffer.gate.pause();
    const answer = core.logInAsDemo();
    core.device.stored = RAVI_IN;
    core.tabs.hear({ kind: 'signedIn' });
    core.gateway.onDemoOffer.gate.resume();
    expect(await answer).toEqual(fail({ fields: {}, message: null }));
    expect(core.session.token).toBe(RAVI_IN.token);
    expect(core.gateway.onDemo.calls).toHaveLength(0);
  });

  it('[AUTH-06] [AUTH-07] a refusal is told', async () => {
    const core = offered();
    core.gateway.onDemo.answer(refused());
    expect(await core.logInAsDemo()).toEqual(fail({ fields: {}, message: say('login.failed') }));
    expect(core.notifier.words).toEqual(['login.failed']);
  });

  it.each([
    ['a session', ok(ASHA_IN), 1],
    ['a refusal', refused('No'), 0],
  ])('[F17] %s that another tab has overtaken counts for nothing', async (_what, reply, givenBack) => {
    const core = offered();
    core.followTabs.start();
    core.gateway.onDemo.answer(reply);
    core.gateway.onDemo.gate.pause();
    const answers = [core.logInAsDemo(), core.logInAsDemo()];
    core.device.stored = RAVI_IN;
    core.tabs.hear({ kind: 'signedIn' });
    core.gateway.onDemo.gate.resume();
    expect(await Promise.all(answers)).toEqual([
      fail({ fields: {}, message: null }),
      fail({ fields: {}, message: null }),
    ]);
    expect(core.session.token).toBe(RAVI_IN.token);
    expect(core.gateway.onSignOut.calls).toHaveLength(givenBack);
    expect(core.gateway.onDemo.calls).toHaveLength(1);
  });
});

describe('LearnDemoOffer', () => {
  it('[AUTH-07] the offer is what the backend says; silence changes nothing', async () => {
    const learned = async (answer: Result<boolean, Failure>, before: boolean) => {
      const core = aCore();
      core.brand.demoOfferLearned(before);
      core.gateway.onDemoOffer.answer(answer);
      core.resume();
      await settle();
      return core.brand.demoOffered;
    };
    expect(await learned(ok(true), false)).toBe(true);
    expect(await learned(offline, true)).toBe(true);
    expect(await learned(ok(false), true)).toBe(false);
  });
});
