import { describe, expect, it } from 'vitest';
import { brandStatus } from '@/domain/brand/brandStatus';
import { ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { someDetails } from '@tests/support/mothers/brandMother';
import { ASHA_IN, aWallet, timedOut } from '@tests/support/mothers/sessionMother';

function onPage(): Core {
  const core = aCore();
  core.followPage.start();
  core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
  core.feed.status = 'connected';
  core.feed.onCheckSession.always(ok('success'));
  core.feed.onRequestBalance.always(ok(aWallet(10)));
  return core;
}

const asked = (core: Core) => [
  core.feed.onCheckSession.calls.length,
  core.feed.onRequestBalance.calls.length,
];

describe('FollowPage', () => {
  it('[F75] [F78] a page that is seen again checks session and balance, but not at every glance', async () => {
    const core = onPage();
    await core.scheduler.pass(60_000);
    core.page.show();
    await core.scheduler.pass(20_000);
    core.page.show();
    await core.scheduler.pass(10_000);
    expect(asked(core)).toEqual([1, 1]);
    core.page.show();
    await core.scheduler.pass(0);
    expect(asked(core)).toEqual([2, 2]);
    expect(core.wallet.wallet).toEqual(aWallet(10));
  });

  it('[F78] a machine that slept eight hours: its monotonic clock may have slept too, the wall clock tells', async () => {
    const core = onPage();
    core.page.show();
    await core.scheduler.pass(0);
    core.scheduler.clock.jump(8 * 3_600_000);
    core.page.show();
    await core.scheduler.pass(1_000);
    expect(asked(core)).toEqual([2, 2]);
    core.scheduler.clock.jump(-24 * 3_600_000);
    core.page.show();
    await core.scheduler.pass(0);
    expect(asked(core)).toEqual([2, 2]);
  });

  it('[F76] [F77] a thawed or restored page checks at once', async () => {
    const core = onPage();
    core.page.show();
    await core.scheduler.pass(1000);
    core.page.resume();
    await core.scheduler.pass(0);
    expect(asked(core)).toEqual([2, 2]);
  });

  it('[F77] a page restored after a log-out elsewhere is signed out before anything else', () => {
    const core = onPage();
    core.wallet.walletReplaced(aWallet(5));
    core.device.stored = null;
    core.page.resume();
    expect(core.session.signedIn).toBe(false);
    expect(core.wallet.wallet).toBeNull();
    expect(core.feed.onCheckSession.calls).toEqual([]);
  });

  it('[F76] a socket that looks open after a freeze and does not answer is given up', async () => {
    const core = onPage();
    core.feed.onCheckSession.answer(timedOut);
    core.page.resume();
    await core.scheduler.pass(0);
    expect(core.feed.reconnects).toBe(1);
    expect(core.session.signedIn).toBe(true);
  });

  it('[F76] one that is being opened anyway, or that answers, or a mere glance, is left alone', async () => {
    const core = onPage();
    core.page.resume();
    await core.scheduler.pass(0);
    core.feed.onCheckSession.answer(timedOut, timedOut);
    core.feed.status = 'reconnecting';
    core.page.resume();
    await core.scheduler.pass(40_000);
    core.feed.status = 'connected';
    core.page.show();
    await core.scheduler.pass(0);
    expect(core.feed.reconnects).toBe(0);
  });

  it('[F02] whether there is a network is kept for the player to see', () => {
    const core = aCore();
    core.page.online = false;
    core.followPage.start();
    expect(core.connection.online).toBe(false);
    core.page.goOnline(true);
    expect(core.connection.online).toBe(true);
    core.page.goOnline(false);
    expect(core.connection.online).toBe(false);
  });

  it('[NAV-07] back online or in sight, a brand that was not live is looked at again', async () => {
    const core = aCore();
    core.followPage.start();
    core.brand.detailsReplaced(someDetails({ status: brandStatus('maintenance') }));
    core.page.goOnline(true);
    await core.scheduler.pass(0);
    expect(core.brand.details?.status.kind).toBe('live');
    core.brand.detailsReplaced(someDetails({ status: brandStatus('maintenance') }));
    core.page.goOnline(false);
    await core.scheduler.pass(0);
    expect(core.brand.details?.status.kind).toBe('notLive');
    core.page.show();
    await core.scheduler.pass(0);
    expect(core.brand.details?.status.kind).toBe('live');
  });

  it('[F74] when it stops, nothing is listening', () => {
    const core = aCore();
    const stop = core.followPage.start();
    expect(core.page.listening).toBe(3);
    stop();
    expect(core.page.listening).toBe(0);
  });
});
