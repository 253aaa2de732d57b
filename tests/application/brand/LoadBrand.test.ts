import { describe, expect, it } from 'vitest';
import { brandStatus } from '@/domain/brand/brandStatus';
import { ok } from '@/domain/shared/Result';
import { aCore } from '@tests/support/aCore';
import { aBanner, someDetails } from '@tests/support/mothers/brandMother';
import { offline, timedOut } from '@tests/support/mothers/sessionMother';

const CLOSED = someDetails({ status: brandStatus('maintenance') });

describe('LoadBrand', () => {
  it('[BRAND-01] the stored copy stands until the reply', async () => {
    const core = aCore();
    core.brand.detailsReplaced(someDetails({ seoTitle: 'Stored' }));
    core.brandGateway.onDetails.answer(ok(someDetails({ seoTitle: 'Fresh' })));
    core.brandGateway.onDetails.gate.pause();
    const loading = core.loadBrand.load();
    expect(core.brand).toMatchObject({ details: { seoTitle: 'Stored' }, detailsLoading: 'loading' });
    core.brandGateway.onDetails.gate.resume();
    await loading;
    expect(core.brand).toMatchObject({ details: { seoTitle: 'Fresh' }, detailsLoading: 'ready' });
  });

  it('[F28] [F29] a failure keeps the last known', async () => {
    const core = aCore();
    core.brand.detailsReplaced(CLOSED);
    core.brand.bannersReplaced([aBanner()]);
    core.brandGateway.onDetails.answer(timedOut);
    core.brandGateway.onBanners.answer(offline);
    await core.loadBrand.load();
    expect(core.brand).toMatchObject({ details: CLOSED, detailsLoading: 'failed', banners: [aBanner()] });
  });

  it('[BRAND-02] banners are shown in their order', async () => {
    const core = aCore();
    core.brandGateway.onBanners.answer(ok([aBanner({ id: 'c', order: 3 }), aBanner({ id: 'a', order: 1 })]));
    await core.loadBrand.load();
    expect(core.brand.banners.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('[F18] two loads at once are one', async () => {
    const core = aCore();
    await Promise.all([core.loadBrand.load(), core.loadBrand.load()]);
    expect(core.brandGateway.onDetails.calls).toHaveLength(1);
  });

  it('[NAV-07] while not live it looks every 30 s, and leaves off when live', async () => {
    const core = aCore();
    core.brandGateway.onDetails.answer(ok(CLOSED), ok(CLOSED), ok(someDetails()));
    const stop = core.loadBrand.start();
    await core.scheduler.pass(29_999);
    expect(core.brandGateway.onDetails.calls).toHaveLength(1);
    await core.scheduler.pass(30_001);
    expect(core.brandGateway.onDetails.calls).toHaveLength(3);
    expect(core.brand.details?.status.kind).toBe('live');
    await core.scheduler.pass(120_000);
    expect(core.brandGateway.onDetails.calls).toHaveLength(3);
    stop();
    expect(core.scheduler.timersLeft).toBe(0);
  });

  it('[F01] [F28] what could not be loaded is asked for again', async () => {
    const core = aCore();
    core.brandGateway.onDetails.answer(offline, offline);
    core.loadBrand.start();
    await core.scheduler.pass(60_000);
    expect(core.brandGateway.onDetails.calls).toHaveLength(3);
    expect(core.brand.details).not.toBeNull();
  });

  it('[NAV-07] while live, the details are looked at again after five minutes', async () => {
    const core = aCore();
    core.loadBrand.start();
    await core.scheduler.pass(270_000);
    expect(core.brandGateway.onDetails.calls).toHaveLength(1);
    core.brandGateway.onDetails.answer(ok(CLOSED));
    await core.scheduler.pass(30_000);
    expect(core.brand.details?.status.kind).toBe('notLive');
  });

  it('[SES-02] forgotten details are asked for anew: at once when nothing is left on screen, else at the next look', async () => {
    const core = aCore();
    core.loadBrand.forget();
    await core.scheduler.pass(0);
    expect(core.brandGateway.onDetails.calls).toHaveLength(1);
    core.loadBrand.start();
    await core.scheduler.pass(0);
    core.loadBrand.forget();
    await core.scheduler.pass(0);
    expect(core.brand.details).not.toBeNull();
    expect(core.brandGateway.onDetails.calls).toHaveLength(2);
    await core.scheduler.pass(30_000);
    expect(core.brandGateway.onDetails.calls).toHaveLength(3);
  });
});
