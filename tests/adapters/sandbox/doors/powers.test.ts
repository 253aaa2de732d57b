import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxPowers } from '@/adapters/sandbox/doors/inBrowser/createBrowserSandbox';
import type { PageSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { call, dataOf, demoToken } from '@tests/support/sandbox/wireClient';

describe('the powers over the sandbox of a page', () => {
  let sandbox: PageSandbox;
  let powers: SandboxPowers;
  beforeEach(async () => {
    sandbox = await startBrowserSandbox();
    ({ powers } = sandbox.running);
  });
  afterEach(() => sandbox.close());

  it('act on a market, and say why not', async () => {
    const { matches } = await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } });
    const [match] = matches as { id: string; matchOdds: { id: string } }[];
    const id = match?.matchOdds.id ?? '';
    expect(await powers.control('market', id, { action: 'suspend' })).toEqual({ ok: true });
    const { markets } = await dataOf(sandbox, 'GET', '/bet/match/odds', {
      query: { refmatchid: match?.id ?? '' },
    });
    expect(markets).toEqual(expect.arrayContaining([expect.objectContaining({ id, status: 'SUSPENDED' })]));
    expect(await powers.control('market', 'none', { action: 'suspend' })).toMatchObject({ ok: false });
  });

  it('change the brand and end sessions', async () => {
    await powers.control('setAppDetails', { BRAND_STATUS: 'maintenance' });
    await expect(dataOf(sandbox, 'GET', '/getAppDetails')).resolves.toMatchObject({
      BRAND_STATUS: 'maintenance',
    });
    const token = await demoToken(sandbox);
    await powers.control('revokeToken', token);
    expect((await call(sandbox, 'GET', '/bet/exposure/amount', { token })).status).toBe(401);
  });

  it('let time pass, forwards only', async () => {
    const before = Number(await powers.control('now'));
    await powers.control('advance', 60_000);
    await powers.control('advance', -1);
    await powers.control('advance', 'soon');
    expect(await powers.control('now')).toBe(before + 60_000);
  });

  it('[X19] reach nothing but the controls that are listed', async () => {
    for (const name of ['handle', 'snapshot', 'connect', 'constructor', '__proto__', 'toString']) {
      expect(await powers.control(name)).toBeNull();
    }
  });

  it('reset: accounts are gone, the world begins anew', async () => {
    const token = await demoToken(sandbox);
    await sandbox.running.tools.reset();
    expect((await call(sandbox, 'GET', '/bet/exposure/amount', { token })).status).toBe(401);
  });

  it('plan faults, count them, take them back', async () => {
    const once = powers.fault({
      action: 'http',
      path: '/getAppDetails',
      fault: { kind: 'status', status: 503 },
    });
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(503);
    expect(powers.occurred(once ?? '')).toBe(1);
    const many = { action: 'http', path: '*', fault: { kind: 'html' }, times: 99 };
    powers.cancelFault(powers.fault(many) ?? '');
    powers.fault(many);
    powers.clearFaults();
    expect((await call(sandbox, 'GET', '/getAppDetails')).text).toMatch(/^\{/);
    expect(powers.fault({ action: 'explode' })).toBeNull();
    expect(powers.occurred('none')).toBe(0);
    expect(powers.isHosting()).toBe(true);
  });
});
