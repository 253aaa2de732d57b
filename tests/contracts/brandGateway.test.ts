import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

describe.each(httpDoors)('BrandGateway, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  it('[BRAND-01] gives the app details, whole, with nothing to complain about', async () => {
    const answer = await here.http.brand.appDetails();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { otp, status, ...texts } = answer.value;
    expect([otp, status]).toEqual(['required', { kind: 'live' }]);
    for (const [name, text] of Object.entries(texts)) expect(typeof text, name).toBe('string');
    expect(texts.instagram).not.toBe('');
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[BRAND-01] [F29] follows what the operator changes', async () => {
    here.sandbox.engine.setAppDetails({ BRAND_STATUS: 'Maintenance', OTP: 1 });
    expect(await here.http.brand.appDetails()).toMatchObject({
      value: { otp: 'skipped', status: { kind: 'notLive', word: 'Maintenance' } },
    });
    here.sandbox.engine.setAppDetails({ BRAND_STATUS: 'LIVE' });
    expect(await here.http.brand.appDetails()).toMatchObject({ value: { status: { kind: 'live' } } });
  });

  it.each([
    ['OTP', '0', 'required'],
    ['OTP', 0, 'required'],
    ['OTP', undefined, 'unknown'],
    ['OTP', null, 'unknown'],
    ['OTP', '', 'unknown'],
    ['OTP', 1, 'skipped'],
    ['OTP', '1', 'skipped'],
  ])('[F28] %s of %j means: %s', async (name, value, otp) => {
    const fault = here.sandbox.faults.http('/getAppDetails', { kind: 'drift', path: `data.${name}`, value });
    expect(await here.http.brand.appDetails()).toMatchObject({ ok: true, value: { otp } });
    expect(fault.occurred()).toBe(1);
  });

  it.each([
    ['LIVE', { kind: 'live' }],
    ['  live ', { kind: 'live' }],
    [undefined, { kind: 'live' }],
    ['', { kind: 'live' }],
    [{ word: 'x' }, { kind: 'live' }],
    ['suspended', { kind: 'notLive', word: 'suspended' }],
    ['x'.repeat(5_000), { kind: 'notLive', word: `${'x'.repeat(40)}…` }],
  ])('[F29] BRAND_STATUS %j', async (value, status) => {
    const fault = here.sandbox.faults.http('/getAppDetails', {
      kind: 'drift',
      path: 'data.BRAND_STATUS',
      value,
    });
    expect(await here.http.brand.appDetails()).toMatchObject({ ok: true, value: { status } });
    expect(fault.occurred()).toBe(1);
  });

  it('[HDR-04] [BRAND-01] WHATS_APP_URL of an address comes whole, and of a bare number as text', async () => {
    const address = `https://api.whatsapp.com/send?phone=919876543210&text=${'x'.repeat(200)}`;
    for (const value of [address, 919876543210]) {
      const path = 'data.WHATS_APP_URL';
      here.sandbox.faults.http('/getAppDetails', { kind: 'drift', path, value });
      expect(await here.http.brand.appDetails()).toMatchObject({ value: { whatsApp: String(value) } });
    }
  });

  it('[BRAND-02] gives banners in the server’s order, each with an id and an order', async () => {
    const answer = await here.http.brand.banners();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.length).toBeGreaterThan(1);
    expect(new Set(answer.value.map(({ id }) => id)).size).toBe(answer.value.length);
    expect(answer.value.every(({ order }) => Number.isFinite(order))).toBe(true);
  });

  it('[BRAND-03] gives announcements', async () => {
    const answer = await here.http.brand.announcements();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.length).toBeGreaterThan(0);
    expect(answer.value.every(({ content }) => content.trim() !== '')).toBe(true);
  });

  it.each([null, {}, 'none', { data: null }, { data: { data: [] } }, 7])(
    '[F24] %j in place of the announcements is an empty list',
    async (value) => {
      const fault = here.sandbox.faults.http('/announcement/display', { kind: 'drift', path: 'data', value });
      expect(await here.http.brand.announcements()).toEqual({ ok: true, value: [] });
      expect(fault.occurred()).toBe(1);
    },
  );

  it('[BRAND-03] takes the list at data and at data.data alike', async () => {
    const list = [{ content: 'One' }, { content: ['x'] }, { content: ' ' }, { id: 7, content: 'Two' }];
    for (const value of [list, { data: list }]) {
      here.sandbox.faults.http('/announcement/display', { kind: 'drift', path: 'data', value });
      expect(await here.http.brand.announcements()).toEqual({
        ok: true,
        value: [
          { id: 'One', content: 'One' },
          { id: '7', content: 'Two' },
        ],
      });
    }
  });

  it.each([null, {}, 'none'])('[F24] %j in place of the banners is an empty list', async (value) => {
    const fault = here.sandbox.faults.http('/getBanners', { kind: 'drift', path: 'data.banners', value });
    expect(await here.http.brand.banners()).toEqual({ ok: true, value: [] });
    expect(fault.occurred()).toBe(1);
  });

  it('[BRAND-02] [F21] a banner without an order comes last, one without an id gets one', async () => {
    const value = [{ title: 'a' }, { title: 'b', order: 'first' }, { title: 'c', order: 0, id: 7 }];
    here.sandbox.faults.http('/getBanners', { kind: 'drift', path: 'data.banners', value });
    const answer = await here.http.brand.banners();
    expect(answer.ok && answer.value.map(({ id, order }) => [id, order])).toEqual([
      ['banner-0', Number.MAX_SAFE_INTEGER],
      ['banner-1', Number.MAX_SAFE_INTEGER],
      ['7', 0],
    ]);
  });

  it('[API-02] is told of a page by its pattern', async () => {
    expect(await here.http.brand.pageVisited('/exchange/:gameId')).toEqual({ ok: true });
  });
});
