import { describe, expect, it } from 'vitest';
import { ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import { aBanner, someDetails } from '@tests/support/mothers/brandMother';
import { ASHA_IN, ASHAS_NUMBER, aWallet, offline } from '@tests/support/mothers/sessionMother';

describe('ResumeSession', () => {
  it('[SES-01] a stored token opens the session, before any reply', () => {
    const core = aCore();
    core.device.stored = ASHA_IN;
    core.start();
    expect(core.session).toMatchObject({ signedIn: true, user: ASHA_IN.user, epoch: 1 });
    expect(core.feed.connections).toEqual([ASHA_IN.token]);
    expect(core.connection.status).toBe('connecting');
    expect(core.navigator.went).toEqual([]);
    expect(core.notifier.shown).toEqual([]);
    expect(core.tabs.sent).toEqual([]);
  });

  it('[SES-01] a stored token without a user is a session as well', () => {
    const core = aCore();
    core.device.stored = { token: ASHA_IN.token, user: null };
    core.start();
    expect(core.session).toMatchObject({ signedIn: true, user: null });
  });

  it('[SES-01] [F72] without a token: a visitor, who sees prices and nothing of whoever was here', () => {
    const core = aCore();
    core.wallet.walletReplaced(aWallet(500));
    core.signUp.numberAccepted(ASHAS_NUMBER, 0);
    core.start();
    expect(core.session.signedIn).toBe(false);
    expect(core.feed.connections).toEqual([null]);
    expect(core.wallet.wallet).toBeNull();
    expect(core.signUp.mobile).toEqual(ASHAS_NUMBER);
  });

  it('[RT-01] a visitor has a connection only where prices are streamed; so after a log-out', async () => {
    const core = aCore(undefined, undefined, { marketStream: false });
    core.start();
    expect(core.feed.connections).toEqual([]);
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    await core.logOut();
    expect(core.feed.connections).toEqual([ASHA_IN.token]);
    expect(core.feed.status).toBe('idle');
  });

  it('[BRAND-01] [BRAND-02] [BRAND-03] [AUTH-07] asks for brand, banners, demo and announcements', async () => {
    const core = aCore();
    core.brandGateway.onDetails.answer(ok(someDetails({ seoTitle: 'Fresh' })));
    core.brandGateway.onBanners.answer(ok([aBanner({ id: 'b', order: 2 }), aBanner({ id: 'a', order: 1 })]));
    core.brandGateway.onAnnouncements.answer(ok([{ id: '1', content: 'Welcome' }]));
    core.gateway.onDemoOffer.answer(ok(true));
    core.start();
    await core.scheduler.pass(0);
    expect(core.brand).toMatchObject({
      details: { seoTitle: 'Fresh' },
      demoOffered: true,
      announcements: [{ id: '1', content: 'Welcome' }],
    });
    expect(core.brand.banners.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('[F01] [STORE-01] offline, it starts all the same with what the last visit left', async () => {
    const core = aCore();
    core.brand.detailsReplaced(someDetails({ seoTitle: 'Last time' }));
    core.brandGateway.onDetails.answer(offline);
    core.brandGateway.onBanners.answer(offline);
    core.brandGateway.onAnnouncements.answer(offline);
    core.gateway.onDemoOffer.answer(offline);
    core.start();
    await core.scheduler.pass(0);
    expect(core.brand).toMatchObject({
      details: { seoTitle: 'Last time' },
      detailsLoading: 'failed',
      demoOffered: false,
    });
    expect(core.notifier.words).toEqual(['notice.announcementsFailed']);
  });

  it('[F18] a second start does nothing', async () => {
    const core = aCore();
    core.start();
    core.resume();
    await core.scheduler.pass(0);
    expect(core.feed.connections).toEqual([null]);
    expect(core.feed.listening).toBe(1);
    expect(core.gateway.onDemoOffer.calls).toHaveLength(1);
    expect(core.scheduler.timersLeft).toBe(1);
  });
});
