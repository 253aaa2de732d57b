import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '@/domain/shared/Result';
import type { SignedIn } from '@/domain/session/User';
import type { Token } from '@/domain/shared/ids';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { ASHA_IN, aWallet, logInForm, RAVI_IN, refused } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';

/** The model knows one thing: who is signed in. */
interface Model {
  who: SignedIn | null;
}

/** Each identity has its own figure, so that a mix-up shows. */
const amountOf = (token: Token | null) => (token === ASHA_IN.token ? 100 : 200);

function expectHonest(core: Core, { who }: Model): void {
  expect(core.session.token).toBe(who?.token ?? null);
  expect(core.session.user).toBe(who?.user ?? null);
  expect(core.device.stored?.token ?? null).toBe(who?.token ?? null);
  expect(core.feed.identity).toBe(who?.token ?? null);
  const shown = core.wallet.wallet;
  if (who === null) expect(shown).toBeNull();
  else if (shown !== null) expect(shown).toEqual(aWallet(amountOf(who.token)));
}

type Command = fc.AsyncCommand<Model, Core>;

function command(name: string, run: (model: Model, core: Core) => void | Promise<void>): Command {
  return {
    check: () => true,
    async run(model, core) {
      const { epoch } = core.session;
      const before = model.who;
      await run(model, core);
      await core.scheduler.pass(0);
      expectHonest(core, model);
      if (before !== model.who) expect(core.session.epoch).toBeGreaterThan(epoch);
    },
    toString: () => name,
  };
}

const logIn = (who: SignedIn) =>
  command(`log in ${who.user.username}`, async (model, core) => {
    core.gateway.onLogIn.answer(ok(who));
    expect((await core.logIn(logInForm())).ok).toBe(true);
    model.who = who;
  });

const logInFails = command('log in fails', async (_model, core) => {
  core.gateway.onLogIn.answer(refused('No'));
  expect((await core.logIn(logInForm())).ok).toBe(false);
});

const logOuts = (times: number) =>
  command(`log out ${times}x`, async (model, core) => {
    const before = core.gateway.onSignOut.calls.length;
    await Promise.all(Array.from({ length: times }, () => core.logOut()));
    expect(core.gateway.onSignOut.calls.length - before).toBe(model.who === null ? 0 : 1);
    model.who = null;
  });

const unauthorised = (who: SignedIn) =>
  command(`401 for ${who.user.username}`, (model, core) => {
    core.sessionEnded(who.token);
    if (model.who?.token === who.token) model.who = null;
  });

const checkSays = (answer: 'success' | 'failed') =>
  command(`session_check ${answer}`, (model, core) => {
    core.feed.onCheckSession.always(ok(answer));
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    if (answer === 'failed') model.who = null;
  });

const socketRefused = command('SessionError', (model, core) => {
  core.feed.tell((listener) => listener.sessionRefused?.('Gone'));
  model.who = null;
});

const connected = command('connected', (_model, core) => core.feed.become('connected'));

const pushed = command('update_balance', (_model, core) => {
  core.feed.tell((listener) => listener.balancePushed?.(aWallet(amountOf(core.feed.identity))));
});

const elsewhereIn = (who: SignedIn) =>
  command(`${who.user.username} signs in elsewhere`, (model, core) => {
    core.device.stored = who;
    core.tabs.hear({ kind: 'signedIn' });
    model.who = who;
  });

const elsewhereOut = command('signed out elsewhere', (model, core) => {
  core.device.stored = null;
  core.tabs.hear({ kind: 'signedOut' });
  model.who = null;
});

const storageGone = command('storage cleared', (model, core) => {
  core.device.stored = null;
  core.store.external(null, null);
  model.who = null;
});

const timePasses = command('time passes', (_model, core) => core.scheduler.pass(3000));

const COMMANDS = [
  ...[ASHA_IN, RAVI_IN].flatMap((who) => [logIn(who), unauthorised(who), elsewhereIn(who)]),
  ...[logInFails, logOuts(1), logOuts(3), checkSays('success'), checkSays('failed')],
  ...[socketRefused, connected, pushed, elsewhereOut, storageGone, timePasses],
].map((each) => fc.constant(each));

function runningCore(): Core {
  const core = aCore();
  core.feed.requestBalance = () => Promise.resolve(ok(aWallet(amountOf(core.feed.identity))));
  core.start();
  return core;
}

describe('the session as a machine', () => {
  it('[P23] whatever happens in whatever order: one identity everywhere, and nothing private without one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30 }), async (commands) => {
        await fc.asyncModelRun(() => ({ model: { who: null }, real: runningCore() }), commands);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('replies in any order', () => {
  it('[F17] [P23] a reply of an older session never shows in a newer one, or after a log-out', async () => {
    const action = fc.constantFrom('asha', 'ravi', 'out', 'elsewhere', 'sync', 'check');
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(action, { minLength: 2, maxLength: 12 }),
        async (order, actions) => {
          const core = runningCore();
          core.gateway.onLogIn.always(refused());
          const replyOf = <T>(value: T, label: string): Promise<T> =>
            order.schedule(Promise.resolve(value), label);
          core.feed.requestBalance = () => replyOf(ok(aWallet(amountOf(core.feed.identity))), 'balance');
          core.feed.checkSession = () => replyOf(ok('success'), 'check');
          core.gateway.logIn = (name) => replyOf(ok(name === 'asha' ? ASHA_IN : RAVI_IN), `log in ${name}`);
          core.gateway.signOut = () => replyOf(ok(), 'sign out');

          for (const each of actions) {
            if (each === 'asha' || each === 'ravi') void core.logIn(logInForm({ username: each }));
            else if (each === 'out') void core.logOut();
            else if (each === 'sync') core.feed.become('connected');
            else if (each === 'check') core.feed.tell((listener) => listener.sessionRefreshAsked?.());
            else {
              core.device.stored = RAVI_IN;
              core.tabs.hear({ kind: 'signedIn' });
            }
            if (order.count() > 2) await order.waitOne();
            expectHonest(core, {
              who: core.device.stored === null ? null : (core.device.stored as SignedIn),
            });
          }
          await order.waitIdle();
          expectHonest(core, { who: core.device.stored === null ? null : (core.device.stored as SignedIn) });
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
