import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionLifecycle } from '@/application/session/SessionLifecycle';
import { ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { ASHA_IN, aWallet, RAVI_IN, timedOut } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';

function connected(): Core {
  const core = aCore();
  core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
  core.feed.status = 'connected';
  return core;
}

describe('SyncWallet', () => {
  it('[WAL-02] asks at once and shows the answer', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(100)));
    await core.syncWallet.sync();
    expect(core.wallet.wallet).toEqual(aWallet(100));
  });

  it('[WAL-02] asks nobody while there is no connection, or no player', async () => {
    const core = connected();
    core.feed.status = 'reconnecting';
    await core.syncWallet.sync();
    core.feed.status = 'connected';
    await core.logOut();
    core.feed.status = 'connected';
    await core.syncWallet.sync();
    expect(core.feed.onRequestBalance.calls).toEqual([]);
  });

  it('[F45] what is asked within a second is asked once more, when it is over, for everybody', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)), ok(aWallet(2)));
    await core.syncWallet.sync();
    core.clock.advance(400);
    let done = 0;
    for (let count = 0; count < 3; count += 1) void core.syncWallet.sync().then(() => (done += 1));
    await core.scheduler.pass(599);
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
    await core.scheduler.pass(1);
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
    expect(done).toBe(3);
    expect(core.wallet.wallet).toEqual(aWallet(2));
  });

  it('[F45] what is asked while a question is open is asked after its answer', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)), ok(aWallet(2)));
    core.feed.onRequestBalance.gate.pause();
    void core.syncWallet.sync();
    void core.syncWallet.sync();
    await core.scheduler.pass(3000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
    core.feed.onRequestBalance.gate.resume();
    await core.scheduler.pass(0);
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
    expect(core.wallet.wallet).toEqual(aWallet(2));
  });

  it('[F45] after a second the next is asked at once, but never beside one that is still open', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)), ok(aWallet(2)), ok(aWallet(3)));
    await core.syncWallet.sync();
    core.clock.advance(1000);
    core.feed.onRequestBalance.gate.pause();
    void core.syncWallet.sync();
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
    await core.scheduler.pass(1500);
    void core.syncWallet.sync();
    await core.scheduler.pass(1500);
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
    core.feed.onRequestBalance.gate.resume();
    await core.scheduler.pass(0);
    expect(core.feed.onRequestBalance.calls).toHaveLength(3);
    expect(core.wallet.wallet).toEqual(aWallet(3));
  });

  it('[F46] an answer with the number of what is shown is no older one', async () => {
    const core = connected();
    core.wallet.walletReplaced(aWallet(100, 5));
    core.feed.onRequestBalance.answer(ok(aWallet(90, 5)));
    await core.syncWallet.sync();
    expect(core.wallet.wallet).toEqual(aWallet(90, 5));
  });

  it('[F46] an answer that a push has overtaken is dropped', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(100, 4)));
    core.feed.onRequestBalance.gate.pause();
    const asked = core.syncWallet.sync();
    core.wallet.walletReplaced(aWallet(80, 5));
    core.feed.onRequestBalance.gate.resume();
    await asked;
    await core.scheduler.pass(5000);
    expect(core.wallet.wallet).toEqual(aWallet(80, 5));
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
  });

  it('[F91] a lower number is doubted once, also when it is the first answer of a session', async () => {
    const core = connected();
    core.wallet.walletReplaced(aWallet(80, 5));
    core.feed.onRequestBalance.answer(ok(aWallet(100, 4)), ok(aWallet(90, 5)));
    await core.syncWallet.sync();
    expect(core.wallet.wallet).toEqual(aWallet(80, 5));
    await core.scheduler.pass(1000);
    expect(core.wallet.wallet).toEqual(aWallet(90, 5));
  });

  it('[F45] a failure that is to be tried again later does not hold up a wish that waits', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(timedOut, ok(aWallet(2)));
    core.feed.onRequestBalance.gate.pause();
    void core.syncWallet.sync();
    void core.syncWallet.sync();
    await core.scheduler.pass(500);
    core.feed.onRequestBalance.gate.resume();
    await core.scheduler.pass(500);
    expect(core.wallet.wallet).toEqual(aWallet(2));
    await core.scheduler.pass(60_000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
  });

  it('[F45] a wish is not held up by a later try that was planned after failures', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(timedOut, timedOut, timedOut, ok(aWallet(3)));
    await core.syncWallet.sync();
    await core.scheduler.pass(2000);
    await core.scheduler.pass(4000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(3);
    // The next try is eight seconds away; a connection that is new asks a second after the last question.
    void core.syncWallet.sync();
    await core.scheduler.pass(1000);
    expect(core.wallet.wallet).toEqual(aWallet(3));
    await core.scheduler.pass(60_000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(4);
  });

  it('[F17] an answer for the session before is dropped', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(100)), ok(aWallet(7)));
    core.feed.onRequestBalance.gate.pause();
    const asked = core.syncWallet.sync();
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.feed.status = 'connected';
    const askedForRavi = core.syncWallet.sync();
    core.feed.onRequestBalance.gate.resume();
    await Promise.all([asked, askedForRavi]);
    expect(core.wallet.shown).toEqual([aWallet(7)]);
  });

  it('[F17] [F45] the answer for the session before makes no room for a second question of this one', async () => {
    const core = connected();
    const answers: ((amount: number) => void)[] = [];
    core.feed.requestBalance = () =>
      new Promise((resolve) => answers.push((amount) => resolve(ok(aWallet(amount)))));
    void core.syncWallet.sync();
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.feed.status = 'connected';
    void core.syncWallet.sync();
    answers[0]?.(1);
    await core.scheduler.pass(1500);
    void core.syncWallet.sync();
    await core.scheduler.pass(0);
    expect(answers).toHaveLength(2);
    answers[1]?.(2);
    await core.scheduler.pass(0);
    expect(answers).toHaveLength(3);
    expect(core.wallet.wallet).toEqual(aWallet(2));
  });

  it('[F17] what is asked while one player takes the place of another does not hold up the next one', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)), ok(aWallet(2)));
    // As whoever hears of the end asks once more: the first player is still signed in, and connected.
    const asks = { opened: () => undefined, closed: () => void core.syncWallet.sync() };
    const lifecycle = new SessionLifecycle({ session: core.session, memory: core.device }, [
      core.syncWallet,
      asks,
    ]);
    lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    const asked = core.syncWallet.sync();
    expect(core.feed.onRequestBalance.calls).toHaveLength(2);
    await asked;
    expect(core.wallet.shown).toEqual([aWallet(2)]);
  });

  it('[F17] a wish of the session before is not asked in the next, and nobody waits for it', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)), ok(aWallet(2)));
    await core.syncWallet.sync();
    const waiting = core.syncWallet.sync();
    await core.logOut();
    await waiting;
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.feed.status = 'connected';
    await core.scheduler.pass(5000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
  });

  it('[F17] a session that changes while the next question waits for an open one drops that question', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(ok(aWallet(1)));
    core.feed.onRequestBalance.gate.pause();
    void core.syncWallet.sync();
    const waiting = core.syncWallet.sync();
    await core.scheduler.pass(1500);
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.feed.status = 'connected';
    core.feed.onRequestBalance.gate.resume();
    await waiting;
    await core.scheduler.pass(5000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
    expect(core.wallet.wallet).toBeNull();
  });

  it('[F49] [WAL-02] no answer keeps the balance and asks again, later each time, as long as there is a connection', async () => {
    const core = connected();
    core.wallet.walletReplaced(aWallet(50));
    core.feed.onRequestBalance.always(timedOut);
    const askedAt: number[] = [];
    const start = core.clock.monotonic();
    await core.syncWallet.sync();
    for (let second = 0; second < 95; second += 1) {
      const before = core.feed.onRequestBalance.calls.length;
      await core.scheduler.pass(1000);
      if (core.feed.onRequestBalance.calls.length > before) askedAt.push(core.clock.monotonic() - start);
    }
    expect(askedAt).toEqual([2000, 6000, 14_000, 30_000, 60_000, 90_000]);
    expect(core.wallet.wallet).toEqual(aWallet(50));

    core.feed.onRequestBalance.always(ok(aWallet(40)));
    await core.scheduler.pass(30_000);
    expect(core.wallet.wallet).toEqual(aWallet(40));
    expect(core.scheduler.timersLeft).toBe(0);
  });

  it('[WAL-02] a lost connection ends the asking again: the next one asks by itself', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(timedOut);
    await core.syncWallet.sync();
    core.feed.status = 'reconnecting';
    await core.scheduler.pass(60_000);
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
    expect(core.scheduler.timersLeft).toBe(0);
  });

  it('[F45] however many bad pushes come, and when: at most one question a second, and the last is answered', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(pauses, async (given) => {
        const core = connected();
        core.listenToFeed.start();
        core.feed.onRequestBalance.always(ok(aWallet(1)));
        const askedAt: number[] = [];
        const ask = core.feed.requestBalance.bind(core.feed);
        core.feed.requestBalance = () => {
          askedAt.push(core.clock.monotonic());
          return ask();
        };
        let lastPush = 0;
        for (const pause of given) {
          await core.scheduler.pass(pause);
          core.feed.tell((listener) => listener.balancePushed?.(null));
          lastPush = core.clock.monotonic();
        }
        await core.scheduler.pass(1000);
        for (const [index, at] of askedAt.entries()) {
          if (index > 0) expect(at - (askedAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(1000);
        }
        expect(askedAt.at(-1)).toBeGreaterThanOrEqual(lastPush);
      }),
      { numRuns: runs(60) },
    );
  });

  it('[WAL-02] two failures in a row say that there is no balance yet; it is asked for on and on, and an answer ends it', async () => {
    const core = connected();
    core.feed.onRequestBalance.answer(timedOut, timedOut, timedOut, ok(aWallet(7)));
    await core.syncWallet.sync();
    expect(core.wallet.failed).toBe(false);
    await core.scheduler.pass(2000);
    expect(core.wallet.failed).toBe(true);
    core.clock.advance(1000);
    await core.syncWallet.askAgain();
    expect(core.feed.onRequestBalance.calls).toHaveLength(3);
    expect([core.wallet.failed, core.feed.reconnects]).toEqual([true, 0]);
    await core.scheduler.pass(8000);
    expect(core.wallet).toMatchObject({ wallet: aWallet(7), failed: false });
  });

  it.each(['disconnected', 'reconnecting'] as const)(
    '[RT-06] [WAL-02] %s: it is said, asking opens another connection, and that one brings it',
    async (status) => {
      const core = aCore();
      core.start();
      core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
      core.feed.become('connecting');
      expect(core.wallet.failed).toBe(false);
      core.feed.become(status);
      expect(core.wallet.failed).toBe(true);
      await core.syncWallet.askAgain();
      expect([core.feed.reconnects, core.feed.onRequestBalance.calls.length]).toEqual([1, 0]);
      core.feed.onRequestBalance.answer(ok(aWallet(7)));
      core.feed.become('connected');
      await core.scheduler.pass(0);
      expect(core.wallet).toMatchObject({ wallet: aWallet(7), failed: false });
    },
  );

  it('[SES-02] what was not said to one player is nothing of the next', async () => {
    const core = connected();
    core.wallet.walletFailed();
    await core.logOut();
    expect(core.wallet.failed).toBe(false);
  });
});
