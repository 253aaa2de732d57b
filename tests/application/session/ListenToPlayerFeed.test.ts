import { describe, expect, it } from 'vitest';
import { fail, ok } from '@/domain/shared/Result';
import { rupees } from '@/domain/shared/Money';
import { say } from '@/domain/shared/Message';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { ASHA_IN, aWallet, RAVI_IN, timedOut } from '@tests/support/mothers/sessionMother';

function listening(signedIn = true): Core {
  const core = aCore();
  core.listenToFeed.start();
  if (signedIn) core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
  return core;
}

describe('ListenToPlayerFeed', () => {
  it('[RT-06] the states of the connection are kept for the player to see', () => {
    const core = listening();
    const seen = (['connecting', 'disconnected', 'reconnecting'] as const).map((status) => {
      core.feed.become(status);
      return core.connection.status;
    });
    expect(seen).toEqual(['connecting', 'disconnected', 'reconnecting']);
  });

  it('[WAL-02] every new connection of a player asks for the balance', async () => {
    const core = listening();
    core.feed.onRequestBalance.answer(ok(aWallet(100)), ok(aWallet(90)));
    core.feed.become('connected');
    await core.scheduler.pass(5000);
    core.feed.become('reconnecting');
    core.feed.become('connected');
    await core.scheduler.pass(0);
    expect(core.wallet.shown).toEqual([aWallet(100), aWallet(90)]);
  });

  it('[P23] a visitor’s connection asks for no balance, and a balance that comes anyway is not shown', async () => {
    const core = listening(false);
    core.feed.connect(null);
    core.feed.become('connected');
    core.feed.tell((listener) => listener.balancePushed?.(aWallet(5, 1)));
    await core.scheduler.pass(0);
    expect(core.feed.onRequestBalance.calls).toEqual([]);
    expect(core.wallet.wallet).toBeNull();
  });

  it('[WAL-03] a pushed balance is shown', () => {
    const core = listening();
    core.feed.tell((listener) => listener.balancePushed?.(aWallet(75, 3)));
    expect(core.wallet.wallet).toEqual(aWallet(75, 3));
  });

  it('[TOAST-02] [F47] a notification becomes a toast and a line behind the bell', () => {
    const core = listening();
    core.feed.tell((listener) =>
      listener.noticePushed?.({ title: 'Bet settled', message: 'You won', type: 'success' }),
    );
    const expected = [
      { type: 'success', message: { kind: 'server', text: 'Bet settled : You won' }, closesAfterMs: 5000 },
    ];
    expect(core.notifier.shown).toMatchObject(expected);
    expect(core.notices.recent).toMatchObject(expected);
  });

  it('[F48] a storm of session_refresh has one session_check in flight', async () => {
    const core = listening();
    core.feed.onCheckSession.always(ok('success'));
    core.feed.onCheckSession.gate.pause();
    for (let count = 0; count < 50; count += 1)
      core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    expect(core.feed.onCheckSession.calls).toHaveLength(1);
    core.feed.onCheckSession.gate.resume();
    await core.scheduler.pass(0);
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    expect(core.feed.onCheckSession.calls).toHaveLength(2);
  });

  it.each([
    ['no acknowledgement', timedOut],
    ['a dead link', fail({ kind: 'offline' as const, sent: false })],
    ['an unreadable one', fail({ kind: 'unexpected' as const, sent: true as const })],
  ])('[F49] [SES-04] %s to session_check is not a log-out', async (_what, reply) => {
    const core = listening();
    core.feed.onCheckSession.answer(reply);
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    await core.scheduler.pass(0);
    expect(core.session.token).toBe(ASHA_IN.token);
  });

  it('[F17] a failed check of the session before does not end the one after', async () => {
    const core = listening();
    core.feed.onCheckSession.answer(ok('failed'), ok('success'));
    core.feed.onCheckSession.gate.pause();
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    core.lifecycle.start(RAVI_IN.token, RAVI_IN.user);
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    expect(core.feed.onCheckSession.calls).toHaveLength(2);
    core.feed.onCheckSession.gate.resume();
    await core.scheduler.pass(0);
    expect(core.session.token).toBe(RAVI_IN.token);
  });

  it('[SES-04] nobody is asked about a visitor', async () => {
    const core = listening(false);
    core.feed.tell((listener) => listener.sessionRefreshAsked?.());
    await core.scheduler.pass(0);
    expect(core.feed.onCheckSession.calls).toEqual([]);
  });

  it('[RT-04] when it stops, it hears nothing more', () => {
    const core = aCore();
    const stop = core.listenToFeed.start();
    stop();
    core.feed.tell((listener) => listener.noticePushed?.({ title: 'a', message: '', type: 'info' }));
    expect(core.feed.listening).toBe(0);
    expect(core.notifier.shown).toEqual([]);
  });

  it('[WAL-03] [F45] a push that is no number keeps the balance and asks', async () => {
    const core = listening();
    core.feed.onRequestBalance.always(ok(aWallet(10)));
    core.feed.status = 'connected';
    core.wallet.walletReplaced(aWallet(20));
    core.feed.tell((listener) => listener.balancePushed?.(null));
    expect(core.wallet.wallet).toEqual(aWallet(20));
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(10));
  });

  it('[TOAST-02] a notification without text is an error', () => {
    const core = listening();
    core.feed.tell((listener) => listener.noticePushed?.({ title: '', message: ' ', type: 'success' }));
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message: say('notice.somethingWentWrong') }]);
  });

  it('[WAL-03] a push of the balance alone is shown at once, and nothing is asked', async () => {
    const core = listening();
    core.feed.status = 'connected';
    core.wallet.walletReplaced(aWallet(20));
    core.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(60) }));
    expect(core.wallet.wallet).toEqual({ ...aWallet(20), balance: rupees(60), partsAreOlder: true });
    await core.scheduler.pass(60_000);
    expect(core.feed.onRequestBalance.calls).toEqual([]);
  });

  it('[F46] after a burst of pushes without a version the server says which was the last', async () => {
    const core = listening();
    core.feed.onRequestBalance.always(ok(aWallet(60)));
    core.feed.status = 'connected';
    const push = (amount: number) =>
      core.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(amount) }));
    push(80);
    await core.scheduler.pass(1000);
    expect(core.feed.onRequestBalance.calls).toEqual([]);
    push(60);
    await core.scheduler.pass(999);
    expect(core.feed.onRequestBalance.calls).toEqual([]);
    push(70);
    expect(core.wallet.wallet?.balance).toBe(rupees(70));
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(60));
    expect(core.feed.onRequestBalance.calls).toHaveLength(1);
  });

  it('[F46] a burst of numbered pushes orders itself: nothing is asked', async () => {
    const core = listening();
    core.feed.status = 'connected';
    for (const version of [3, 4, 5])
      core.feed.tell((listener) => listener.balancePushed?.(aWallet(10 * version, version)));
    await core.scheduler.pass(60_000);
    expect(core.wallet.wallet).toEqual(aWallet(50, 5));
    expect(core.feed.onRequestBalance.calls).toEqual([]);
  });

  it('[F91] figures of a connection that is gone are old until this one has said them', async () => {
    const core = listening();
    core.feed.onRequestBalance.answer(ok(aWallet(100, 90)), ok(aWallet(70, 2)));
    core.feed.become('connected');
    await core.scheduler.pass(5000);
    expect(core.wallet.current).toBe(true);
    core.feed.become('reconnecting');
    expect(core.wallet.current).toBe(false);
    expect(core.wallet.wallet?.balance).toBe(rupees(100));
    core.feed.become('connected');
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(70, 2));
    expect(core.wallet.current).toBe(true);
  });
});
